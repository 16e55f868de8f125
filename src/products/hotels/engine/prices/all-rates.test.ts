/** All rates of a hotel, against the two that the list finds by itself. */
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { Chance } from '../../../../../tests/reference/chance.ts'
import { randomQuery } from '../../../../../tests/reference/random-query.ts'
import { geographyOf, randomWorld } from '../../../../../tests/reference/random-world.ts'
import { EngineBuilder } from '../columns/engine-builder.ts'
import { Engine } from '../search/engine.ts'

const WORLDS = 25
const SEARCHES_PER_WORLD = 5

test('begin with the cheapest and end with the dearest rate', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const world = randomWorld(seed, 8)
      const geography = geographyOf(world)
      const counts = { hotels: 40, roomTypes: 160, ratePlans: 240 }
      const { chains, firstDay, days } = world
      const builder = new EngineBuilder({ geography, chains, counts, firstDay, days })
      for (const hotel of world.hotels) builder.add(hotel)
      const engine = new Engine(builder.freeze(), geography)
      const chance = new Chance(seed + 1)
      for (let search = 0; search < SEARCHES_PER_WORLD; search++) {
        const query = randomQuery(chance, world)
        for (const { id } of world.hotels) {
          const hotel = engine.hotelFor(id, query)
          const rates = engine.ratesOf(id, query)
          const withoutRooms = rates.map(({ availableRooms, ...rate }) => {
            expect(availableRooms).toBeGreaterThan(0)
            return rate
          })
          expect(withoutRooms[0]?.price ?? null).toBe(hotel?.minPrice ?? null)
          expect(withoutRooms.at(-1)?.price ?? null).toBe(hotel?.maxRate?.price ?? null)
          const cheapest = hotel?.minRate ? [hotel.minRate] : []
          expect(withoutRooms).toEqual(expect.arrayContaining(cheapest))
        }
      }
    }),
    { numRuns: WORLDS },
  )
})
