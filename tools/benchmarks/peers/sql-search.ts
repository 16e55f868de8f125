/**
 * The search as one SQL statement, with little that differs between the databases.
 *
 * Everything is a constant in the text, and each text is prepared once: a statement is then planned
 * knowing the very rows and values it is for, which is more than an application could have.
 *
 *   rooms     the cheapest room of each hotel that is free and fits, before the plan
 *   rates     the cheapest plan on top of it; rounding is monotonic, so the two steps may be apart
 *   priced    each hotel with its price and with the filter groups that it fails: none or one
 *   matching  those that fail none
 *
 * Then the page, what is told of all matches, and the counts of each group over the hotels that
 * fail no other one. What a hotel has several of is counted by its whole mask and taken apart by
 * the program, as the engine does.
 */
import { CURRENCIES, conversionFactor, type CurrencyCode } from '../../../src/site/money.ts'
import { PRICE_STEPS, priceRanges } from '../../../src/products/hotels/list/rules/price-steps.ts'
import { type Party, partyOf } from '../../../src/products/hotels/rates/rules/pricing.ts'
import { RATING_RANGES } from '../../../src/products/hotels/catalogue/rules/ratings.ts'
import { stayNights } from '../../../src/site/stay.ts'
import type { EngineQuery } from '../../../src/products/hotels/engine/search/engine-query.ts'
import {
  BOARDS,
  type FlatWorld,
  maskOf,
  SEGMENT_CODES,
  SERVICE_CODES,
  STATE_RUN,
} from './flat-world.ts'
import { GROUPS, type Group } from './peer.ts'
import { sliderSql, summarySql } from './sql-summary.ts'

const PRICE_RANGES = priceRanges('EUR').length

export interface Dialect {
  /** The running total before a day, and the state of a day. */
  total: (day: number) => string
  state: (day: number) => string
  /** Division of integers. */
  divide: string
  bigint: (value: string) => string
  double: (value: string) => string
  /** The union of the masks of the rows for which a condition holds. */
  unionOf: (mask: string, condition: string) => string
  /** Whether it looks up the plans of one hotel after the other faster than it joins them all. */
  looksUpPlans: boolean
  /** Whether a value is in a list, by a hash table of the list. */
  isAmong: (value: string, list: string) => string
  floor: (value: string) => string
  ceiling: (value: string) => string
  /** The table of room types for an arrival on a day of the calendar, and the day's number in it. */
  monthOf: (day: number) => { table: string; day: number }
  /** A value by the currency of a hotel. */
  byCurrency: (factors: number[]) => string
}

const CHEAPEST = 'min(total) AS total'

/** What hotels are counted by in each group, apart from points, which are a table of their own. */
const COLUMNS: Record<Exclude<Group, 'pointsOfInterest'>, string> = {
  categories: 'category',
  ratingRanges: 'band',
  boards: 'boards',
  services: 'services',
  segments: 'segments',
  freeCancellation: 'is_free',
  chains: 'chain',
  supplements: 'packets',
  providers: 'providers',
  exclusivePrices: 'offers',
  locations: 'location',
  prices: 'price_range',
}

const OF_RATES = new Set<Group>([
  'boards',
  'freeCancellation',
  'supplements',
  'providers',
  'exclusivePrices',
])

