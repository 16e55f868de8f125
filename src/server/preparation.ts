/** Starts the thread that prepares the world, and tells the terminal how far it is. */
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Day } from '../core/calendar-day.ts'
import type { WorldToPrepare } from './prepare-world.ts'

interface Report {
  step?: string
  done?: number
  all?: number
  /** Searches may begin; what the thread still does is nobody's wait. */
  prepared?: true
}

/** Between two lines of a log; a terminal is redrawn with every report. */
const LOG_EVERY_MS = 2_000
const MINUTE_MS = 60_000

/** Resolves when searches may begin. What fails before is thrown, what fails later is logged. */
export async function worldPrepared(thread: string, world: WorldToPrepare): Promise<void> {
  const worker = new Worker(thread, { workerData: world })
  const show = progressLine()
  const prepared = new Promise<void>((resolve) => {
    worker.on('message', (report: Report) => {
      if (report.prepared) resolve()
      else show(report)
    })
  })
  // A failure of the thread rejects here; the exit code alone would not say why.
  const ended = once(worker, 'exit')
  await Promise.race([prepared, ended])
  ended.catch((error: unknown) =>
    console.error('The world could not be brought up to today:', error),
  )
  show({ step: '' })
}

/**
 * Once a minute: has a new day begun? Then memory moves on at once, and the store behind it. While
 * the database is away that fails, and is tried again.
 */
export function followToday(
  thread: string,
  world: WorldToPrepare,
  today: () => Day,
  onNewDay: (day: Day) => void,
): void {
  let day = world.today
  setInterval(async () => {
    const now = today()
    if (now === day) return
    try {
      onNewDay(now)
      await worldPrepared(thread, { ...world, today: now })
      day = now
    } catch (error) {
      console.error('The world could not be brought up to today:', error)
    }
  }, MINUTE_MS).unref()
}

function progressLine(): (report: Report) => void {
  let shownStep = ''
  let shownAt = 0
  return ({ step = '', done, all }) => {
    const counts = done && all ? ` ${done} of ${all}` : ' …'
    if (process.stdout.isTTY) process.stdout.write(`\r\u001b[K${step && step + counts}`)
    else if (step && (step !== shownStep || Date.now() - shownAt > LOG_EVERY_MS)) {
      console.log(`${step}${counts}`)
      shownAt = Date.now()
    }
    shownStep = step
  }
}
