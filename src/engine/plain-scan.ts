/**
 * The last step over a block when no filter looks at rates: every plan of a hotel may be sold, so
 * its price is the cheapest plan's, and what its plans offer is known from the hotel's masks.
 */
import type { CompiledStay } from './compiled-search.ts'
import type { EngineColumns } from './engine-columns.ts'
import type { FacetCounters } from './facet-counters.ts'
import { MARKS } from './hotel-filters.ts'
import {
  BAND_MASK,
  BAND_SHIFT,
  BOARD_SHIFT,
  CATEGORY_MASK,
  CHAIN_SHIFT,
  CURRENCY_MASK,
  CURRENCY_SHIFT,
  SEGMENT_MASK,
  SEGMENT_SHIFT,
  SERVICE_MASK,
} from './hotel-words.ts'
import type { LocationOptions } from './location-options.ts'
import type { MatchList } from './match-list.ts'
import { type PriceOptions, segmentOfPrice } from './price-options.ts'
import { countInOneGroup } from './static-counts.ts'
import type { HotelBlock } from './stay-prices.ts'

export interface ScanTargets {
  counters: FacetCounters
  locations: LocationOptions
  prices: PriceOptions
  marks: Uint8Array
  matches: MatchList
}

export function scanPlainly(
  columns: EngineColumns,
  stay: CompiledStay,
  block: HotelBlock,
  segments: Int32Array,
  targets: ScanTargets,
): void {
  const { rows, count, failures, roomPrices } = block
  const { cheapStart, cheapPermille, cheapBoardSupplement, cheapPacketSupplement } = columns
  const { traitWord, facetWord, providerMask, packetMask, offerMask, leastFreeDays } = columns
  const { counters, locations, prices, marks, matches } = targets
  const { categories, chains, ratingBands, boardMasks, serviceMasks, segmentMasks } = counters
  const { factors, nightsAndRooms, minorUnits, leadDays } = stay
  const { rooms, payers } = stay.demand
  const { nights } = stay.window
  const { rows: matchRows, ownPrices, prices: matchPrices } = matches
  const locationCounts = locations.counts
  let found = matches.count
  for (let at = 0; at < count; at++) {
    const first = roomPrices[at * rooms]!
    const failed = failures[at]!
    if (first === 0 || failed < 0) continue
    const row = rows[at]!
    const end = cheapStart[row + 1]!
    let cheapest = Infinity
    for (let plan = cheapStart[row]!; plan < end; plan++) {
      const permille = cheapPermille[plan]!
      let total =
        Math.round((first * permille) / 1_000_000) +
        payers * (nights * cheapBoardSupplement[plan]! + cheapPacketSupplement[plan]!)
      for (let room = 1; room < rooms; room++)
        total += Math.round((roomPrices[at * rooms + room]! * permille) / 1_000_000)
      if (total < cheapest && total > 0) cheapest = total
    }
    if (cheapest === Infinity) continue
    const segment = segments[at]!
    if (failed !== 0) {
      countInOneGroup(columns, counters, locationCounts, marks, failed, row, segment)
      continue
    }
    const trait = traitWord[row]!
    const facet = facetWord[row]!
    const factor = factors[(trait >> CURRENCY_SHIFT) & CURRENCY_MASK]!
    const price = (cheapest * factor) / nightsAndRooms
    matchRows[found] = row
    ownPrices[found] = cheapest / nightsAndRooms
    matchPrices[found++] = price
    prices.counts[segmentOfPrice(prices.edges, price / minorUnits)]!++
    locationCounts[segment]!++
    categories[trait & CATEGORY_MASK]!++
    ratingBands[(trait >> BAND_SHIFT) & BAND_MASK]!++
    chains[trait >> CHAIN_SHIFT]!++
    serviceMasks[facet & SERVICE_MASK]!++
    segmentMasks[(facet >> SEGMENT_SHIFT) & SEGMENT_MASK]!++
    boardMasks[facet >> BOARD_SHIFT]!++
    counters.providers.add(providerMask[row]!)
    const packets = packetMask[row]!
    if (packets !== 0) {
      matches.packetSales++
      counters.packets.add(packets)
    }
    counters.offers.add(offerMask[row]!)
    if (leastFreeDays[row]! <= leadDays) counters.freeCancellation++
    marks[row]! |= COUNTED
  }
  matches.count = found
}

const COUNTED = MARKS.countsForPoints | MARKS.countsForHotels
