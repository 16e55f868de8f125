/**
 * The engine: answers searches from memory, in one thread, without waiting for anything. Several
 * threads each have one on the same columns. See engine-builder.ts for how columns come to be and
 * engine-writer.ts for how they change.
 */
import type { Day } from '../../../../site/calendar-day.ts'
import { distanceKm } from '../../../../places/rules/distance.ts'
import type { CatalogueFacts } from '../../../../site/own-claims.ts'
import type { DiscountRight } from '../../../../site/discount-rights.ts'
import { stayNights } from '../../../../site/stay.ts'
import { allRates, type FullRate } from '../prices/all-rates.ts'
import { runSearch, type Searcher, searchHotels } from './answer-search.ts'
import { quotedTotal } from '../../../../site/money.ts'
import { computeTotals } from '../prices/block-totals.ts'
import { type CompiledStay, compileSearch, compileStay } from './compiled-search.ts'
import type { EngineColumns } from '../columns/engine-columns.ts'
import { BLOCK_HOTELS, emptyBlock } from '../columns/hotel-block.ts'
import { NO_ROOM } from '../columns/room-words.ts'
import type { RowRanges } from '../columns/row-ranges.ts'
import { type Atlas, rowsOf } from './destination-rows.ts'
import { decodeDictionary, type Dictionary } from '../columns/dictionary.ts'
import { commonAncestor, continents, type EngineGeography } from '../columns/engine-geography.ts'
import type {
  EngineDestination,
  EngineHotel,
  EngineQuery,
  EngineResults,
  PinColumns,
  StayQuery,
} from './engine-query.ts'
import { foundHotel } from './found-hotels.ts'
import { rowsWithin } from '../columns/geo-grid.ts'
import { HotelScan } from './hotel-scan.ts'
import { NEVER_FREE } from '../columns/hotel-words.ts'
import { allPins } from './result-summary.ts'
import { rowOfId } from '../columns/side-indexes.ts'
import { discountedColumns } from '../prices/visitor-prices.ts'
import { OptionsCache } from './options-cache.ts'

export interface DayPrice {
  checkIn: Day
  /** For the whole stay and all rooms, in the visitor's currency; null when nothing is free. */
  price: number | null
}

export interface NearbyHotel {
  hotelId: number
  distanceKm: number
}

export class Engine {
  private readonly columns: EngineColumns
  private readonly geography: EngineGeography
  private readonly searcher: Searcher
  private readonly others = new Map<string, Engine>()

  /** For visitors with these rights; see visitor-prices.ts. */
  constructor(
    columns: EngineColumns,
    geography: EngineGeography,
    rights: readonly DiscountRight[] = [],
  ) {
    const dictionary = decodeDictionary(columns.dictionary)
    const priced = discountedColumns(columns, dictionary, rights)
    this.columns = priced
    this.geography = geography
    this.searcher = {
      atlas: atlasOf(priced, geography, dictionary),
      visitor: { rights, publicPermille: columns.planPermille, seenOffers: [] },
      dictionary,
      scan: new HotelScan(priced, dictionary),
      options: new OptionsCache(),
    }
  }

  /**
   * The engine for visitors who have a right to discounts: it ranks, counts and filters by what
   * they pay. Made when the first of them comes.
   */
  for(rights: readonly DiscountRight[]): Engine {
    if (rights.length === 0) return this
    const key = rights.join()
    let other = this.others.get(key)
    if (!other) this.others.set(key, (other = new Engine(this.columns, this.geography, rights)))
    return other
  }

  searchHotels(query: EngineQuery): EngineResults {
    const started = performance.now()
    const results = searchHotels(this.searcher, query)
    results.summary.status.elapsedMs = performance.now() - started
    return results
  }

  /** Every match of a search, for the map. */
  pinsOf(query: EngineQuery): PinColumns {
    runSearch(this.searcher, query)
    return allPins(this.columns, this.searcher.scan.matches)
  }

  /** One hotel for a stay, with null rates when it is sold out; null when nobody knows it. */
  hotelFor(hotelId: number, query: StayQuery): EngineHotel | null {
    const { atlas, visitor, dictionary } = this.searcher
    const row = atlas.rowOf(hotelId)
    if (row < 0) return null
    const destination = { kind: 'hotels', ids: [hotelId] } as const
    const plain = { filters: {}, preFilters: {}, sort: 'recommended', page: 1 } as const
    const search = compileSearch(atlas, dictionary, { ...query, ...plain, destination })
    const { checkIn } = query.stay
    const context = { ...search, atlas, visitor, columns: this.columns, dictionary, checkIn }
    return foundHotel({ ...context, today: query.today }, query, row)
  }

