/** The thread in which a world is prepared, then brought up to today. It reports and ends. */
import { parentPort, workerData } from 'node:worker_threads'
import { loadDemoWorld } from './load-demo.ts'
import {
  prepareTimetable,
  rollTimetable,
} from './products/flights/timetable/service/prepare-timetable.ts'
import type { WorldToPrepare } from './products/hotels/catalogue/service/invented-world.ts'
import { type Progress, prepareWorld } from './products/hotels/catalogue/service/prepare-world.ts'
import { rollWorld } from './products/hotels/rates/service/roll-world.ts'

const world = workerData as WorldToPrepare
const report: Progress = (step, done, all) => parentPort?.postMessage({ step, done, all })
const invented = await prepareWorld(world, loadDemoWorld, report)
if (invented) await prepareTimetable(world, invented, report)
parentPort?.postMessage({ prepared: true })
await invented?.recordHistory(world)
await rollWorld(world, invented)
await rollTimetable(world, invented)
