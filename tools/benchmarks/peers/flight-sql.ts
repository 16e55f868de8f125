/**
 * The search for flights as SQL, for one adult in economy. The databases are spared what they could
 * not do well: clocks are told as minutes of UTC, a cell is one byte with the step that one pays (0
 * for none), distances and limits are constants, fares are computed for 70 airlines and 8 steps
 * instead of for each journey. They are also spared local times, terminals and seats left of the
 * rows, and offers for two parties. Journeys with two stops, which the engine only lists where there
 * are fewer than ten others, are not asked for, and a search that would list some is refused.
 */
import { fareFactor, paidThousandKm } from '../../../src/products/flights/fares/rules/fares.ts'
import {
  MAX_LAYOVER_MINUTES,
  maxKm,
  TERMINAL_CHANGE_MINUTES,
} from '../../../src/products/flights/engine/connections.ts'

export interface FlightDialect {
  /** The byte of a flight on a day, counted from 0. */
  cell: (flight: string, day: string) => string
  divide: string
  materialized: string
}

export interface SqlWay {
  from: number
  to: number
  km: number
  /** Days counted from the first on sale. */
  days: number[]
  /** Of each day: what it makes of a fare (`dayPermille`). */
  permilles: number[]
}

export interface SqlFilters {
  /** At most. */
  stops: number
  maxPrice: number
}

const FAILS = { stops: 1, price: 2 } as const

/** Fares of a day: what each airline asks at each step, alone and as half of a return. */
function fares(way: SqlWay, name: string, hasBrands: boolean): string {
  const paid = double(paidThousandKm(way.km))
  const rows = way.days.flatMap((day, at) =>
    Array.from(
      { length: 8 },
      (_, step) =>
        `(${day}, ${step + 1}, ${double(fareFactor(step, 'economy', way.permilles[at]!))})`,
    ),
  )
  const base = `(a.fixed + a.per_thousand_km * ${paid}) * s.factor`
  return `${name}_steps (d, step, factor) AS (VALUES ${rows.join()}),
${name}_fares AS (SELECT s.d, s.step, a.airline,
  floor(${base} * (a.one_way / 1000) / 100 + 0.5) * 100 AS alone,
  floor(${base} * 1 / 100 + 0.5) * 100 AS half${hasBrands ? brandExtras(paid) : ''} FROM airlines a, ${name}_steps s)`
}

function brandExtras(paid: string): string {
  return Object.values(DEARER)
    .map(
      (brand) =>
        `, floor((a.${brand}_fixed + a.${brand}_per_thousand_km * ${paid}) / 100 + 0.5) * 100 AS ${brand}`,
    )
    .join('')
}

/** All journeys with at most one stop, priced; light only, unless brands are asked for. */
function journeys(dialect: FlightDialect, way: SqlWay, name: string, hasBrands = false): string {
  const { cell, divide, materialized } = dialect
  const days = way.days.map((day) => `(${day})`).join()
  const least = `CASE WHEN x.abroad + y.abroad > 0 THEN y.international_wait ELSE y.domestic_wait END
    + CASE WHEN x.to_terminal <> y.from_terminal THEN ${TERMINAL_CHANGE_MINUTES} ELSE 0 END`
  // The window is shorter than a day, so that a flight fits into it on one day at most.
  const shift = `(x.arrives + (${least}) - y.departs + 14400 + 1439) ${divide} 1440 - 10`
  const found =
    'd, stops, id, id2, departs, arrives, minutes, layover, airline, grp, step, co2, through, arrives_local, departs_local'
  return `${name}_days (d) AS (VALUES ${days}),
${name}_out AS ${materialized} (SELECT d.d, f.*, ${cell('f', 'd.d')} AS step FROM ${name}_days d, flights f
  WHERE f.origin = ${way.from} AND ${cell('f', 'd.d')} > 0),
${name}_in AS ${materialized} (SELECT * FROM flights WHERE destination = ${way.to}),
${name}_pairs AS (SELECT x.d, x.id, y.id AS id2, x.departs, y.departs + 1440 * (${shift}) AS departs2,
    x.arrives, y.minutes AS minutes2, ${shift} AS shift, x.km AS km, y.km AS km2, x.airline, y.airline AS airline2,
    x.grp, x.step, ${cell('y', `x.d + ${shift}`)} AS step2, x.co2 + y.co2 AS co2, y.origin AS through,
    x.from_offset, y.to_offset
  FROM ${name}_out x JOIN ${name}_in y ON y.origin = x.destination AND y.grp = x.grp
  WHERE x.km + y.km <= ${maxKm(way.km, 1)} AND y.departs + 1440 * (${shift}) - x.arrives <= ${MAX_LAYOVER_MINUTES}
    AND ${cell('y', `x.d + ${shift}`)} > 0),
${name}_found (${found}) AS (
  SELECT d, 0, id, 0, departs, arrives, minutes, 0, airline, grp, step, co2, -1, arrives + to_offset, departs + from_offset
  FROM ${name}_out WHERE destination = ${way.to}
  UNION ALL
  SELECT d, 1, id, id2, departs, departs2 + minutes2, departs2 + minutes2 - departs, departs2 - arrives,
    CASE WHEN km >= km2 THEN airline ELSE airline2 END, grp, CASE WHEN step > step2 THEN step ELSE step2 END,
    co2, through, departs2 + minutes2 + to_offset, departs + from_offset FROM ${name}_pairs),
${fares(way, name, hasBrands)},
${name} AS ${materialized} (SELECT j.*, f.alone, f.half${hasBrands ? ', f.standard, f.flex' : ''} FROM ${name}_found j
  JOIN ${name}_fares f ON f.d = j.d AND f.airline = j.airline AND f.step = j.step)`
}

