/** The thread in which a world is prepared, then brought up to today. It reports and ends. */
import { parentPort, workerData } from 'node:worker_threads'
import { recordHistory } from '../demo/record-history.ts'
import { prepareWorld, type WorldToPrepare } from '../demo/prepare-world.ts'
import { rollWorld } from './products/hotels/rates/routes/roll-world.ts'

const world = workerData as WorldToPrepare
await prepareWorld(world, (step, done, all) => parentPort?.postMessage({ step, done, all }))
parentPort?.postMessage({ prepared: true })
await recordHistory(world)
await rollWorld(world)
