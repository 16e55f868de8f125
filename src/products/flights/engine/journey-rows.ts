/** Journeys of a list as pages show them. */
import type { Day } from '../../../site/calendar-day.ts'
import { cabinCo2Kg, seatHalves } from '../fares/rules/emissions.ts'
import type { FoundJourney, FoundLeg } from '../list/rules/found-journeys.ts'
import type { UtcMinute } from '../timetable/rules/local-time.ts'
import { CABINS } from '../timetable/rules/timetable.ts'
import type { DayOffsets } from './day-offsets.ts'
import {
  AIRCRAFT_CODES,
  changedDeparture,
  CONTROL,
  type FlightColumns,
  originOf,
  partyStep,
  placeOf,
} from './flight-columns.ts'
import type { JourneyList } from './journey-list.ts'
import type { PartySeats } from './lane-flights.ts'

/** As many seats as are told at most. */
const MAX_SEATS_TOLD = 9

const SEAT_HALVES = AIRCRAFT_CODES.map((code) => CABINS.map((cabin) => seatHalves(code)[cabin]))

/** The cabin that a flight has of the one that is asked for, or the next lower one. */
export function cabinOf(columns: FlightColumns, row: number, cabin: number): number {
  let actual = cabin
  while (placeOf(columns, row, actual) < 0) actual--
  return actual
}

export function journeyCo2(
  columns: FlightColumns,
  list: JourneyList,
  journey: number,
  cabin: number,
): number {
  const { co2, aircraft } = columns
  let sum = 0
  for (let at = journey * 3; at < journey * 3 + list.legs[journey]!; at++) {
    const row = list.rows[at]!
    sum +=
      cabin === 0
        ? co2[row]!
        : cabinCo2Kg(co2[row]!, SEAT_HALVES[aircraft[row]!]![cabinOf(columns, row, cabin)]!)
  }
  return sum
}

export function foundJourney(
  columns: FlightColumns,
  offsets: DayOffsets,
  list: JourneyList,
  journey: number,
  party: PartySeats,
): FoundJourney {
  const count = list.legs[journey]!
  const legs: FoundLeg[] = []
  const layovers: number[] = []
  let arrived = list.departs[journey]!
  for (let leg = 0; leg < count; leg++) {
    const row = list.rows[journey * 3 + leg]!
    const departs = departureOf(columns, offsets, row, list.days[journey * 3 + leg]!)
    if (leg > 0) layovers.push(departs - arrived)
    legs.push(foundLeg(columns, offsets, row, departs, cabinOf(columns, row, party.cabin)))
    arrived = departs + columns.minutes[row]!
  }
  return {
    legs,
    minutes: list.arrives[journey]! - list.departs[journey]!,
    layovers,
    isSelfTransfer: list.group[journey] === -1,
    co2Kg: journeyCo2(columns, list, journey, party.cabin),
    seatsLeft: seatsAtPrice(columns, list, journey, party),
  }
}

function departureOf(
  columns: FlightColumns,
  offsets: DayOffsets,
  row: number,
  day: Day,
): UtcMinute {
  const minute = columns.isChanged[row]
    ? changedDeparture(columns, row, day)
    : columns.departs[row]!
  return offsets.utcOf(columns.zone[originOf(columns, row)]!, day, minute)
}

function foundLeg(
  columns: FlightColumns,
  offsets: DayOffsets,
  row: number,
  departs: UtcMinute,
  cabin: number,
): FoundLeg {
  const { airports, airlines, zone, minutes } = columns
  const lane = columns.lane[row]!
  const origin = columns.laneOrigin[lane]!
  const destination = columns.outKey[lane]! & 0xffff
  return {
    flightId: columns.flightId[row]!,
    airline: airlines[columns.airline[row]!]!.code,
    operator: airlines[columns.operator[row]!]!.code,
    number: columns.number[row]!,
    origin: airports[origin]!,
    destination: airports[destination]!,
    departs: offsets.localOf(zone[origin]!, departs),
    arrives: offsets.localOf(zone[destination]!, departs + minutes[row]!),
    minutes: minutes[row]!,
    aircraft: AIRCRAFT_CODES[columns.aircraft[row]!]!,
    originTerminal: columns.originTerminal[row]!,
    destinationTerminal: columns.destinationTerminal[row]!,
    cabin: CABINS[cabin]!,
  }
}

/** How large a party would still pay the same for each. */
function seatsAtPrice(
  columns: FlightColumns,
  list: JourneyList,
  journey: number,
  { seats, cabin }: PartySeats,
): number {
  const { cells, control, aircraft } = columns
  const isSelf = list.group[journey] === -1
  let most = MAX_SEATS_TOLD
  for (let leg = 0; leg < list.legs[journey]!; leg++) {
    const row = list.rows[journey * 3 + leg]!
    const day = list.days[journey * 3 + leg]!
    const actual = cabinOf(columns, row, cabin)
    const start = (day % control[CONTROL.days]!) * control[CONTROL.stride]!
    const cell = cells[start + placeOf(columns, row, actual)]!
    const shown = isSelf ? (list.step[journey]! >> (leg * 3)) & 7 : list.step[journey]!
    let fitting = seats
    while (
      fitting < most &&
      fitting < (cell & 255) &&
      partyStep(cell, aircraft[row]!, actual, fitting + 1) <= shown
    )
      fitting++
    most = Math.min(most, fitting)
  }
  return most
}
