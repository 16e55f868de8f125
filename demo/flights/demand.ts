/**
 * How many people fly between two airports: by gravity, drawn to places that share a country, a
 * language or a past, and balanced so that every airport has as many passengers as it is known for.
 * Pairs too thin for an aircraft are cut, and their passengers fly another way.
 */
import type { DemoAirline } from './airline-table.ts'
import ties from './tables/ties.json' with { type: 'json' }
import type { WorldAirport } from './world-airports.ts'

export interface AirportPair {
  /** Positions in the list of airports; the first is the smaller number. */
  from: number
  to: number
  km: number
  /** One way, on an average day. */
  passengers: number
  /** Without it one of the two would be cut off from others. */
  isNeeded: boolean
}

const EARTH_RADIUS_KM = 6371
const LONGEST_KM = 13_900
/** Nobody flies so far who could take a train. */
const SHORTEST_KM = 90
const SHORT_KM = 300
/** Far away one flies from a large airport; those who do not live near one change there. */
const LARGE_ONLY = { km: 3_500, millions: 14, power: 0.6 } as const
const ROUNDS = 24
const ROUNDS_AFTER_CUT = 80

/** A pair with fewer passengers a day has no flight of its own. */
const THIN = { short: 42, long: 95, longKm: 4_500 } as const
/** What every airport keeps however thin: its best links, and as many to each alliance. */
const BEST_LINKS = 2
/** From so many passengers a day on, a link to an alliance is worth it. */
const ALLIANCE_LINK = { passengers: 6, airport: 900, km: 6_000 } as const
/** Of each airline, those that other places are linked to. */
const LINKED_HUBS = 4
/** Between main hubs of an alliance, from so many passengers a day on. */
const TRUNK_PASSENGERS = 12
/** As many destinations has the busiest airport, and the next ones hardly fewer. */
const DESTINATIONS = { most: 258, fewerEach: 3, least: 205 } as const
const DAYS_BOTH_WAYS = 730
/** From so many airports on it is as good as the whole one. */
const WHOLE_WORLD = 1_200

export function demandPairs(
  airports: readonly WorldAirport[],
  airlines: readonly DemoAirline[],
): AirportPair[] {
  const count = airports.length
  const km = distances(airports)
  const pull = gravity(airports, km)
  const wanted = Float64Array.from(airports, (airport) => wantedADay(airport, count))
  const factors = new Float64Array(count).fill(1)
  balance(factors, wanted, ROUNDS, (sums) => {
    for (let from = 0; from < count; from++) {
      const row = from * count
      let sum = 0
      for (let to = 0; to < count; to++) sum += pull[row + to]! * factors[to]!
      sums[from] = sum
    }
  })
  const passengersOf = (from: number, to: number) =>
    factors[from]! * factors[to]! * pull[from * count + to]!
  const pairs = withoutCrowds(
    keptPairs(airports, airlines, { km, wanted, passengersOf }),
    count,
    passengersOf,
  )
  const pulls = Float64Array.from(pairs, ({ from, to }) => pull[from * count + to]!)
  balance(factors, wanted, ROUNDS_AFTER_CUT, (sums) => {
    sums.fill(0)
    pairs.forEach(({ from, to }, at) => {
      sums[from]! += pulls[at]! * factors[to]!
      sums[to]! += pulls[at]! * factors[from]!
    })
  })
  pairs.forEach((pair, at) => {
    pair.passengers = pulls[at]! * factors[pair.from]! * factors[pair.to]!
  })
  return pairs
}

/** One way. In a small world fewer fly, or few pairs would have all the flights of the world. */
export function wantedADay({ passengers }: WorldAirport, airports: number): number {
  return ((passengers * 1e6) / DAYS_BOTH_WAYS) * Math.min(1, airports / WHOLE_WORLD)
}

/** Iterative proportional fitting of a symmetric table, half a step at a time. */
function balance(
  factors: Float64Array,
  wanted: Float64Array,
  rounds: number,
  addUp: (sums: Float64Array) => void,
): void {
  const sums = new Float64Array(factors.length)
  for (let round = 0; round < rounds; round++) {
    addUp(sums)
    for (let at = 0; at < factors.length; at++)
      if (sums[at]! > 0) factors[at] = Math.sqrt((factors[at]! * wanted[at]!) / sums[at]!)
  }
}

