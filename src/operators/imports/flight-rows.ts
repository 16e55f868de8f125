/** Rows of a timetable, and of the airlines with their fares; or all that is wrong with them. */
import type { MinorUnits } from '../../site/money.ts'
import { foldText } from '../../site/text/fold-text.ts'
import type { FareModel } from '../../products/flights/fares/rules/fares.ts'
import {
  AIRCRAFT,
  type AircraftCode,
  type Airline,
  type Cabin,
  CABINS,
  type LocalMinute,
} from '../../products/flights/timetable/rules/timetable.ts'
import { kmBetween } from '../../products/flights/timetable/rules/way-km.ts'
import type { OperatorFlight } from '../store/operator-flights.ts'
import type { CatalogueSink } from './catalogue-sink.ts'
import {
  readDecimal,
  readFlag,
  readPrice,
  readText,
  readWhole,
  readWrittenDay,
} from './cell-values.ts'
import { readCountry } from './country-codes.ts'
import type { Cells } from './read-rows.ts'
import { reason, type Reason, type RowRead } from './reasons.ts'

type Airports = CatalogueSink['airports']

const DAY_MINUTES = 1440
/** From gate to gate. */
const MINUTES = { least: 10, most: 1_200 }
/** As many as a day's byte counts. */
const MAX_SEATS = 255
const MAX_NUMBER = 9_999
const MAX_TERMINAL = 99
const FASTEST_KMH = 1_100
const EVERY_DAY = 0b1111111

