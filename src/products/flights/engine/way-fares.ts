/**
 * What the journeys of one way cost a party. A fare depends on the pair of airports, the airline and
 * the step only, so that each is computed once for a search, when it is first met, and has a place
 * that its journeys point to.
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

/** What is paid for the way of each pair; see `paidThousandKm`. */
export function paidForPairs(
  columns: FlightColumns,
  way: Pick<ScannedWay, 'from' | 'to'>,
): number[] {
  return pairsOf(way).map(([origin, destination]) =>
    paidThousandKm(kmOf(columns, origin, destination)),
  )
}

/** Fares of everybody, in cents, for journeys that begin on a day. */
export class DayFares {
  protected readonly columns: FlightColumns
  protected readonly party: PartyQuestion
  /** By step. */
  protected readonly factors: number[] = []

  constructor(columns: FlightColumns, party: PartyQuestion, day: Day) {
    this.columns = columns
    this.party = party
    const permille = dayPermille(day, party.today)
    for (let step = 0; step < STEPS; step++)
      this.factors.push(fareFactor(step, party.cabin, permille))
  }

  /** `paid` is the way as fares count it. */
  fare(airline: number, paid: number, step: number, kind: FareKind, brand: number): MinorUnits {
    const { airlines, brandExtras } = this.columns
    const light = fareAt(airlines[airline]!.fares, paid, this.factors[step]!, kind === HALF)
    const extra = extraAt(brandExtras[airline * BRANDS.length + brand]!, paid)
    return fareOfParty(this.party.passengers, light, extra)
  }

  /** Of a self-transfer; `steps` as in the list of journeys. */
  twoTickets(row: number, nextRow: number, steps: number, brand: number): MinorUnits {
    return this.oneLeg(row, steps & 7, brand) + this.oneLeg(nextRow, steps >> 3, brand)
  }

  private oneLeg(row: number, step: number, brand: number): MinorUnits {
    const { airline, lane, laneKm } = this.columns
    return this.fare(airline[row]!, paidThousandKm(laneKm[lane[row]!]!), step, ALONE, brand)
  }
}

export class WayFares extends DayFares {
  /** By place and brand; half of a return is NO_FARE where two groups sell the legs. */
  readonly alone: MinorUnits[] = []
  readonly half: MinorUnits[] = []
  /** By place; −1 for a self-transfer. */
  readonly groups: number[] = []
  private readonly pairPaid: number[]
  /** By pair, airline and step; −1 for not yet. */
  private readonly placeOf: Int32Array

  constructor(
    columns: FlightColumns,
    party: PartyQuestion,
    way: Pick<ScannedWay, 'from' | 'to'>,
    day: Day,
  ) {
    super(columns, party, day)
    this.pairPaid = paidForPairs(columns, way)
    this.placeOf = new Int32Array(this.pairPaid.length * columns.airlines.length * STEPS).fill(-1)
  }

  /** Tells every journey of a list the place of its fares. */
  priceAll(list: JourneyList): this {
    const { placeOf } = this
    const airlines = this.columns.airlines.length
    const { group, pair, airline, step, fare } = list
    for (let journey = 0; journey < list.count; journey++) {
      if (group[journey] === -1) {
        fare[journey] = this.addTwoTickets(list, journey)
        continue
      }
      const at = (pair[journey]! * airlines + airline[journey]!) * STEPS + step[journey]!
      if (placeOf[at]! < 0)
        placeOf[at] = this.add(airline[journey]!, this.pairPaid[pair[journey]!]!, step[journey]!)
      fare[journey] = placeOf[at]!
    }
    return this
  }

  private add(airline: number, paid: number, step: number): number {
    const model = this.columns.airlines[airline]!.fares
    const { passengers } = this.party
    const alone = fareAt(model, paid, this.factors[step]!, false)
    const half = fareAt(model, paid, this.factors[step]!, true)
    for (let brand = 0; brand < BRANDS.length; brand++) {
      const extra = extraAt(this.columns.brandExtras[airline * BRANDS.length + brand]!, paid)
      this.alone.push(fareOfParty(passengers, alone, extra))
      this.half.push(fareOfParty(passengers, half, extra))
    }
    return this.groups.push(this.columns.groupOf[airline]!) - 1
  }

  private addTwoTickets({ rows, step }: JourneyList, journey: number): number {
    const [row, nextRow] = [rows[journey * 3]!, rows[journey * 3 + 1]!]
    for (let brand = 0; brand < BRANDS.length; brand++) {
      this.alone.push(this.twoTickets(row, nextRow, step[journey]!, brand))
      this.half.push(NO_FARE)
    }
    return this.groups.push(-1) - 1
  }
}

/** The cheapest of a way: alone, and as half of a return of each group; by brand. */
export class CheapestFares {
  readonly alone: MinorUnits[] = []
  /** By group, then by brand. */
  readonly half: MinorUnits[] = []
  private readonly brands: number

  constructor(groups: number, brands: number = BRANDS.length) {
    this.brands = brands
    for (let at = 0; at < brands; at++) this.alone.push(NO_FARE)
    for (let at = 0; at < groups * brands; at++) this.half.push(NO_FARE)
  }

  /** All that some journey was told. */
  addAll({ alone, half, groups }: WayFares): this {
    for (let place = 0; place < groups.length; place++)
      for (let brand = 0; brand < this.brands; brand++) {
        const at = place * BRANDS.length + brand
        this.add(groups[place]!, brand, alone[at]!, half[at]!)
      }
    return this
  }

  /** The group is −1 for a self-transfer, which is no half of anything. */
  add(group: number, brand: number, alone: MinorUnits, half: MinorUnits): void {
    if (alone < this.alone[brand]!) this.alone[brand] = alone
    if (group < 0) return
    const at = group * this.brands + brand
    if (half < this.half[at]!) this.half[at] = half
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