function distances(airports: readonly WorldAirport[]): Float32Array {
  const count = airports.length
  const radians = Math.PI / 180
  const spots = airports.map(({ latitude, longitude }) => {
    const flat = Math.cos(latitude * radians)
    return [
      flat * Math.cos(longitude * radians),
      flat * Math.sin(longitude * radians),
      Math.sin(latitude * radians),
    ] as const
  })
  const km = new Float32Array(count * count)
  for (let from = 0; from < count; from++) {
    const [x, y, z] = spots[from]!
    for (let to = from + 1; to < count; to++) {
      const other = spots[to]!
      const cosine = x * other[0] + y * other[1] + z * other[2]
      const away = EARTH_RADIUS_KM * Math.acos(Math.min(1, Math.max(-1, cosine)))
      km[from * count + to] = away
      km[to * count + from] = away
    }
  }
  return km
}

function gravity(airports: readonly WorldAirport[], km: Float32Array): Float32Array {
  const count = airports.length
  const countries = [...new Set(airports.map(({ country }) => country))]
  const numbers = airports.map(({ country }) => countries.indexOf(country))
  const tie = tiesBetween(countries)
  const reach = airports.map(
    ({ passengers }) => (passengers / LARGE_ONLY.millions) ** LARGE_ONLY.power,
  )
  const pull = new Float32Array(count * count)
  for (let from = 0; from < count; from++)
    for (let to = from + 1; to < count; to++) {
      const away = km[from * count + to]!
      if (away < SHORTEST_KM || away > LONGEST_KM) continue
      const near = away < SHORT_KM ? ((away - SHORTEST_KM) / (SHORT_KM - SHORTEST_KM)) ** 2 : 1
      const isHoliday = (airports[from]!.season === null) !== (airports[to]!.season === null)
      const value =
        ((near * Math.exp(-away / 16_000)) / (away + 260)) *
        tie[numbers[from]! * countries.length + numbers[to]!]! *
        (isHoliday ? 1.5 : 1) *
        (away > LARGE_ONLY.km ? reach[from]! * reach[to]! : 1)
      pull[from * count + to] = value
      pull[to * count + from] = value
    }
  return pull
}

const SAME_COUNTRY = 2.6
const SAME_LANGUAGE = 1.8
const OLD_TIE = 2

function tiesBetween(countries: readonly string[]): Float32Array {
  const tie = new Float32Array(countries.length ** 2).fill(1)
  const numbers = new Map(countries.map((country, number) => [country, number]))
  const multiply = (one: string, other: string, by: number) => {
    const [a, b] = [numbers.get(one), numbers.get(other)]
    if (a === undefined || b === undefined) return
    tie[a * countries.length + b]! *= by
    if (a !== b) tie[b * countries.length + a]! *= by
  }
  for (const country of countries) multiply(country, country, SAME_COUNTRY)
  for (const speakers of ties.languages) {
    const list = speakers.split(' ')
    list.forEach((one, at) =>
      list.slice(at + 1).forEach((two) => multiply(one, two, SAME_LANGUAGE)),
    )
  }
  for (const { from, to } of ties.oldTies)
    for (const other of to.split(' ')) multiply(from, other, OLD_TIE)
  return tie
}

type PassengersOf = (from: number, to: number) => number

interface Demand {
  km: Float32Array
  /** One way, on an average day, by airport. */
  wanted: Float64Array
  passengersOf: PassengersOf
}

