/**
 * A timetable and its seats as columns on shared memory.
 *
 * Flights stand in the order of their origin, the group that sells them, their destination, and
 * their departure. All flights of a group from one airport to another are a lane, one range of
 * rows, and the lanes of an airport are one range, too. Lanes that lead to an airport are listed a
 * second time, by group and origin: what connects two airports with one stop is found by walking
 * along both lists at once.
 *
 * Seats are a 16-bit cell for each flight, cabin and day, day-major: a search reads one or two days
 * of whole lanes. All economy cells of a day come first, so that the row of a flight is the place of
 * its cell; the other cabins follow for those aircraft that have them. A cell is 0 where a flight
 * does not go, so that nobody looks at weekdays and seasons. Days are a ring, as for hotels.
 */
import type { Day } from '../../../site/calendar-day.ts'
import {
  type Column,
  openColumns,
  packColumns,
  sharedBytes,
} from '../../../places/memory/shared-columns.ts'
import { kmBetween } from '../timetable/rules/way-km.ts'
import { type AirportSize, minimumConnection } from './connections.ts'
import { type BrandExtra, BRANDS, stepOf } from '../fares/rules/fares.ts'
import type { ZoneColumns } from '../timetable/rules/local-time.ts'
import { AIRCRAFT, type AircraftCode, type Airline, CABINS } from '../timetable/rules/timetable.ts'

const MAGIC = 0x464c5931

/** Positions in the control column. */
export const CONTROL = { firstDay: 0, days: 1, stride: 2, changes: 3 } as const
export const CONTROL_LENGTH = 8

/** How many days of flights may differ from the timetable before it is built anew; a power of 2. */
export const CHANGE_CAPACITY = 16_384
/** When a flight departs that does not. */
export const CANCELLED = -1

export interface FlightTables {
  control: Int32Array
  /** `FlightDictionary` as JSON. */
  dictionary: Uint8Array

  latitude: Float64Array
  longitude: Float64Array
  zone: Uint16Array
  size: Uint8Array
  country: Uint16Array
  zoneStart: Uint32Array
  zoneFrom: Int32Array
  zoneOffset: Int32Array

  /** The first lane of each airport, and at the end how many there are. */
  outStart: Int32Array
  /** Of each lane: its group × 65,536 + its destination. */
  outKey: Int32Array
  laneOrigin: Uint16Array
  laneKm: Uint16Array
  /** The first flight of each lane, and at the end how many there are. */
  laneFirst: Int32Array
  /** Lanes by destination, group and origin; the key has the origin. */
  inStart: Int32Array
  inKey: Int32Array
  inLane: Int32Array

  flightId: Int32Array
  /** Where it flies. */
  lane: Int32Array
  /** By id; −1 for none. */
  rowOfId: Int32Array
  airline: Uint16Array
  operator: Uint16Array
  number: Uint16Array
  departs: Uint16Array
  minutes: Uint16Array
  aircraft: Uint8Array
  originTerminal: Uint8Array
  destinationTerminal: Uint8Array
  /** Whole kilograms in economy. */
  co2: Uint16Array
  /** The place of the cell in a day, or −1: for premium, business and first, one after the other. */
  cabinPlace: Int32Array
  cells: Uint16Array

  /** 1 for a flight that differs from the timetable on some day. */
  isChanged: Uint8Array
  /** Open addressing: the row + 1 (0 is free), the day, and when it departs instead. */
  changeRow: Int32Array
  changeDay: Int32Array
  changeDeparts: Int32Array
  /** How many there are on each day, in the order of the ring. */
  changesOn: Uint16Array
}

export interface FlightDictionary {
  /** Codes, in order. */
  airports: string[]
  airlines: Airline[]
  /** Positions of groups, by airline. */
  groupOf: number[]
  groups: string[]
}

export interface FlightColumns extends FlightTables, FlightDictionary {
  /** What is shared with threads and written to the snapshot. */
  bytes: Uint8Array
  zones: ZoneColumns
  airportOf: ReadonlyMap<string, number>
  /** Names, and their positions by airline; −1 for none. */
  alliances: string[]
  allianceOf: Int16Array
  /** By airline × brands + brand. */
  brandExtras: BrandExtra[]
  /** The airline that sells all flights of a lane; −1 for several. */
  laneAirline: Int16Array
}

export const AIRCRAFT_CODES = Object.keys(AIRCRAFT) as AircraftCode[]

export function packFlights(tables: FlightTables): FlightColumns {
  return openFlights(packColumns(MAGIC, { ...tables } as Record<string, Column>))!
}

