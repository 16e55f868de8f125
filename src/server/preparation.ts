/** Starts the thread that prepares the world, and tells the terminal how far it is. */
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { WorldToPrepare } from './prepare-world.ts'

interface Step {
  step: string
  done?: number
  all?: number
}

/** Between two lines of a log; a terminal is redrawn with every report. */
const LOG_EVERY_MS = 2_000

export async function worldPrepared(thread: string, world: WorldToPrepare): Promise<void> {
  const worker = new Worker(thread, { workerData: world })
  const show = progressLine()
  worker.on('message', show)
  // A failure of the thread rejects here; the exit code alone would not say why.
  await once(worker, 'exit')
  show({ step: '' })
}

function progressLine(): (step: Step) => void {
  let shownStep = ''
  let shownAt = 0
  return ({ step, done, all }) => {
    const counts = done && all ? ` ${done} of ${all}` : ' …'
    if (process.stdout.isTTY) process.stdout.write(`\r\u001b[K${step && step + counts}`)
    else if (step && (step !== shownStep || Date.now() - shownAt > LOG_EVERY_MS)) {
      console.log(`${step}${counts}`)
      shownAt = Date.now()
    }
    shownStep = step
  }
}