export function searchSql(dialect: Dialect, world: FlatWorld, query: EngineQuery): string {
  const [from, to] = world.rowsOf(query)
  const failed = hotelFailures(query, world)
  const failures = failed.map(
    ({ condition, bit }) => `CASE WHEN ${condition} THEN 0 ELSE ${bit} END`,
  )
  const rates = rateColumns(dialect, query)
  const chosenBits = Object.fromEntries(failed.map(({ group, bit }) => [group, bit]))
  const nights = stayNights(query.stay)
  const nothing = dialect.double('NULL')
  const counts = (Object.keys(COLUMNS) as (keyof typeof COLUMNS)[]).map((group) => {
    const column = COLUMNS[group]
    const allowed = group === 'services' ? 0 : (chosenBits[group] ?? 0)
    const passing = `failed = 0${allowed ? ` OR failed = ${allowed}` : ''}`
    const areRatesChosen = OF_RATES.has(group) && rates.columns !== CHEAPEST
    const source = areRatesChosen
      ? `priced WHERE ${passing}`
      : allowed
        ? `priced WHERE price IS NOT NULL AND (${passing})`
        : 'matching'
    return `SELECT ${GROUPS.indexOf(group)}, ${column}, count(*), ${nothing}, ${nothing}, ${nothing}
      FROM ${source} GROUP BY ${column}`
  })
  const [total, factor] = [dialect.double('rates.total'), dialect.byCurrency(factorsOf(query))]
  // As `quotedTotal` in site/money.ts: a stay costs whole units.
  const minorUnits = 10 ** CURRENCIES[query.currency].minorDigits
  const quoted = `${dialect.floor(`${total} * ${factor} / ${minorUnits} + 0.500001`)} * ${minorUnits}`
  const { range } = PRICE_STEPS[query.currency]
  const steps = `${dialect.double('price')} / ${10 ** CURRENCIES[query.currency].minorDigits} / ${range}`
  return `WITH rooms AS (${roomsSql(dialect, world, query, from, to)}),
  rates AS (${ratesSql(dialect, query, rates.columns, from, to)}),
  priced AS MATERIALIZED (SELECT judged.*,
      CASE WHEN price IS NULL THEN NULL WHEN ${steps} >= ${PRICE_RANGES - 1} THEN ${PRICE_RANGES - 1}
        ELSE ${dialect.floor(steps)} END AS price_range FROM (
    SELECT hotels.h, id, category, chain, band, services, segments, latitude, longitude,
      d${world.optionDepth(query)} AS location, ${rates.boards} AS boards,
      ${rates.packets} AS packets, ${rates.providers} AS providers, ${rates.offers} AS offers,
      ${rates.isFree} AS is_free, ${failures.join(' + ') || '0'} AS failed,
      ${quoted} / ${dialect.double(String(nights))} AS price
    FROM rates JOIN hotels ON hotels.h = rates.h WHERE hotels.h >= ${from} AND hotels.h < ${to}
  ) AS judged ${failed.length > 1 ? 'WHERE (failed & (failed - 1)) = 0' : ''}),
  matching AS MATERIALIZED (SELECT * FROM priced WHERE price IS NOT NULL AND failed = 0),
  slider AS MATERIALIZED (${sliderSql(dialect, query)})
  ${[...counts, ...summarySql(dialect, world, query)].join(' UNION ALL ')}`
}

/** Free on every night, long enough a stay, and large enough for the party. */
function roomsSql(
  { total, state, bigint, monthOf }: Dialect,
  world: FlatWorld,
  { stay, rooms }: EngineQuery,
  from: number,
  to: number,
): string {
  if (rooms.length !== 1) throw new Error('The peers know one room only')
  const party = partyOf(rooms[0]!)
  const children = party.children + party.babies
  const { table, day } = monthOf(stay.checkIn - world.firstDay)
  const nights = stayNights(stay)
  const sum = `(${total(day + nights)} - ${total(day)})`
  return `SELECT h, min(${bigint(sum)} * unit * ${shareOf(party)}) AS best
    FROM ${table} WHERE h >= ${from} AND h < ${to} AND ${state(day)} >= ${nights * STATE_RUN}
    AND (${state(day)} & ${STATE_RUN - 1}) <= ${nights} AND max_adults >= ${party.adults}
    AND max_children >= ${children} AND max_persons >= ${party.adults + children} GROUP BY h`
}

