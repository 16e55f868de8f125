/**
 * The one way to the demo world. It is loaded only for a database that holds it or is to hold it:
 * an operator's world starts with the whole folder gone.
 */
import type { InventedFlights } from './products/flights/timetable/service/invented-timetable.ts'
import {
  type InventedHotels,
  type InventedWorld,
  NOTHING_INVENTED,
} from './products/hotels/catalogue/service/invented-world.ts'
import { isDemoWorld, storedWorld } from './products/hotels/catalogue/store/catalogue.ts'
import type { Database } from './store/database.ts'

/** Tells a build without it. A code, because the class of an error does not get out of a thread. */
export const DEMO_MISSING = 'DEMO_MISSING'

export async function loadDemoWorld(
  load = () => import('../demo/demo-world.ts'),
): Promise<InventedWorld & InventedFlights> {
  try {
    return (await load()).DEMO_WORLD
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error
    const missing = new Error('The build has no demo world', { cause: error })
    throw Object.assign(missing, { code: DEMO_MISSING })
  }
}

export async function inventedHotelsOf(store: Database): Promise<InventedHotels> {
  return isDemoWorld(await storedWorld(store)) ? loadDemoWorld() : NOTHING_INVENTED
}
