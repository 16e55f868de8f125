/** Starts the thread that prepares the world, and tells the terminal how far it is. */
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Day } from './site/calendar-day.ts'
import type { WorldToPrepare } from './products/hotels/catalogue/service/invented-world.ts'

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

export interface Preparation {
  /** Searches may begin. */
  prepared: Promise<void>
  /** The store has come as far as today, and the thread has ended. */
  rolled: Promise<void>
}

export function prepareInThread(thread: string, world: WorldToPrepare): Preparation {
  const worker = new Worker(thread, { workerData: world })
  const show = progressLine()
  const isPrepared = new Promise<void>((resolve) => {
    worker.on('message', (report: Report) => {
      if (report.prepared) resolve()
      else show(report)
    })
  })
  // A failure of the thread rejects here; the exit code alone would not say why.
  const rolled = once(worker, 'exit').then(() => undefined)
  const prepared = Promise.race([isPrepared, rolled]).finally(() => show({ step: '' }))
  // Not everybody waits for both: a failure nobody waits for must not end the process.
  for (const promise of [prepared, rolled]) promise.catch(() => undefined)
  return { prepared, rolled }
}

export interface DayNotices {
  /** Memory moves on at once. */
  onNewDay: (day: Day) => void
  /** The store moves on behind it; while another node does that, this waits for it. */
  roll: (day: Day) => Promise<void>
  onFailure: (error: unknown) => void
}

/**
 * Once a minute: has a new day begun, or has the store not come as far as the last one? One at a
 * time, however long it waits for another node; what failed, at whatever step, is tried again.
 */
export function followToday(
  firstDay: Day,
  firstRoll: Promise<void>,
  today: () => Day,
  { onNewDay, roll, onFailure }: DayNotices,
): void {
  let day = firstDay
  let rolledTo: Day | null = null
  let isRolling = false
  const begin = async (to: Day, rolling: Promise<void>) => {
    isRolling = true
    try {
      await rolling
      rolledTo = to
    } catch (error) {
      onFailure(error)
    } finally {
      isRolling = false
    }
  }
  void begin(firstDay, firstRoll)
  setInterval(() => {
    try {
      const now = today()
      if (now !== day) onNewDay(now)
      day = now
      if (rolledTo !== day && !isRolling) void begin(day, roll(day))
    } catch (error) {
      onFailure(error)
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