/** Without a filter on rates only the cheapest is asked for. */
function ratesSql(
  { divide, looksUpPlans }: Dialect,
  query: EngineQuery,
  columns: string,
  from: number,
  to: number,
): string {
  const total = `(best * permille + 500000) ${divide} 1000000 + ${payersOf(query)} *
    (${stayNights(query.stay)} * board_supplement + packet_supplement)`
  if (looksUpPlans && columns === CHEAPEST)
    return `SELECT h, (SELECT min(${total}) FROM rate_plans AS p WHERE p.h = r.h) AS total
      FROM rooms AS r`
  return `SELECT h, ${columns} FROM (SELECT r.h, board, free_days, packet, provider, offered, ${total} AS total
    FROM rooms AS r JOIN rate_plans AS p ON p.h = r.h WHERE p.h >= ${from} AND p.h < ${to}
  ) AS offered GROUP BY h`
}

function shareOf({ adults, children }: Party): string {
  const extra = adults > 2 ? `1000 + ${adults - 2} * extra_permille` : '1000'
  const ofAdults = adults === 1 ? 'single_permille' : extra
  return `(${ofAdults}${children > 0 ? ` + ${children} * child_permille` : ''})`
}

function payersOf({ rooms }: EngineQuery): number {
  const { adults, children } = partyOf(rooms[0]!)
  return adults + children
}

function factorsOf({ currency, rates }: EngineQuery): number[] {
  return (Object.keys(CURRENCIES) as CurrencyCode[]).map((own) =>
    conversionFactor(own, currency, rates),
  )
}

/** The chosen groups that a hotel passes or fails as a whole. */
function hotelFailures({ filters }: EngineQuery, world: FlatWorld) {
  const conditions: Partial<Record<Group, string | undefined>> = {
    categories: filters.categories && oneOf('category', world.categories, filters.categories),
    ratingRanges: filters.ratingRanges && oneOf('band', RATING_RANGES, filters.ratingRanges),
    segments: filters.segments && `(segments & ${maskOf(SEGMENT_CODES, filters.segments)}) <> 0`,
    services: filters.services && hasAll('services', maskOf(SERVICE_CODES, filters.services)),
    chains: filters.chains && `chain IN (${filters.chains.map(Number).join()})`,
  }
  return Object.entries(conditions)
    .filter(([, condition]) => condition)
    .map(([group, condition], at) => ({ group, condition: condition!, bit: 1 << at }))
}

function oneOf(column: string, table: readonly string[], chosen: readonly string[]): string {
  return `${column} IN (${chosen.map((value) => table.indexOf(value)).join()})`
}

function hasAll(column: string, mask: number): string {
  return `(${column} & ${mask}) = ${mask}`
}

/** Without a filter on rates the hotel's own columns say what its plans have. */
function rateColumns({ unionOf }: Dialect, { filters, stay, today }: EngineQuery) {
  const isFree = `free_days <= ${stay.checkIn - today}`
  const boards = filters.boards?.map((board) => BOARDS.indexOf(board)).join()
  if (!boards && !filters.freeCancellation)
    return {
      columns: CHEAPEST,
      boards: 'boards',
      packets: 'packets',
      providers: 'providers',
      offers: 'offers',
      isFree: `CASE WHEN ${isFree} THEN 1 ELSE 0 END`,
    }
  const [hasBoard, hasFree] = [
    boards ? `board IN (${boards})` : '1 = 1',
    filters.freeCancellation ? isFree : '1 = 1',
  ]
  const both = `${hasBoard} AND ${hasFree}`
  return {
    columns: `min(CASE WHEN ${both} THEN total END) AS total,
      ${unionOf('1 << board', hasFree)} AS sold_boards,
      ${unionOf('packet', both)} AS sold_packets,
      ${unionOf('provider', both)} AS sold_providers,
      ${unionOf('offered', both)} AS sold_offers,
      max(CASE WHEN ${hasBoard} AND ${isFree} THEN 1 ELSE 0 END) AS sold_free`,
    boards: 'sold_boards',
    packets: 'sold_packets',
    providers: 'sold_providers',
    offers: 'sold_offers',
    isFree: 'sold_free',
  }
}
