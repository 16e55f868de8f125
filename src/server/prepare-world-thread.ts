/** The thread in which a world is prepared. It reports each step and ends. */
import { parentPort, workerData } from 'node:worker_threads'
import { prepareWorld, type WorldToPrepare } from './prepare-world.ts'

await prepareWorld(workerData as WorldToPrepare, (step, done, all) =>
  parentPort?.postMessage({ step, done, all }),
)
