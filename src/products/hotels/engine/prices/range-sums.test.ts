import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { geographyOf, randomWorld } from '../../../../../tests/reference/random-world.ts'
import { decodeDictionary } from '../columns/dictionary.ts'
import { EngineBuilder } from '../columns/engine-builder.ts'
import { FacetCounters } from '../search/facet-counters.ts'
import { RangeSums } from './range-sums.ts'

const HOTELS = 60

test('a range has what its hotels have one by one', () => {
  const world = randomWorld(5, HOTELS)
  const builder = new EngineBuilder({
    geography: geographyOf(world),
    chains: world.chains,
    counts: { hotels: HOTELS, roomTypes: HOTELS * 4, ratePlans: HOTELS * 6 },
    firstDay: world.firstDay,
    days: world.days,
  })
  for (const hotel of world.hotels) builder.add(hotel)
  const columns = builder.freeze()
  const dictionary = decodeDictionary(columns.dictionary)
  const sums = new RangeSums(columns, dictionary, 8)
  const row = fc.nat({ max: HOTELS })
  fc.assert(
    fc.property(row, row, (one, other) => {
      const [from, to] = [Math.min(one, other), Math.max(one, other)]
      const [ranged, single] = [
        new FacetCounters(columns, dictionary),
        new FacetCounters(columns, dictionary),
      ]
      sums.add(ranged, from, to)
      for (let at = from; at < to; at++) single.addRows(Int32Array.of(at), 0, 1, 1)
      expect(ranged.counts({})).toEqual(single.counts({}))
    }),
  )
})
