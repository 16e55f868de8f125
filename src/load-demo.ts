/**
 * The one way to the demo world. It is loaded only for a database that holds it or is to hold it:
 * an operator's world starts with the whole folder gone.
 */
import {
  type InventedHotels,
  type InventedWorld,
  NOTHING_INVENTED,
} from './products/hotels/catalogue/service/invented-world.ts'
import { isDemoWorld, storedWorld } from './products/hotels/catalogue/store/catalogue.ts'
import type { Database } from './store/database.ts'

export async function loadDemoWorld(): Promise<InventedWorld> {
  const { DEMO_WORLD } = await import('../demo/demo-world.ts')
  return DEMO_WORLD
}

export async function inventedHotelsOf(store: Database): Promise<InventedHotels> {
  return isDemoWorld(await storedWorld(store)) ? loadDemoWorld() : NOTHING_INVENTED
}
