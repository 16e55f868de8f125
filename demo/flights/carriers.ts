/** Which airlines fly between two airports, with what aircraft, and how often a week. */
import {
  AIRCRAFT,
  type AircraftCode,
} from '../../src/products/flights/timetable/rules/timetable.ts'
import { distanceKm } from '../../src/places/rules/distance.ts'
import type { Dice } from '../../src/site/dice.ts'
import type { DemoAirline } from './airline-table.ts'
import type { AirportPair } from './demand.ts'
import type { WorldAirport } from './world-airports.ts'

/** An airline's service between two airports, the same there and back. */
export interface Service {
  airline: DemoAirline
  aircraft: AircraftCode
  flightsAWeek: number
  /** How full its flights are without anybody's doing, of 1000. */
  loadPermille: number
}

const LOAD = 0.77
const LONG_KM = 4_500
/** Narrow seats are not sold for longer. */
const LOW_COST_KM = 4_900
/** One more airline for each doubling or so of those who fly. */
const PASSENGERS_FOR_ONE = 135
const MOST_AIRLINES = 6
/** An airline that would carry fewer a day does not begin. */
const LEAST_PASSENGERS = 45
/** Aircraft are not flown to the end of their range. */
const RANGE_USED = 0.94
const MOST_FLIGHTS_A_WEEK = 7 * 30

export class Carriers {
  private readonly airports: readonly WorldAirport[]
  private readonly airlines: readonly DemoAirline[]
  /** How strong a hub each airport is for each airline; 0 for none. */
  private readonly strengths: Float32Array
  /** From each airport to the nearest hub of each airline. */
  private readonly hubKm: Float32Array
  private readonly countriesWithAirline: Set<string>

  constructor(airports: readonly WorldAirport[], airlines: readonly DemoAirline[]) {
    this.airports = airports
    this.airlines = airlines
    this.countriesWithAirline = new Set(airlines.map(({ country }) => country))
    this.strengths = new Float32Array(airlines.length * airports.length)
    this.hubKm = new Float32Array(airlines.length * airports.length).fill(1e5)
    const numbers = new Map(airports.map(({ code }, at) => [code, at]))
    airlines.forEach(({ hubs, isLowCost }, airline) => {
      const row = airline * airports.length
      hubs.forEach((code, rank) => {
        const hub = numbers.get(code)
        if (hub === undefined) return
        this.strengths[row + hub] = (isLowCost ? 0.94 : 0.82) ** rank
        airports.forEach((airport, at) => {
          const km = distanceKm(airports[hub]!, airport)
          if (km < this.hubKm[row + at]!) this.hubKm[row + at] = km
        })
      })
    })
  }

  strength(airline: number, airport: number): number {
    return this.strengths[airline * this.airports.length + airport]!
  }

  servicesOf(pair: AirportPair, dice: Dice): Service[] {
    const scored = this.scores(pair, dice)
    const wanted = Math.min(
      MOST_AIRLINES,
      Math.max(1, Math.round((pair.passengers / PASSENGERS_FOR_ONE) ** 0.6)),
    )
    let chosen = scored.slice(0, wanted)
    const sumOf = (list: typeof chosen) => list.reduce((sum, { score }) => sum + score, 0)
    // Whoever would carry too few leaves them to the others.
    while (
      chosen.length > 1 &&
      (chosen.at(-1)!.score / sumOf(chosen)) * pair.passengers < LEAST_PASSENGERS
    )
      chosen = chosen.slice(0, -1)
    const sum = sumOf(chosen)
    return chosen.map(({ airline, score }) =>
      service(this.airlines[airline]!, pair.km, (score / sum) * pair.passengers, dice),
    )
  }

  /** The best first. */
  private scores(pair: AirportPair, dice: Dice) {
    const scored = this.airlines.map((_, airline) => ({
      airline,
      score: this.score(airline, pair) * dice.between(0.65, 1.35),
    }))
    const willing = scored.filter(({ score }) => score > 0)
    if (willing.length === 0) {
      const reach = pair.km > LOW_COST_KM ? ({ isLowCost }: DemoAirline) => !isLowCost : () => true
      willing.push(
        ...scored
          .filter(({ airline }) => reach(this.airlines[airline]!))
          .map(({ airline }) => ({ airline, score: 1 / this.nearestHub(airline, pair) })),
      )
    }
    return willing.toSorted((a, b) => b.score - a.score || a.airline - b.airline)
  }