  /** The hotel that is sold under the number of a hidden offer; 0 when there is none. */
  hotelOfHiddenOffer(offerId: number): number {
    const { hiddenOffer, hotelId } = this.columns
    const row = offerId > 0 ? hiddenOffer.indexOf(offerId) : -1
    return row < 0 ? 0 : hotelId[row]!
  }

  /** Every way to buy a stay in a hotel, the cheapest first; empty when it is sold out. */
  ratesOf(hotelId: number, query: StayQuery): FullRate[] {
    const { atlas, visitor, dictionary } = this.searcher
    const row = atlas.rowOf(hotelId)
    const stay = row < 0 ? null : compileStay(atlas, dictionary, query)
    const { columns } = this
    const {
      today,
      stay: { checkIn },
    } = query
    return stay ? allRates({ columns, visitor, dictionary, stay, checkIn, today }, row) : []
  }

  /**
   * The cheapest price of a destination or hotel for each check-in day from that of the query on,
   * for stays as long as that of the query.
   */
  pricesByCheckIn(destination: EngineDestination, query: StayQuery, days = 60): DayPrice[] {
    const { atlas } = this.searcher
    const ranges = rowsOf(atlas, destination)
    // What a visitor's own cart keeps is known hotel by hotel.
    const hotelId =
      query.ownRooms?.length && destination.kind === 'hotels' && destination.ids.length === 1
        ? destination.ids[0]!
        : null
    return Array.from({ length: days }, (_, later) => {
      const moved = movedBy(query, later)
      const price =
        hotelId === null
          ? this.cheapest(ranges, moved)
          : (this.hotelFor(hotelId, moved)?.minRate?.price ?? null)
      return { checkIn: moved.stay.checkIn, price }
    })
  }

  /** Stays of the same length in a hotel that is sold out, the nearest days first. */
  alternativeDates(hotelId: number, query: StayQuery, most = 4, reachDays = 30): DayPrice[] {
    const ranges = rowsOf(this.searcher.atlas, { kind: 'hotels', ids: [hotelId] })
    const found: DayPrice[] = []
    for (let away = 1; away <= reachDays && found.length < most; away++)
      for (const days of [away, -away]) {
        const moved = movedBy(query, days)
        if (moved.stay.checkIn < query.today || found.length === most) continue
        const price = this.cheapest(ranges, moved)
        if (price !== null) found.push({ checkIn: moved.stay.checkIn, price })
      }
    return found
  }

  /** Other hotels around one, the nearest first. */
  hotelsNearby(hotelId: number, most = 6, radiusKm = 10): NearbyHotel[] {
    const { columns } = this
    const row = this.searcher.atlas.rowOf(hotelId)
    if (row < 0) return []
    const spotOf = (at: number) => ({
      latitude: columns.latitude[at]!,
      longitude: columns.longitude[at]!,
    })
    return rowsWithin(columns, spotOf(row), radiusKm)
      .filter((other) => other !== row && columns.active[other] === 1)
      .map((other) => ({
        hotelId: columns.hotelId[other]!,
        distanceKm: distanceKm(spotOf(row), spotOf(other)),
      }))
      .toSorted((one, other) => one.distanceKm - other.distanceKm || one.hotelId - other.hotelId)
      .slice(0, most)
  }

  /** What the shop may say of its whole catalogue. */
  catalogueFacts(): CatalogueFacts {
    const { reviewsNumber, minFreeDays } = this.columns
    const facts = { hotelsOnSale: 0, hotelsWithReviews: 0, hotelsFreeToCancel: 0 }
    for (const row of this.rowsOnSale()) {
      facts.hotelsOnSale++
      if (reviewsNumber[row]! > 0) facts.hotelsWithReviews++
      if (minFreeDays[row]! < NEVER_FREE) facts.hotelsFreeToCancel++
    }
    return facts
  }

  /** Indexes of the districts and cities with hotels on sale, and of all that they lie in. */
  placesOnSale(): Set<number> {
    const { place } = this.columns
    const { parent } = this.geography.destinations
    const places = new Set<number>()
    for (const row of this.rowsOnSale())
      for (let up = place[row]!; up >= 0 && !places.has(up); up = parent[up]!) places.add(up)
    return places
  }

  /** Open, with a room and a rate; whether a night is free is another question. */
  private *rowsOnSale(): Generator<number> {
    const { active, roomCount, planCount } = this.columns
    for (let row = 0; row < active.length; row++)
      if (active[row] === 1 && roomCount[row]! > 0 && planCount[row]! > 0) yield row
  }