/** Nothing when the bytes are no flights of this version. */
export function openFlights(bytes: Uint8Array): FlightColumns | undefined {
  const shared = sharedBytes(bytes)
  const tables = openColumns(MAGIC, shared) as unknown as FlightTables | undefined
  if (!tables) return undefined
  const dictionary = JSON.parse(Buffer.from(tables.dictionary).toString()) as FlightDictionary
  const alliances = [...new Set(dictionary.airlines.map(({ alliance }) => alliance))]
    .filter((name) => name !== '')
    .toSorted()
  return {
    ...tables,
    ...dictionary,
    bytes: shared,
    zones: { start: tables.zoneStart, from: tables.zoneFrom, offset: tables.zoneOffset },
    airportOf: new Map(dictionary.airports.map((code, at) => [code, at])),
    alliances,
    laneAirline: airlinesOfLanes(tables),
    brandExtras: dictionary.airlines.flatMap(({ fares }) =>
      BRANDS.map((brand) => fares.brands[brand]),
    ),
    allianceOf: Int16Array.from(dictionary.airlines, ({ alliance }) => alliances.indexOf(alliance)),
  }
}

function airlinesOfLanes({ laneKm, laneFirst, airline }: FlightTables): Int16Array {
  return Int16Array.from(laneKm, (_, lane) => {
    const first = airline[laneFirst[lane]!]!
    for (let row = laneFirst[lane]! + 1; row < laneFirst[lane + 1]!; row++)
      if (airline[row] !== first) return -1
    return first
  })
}

/**
 * A cell: seats left in the low 8 bits, in 5 bits how many of them have the present step (31 for 31
 * or more), the step in the high 3.
 */
export function seatCell(aircraft: number, cabin: number, left: number): number {
  return CELLS[(aircraft * CABINS.length + cabin) * LEFT_VALUES + Math.min(left, LEFT_VALUES - 1)]!
}

/** The step of a party: that of its dearest seat. For who knows that there are seats enough. */
export function partyStep(cell: number, aircraft: number, cabin: number, party: number): number {
  if (party <= ((cell >> 8) & 31)) return cell >> 13
  return seatCell(aircraft, cabin, (cell & 255) - party + 1) >> 13
}

const LEFT_VALUES = 256
const CELLS = layOutCells()

function layOutCells(): Uint16Array {
  const cells = new Uint16Array(AIRCRAFT_CODES.length * CABINS.length * LEFT_VALUES)
  AIRCRAFT_CODES.forEach((code, aircraft) =>
    CABINS.forEach((cabin, cabinAt) => {
      for (let left = 1; left < LEFT_VALUES; left++) {
        const { step, atStep } = stepOf(AIRCRAFT[code].seats[cabin], left)
        cells[(aircraft * CABINS.length + cabinAt) * LEFT_VALUES + left] =
          left | (Math.min(atStep, 31) << 8) | (step << 13)
      }
    }),
  )
  return cells
}

/** The place of a cabin's cell in a day, or −1 where the aircraft has none. */
export function placeOf(
  { cabinPlace, flightId }: FlightTables,
  row: number,
  cabin: number,
): number {
  return cabin === 0 ? row : cabinPlace[(cabin - 1) * flightId.length + row]!
}

export function kmOf({ latitude, longitude }: FlightTables, one: number, other: number): number {
  return kmBetween(latitude[one]!, longitude[one]!, latitude[other]!, longitude[other]!)
}

export function originOf(columns: FlightColumns, row: number): number {
  return columns.laneOrigin[columns.lane[row]!]!
}

export function destinationOf(columns: FlightColumns, row: number): number {
  return columns.outKey[columns.lane[row]!]! & 0xffff
}

/** The shortest time for changing planes in the same terminal. */
export function connectionAt(columns: FlightTables, lane: number, onward: number): number {
  const { country, size, outKey, laneOrigin } = columns
  const between = laneOrigin[onward]!
  const here = country[between]
  const isInternational =
    country[laneOrigin[lane]!] !== here || country[outKey[onward]! & 0xffff] !== here
  return minimumConnection(size[between] as AirportSize, isInternational)
}

/** Among keys in order, from one position to another: the first of a group. */
export function firstOfGroup(keys: Int32Array, from: number, to: number, group: number): number {
  let low = from
  let high = to
  while (low < high) {
    const middle = (low + high) >> 1
    if (keys[middle]! >> 16 < group) low = middle + 1
    else high = middle
  }
  return low
}

/** When a flight departs on a day that is marked as changed, or CANCELLED. */
export function changedDeparture(tables: FlightTables, row: number, day: Day): number {
  const at = changeSlot(tables, row, day)
  return tables.changeRow[at] === row + 1 ? tables.changeDeparts[at]! : tables.departs[row]!
}

/** Where a change is, or would be written. */
export function changeSlot({ changeRow, changeDay }: FlightTables, row: number, day: Day): number {
  const mask = CHANGE_CAPACITY - 1
  let at = (Math.imul(row, 0x9e3779b1) ^ Math.imul(day, 0x85ebca6b)) & mask
  while (changeRow[at] !== 0 && (changeRow[at] !== row + 1 || changeDay[at] !== day))
    at = (at + 1) & mask
  return at
}