  /** How much an airline is drawn to a pair; 0 where it has no business. */
  private score(number: number, pair: AirportPair): number {
    const airline = this.airlines[number]!
    const [from, to] = [this.airports[pair.from]!, this.airports[pair.to]!]
    const hub = Math.max(this.strength(number, pair.from), this.strength(number, pair.to))
    const homes = Number(from.country === airline.country) + Number(to.country === airline.country)
    const isDomestic = from.country === to.country
    // Within a country that has airlines, only they fly, and those with a base there.
    if (isDomestic && homes === 0 && hub === 0) return 0
    if (isDomestic && homes === 0 && !airline.isLowCost && this.hasAirline(from)) return 0
    if (airline.isLowCost) {
      if (pair.km > LOW_COST_KM) return 0
      const leisure = from.season === to.season ? 1 : 1.3
      const base = hub > 0 ? 0.75 * hub : [0, 0.12, 0.3][homes]!
      // From a base to any place around it, and not from one end of the world to the other.
      return base * leisure * (pair.km < 3_200 ? 1 : 0.5)
    }
    if (hub > 0) return hub
    return pair.km > LONG_KM ? 0.02 * homes : [0, 0.06, 0.2][homes]!
  }

  private hasAirline({ country }: WorldAirport): boolean {
    return this.countriesWithAirline.has(country)
  }

  private nearestHub(airline: number, { from, to }: AirportPair): number {
    const row = airline * this.airports.length
    return 50 + Math.min(this.hubKm[row + from]!, this.hubKm[row + to]!)
  }
}

function service(airline: DemoAirline, km: number, passengers: number, dice: Dice): Service {
  const aircraft = aircraftFor(airline, km, passengers, dice)
  const { economy, premium, business, first } = AIRCRAFT[aircraft].seats
  const seats = economy + premium + business + first
  const exact = (passengers * 7) / (seats * LOAD)
  const flightsAWeek = Math.min(MOST_FLIGHTS_A_WEEK, Math.max(1, Math.round(exact)))
  const load = Math.min(0.95, Math.max(0.45, (exact / flightsAWeek) * LOAD))
  return { airline, aircraft, flightsAWeek, loadPermille: Math.round(load * 1000) }
}

/** The types an airline would take for so many passengers, the fittest first. */
function aircraftFor(
  { isLowCost }: DemoAirline,
  km: number,
  passengers: number,
  dice: Dice,
): AircraftCode {
  const wishes = isLowCost ? lowCostFleet(passengers, dice) : networkFleet(km, passengers, dice)
  const far: AircraftCode[] = ['32N', '788', '77W', '789', '359']
  return [...wishes, ...far].find((code) => km <= AIRCRAFT[code].rangeKm * RANGE_USED) ?? '359'
}

function lowCostFleet(passengers: number, dice: Dice): AircraftCode[] {
  return passengers > 1_200 || dice.chance(0.2) ? ['32N'] : [dice.pick(['7M8', '320'] as const)]
}

function networkFleet(km: number, passengers: number, dice: Dice): AircraftCode[] {
  if (km > 5_600 || (km > LONG_KM && passengers > 160)) {
    if (passengers < 260) return ['788']
    return passengers < 520
      ? [dice.pick(['789', '359', '788'] as const)]
      : [dice.pick(['77W', '359', '789'] as const)]
  }
  // Between the largest cities nothing is too large.
  if (passengers > 3_000 && km > 700) return [dice.pick(['359', '789', '32N', '32N'] as const)]
  if (km < 750 && passengers < 190) return ['AT7']
  if (passengers < 330) return [dice.pick(['E90', 'E90', '223'] as const)]
  if (passengers < 760) return [dice.pick(['223', '320'] as const)]
  return [dice.pick(['320', '32N', '7M8'] as const)]
}