/** The brands that cost more than light, and what they are called here. */
const DEARER = { price1: 'standard', price2: 'flex' } as const

/** Journeys with what the trip costs in each brand. */
function priced(dialect: FlightDialect, back: SqlWay | null): string {
  const brands = Object.entries({ price: '0', ...DEARER })
  if (!back)
    return `priced AS (SELECT j.*, ${brands.map(([price, extra]) => `j.alone + ${of('j', extra)} AS ${price}`).join()} FROM out_ j)`
  const cheapest = (kind: string) =>
    brands.map(([price, extra]) => `min(${kind} + ${extra}) AS ${price}`).join()
  const totals = brands.map(([price, extra]) => {
    const half = `j.half + ${of('j', extra)} + h.${price}`
    const alone = `j.alone + ${of('j', extra)} + a.${price}`
    return `CASE WHEN ${half} < ${alone} THEN ${half} ELSE ${alone} END AS ${price}`
  })
  return `${journeys(dialect, back, 'back', true)},
back_alone AS (SELECT ${cheapest('alone')} FROM back),
back_half AS (SELECT grp, ${cheapest('half')} FROM back GROUP BY grp),
priced AS (SELECT j.*, ${totals.join()}
  FROM out_ j CROSS JOIN back_alone a LEFT JOIN back_half h ON h.grp = j.grp WHERE a.price IS NOT NULL)`
}

function of(table: string, extra: string): string {
  return extra === '0' ? extra : `${table}.${extra}`
}

function first(kind: string, order: string, count: number): string {
  return `SELECT * FROM (SELECT '${kind}' AS kind, id AS value, CAST(price AS INTEGER) AS number, 0 AS least, id2 AS other,
    CAST(price1 AS INTEGER) AS price1, CAST(price2 AS INTEGER) AS price2
    FROM judged WHERE fails = 0 ORDER BY ${order} LIMIT ${count}) ${kind}_`
}

function range(kind: string, value: string, table = 'judged'): string {
  return `SELECT '${kind}', CAST(coalesce(min(${value}), 0) AS INTEGER), CAST(coalesce(max(${value}), 0) AS INTEGER), 0, 0, 0, 0 FROM ${table}`
}

/** A row of the page, a head, or an option: what it is, of what, and five numbers. */
export function searchSql(
  dialect: FlightDialect,
  out: SqlWay,
  back: SqlWay | null,
  { stops, maxPrice }: SqlFilters,
): string {
  const { divide, materialized } = dialect
  const part = (local: string) => `((${local} + 14400) % 1440) ${divide} 360`
  const ids = 'departs, id, id2'
  // With a bag ticked the price of standard is compared: it is the cheapest that has any.
  const hasBag = `WHERE fails IN (0, ${FAILS.price}) AND price1 <= ${maxPrice}`
  const bags = (value: number) =>
    `SELECT 'bags', ${value}, count(*) FILTER (${hasBag}), coalesce(min(price1) FILTER (${hasBag}), 0), 0, 0, 0 FROM judged`
  return `WITH ${journeys(dialect, out, 'out_', true)},
${priced(dialect, back)},
judged AS ${materialized} (SELECT p.*, l.alliance,
    CASE WHEN stops > ${stops} THEN ${FAILS.stops} ELSE 0 END + CASE WHEN price > ${maxPrice} THEN ${FAILS.price} ELSE 0 END AS fails,
    price + minutes * 30 + stops * 3000 AS points
  FROM priced p JOIN airlines l ON l.airline = p.airline),
mean AS (SELECT avg(co2) AS co2 FROM judged)
${first('row', `points, price, minutes, ${ids}`, 20)}
UNION ALL ${first('best', `points, price, minutes, ${ids}`, 1)}
UNION ALL ${first('cheapest', `price, minutes, ${ids}`, 1)}
UNION ALL ${first('quickest', `minutes, price, ${ids}`, 1)}
UNION ALL ${facet('stops', 'stops', FAILS.stops)}
UNION ALL ${facet('airlines', 'airline', 0)}
UNION ALL ${facet('alliances', 'alliance', 0)}
UNION ALL ${facet('departureHours', part('departs_local'), 0)}
UNION ALL ${facet('arrivalHours', part('arrives_local'), 0)}
UNION ALL ${facet('connections', 'through', 0)}
UNION ALL ${bags(0)}
UNION ALL ${bags(1)}
UNION ALL SELECT 'lowCo2', 1, count(*) FILTER (WHERE fails = 0), coalesce(min(price) FILTER (WHERE fails = 0), 0), 0, 0, 0
  FROM judged JOIN mean ON judged.co2 <= mean.co2
UNION ALL SELECT 'found', count(*), count(*) FILTER (WHERE fails = 0), 0, 0, 0, 0 FROM judged
UNION ALL ${range('price', 'price')}
UNION ALL ${range('minutes', 'minutes')}
UNION ALL ${range('layover', 'layover', 'judged WHERE stops > 0')}`
}

