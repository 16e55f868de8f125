/**
 * The cheapest fares of a way on many days. Which flights connect follows from the timetable and the
 * clocks, and is the same on most days: it is found once, and on each day only the seats of those
 * flights are looked at. Days on which clocks or flights change, or so few journeys are left that
 * others count, are searched by themselves.
 */
import type { Day } from '../../../site/calendar-day.ts'
import { STEP_PERMILLE } from '../fares/rules/fares.ts'
import { ENOUGH_JOURNEYS } from './connections.ts'
import { CONTROL, type FlightColumns, partyStep, placeOf } from './flight-columns.ts'
import type { TripQuestion } from './flight-question.ts'
import type { JourneyList } from './journey-list.ts'
import { cabinOf } from './journey-rows.ts'
import type { JourneyScan, ScannedWay } from './journey-scan.ts'
import type { PartySeats } from './lane-flights.ts'
import {
  ALONE,
  CheapestFares,
  DayFares,
  HALF,
  NO_FARE,
  paidForPairs,
  partySeats,
  WayFares,
} from './way-fares.ts'

const DAY_MINUTES = 1440
const LIGHT = 0
/** A journey begins on a day at home, and its last leg at most so many days later. */
const DAYS_OF_JOURNEY = 5
/** Of a flight, instead of its step. */
const SOLD_OUT = STEP_PERMILLE.length
/** Of a journey with two tickets, instead of who sells it. */
const SELF_TRANSFER = -1

/** What the journeys of a timetable need on a day: so many flights, each some days later. */
interface Plan {
  day: Day
  firstDay: Day
  lastDay: Day
  list: JourneyList
  rows: Int32Array
  shifts: Int32Array
  cabins: Uint8Array
  places: Int32Array
  /** The cells of a day. */
  found: Uint16Array
  /** Of each journey, three positions among the rows; one after the last for none. */
  legs: Int32Array
  /** Of each row, and at the end 0: of a leg that a journey does not have. */
  steps: Uint8Array
  /** Of each journey: who sells it, a pair of airports and an airline. */
  seller: Int16Array
  sellers: { pair: number; airline: number }[]
  /** Of each seller: the lowest step of a journey. */
  lowest: Uint8Array
}

export class CheapestDays {
  private readonly columns: FlightColumns
  private readonly scan: JourneyScan
  private readonly question: TripQuestion
  private readonly way: ScannedWay
  private readonly party: PartySeats
  private readonly lists: { plan: JourneyList; day: JourneyList }
  private readonly pairPaid: number[]
  private plan: Plan | null = null

  /** The lists are written over. */
  constructor(
    columns: FlightColumns,
    scan: JourneyScan,
    question: TripQuestion,
    way: ScannedWay,
    lists: { plan: JourneyList; day: JourneyList },
  ) {
    this.columns = columns
    this.scan = scan
    this.question = question
    this.way = way
    this.party = partySeats(question)
    this.lists = lists
    this.pairPaid = paidForPairs(columns, way)
  }

  /** Light only. */
  on(day: Day): CheapestFares {
    return this.planned(day) ?? this.searched(day)
  }

  private searched(day: Day): CheapestFares {
    const way = { ...this.way, day }
    const list = this.lists.day
    this.scan.scan(way, this.party, list)
    const fares = new WayFares(this.columns, this.question, way, day).priceAll(list)
    return new CheapestFares(this.columns.groups.length, 1).addAll(fares)
  }

  private planned(day: Day): CheapestFares | null {
    const { control, changesOn, groups } = this.columns
    const days = control[CONTROL.days]!
    const firstDay = control[CONTROL.firstDay]!
    if (day <= firstDay || day + DAYS_OF_JOURNEY > firstDay + days) return null
    for (let each = day - 1; each < day + DAYS_OF_JOURNEY; each++)
      if (changesOn[each % days] !== 0) return null
    if (!this.plan || day < this.plan.firstDay || day > this.plan.lastDay)
      this.plan = this.make(day)
    const { plan } = this
    if (day < plan.firstDay || day > plan.lastDay) return null
    this.readSteps(plan, day)

    const { list, lowest } = plan
    const fares = new DayFares(this.columns, this.question, day)
    const cheapest = new CheapestFares(groups.length, 1)
    lowest.fill(SOLD_OUT)
    if (this.addJourneys(plan, day, 0, list.direct, fares, cheapest) < ENOUGH_JOURNEYS) {
      // Journeys with two stops are not in the plan of a timetable that has enough others.
      if (list.direct >= ENOUGH_JOURNEYS) return null
      this.addJourneys(plan, day, list.direct, list.count, fares, cheapest)
    }
    this.priceSellers(plan, fares, cheapest)
    return cheapest
  }

