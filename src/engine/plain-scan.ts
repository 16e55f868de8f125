/**
 * The last step over a block when no filter looks at rates: every plan of a hotel may be sold, so
 * its price is the cheapest plan's, and what its plans offer is known from the hotel's masks.
 */
import type { CompiledStay } from './compiled-search.ts'
import type { EngineColumns } from './engine-columns.ts'
import type { FacetCounters } from './facet-counters.ts'
import { MARKS } from './hotel-filters.ts'
import { CHAIN_SHIFT, CURRENCY_MASK, CURRENCY_SHIFT } from './hotel-words.ts'
import type { LocationOptions } from './location-options.ts'
import type { MatchList } from './match-list.ts'
import type { PriceOptions } from './price-options.ts'
import { countInOneGroup } from './static-counts.ts'
import type { HotelBlock } from './stay-prices.ts'

export interface ScanTargets {
  counters: FacetCounters
  locations: LocationOptions
  prices: PriceOptions
  marks: Uint8Array
  matches: MatchList
}

/** With `areCounted` the hotels are in the counters already, and those without a room leave them. */
export function scanPlainly(
  columns: EngineColumns,
  stay: CompiledStay,
  block: HotelBlock,
  segments: Int32Array,
  targets: ScanTargets,
  areCounted: boolean,
): void {
  const { rows, count, failures, roomPrices } = block
  const { cheapStart, cheapPermille, cheapBoardSupplement, cheapPacketSupplement } = columns
  const { traitWord, packetMask, leastFreeDays } = columns
  const { counters, locations, prices, marks, matches } = targets
  const { factors, nightsAndRooms, minorUnits, leadDays } = stay
  const { rooms, payers } = stay.demand
  const { nights } = stay.window
  const { rows: matchRows, ownPrices, prices: matchPrices } = matches
  const { chains } = counters
  const { edges, counts: priceCounts } = prices
  const lastEdge = edges.length - 1
  const perStep = 1 / (minorUnits * edges[1]!)
  const locationCounts = locations.counts
  let found = matches.count
  let packetSales = 0
  let free = 0
  // Neighbours mostly lie in one segment, which is counted when it ends.
  let segment = 0
  let inSegment = 0
  for (let at = 0; at < count; at++) {
    const first = roomPrices[at * rooms]!
    const failed = failures[at]!
    const row = rows[at]!
    let cheapest = Infinity
    if (first !== 0 && failed >= 0) {
      const end = cheapStart[row + 1]!
      for (let plan = cheapStart[row]!; plan < end; plan++) {
        const permille = cheapPermille[plan]!
        // As Math.round does it for prices, at half its cost.
        let total =
          Math.floor((first * permille) / 1_000_000 + 0.5) +
          payers * (nights * cheapBoardSupplement[plan]! + cheapPacketSupplement[plan]!)
        for (let room = 1; room < rooms; room++)
          total += Math.floor((roomPrices[at * rooms + room]! * permille) / 1_000_000 + 0.5)
        cheapest = Math.min(cheapest, total > 0 ? total : Infinity)
      }
    }
    if (cheapest === Infinity) {
      if (areCounted) {
        counters.addHotel(columns, row, -1)
        counters.addPlans(columns, row, -1)
      }
      continue
    }
    if (failed !== 0) {
      countInOneGroup(columns, counters, locationCounts, marks, failed, row, segments[at]!)
      continue
    }
    if (!areCounted) {
      counters.addHotel(columns, row, 1)
      counters.addPlans(columns, row, 1)
    }
    if (segments[at] !== segment) {
      locationCounts[segment]! += inSegment
      segment = segments[at]!
      inSegment = 0
    }
    inSegment++
    const trait = traitWord[row]!
    chains[trait >> CHAIN_SHIFT]!++
    const price = (cheapest * factors[(trait >> CURRENCY_SHIFT) & CURRENCY_MASK]!) / nightsAndRooms
    matchRows[found] = row
    ownPrices[found] = cheapest / nightsAndRooms
    matchPrices[found++] = price
    // Ranges are equally wide; a price next to an edge is put on its right side.
    let range = Math.min(lastEdge, Math.floor(price * perStep))
    const major = price / minorUnits
    if (major < edges[range]!) range--
    else if (range < lastEdge && major >= edges[range + 1]!) range++
    priceCounts[range]!++
    packetSales += Number(packetMask[row] !== 0)
    free += Number(leastFreeDays[row]! <= leadDays)
    marks[row]! |= COUNTED
  }
  locationCounts[segment]! += inSegment
  counters.freeCancellation += free
  matches.packetSales += packetSales
  matches.count = found
}

const COUNTED = MARKS.countsForPoints | MARKS.countsForHotels
