/** What an answer says that no moment of the shared world could have said. */
import type { EngineResults } from '../../src/products/hotels/engine/search/engine-query.ts'
import { HOTELS, NIGHTS, PRICES, ROOMS } from './shared-world.ts'

const ROOMS_LEFT = new Set([ROOMS - 1, ROOMS])

export function wrongIn({ hotels, pins, summary }: EngineResults): string[] {
  const wrong: string[] = []
  if (summary.accommodations !== HOTELS) wrong.push(`${summary.accommodations} hotels`)
  for (const [at, price] of pins.price.entries())
    if (!PRICES.includes(price)) wrong.push(`pin of hotel ${pins.hotelId[at]} at ${price}`)
  for (const { id, minRate, maxRate, roomsLeft } of hotels) {
    for (const rate of [minRate, maxRate])
      if (!PRICES.includes((rate?.price ?? 0) / NIGHTS)) wrong.push(`hotel ${id}: ${rate?.price}`)
    if (!ROOMS_LEFT.has(roomsLeft)) wrong.push(`hotel ${id} has ${roomsLeft} rooms`)
  }
  return wrong
}