/** The cheapest of each pair of days: all of them, or those that are as far apart as asked. */
export function daysSql(
  dialect: FlightDialect,
  out: SqlWay,
  back: SqlWay,
  nights: number | null,
): string {
  const { materialized } = dialect
  const cheapest = (name: string) => `
${name}_alone AS ${materialized} (SELECT d, min(alone) AS least, count(*) AS found FROM ${name} GROUP BY d),
${name}_half AS ${materialized} (SELECT d, grp, min(half) AS least FROM ${name} GROUP BY d, grp)`
  const isWanted = nights === null ? 'b.d >= o.d' : `b.d = o.d + ${nights}`
  return `WITH ${journeys(dialect, out, 'out_')}, ${journeys(dialect, back, 'back')},${cheapest('out_')},${cheapest('back')},
halves AS (SELECT o.d, b.d AS e, min(o.least + b.least) AS least FROM out__half o JOIN back_half b ON b.grp = o.grp
  WHERE ${isWanted} GROUP BY o.d, b.d)
SELECT o.d, b.d AS e, CAST(CASE WHEN h.least < o.least + b.least THEN h.least ELSE o.least + b.least END AS INTEGER) AS total,
  CASE WHEN o.found < b.found THEN o.found ELSE b.found END AS found
FROM out__alone o JOIN back_alone b ON ${isWanted} LEFT JOIN halves h ON h.d = o.d AND h.e = b.d`
}

/** The cheapest journey to every airport. */
export function anywhereSql(
  dialect: FlightDialect,
  from: number,
  day: number,
  permille: number,
): string {
  const { cell, divide, materialized } = dialect
  const least = `CASE WHEN x.abroad + y.abroad > 0 THEN y.international_wait ELSE y.domestic_wait END
    + CASE WHEN x.to_terminal <> y.from_terminal THEN ${TERMINAL_CHANGE_MINUTES} ELSE 0 END`
  const shift = `(x.arrives + (${least}) - y.departs + 14400 + 1439) ${divide} 1440 - 10`
  const steps = Array.from(
    { length: 8 },
    (_, step) => `(${step + 1}, ${double(fareFactor(step, 'economy', permille))})`,
  )
  return `WITH steps (step, factor) AS (VALUES ${steps.join()}),
x AS ${materialized} (SELECT f.*, ${cell('f', String(day))} AS step FROM flights f
  WHERE f.origin = ${from} AND ${cell('f', String(day))} > 0),
found AS (SELECT destination AS airport, airline, step FROM x
  UNION ALL
  SELECT y.destination, CASE WHEN x.km >= y.km THEN x.airline ELSE y.airline END,
    CASE WHEN x.step > ${cell('y', `${day} + ${shift}`)} THEN x.step ELSE ${cell('y', `${day} + ${shift}`)} END
  FROM x JOIN flights y ON y.origin = x.destination AND y.grp = x.grp JOIN distances t ON t.airport = y.destination
  WHERE t.home = ${from} AND x.km + y.km <= t.most AND y.departs + 1440 * (${shift}) - x.arrives <= ${MAX_LAYOVER_MINUTES}
    AND ${cell('y', `${day} + ${shift}`)} > 0),
lowest AS (SELECT airport, airline, min(step) AS step FROM found WHERE airport <> ${from} GROUP BY airport, airline)
SELECT l.airport, CAST(min(floor((a.fixed + a.per_thousand_km * t.paid) * s.factor * (a.one_way / 1000) / 100 + 0.5) * 100) AS INTEGER) AS total
FROM lowest l JOIN airlines a ON a.airline = l.airline JOIN steps s ON s.step = l.step
  JOIN distances t ON t.home = ${from} AND t.airport = l.airport
GROUP BY l.airport`
}

/** How many have each value, and the cheapest of them. */
function facet(name: string, value: string, group: number): string {
  const isCounted = `FILTER (WHERE fails IN (0, ${group}))`
  return `SELECT '${name}', CAST(${value} AS INTEGER), count(*) ${isCounted}, coalesce(min(price) ${isCounted}, 0), 0, 0, 0
  FROM judged GROUP BY 2`
}

/** So that no database takes it for a decimal. */
function double(value: number): string {
  return `CAST('${value}' AS DOUBLE PRECISION)`
}
