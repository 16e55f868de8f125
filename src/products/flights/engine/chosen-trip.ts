/** Journeys that somebody has chosen, looked up again as they are now. */
import type { Passengers } from '../fares/rules/fares.ts'
import type { ChosenLeg } from '../sale/rules/flight-line.ts'
import {
  type AirportSize,
  MAX_LAYOVER_MINUTES,
  minimumConnection,
  SELF_TRANSFER_MINUTES,
  TERMINAL_CHANGE_MINUTES,
} from './connections.ts'
import { utcOf } from '../timetable/rules/local-time.ts'
import {
  CANCELLED,
  changedDeparture,
  CONTROL,
  type FlightColumns,
  placeOf,
  seatCell,
} from './flight-columns.ts'
import type { PartyQuestion } from './flight-question.ts'
import { JourneyList } from './journey-list.ts'
import { partySeats, WayFares } from './way-fares.ts'

/** One journey, and what it costs. */
export interface ChosenJourney {
  list: JourneyList
  fares: WayFares
}

/**
 * Null when a leg is gone, has no seats for everybody, or does not connect with the next. `taken`
 * seats are left out of account: those of the first of two parties.
 */
export function readChosen(
  columns: FlightColumns,
  legs: readonly ChosenLeg[],
  question: PartyQuestion,
  taken = 0,
): ChosenJourney | null {
  const party = partySeats(question)
  const found = legs.map((leg) => readLeg(columns, leg, party.cabin, party.seats, taken))
  if (found.length === 0 || found.length > 3 || found.some((leg) => leg === null)) return null
  const known = found.filter((leg) => leg !== null)
  const [first, last] = [known[0]!, known.at(-1)!]
  if (first.departs < party.notBefore) return null
  const isSelf = known.length === 2 && known[0]!.group !== known[1]!.group
  if (!isSelf && known.some(({ group }) => group !== first.group)) return null
  let layover = 0
  for (let at = 1; at < known.length; at++) {
    const wait = known[at]!.departs - known[at - 1]!.arrives
    if (!connects(columns, known[at - 1]!, known[at]!, wait, isSelf)) return null
    layover = Math.max(layover, wait)
  }
  const longest = known.reduce((most, leg) => (leg.km > most.km ? leg : most))
  if (isSelf ? known.some(({ isLower }) => isLower) : longest.isLower) return null

  const list = new JourneyList()
  const journey = list.next()
  known.forEach(({ row, day }, leg) => list.setLeg(journey, leg, row, day))
  list.setTimes(journey, first.departs, last.arrives, layover)
  list.legs[journey] = known.length
  list.airline[journey] = columns.airline[longest.row]!
  list.group[journey] = isSelf ? -1 : first.group
  list.step[journey] = isSelf
    ? known[0]!.step | (known[1]!.step << 3)
    : Math.max(...known.map(({ step }) => step))
  const way = { from: [first.origin], to: [last.destination] }
  return { list, fares: new WayFares(columns, question, way, first.day).priceAll(list) }
}

type ReadLeg = Exclude<ReturnType<typeof readLeg>, null>

function readLeg(
  columns: FlightColumns,
  { flightId, day }: ChosenLeg,
  cabin: number,
  seats: number,
  taken: number,
) {
  const { rowOfId, control, cells, zone, laneOrigin, outKey, laneKm, aircraft } = columns
  const row = rowOfId[flightId] ?? -1
  const [firstDay, days] = [control[CONTROL.firstDay]!, control[CONTROL.days]!]
  if (row < 0 || day < firstDay || day >= firstDay + days) return null
  let [actual, place] = [cabin, placeOf(columns, row, cabin)]
  while (place < 0) place = placeOf(columns, row, --actual)
  const left = (cells[(day % days) * control[CONTROL.stride]! + place]! & 255) - taken
  if (left < seats) return null
  const minute = columns.isChanged[row]
    ? changedDeparture(columns, row, day)
    : columns.departs[row]!
  if (minute === CANCELLED) return null
  const lane = columns.lane[row]!
  const origin = laneOrigin[lane]!
  const departs = utcOf(columns.zones, zone[origin]!, day, minute)
  return {
    row,
    day,
    origin,
    destination: outKey[lane]! & 0xffff,
    group: outKey[lane]! >> 16,
    km: laneKm[lane]!,
    departs,
    arrives: departs + columns.minutes[row]!,
    step: seatCell(aircraft[row]!, actual, left - seats + 1) >> 13,
    isLower: actual !== cabin,
  }
}

function connects(
  { size, country, destinationTerminal, originTerminal }: FlightColumns,
  before: ReadLeg,
  after: ReadLeg,
  wait: number,
  isSelf: boolean,
): boolean {
  if (before.destination !== after.origin) return false
  const here = country[after.origin]
  const isInternational = country[before.origin] !== here || country[after.destination] !== here
  const least = isSelf
    ? SELF_TRANSFER_MINUTES
    : minimumConnection(size[after.origin] as AirportSize, isInternational)
  const change =
    destinationTerminal[before.row] === originTerminal[after.row] ? 0 : TERMINAL_CHANGE_MINUTES
  return wait >= least + change && wait <= MAX_LAYOVER_MINUTES
}

/** All ways to make two parties of one, each with an adult, and no more infants than adults. */
export function twoParties(all: Passengers): [Passengers, Passengers][] {
  const found: [Passengers, Passengers][] = []
  for (let adults = 1; adults < all.adults; adults++)
    for (let children = 0; children <= all.children; children++)
      for (let infants = 0; infants <= all.infants; infants++) {
        const first = { adults, children, infants }
        const second = {
          adults: all.adults - adults,
          children: all.children - children,
          infants: all.infants - infants,
        }
        if (first.infants <= first.adults && second.infants <= second.adults)
          found.push([first, second])
      }
  return found
}