  private cheapest(ranges: number[], query: StayQuery): number | null {
    const { atlas, dictionary } = this.searcher
    const stay = compileStay(atlas, dictionary, query)
    return stay && cheapestPrice(this.columns, stay, ranges)
  }
}

function movedBy(query: StayQuery, days: number): StayQuery {
  const checkIn = query.stay.checkIn + days
  return { ...query, stay: { checkIn, checkOut: checkIn + stayNights(query.stay) } }
}

function atlasOf(
  columns: EngineColumns,
  geography: EngineGeography,
  dictionary: Dictionary,
): Atlas {
  const places = new Map(Array.from(geography.destinations.id, (id, index) => [id, index]))
  const points = new Map(Array.from(geography.points.id, (id, index) => [id, index]))
  const chains = new Map(dictionary.chains.map(({ id }, position) => [id, position]))
  return {
    columns,
    dictionary,
    geography,
    placeOf: (id) => places.get(id) ?? -1,
    pointOf: (id) => points.get(id) ?? -1,
    rowOf: (hotelId) => rowOfId(columns.hotelOrder, columns.hotelId, hotelId),
    chainOf: (id) => chains.get(id) ?? -1,
  }
}

/** The cheapest price of a destination for a stay, without counting or sorting anything. */
const block = emptyBlock()

/** For the whole stay and all rooms, in the visitor's currency; null when nothing is free. */
function cheapestPrice(
  columns: EngineColumns,
  stay: CompiledStay,
  ranges: RowRanges,
): number | null {
  const { rows, failures, totals } = block
  const { active, currency } = columns
  let cheapest = Infinity
  for (let range = 0; range < ranges.length; range += 2)
    for (let row = ranges[range]!; row < ranges[range + 1]!;) {
      block.count = Math.min(BLOCK_HOTELS, ranges[range + 1]! - row)
      for (let at = 0; at < block.count; at++, row++) {
        rows[at] = row
        failures[at] = active[row]! - 1
      }
      computeTotals(columns, stay, block)
      for (let at = 0; at < block.count; at++) {
        if (totals[at]! >= NO_ROOM || failures[at]! < 0) continue
        const price = totals[at]! * stay.factors[currency[rows[at]!]!]!
        if (price < cheapest) cheapest = price
      }
    }
  return cheapest === Infinity ? null : quotedTotal(cheapest, stay.minorUnits)
}

/** The chains of the catalogue: what they are called, and where their hotels are. */
export class ChainDirectory {
  private readonly columns: EngineColumns
  private readonly geography: EngineGeography
  /** The first entry of the dictionary is "no chain". */
  private readonly positions: Map<number, number>
  private readonly names: string[]

  constructor(columns: EngineColumns, geography: EngineGeography) {
    const { chains } = decodeDictionary(columns.dictionary)
    this.columns = columns
    this.geography = geography
    this.names = chains.map(({ name }) => name)
    this.positions = new Map(chains.map(({ id }, position) => [id, position]))
    this.positions.delete(0)
  }

  nameOf(chainId: number): string | null {
    const position = this.positions.get(chainId)
    return position === undefined ? null : this.names[position]!
  }

  /**
   * The place in which a search for a chain looks, as an index: the smallest one that holds all
   * its hotels. A chain of the whole world is searched for in `home` if it is there, otherwise in
   * the continent where it is largest. −1 when it has no hotels.
   */
  areaOf(chainId: number, home: number): number {
    const { destinations } = this.geography
    const places = this.placesOf(chainId)
    if (places.length === 0) return -1
    // Rows, and so places, stand in preorder: the first and the last say it for all.
    const smallest = commonAncestor(destinations, places[0]!, places.at(-1)!)
    if (smallest >= 0) return smallest
    const within = (area: number) =>
      places.filter((place) => place >= area && place < destinations.end[area]!).length
    if (home >= 0 && within(home) > 0) return home
    return continents(destinations).reduce((one, other) =>
      within(other) > within(one) ? other : one,
    )
  }

  private placesOf(chainId: number): number[] {
    const position = this.positions.get(chainId)
    if (position === undefined) return []
    const { chainStart, chainRows, active, place } = this.columns
    const rows = chainRows.subarray(chainStart[position], chainStart[position + 1])
    return Array.from(rows)
      .filter((row) => active[row] === 1 && place[row]! >= 0)
      .map((row) => place[row]!)
  }
}
