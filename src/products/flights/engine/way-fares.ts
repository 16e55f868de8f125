/**
 * What the journeys of one way cost a party. A fare depends on the pair of airports, the airline and
 * the step only, so that each is computed once for a search, when it is first met.
 */
import type { Day } from '../../../site/calendar-day.ts'
import type { MinorUnits } from '../../../site/money.ts'
import {
  BRANDS,
  dayPermille,
  extraAt,
  fareAt,
  fareFactor,
  fareOfParty,
  paidThousandKm,
  seatsFor,
  STEP_PERMILLE,
} from '../fares/rules/fares.ts'
import { CABINS } from '../timetable/rules/timetable.ts'
import { type FlightColumns, kmOf } from './flight-columns.ts'
import type { PartyQuestion } from './flight-question.ts'
import type { JourneyList } from './journey-list.ts'
import { pairsOf, type ScannedWay } from './journey-scan.ts'
import type { PartySeats } from './lane-flights.ts'

/** More than any trip costs; what cannot be bought costs it. */
export const NO_FARE = 2 ** 40

const STEPS = STEP_PERMILLE.length
const KINDS = 2

/** A journey bought alone, or as half of a return. */
export type FareKind = 0 | 1
export const ALONE: FareKind = 0
export const HALF: FareKind = 1

export function partySeats({ passengers, cabin, notBefore }: PartyQuestion): PartySeats {
  return {
    seats: seatsFor(passengers),
    cabin: CABINS.indexOf(cabin),
    notBefore: notBefore ?? 0,
  }
}

export class WayFares {
  private readonly columns: FlightColumns
  private readonly party: PartyQuestion
  /** By step. */
  private readonly factors: number[]
  /** See `paidThousandKm`. */
  private readonly pairPaid: number[]
  /** By pair, airline, step, kind and brand; −1 for not yet. */
  private readonly known: Int32Array

  constructor(
    columns: FlightColumns,
    party: PartyQuestion,
    way: Pick<ScannedWay, 'from' | 'to'>,
    day: Day,
  ) {
    this.columns = columns
    this.party = party
    const permille = dayPermille(day, party.today)
    this.factors = STEP_PERMILLE.map((_, step) => fareFactor(step, party.cabin, permille))
    this.pairPaid = pairsOf(way).map(([origin, destination]) =>
      paidThousandKm(kmOf(columns, origin, destination)),
    )
    const size = this.pairPaid.length * columns.airlines.length * STEPS * KINDS * BRANDS.length
    this.known = new Int32Array(size).fill(-1)
  }

  /** Of everybody, in cents; NO_FARE for half of a return where two groups sell the legs. */
  fareOf(list: JourneyList, journey: number, kind: FareKind, brand: number): MinorUnits {
    if (list.group[journey] === -1)
      return kind === HALF ? NO_FARE : this.twoTickets(list, journey, brand)
    const { airlines } = this.columns
    const [pair, airline, step] = [list.pair[journey]!, list.airline[journey]!, list.step[journey]!]
    const at =
      (((pair * airlines.length + airline) * STEPS + step) * KINDS + kind) * BRANDS.length + brand
    const known = this.known[at]!
    if (known >= 0) return known
    const fare = this.fare(airline, this.pairPaid[pair]!, step, kind, brand)
    this.known[at] = fare
    return fare
  }

  /** `paid` is the way as fares count it. */
  fare(airline: number, paid: number, step: number, kind: FareKind, brand: number): MinorUnits {
    const model = this.columns.airlines[airline]!.fares
    const light = fareAt(model, paid, this.factors[step]!, kind === HALF)
    return fareOfParty(this.party.passengers, light, extraAt(model, BRANDS[brand]!, paid))
  }

  private twoTickets(list: JourneyList, journey: number, brand: number): MinorUnits {
    const { airline, lane, laneKm } = this.columns
    const steps = list.step[journey]!
    return [steps & 7, steps >> 3].reduce((sum, step, leg) => {
      const row = list.rows[journey * 3 + leg]!
      return sum + this.fare(airline[row]!, paidThousandKm(laneKm[lane[row]!]!), step, ALONE, brand)
    }, 0)
  }
}

/** The cheapest of a way: alone, and as half of a return of each group; by brand. */
export class CheapestFares {
  readonly alone: Float64Array
  readonly half: Float64Array
  private readonly brands: number

  constructor(groups: number, brands: number = BRANDS.length) {
    this.brands = brands
    this.alone = new Float64Array(brands).fill(NO_FARE)
    this.half = new Float64Array(groups * brands).fill(NO_FARE)
  }

  addAll(list: JourneyList, fares: WayFares): this {
    for (let journey = 0; journey < list.count; journey++) this.add(list, journey, fares)
    return this
  }

  add(list: JourneyList, journey: number, fares: WayFares): void {
    const group = list.group[journey]!
    for (let brand = 0; brand < this.brands; brand++) {
      const alone = fares.fareOf(list, journey, ALONE, brand)
      if (alone < this.alone[brand]!) this.alone[brand] = alone
      if (group < 0) continue
      const half = fares.fareOf(list, journey, HALF, brand)
      const at = group * this.brands + brand
      if (half < this.half[at]!) this.half[at] = half
    }
  }

  halfOf(group: number, brand: number): MinorUnits {
    return group < 0 ? NO_FARE : this.half[group * this.brands + brand]!
  }

  /** Both ways, each at its cheapest: two journeys bought alone, or two halves of one group. */
  returnWith(other: CheapestFares, brand: number): MinorUnits {
    let least = this.alone[brand]! + other.alone[brand]!
    for (let at = brand; at < this.half.length; at += this.brands) {
      const total = this.half[at]! + other.half[at]!
      if (total < least) least = total
    }
    return least
  }
}
