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
import { JourneyList } from './journey-list.ts'
import { cabinOf } from './journey-rows.ts'
import type { JourneyScan, ScannedWay } from './journey-scan.ts'
import type { PartySeats } from './lane-flights.ts'
import { CheapestFares, partySeats, WayFares } from './way-fares.ts'

const DAY_MINUTES = 1440
/** A journey begins on a day at home, and its last leg at most so many days later. */
const DAYS_OF_JOURNEY = 5
/** Of a flight, instead of its step. */
const SOLD_OUT = STEP_PERMILLE.length
/** Of a journey; no two steps are written so. */
const NOT_SOLD = 255

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
  /** Of each journey, three positions among the rows; −1 for none. */
  legs: Int32Array
  steps: Uint8Array
}

export class CheapestDays {
  private readonly columns: FlightColumns
  private readonly scan: JourneyScan
  private readonly question: TripQuestion
  private readonly way: ScannedWay
  private readonly party: PartySeats
  private readonly list = new JourneyList()
  private plan: Plan | null = null

  constructor(columns: FlightColumns, scan: JourneyScan, question: TripQuestion, way: ScannedWay) {
    this.columns = columns
    this.scan = scan
    this.question = question
    this.way = way
    this.party = partySeats(question)
  }

  /** Light only. */
  on(day: Day): CheapestFares {
    return this.planned(day) ?? this.searched(day)
  }

  private searched(day: Day): CheapestFares {
    const way = { ...this.way, day }
    this.scan.scan(way, this.party, this.list)
    const fares = new WayFares(this.columns, this.question, way, day)
    return new CheapestFares(this.columns.groups.length, 1).addAll(this.list, fares)
  }

  private planned(day: Day): CheapestFares | null {
    const { columns, party } = this
    const { control, changesOn } = columns
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

    const { list, legs, steps } = plan
    const earliest = party.notBefore - (day - plan.day) * DAY_MINUTES
    let found = 0
    for (let journey = 0; journey < list.count; journey++) {
      if (journey === list.direct && found >= ENOUGH_JOURNEYS) break
      const at = journey * 3
      const first = steps[legs[at]!]!
      const second = legs[at + 1]! < 0 ? 0 : steps[legs[at + 1]!]!
      const third = legs[at + 2]! < 0 ? 0 : steps[legs[at + 2]!]!
      const step = Math.max(first, second, third)
      const isFree = step !== SOLD_OUT && list.departs[journey]! >= earliest
      list.step[journey] = isFree
        ? list.group[journey] === -1
          ? first | (second << 3)
          : step
        : NOT_SOLD
      if (isFree && journey < list.direct) found++
    }
    // Journeys with two stops are not in the plan of a timetable that has enough others.
    if (found < ENOUGH_JOURNEYS && list.direct >= ENOUGH_JOURNEYS) return null
    const count = found < ENOUGH_JOURNEYS ? list.count : list.direct
    const fares = new WayFares(columns, this.question, this.way, day)
    const cheapest = new CheapestFares(columns.groups.length, 1)
    for (let journey = 0; journey < count; journey++)
      if (list.step[journey] !== NOT_SOLD) cheapest.add(list, journey, fares)
    return cheapest
  }

  private readSteps({ rows, shifts, cabins, places, steps }: Plan, day: Day): void {
    const { cells, control, aircraft } = this.columns
    const { seats } = this.party
    const days = control[CONTROL.days]!
    const stride = control[CONTROL.stride]!
    for (let at = 0; at < rows.length; at++) {
      const cell = cells[((day + shifts[at]!) % days) * stride + places[at]!]!
      steps[at] =
        (cell & 255) < seats ? SOLD_OUT : partyStep(cell, aircraft[rows[at]!]!, cabins[at]!, seats)
    }
  }

  private make(day: Day): Plan {
    const { columns, party } = this
    const list = new JourneyList()
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
    const cabins = Uint8Array.from(rows, (row) => cabinOf(columns, row, party.cabin))
    return {
      day,
      ...this.daysOfSameClocks(day, isMet),
      list,
      rows: Int32Array.from(rows),
      shifts: Int32Array.from(shifts),
      cabins,
      places: Int32Array.from(rows, (row, at) => placeOf(columns, row, cabins[at]!)),
      legs,
      steps: new Uint8Array(rows.length),
    }
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