function keptPairs(
  airports: readonly WorldAirport[],
  airlines: readonly DemoAirline[],
  { km, wanted, passengersOf }: Demand,
): AirportPair[] {
  const count = airports.length
  const alliances = allianceHubs(airports, airlines, LINKED_HUBS)
  const kept = new Map<number, AirportPair>()
  const keep = (one: number, other: number, isNeeded: boolean) => {
    const [from, to] = one < other ? [one, other] : [other, one]
    const key = from * count + to
    const known = kept.get(key)
    if (known) known.isNeeded ||= isNeeded
    else kept.set(key, { from, to, km: km[key]!, passengers: 0, isNeeded })
  }
  for (let from = 0; from < count; from++) {
    const row = from * count
    const best: number[] = []
    const bestHubs = alliances.map((): number[] => [])
    const isLinked = wanted[from]! >= ALLIANCE_LINK.airport
    for (let to = 0; to < count; to++) {
      const passengers = passengersOf(from, to)
      if (passengers === 0) continue
      if (to > from && passengers >= thin(km[row + to]!)) keep(from, to, false)
      // The busier airports come first, so whatever is linked to them hangs together.
      if (to < from && km[row + to]! < ALLIANCE_LINK.km)
        insertBest(best, to, (at) => passengersOf(from, at))
      alliances.forEach((hubs, alliance) => {
        if (!isLinked || !hubs.has(to) || passengers < ALLIANCE_LINK.passengers) return
        if (km[row + to]! > ALLIANCE_LINK.km) return
        insertBest(bestHubs[alliance]!, to, (at) => passengersOf(from, at))
      })
    }
    for (const to of best) keep(from, to, true)
    for (const hubs of bestHubs) for (const hub of hubs) keep(from, hub, true)
  }
  // From every airline's main hub to those of its partners: two of them link any two places.
  for (const hubs of allianceHubs(airports, airlines, 1))
    for (const from of hubs)
      for (const to of hubs)
        if (from < to && passengersOf(from, to) >= TRUNK_PASSENGERS) keep(from, to, true)
  return [...kept.values()].toSorted((a, b) => a.from - b.from || a.to - b.to)
}

/** The thinnest pairs of an airport with too many, but for those that are needed. */
function withoutCrowds(
  pairs: AirportPair[],
  count: number,
  passengersOf: PassengersOf,
): AirportPair[] {
  const links = new Int32Array(count)
  for (const { from, to } of pairs) {
    links[from]!++
    links[to]!++
  }
  const dropped = new Set<AirportPair>()
  for (let at = 0; at < count; at++) {
    if (links[at]! <= mostDestinations(at)) continue
    const thinnest = pairs
      .filter((pair) => (pair.from === at || pair.to === at) && !dropped.has(pair))
      .toSorted((a, b) => passengersOf(a.from, a.to) - passengersOf(b.from, b.to))
    const drop = (mayGo: (pair: AirportPair) => boolean) => {
      for (const pair of thinnest) {
        if (links[at]! <= mostDestinations(at)) break
        if (dropped.has(pair) || !mayGo(pair)) continue
        dropped.add(pair)
        links[pair.from]!--
        links[pair.to]!--
      }
    }
    drop(({ isNeeded }) => !isNeeded)
    drop(({ from, to }) => links[from === at ? to : from]! > BEST_LINKS)
  }
  return pairs.filter((pair) => !dropped.has(pair))
}

function mostDestinations(at: number): number {
  return Math.max(DESTINATIONS.least, DESTINATIONS.most - at * DESTINATIONS.fewerEach)
}

function thin(km: number): number {
  const share = Math.min(1, km / THIN.longKm)
  return THIN.short + (THIN.long - THIN.short) * share
}

function insertBest(best: number[], at: number, value: (at: number) => number): void {
  best.push(at)
  best.sort((a, b) => value(b) - value(a))
  if (best.length > BEST_LINKS) best.pop()
}

/** Of each alliance, the airports that are hubs of its airlines: as many of each. */
function allianceHubs(
  airports: readonly WorldAirport[],
  airlines: readonly DemoAirline[],
  hubsEach: number,
): Set<number>[] {
  const at = new Map(airports.map(({ code }, number) => [code, number]))
  const members = Map.groupBy(
    airlines.filter(({ alliance }) => alliance !== ''),
    ({ alliance }) => alliance,
  )
  return [...members.values()].map(
    (each) =>
      new Set(
        each.flatMap(({ hubs }) => hubs.slice(0, hubsEach).flatMap((hub) => at.get(hub) ?? [])),
      ),
  )
}
