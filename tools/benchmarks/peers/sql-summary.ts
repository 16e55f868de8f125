/** What the statement tells of all matches together, and how its rows become an answer. */
import { CURRENCIES } from '../../../src/site/money.ts'
import { PAGE_SIZE } from '../../../src/products/hotels/list/rules/list-state.ts'
import {
  PRICE_STEPS,
  priceRanges,
  SLIDER_STEPS,
  writePriceRange,
} from '../../../src/products/hotels/list/rules/price-steps.ts'
import { RATING_RANGES } from '../../../src/products/hotels/catalogue/rules/ratings.ts'
import type { EngineQuery } from '../../../src/products/hotels/engine/search/engine-query.ts'
import { BOARDS, type FlatWorld, SEGMENT_CODES, SERVICE_CODES } from './flat-world.ts'
import { type Answer, type AnswerSummary, GROUPS, type Group } from './peer.ts'
import type { Dialect } from './sql-search.ts'

export type SqlRow = [
  facet: number,
  value: number,
  count: number,
  price: number | null,
  latitude: number | null,
  longitude: number | null,
]

const MAX_PINS = 500
/** Facets are numbered as in GROUPS; everything else comes after them. */
const [PAGE, TOTAL, STEP, PIN] = [0, 1, 2, 3].map((at) => GROUPS.length + at) as [
  number,
  number,
  number,
  number,
]

/** Where the price slider begins, and how far a step goes: found once, not for each match. */
export function sliderSql({ double, floor, ceiling }: Dialect, { currency }: EngineQuery): string {
  const minor = 10 ** CURRENCIES[currency].minorDigits
  const grain = PRICE_STEPS[currency].slider
  const needed = ceiling(`(most_price / ${minor} - first_step) / ${SLIDER_STEPS * grain}`)
  return `SELECT first_step, CASE WHEN ${needed} > 1 THEN ${grain} * ${needed}
      ELSE ${double(String(grain))} END AS step FROM (
    SELECT ${floor(`least_price / ${minor} / ${grain}`)} * ${grain} AS first_step, most_price FROM (
      SELECT min(price) AS least_price, max(price) AS most_price FROM matching) AS ends) AS firsts`
}

export function summarySql(dialect: Dialect, world: FlatWorld, query: EngineQuery): string[] {
  const nothing = dialect.double('NULL')
  const minor = 10 ** CURRENCIES[query.currency].minorDigits
  const reached = dialect.floor(`(price / ${minor} - first_step) / step`)
  const isOnMap = 'latitude <> 0 AND longitude <> 0'
  const points = world.nearPoints.offered(query)
  return [
    `SELECT ${TOTAL}, sum(CASE WHEN packets <> 0 THEN 1 ELSE 0 END), count(*), ${nothing},
      avg(CASE WHEN ${isOnMap} THEN latitude END), avg(CASE WHEN ${isOnMap} THEN longitude END)
      FROM matching`,
    `SELECT ${STEP}, CASE WHEN ${reached} >= ${SLIDER_STEPS} THEN ${SLIDER_STEPS - 1}
        ELSE ${reached} END, count(*), ${nothing}, min(price), max(price)
      FROM matching CROSS JOIN slider GROUP BY 2`,
    `SELECT ${PIN}, id, numbered, price, latitude, longitude FROM (
      SELECT id, price, latitude, longitude, row_number() OVER (ORDER BY h) - 1 AS numbered,
        count(*) OVER () AS found FROM matching) AS pins
      WHERE numbered % ((found + ${MAX_PINS - 1}) ${dialect.divide} ${MAX_PINS}) = 0 AND ${isOnMap}`,
    `SELECT * FROM (SELECT ${PAGE}, id, 0, price, latitude, longitude FROM matching
      ORDER BY price, id LIMIT ${PAGE_SIZE} OFFSET ${(query.page - 1) * PAGE_SIZE}) AS page`,
    ...(points.length === 0
      ? []
      : [
          `SELECT ${GROUPS.indexOf('pointsOfInterest')}, point, count(*), ${nothing}, ${nothing}, ${nothing}
      FROM near_points WHERE point IN (${points.join()}) AND ${dialect.isAmong('h', 'SELECT h FROM matching')}
      GROUP BY point`,
        ]),
  ]
}

export function answerOf(rows: Iterable<SqlRow>, world: FlatWorld, query: EngineQuery): Answer {
  const counts = Object.fromEntries(
    GROUPS.map((group) => [group, {} as Record<string, number>]),
  ) as Record<Group, Record<string, number>>
  const summary: AnswerSummary = {
    minPrice: null,
    maxPrice: null,
    histogram: Array.from({ length: SLIDER_STEPS }, () => 0),
    packetSales: 0,
    latitude: 0,
    longitude: 0,
    pins: [],
  }
  const options = optionsOf(world, query)
  const pins: { id: number; price: number; at: number }[] = []
  const answer: Answer = { total: 0, page: [], counts, summary }
  for (const [facet, value, hotels, price, latitude, longitude] of rows) {
    if (facet === TOTAL) {
      answer.total = Number(hotels)
      Object.assign(summary, { packetSales: Number(value), latitude, longitude })
    } else if (facet === PAGE) answer.page.push({ id: Number(value), price: price! })
    else if (facet === PIN) pins.push({ id: Number(value), price: price!, at: Number(hotels) })
    else if (facet === STEP) {
      summary.histogram[Number(value)] = Number(hotels)
      summary.minPrice = Math.min(summary.minPrice ?? Infinity, latitude!)
      summary.maxPrice = Math.max(summary.maxPrice ?? 0, longitude!)
    } else if (value !== null) {
      const group = GROUPS[facet]!
      count(counts[group], group, Number(value), Number(hotels), options)
    }
  }
  answer.page.sort((one, other) => one.price - other.price || one.id - other.id)
  summary.pins = pins
    .toSorted((one, other) => one.at - other.at)
    .map(({ id, price }) => ({ id, price }))
  return answer
}

/** The options of each group by position, or by bit where hotels are counted by masks. */
function optionsOf(world: FlatWorld, { currency }: EngineQuery) {
  const masks: Partial<Record<Group, readonly string[]>> = {
    boards: BOARDS,
    services: SERVICE_CODES,
    segments: SEGMENT_CODES,
    supplements: world.packets,
    providers: world.providers,
    exclusivePrices: world.offerCodes,
  }
  const words: Partial<Record<Group, readonly string[]>> = {
    categories: world.categories,
    ratingRanges: RATING_RANGES,
    prices: priceRanges(currency).map(writePriceRange),
  }
  return { masks, words }
}

function count(
  counted: Record<string, number>,
  group: Group,
  value: number,
  hotels: number,
  { masks, words }: ReturnType<typeof optionsOf>,
): void {
  const [mask, table] = [masks[group], words[group]]
  if (mask)
    mask.forEach((code, bit) => {
      if ((value >> bit) & 1) counted[code] = (counted[code] ?? 0) + hotels
    })
  else if (table) {
    if (value < table.length) counted[table[value]!] = hotels
  } else if (value > 0) counted[value] = hotels
}