  /** How many are free. Fares rise with the step, so the lowest of a seller is all that matters. */
  private addJourneys(
    plan: Plan,
    day: Day,
    from: number,
    to: number,
    fares: DayFares,
    cheapest: CheapestFares,
  ): number {
    const { list, legs, steps, seller, lowest } = plan
    const { departs, rows } = list
    const earliest = this.party.notBefore - (day - plan.day) * DAY_MINUTES
    let free = 0
    for (let journey = from; journey < to; journey++) {
      const at = journey * 3
      const first = steps[legs[at]!]!
      const second = steps[legs[at + 1]!]!
      const third = steps[legs[at + 2]!]!
      const ends = first > second ? first : second
      const step = ends > third ? ends : third
      if (step === SOLD_OUT || departs[journey]! < earliest) continue
      free++
      const sold = seller[journey]!
      if (sold === SELF_TRANSFER) {
        const alone = fares.twoTickets(rows[at]!, rows[at + 1]!, first | (second << 3), LIGHT)
        cheapest.add(SELF_TRANSFER, LIGHT, alone, NO_FARE)
      } else if (step < lowest[sold]!) lowest[sold] = step
    }
    return free
  }

  private priceSellers({ sellers, lowest }: Plan, fares: DayFares, cheapest: CheapestFares): void {
    for (let at = 0; at < sellers.length; at++) {
      const step = lowest[at]!
      if (step === SOLD_OUT) continue
      const { pair, airline } = sellers[at]!
      const paid = this.pairPaid[pair]!
      cheapest.add(
        this.columns.groupOf[airline]!,
        LIGHT,
        fares.fare(airline, paid, step, ALONE, LIGHT),
        fares.fare(airline, paid, step, HALF, LIGHT),
      )
    }
  }

  /** All cells before any is looked at: a processor waits for many of them at a time. */
  private readSteps({ rows, shifts, cabins, places, found, steps }: Plan, day: Day): void {
    const { cells, control, aircraft } = this.columns
    const { seats } = this.party
    const days = control[CONTROL.days]!
    const stride = control[CONTROL.stride]!
    for (let at = 0; at < found.length; at++)
      found[at] = cells[((day + shifts[at]!) % days) * stride + places[at]!]!
    for (let at = 0; at < found.length; at++) {
      const cell = found[at]!
      steps[at] =
        (cell & 255) < seats ? SOLD_OUT : partyStep(cell, aircraft[rows[at]!]!, cabins[at]!, seats)
    }
  }

  private make(day: Day): Plan {
    const { columns, party } = this
    const list = this.lists.plan
    const isMet = new Uint8Array(columns.zones.start.length)
    this.scan.scan({ ...this.way, day }, { ...party, seats: 0, notBefore: 0 }, list, isMet)
    const known = new Map<number, number>()
    const rows: number[] = []
    const shifts: number[] = []
    const legs = new Int32Array(list.count * 3).fill(-1)
    for (let journey = 0; journey < list.count; journey++)
      for (let at = journey * 3; at < journey * 3 + list.legs[journey]!; at++) {
        const shift = list.days[at]! - day
        const key = list.rows[at]! * 16 + shift + 8
        let position = known.get(key)
        if (position === undefined) {
          known.set(key, (position = rows.length))
          rows.push(list.rows[at]!)
          shifts.push(shift)
        }
        legs[at] = position
      }
    for (let at = 0; at < legs.length; at++) if (legs[at]! < 0) legs[at] = rows.length
    const cabins = Uint8Array.from(rows, (row) => cabinOf(columns, row, party.cabin))
    const sold = this.sellersOf(list)
    return {
      day,
      ...this.daysOfSameClocks(day, isMet),
      list,
      rows: Int32Array.from(rows),
      shifts: Int32Array.from(shifts),
      cabins,
      places: Int32Array.from(rows, (row, at) => placeOf(columns, row, cabins[at]!)),
      found: new Uint16Array(rows.length),
      legs,
      steps: new Uint8Array(rows.length + 1),
      ...sold,
      lowest: new Uint8Array(sold.sellers.length),
    }
  }

  private sellersOf({ count, group, pair, airline }: JourneyList) {
    const airlines = this.columns.airlines.length
    const known = new Int16Array(this.pairPaid.length * airlines).fill(-1)
    const seller = new Int16Array(count)
    const sellers: Plan['sellers'] = []
    for (let journey = 0; journey < count; journey++) {
      if (group[journey] === -1) {
        seller[journey] = SELF_TRANSFER
        continue
      }
      const at = pair[journey]! * airlines + airline[journey]!
      if (known[at]! < 0)
        known[at] = sellers.push({ pair: pair[journey]!, airline: airline[journey]! }) - 1
      seller[journey] = known[at]!
    }
    return { seller, sellers }
  }

  /** Around a day, as long as no clock changes where one may change planes; maybe not even on it. */
  private daysOfSameClocks(day: Day, isMet: Uint8Array): { firstDay: Day; lastDay: Day } {
    const { start, from } = this.columns.zones
    let firstDay = -Infinity
    let lastDay = Infinity
    for (let zone = isMet.indexOf(1); zone >= 0; zone = isMet.indexOf(1, zone + 1))
      for (let at = start[zone]! + 1; at < start[zone + 1]!; at++) {
        const changes = from[at]! / DAY_MINUTES
        if (changes <= day) firstDay = Math.max(firstDay, Math.ceil(changes) + 3)
        else lastDay = Math.min(lastDay, Math.floor(changes) - DAYS_OF_JOURNEY - 3)
      }
    return { firstDay, lastDay }
  }
}