export function readFlightRow(cells: Cells, airports: Airports): RowRead<OperatorFlight> {
  const reasons: Reason[] = []
  const notes: Reason[] = []
  const airline = airlineCode(cells, 'airline', reasons)
  const aircraft = readAircraft()
  const [firstDay, lastDay] = [day('firstDay'), day('lastDay')]
  if (lastDay < firstDay) reasons.push(reason('days-reversed', 'lastDay'))
  const flight = {
    airline,
    operator: cells.operator === undefined ? airline : airlineCode(cells, 'operator', reasons),
    number: flightNumber(),
    origin: airport('origin'),
    destination: airport('destination'),
    departs: time('departs').minute,
    weekdays: weekdays(),
    firstDay,
    lastDay,
    aircraft,
    originTerminal: terminal('originTerminal'),
    destinationTerminal: terminal('destinationTerminal'),
    seats: seats(),
  }
  if (flight.origin && flight.origin === flight.destination)
    reasons.push(reason('airports-equal', 'destination'))
  // How long it takes is told by clocks of both places, so these must be right first.
  if (reasons.length > 0) return { ok: false, reasons }
  const minutes = cells.minutes === undefined ? untilArrival() : duration(cells.minutes)
  if (reasons.length === 0) checkSpeed()
  return reasons.length > 0
    ? { ok: false, reasons }
    : { ok: true, record: { ...flight, minutes }, notes }

  function airport(field: 'origin' | 'destination'): string {
    const code = readText(cells[field]).toUpperCase()
    if (!code) reasons.push(reason('value-missing', field))
    else if (!airports.pointOf(code)) reasons.push(reason('airport-unknown', field, code))
    return code
  }

  /** "1204", and "QV 1204" too. */
  function flightNumber(): number {
    const written = readText(cells.number).toUpperCase()
    const bare = written.startsWith(airline) ? written.slice(airline.length) : written
    return inRange('number', written, readWhole(bare || written), 1, MAX_NUMBER)
  }

  function day(field: 'firstDay' | 'lastDay'): number {
    const written = readText(cells[field])
    const read = readWrittenDay(written)
    if (!written) reasons.push(reason('value-missing', field))
    else if (read === null) reasons.push(reason('value-unreadable', field, written))
    return read ?? 0
  }

  /** "07:05", "705", "7.05"; "01:10+1" is of the next day. */
  function time(field: 'departs' | 'arrives'): { minute: LocalMinute; days: number | null } {
    const written = readText(cells[field])
    const match = /^(\d{1,2})[:.h]?(\d{2})(?::00)?\s*([+-]\d)?$/.exec(written)
    const [hour, minute] = [Number(match?.[1]), Number(match?.[2])]
    if (!written) reasons.push(reason('value-missing', field))
    else if (!match || hour > 23 || minute > 59 || (field === 'departs' && match[3]))
      reasons.push(reason('value-unreadable', field, written))
    return { minute: hour * 60 + minute, days: match?.[3] ? Number(match[3]) : null }
  }

  function untilArrival(): number {
    const { minute, days } = time('arrives')
    if (reasons.length > 0) return 0
    const leaves = airports.utcOf(flight.origin, firstDay, flight.departs)
    const onDay = (later: number) =>
      airports.utcOf(flight.destination, firstDay + later, minute) - leaves
    // Without a day told it is the first time that clocks there show this after the departure.
    const minutes =
      days === null ? ((onDay(0) % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES : onDay(days)
    return inRange('arrives', cells.arrives!, minutes, MINUTES.least, MINUTES.most, 'minutes later')
  }

  /** "125" or "2:05". */
  function duration(written: string): number {
    const hours = /^(\d{1,2})[:h](\d{2})$/.exec(readText(written))
    const minutes = hours ? Number(hours[1]) * 60 + Number(hours[2]) : readWhole(written)
    return inRange('minutes', written, minutes, MINUTES.least, MINUTES.most)
  }

  function weekdays(): number {
    const written = readText(cells.weekdays)
    if (!written) return EVERY_DAY
    const mask = readWeekdays(written)
    if (mask === null) reasons.push(reason('value-unreadable', 'weekdays', written))
    return mask ?? 0
  }

  function readAircraft(): AircraftCode {
    const written = readText(cells.aircraft)
    const folded = foldText(written)
    const found = (Object.keys(AIRCRAFT) as AircraftCode[]).find(
      (code) => foldText(code) === folded || foldText(AIRCRAFT[code].name) === folded,
    )
    if (!written) reasons.push(reason('value-missing', 'aircraft'))
    else if (!found) reasons.push(reason('value-unknown', 'aircraft', written))
    return found ?? '320'
  }

  /** "4" or "T4". Other names are left out: nobody is told a wrong one. */
  function terminal(field: 'originTerminal' | 'destinationTerminal'): number {
    const written = readText(cells[field])
    if (!written) return 0
    const number = readWhole(written.replace(/^t(erminal)?\s*/i, ''))
    if (number !== null && number >= 0 && number <= MAX_TERMINAL) return number
    notes.push(reason('value-unreadable', field, written))
    return 0
  }

  function seats(): Record<Cabin, number> {
    const told = CABINS.map((cabin) => {
      const all = AIRCRAFT[aircraft].seats[cabin]
      const written = readText(cells[cabin])
      if (!written) return [cabin, all] as const
      const count = inRange(cabin, written, readWhole(written), 0, MAX_SEATS)
      if (count > 0 && all === 0) reasons.push(reason('seats-missing', cabin, cabin))
      return [cabin, count] as const
    })
    return Object.fromEntries(told) as Record<Cabin, number>
  }

  function checkSpeed(): void {
    const [from, to] = [airports.pointOf(flight.origin)!, airports.pointOf(flight.destination)!]
    const km = kmBetween(from.latitude, from.longitude, to.latitude, to.longitude)
    if ((km / minutes) * 60 > FASTEST_KMH)
      reasons.push(
        reason('flight-too-fast', cells.minutes === undefined ? 'arrives' : 'minutes', minutes),
      )
  }

  function inRange(
    field: string,
    written: string,
    value: number | null,
    least: number,
    most: number,
    unit = '',
  ): number {
    if (!written) reasons.push(reason('value-missing', field))
    else if (value === null) reasons.push(reason('value-unreadable', field, written))
    else if (value < least || value > most)
      reasons.push(reason('value-out-of-range', field, `${least} and ${most} ${unit}`.trim()))
    else return value
    return 0
  }
}

/** "1234567" or "1.3.5.7" from Monday on, or a letter for each day and a mark for none: "M-W-F--". */
export function readWeekdays(written: string): number | null {
  const digits = written.replace(/[\s.,;_-]/g, '')
  if (/^[1-7]+$/.test(digits) && new Set(digits).size === digits.length)
    return [...digits].reduce((mask, digit) => mask | (1 << (Number(digit) - 1)), 0)
  if (!/^[\p{L}01.\s_-]{7}$/u.test(written)) return null
  const mask = [...written].reduce(
    (mask, letter, at) => (/[\p{L}1]/u.test(letter) ? mask | (1 << at) : mask),
    0,
  )
  return mask || null
}

const LONGEST_NAME = 60
/** In cents: nobody's fares are dearer. */
const GREATEST_PRICE = 10_000_00
const ONE_WAY = { least: 0.5, most: 3 }

export function readFareRow(cells: Cells): RowRead<Airline> {
  const reasons: Reason[] = []
  const code = airlineCode(cells, 'code', reasons)
  const alliance = text('alliance')
  const brand = (fixed: string, perThousandKm: string) => ({
    fixed: price(fixed, true),
    perThousandKm: price(perThousandKm, false),
  })
  const fares: FareModel = {
    fixed: price('fixed', true),
    perThousandKm: price('perThousandKm', true),
    oneWayPermille: oneWayPermille(),
    brands: {
      light: { fixed: 0, perThousandKm: 0 },
      standard: brand('standardFixed', 'standardPerThousandKm'),
      flex: brand('flexFixed', 'flexPerThousandKm'),
    },
  }
  const name = text('name')
  if (!name) reasons.push(reason('value-missing', 'name'))
  const group = text('group') || alliance
  const record: Airline = {
    code,
    name,
    country: country(),
    group: group ? foldText(group).replaceAll(' ', '-') : code,
    alliance,
    isLowCost: isLowCost(),
    fares,
  }
  return reasons.length > 0 ? { ok: false, reasons } : { ok: true, record, notes: [] }

  function text(field: 'name' | 'alliance' | 'group'): string {
    const read = readText(cells[field])
    if (read.length > LONGEST_NAME) reasons.push(reason('value-too-long', field, LONGEST_NAME))
    return read
  }

  function country(): string {
    const written = readText(cells.country)
    const read = readCountry(written)
    if (!written) reasons.push(reason('value-missing', 'country'))
    else if (!read) reasons.push(reason('value-unknown', 'country', written))
    return read ?? ''
  }

  function isLowCost(): boolean {
    const flag = readFlag(cells.lowCost ?? '')
    if (flag === null) reasons.push(reason('value-unreadable', 'lowCost', cells.lowCost))
    return flag ?? false
  }

  function price(field: string, isNeeded: boolean): MinorUnits {
    const written = readText(cells[field])
    if (!written) {
      if (isNeeded) reasons.push(reason('value-missing', field))
      return 0
    }
    const amount = readPrice(written, 'EUR')
    if (amount === 'ambiguous') reasons.push(reason('price-ambiguous', field, written))
    else if (amount === null) reasons.push(reason('value-unreadable', field, written))
    else if (amount > GREATEST_PRICE)
      reasons.push(reason('value-out-of-range', field, `0 and ${GREATEST_PRICE / 100}`))
    else return amount
    return 0
  }

  function oneWayPermille(): number {
    const written = readText(cells.oneWayFactor)
    if (!written) return 1000
    const factor = readDecimal(written)
    if (factor === null) reasons.push(reason('value-unreadable', 'oneWayFactor', written))
    else if (factor < ONE_WAY.least || factor > ONE_WAY.most)
      reasons.push(
        reason('value-out-of-range', 'oneWayFactor', `${ONE_WAY.least} and ${ONE_WAY.most}`),
      )
    return Math.round((factor ?? 1) * 1000)
  }
}

/** Two characters, as in flight numbers. */
function airlineCode(cells: Cells, field: string, reasons: Reason[]): string {
  const code = readText(cells[field]).toUpperCase()
  if (!code) reasons.push(reason('value-missing', field))
  else if (!/^[A-Z0-9]{2}$/.test(code)) reasons.push(reason('value-unreadable', field, code))
  return code
}
