/**
 * A search for flights as form fields and as a link. Both have the same names; a form holds places
 * as texts that end with a code, "Madrid (MAD)", a link the code alone.
 */
import { type Day, writeDay } from '../../../../site/calendar-day.ts'
import { FLIGHT_FIELDS, wayField } from './flight-fields.ts'
import { type FieldReader, fieldReader } from '../../../../site/form-values.ts'
import { problem, type Problem, type Read } from '../../../../site/problems.ts'
import type { RangeLimits } from '../../../../search/rules/date-range.ts'
import { readDate } from '../../../../search/rules/date-range.ts'
import { departureProblems } from '../../../../places/rules/flight-option.ts'
import type { Passengers } from '../../fares/rules/fares.ts'
import { type Cabin, CABINS, TIMETABLE_DAYS } from '../../timetable/rules/timetable.ts'
import {
  type FlightSearch,
  MAX_FLIGHT_PASSENGERS,
  MAX_WAYS,
  TRIP_KINDS,
  type TripKind,
  type Way,
} from './flight-search.ts'

export interface FlightSearchContext {
  today: Day
  domainId: number
}

const FIELDS = FLIGHT_FIELDS

/** In fields and links; the words of the specified language, as all other fields have them. */
const KIND_WORDS: Readonly<Record<TripKind, string>> = {
  return: 'ida-vuelta',
  'one-way': 'ida',
  several: 'varios',
}

export const DEFAULT_PASSENGERS: Passengers = { adults: 1, children: 0, infants: 0 }

/** What is not there has its default; reports every problem at once. */
export function readFlightSearch(
  values: unknown,
  { today, domainId }: FlightSearchContext,
): Read<FlightSearch> {
  const reader = fieldReader(values)
  const kind = kindFrom(reader.text(FIELDS.kind))
  const read = readWays(reader, kind)
  reader.report(...dayProblems(read, today, domainId))
  const ways = read.flatMap(({ from, to, day }) => (day === null ? [] : [{ from, to, day }]))
  const passengers = readPassengers(reader)
  reader.report(...passengerProblems(passengers))
  return reader.finish({
    kind,
    ways,
    passengers,
    cabin: cabinFrom(reader.text(FIELDS.cabin)),
    nearby: reader.flag(FIELDS.nearby),
    selfTransfer: reader.flag(FIELDS.selfTransfer),
  })
}

/** As a link has it; what is as usual is left out. */
export function writeFlightSearch(search: FlightSearch): Record<string, string> {
  const { kind, ways, passengers, cabin, nearby, selfTransfer } = search
  const [there, back] = ways
  return {
    [FIELDS.kind]: KIND_WORDS[kind],
    ...(kind === 'several'
      ? Object.assign({}, ...ways.map((way, index) => writtenWay(way, index + 1)))
      : there && writtenWay(there, 1)),
    ...(kind === 'return' && back && { [FIELDS.return]: writeDay(back.day) }),
    ...writePassengers(passengers),
    [FIELDS.cabin]: cabin,
    ...(nearby && { [FIELDS.nearby]: '1' }),
    ...(selfTransfer && { [FIELDS.selfTransfer]: '1' }),
  }
}

export function writePassengers({ adults, children, infants }: Passengers): Record<string, string> {
  return {
    [FIELDS.adults]: String(adults),
    ...(children > 0 && { [FIELDS.children]: String(children) }),
    ...(infants > 0 && { [FIELDS.infants]: String(infants) }),
  }
}

export function kindFrom(written: string): TripKind {
  return TRIP_KINDS.find((kind) => KIND_WORDS[kind] === written) ?? 'return'
}

export function kindWord(kind: TripKind): string {
  return KIND_WORDS[kind]
}

export function cabinFrom(written: string): Cabin {
  return CABINS.find((cabin) => cabin === written) ?? 'economy'
}

/** The code at the end of a text in parentheses, or a text that is nothing but a code. */
export function codeIn(text: string): string {
  return /(?:^|\()([A-Z]{3})\)?$/.exec(text)?.[1] ?? ''
}

/** Days on which a flight may be searched; seats are sold so many days ahead. */
export function flightDays(today: Day, domainId: number): RangeLimits {
  const isToday = departureProblems(today, today, domainId, '').length === 0
  return {
    earliest: isToday ? today : today + 1,
    latest: lastFlightDay(today),
    minNights: 1,
    maxNights: TIMETABLE_DAYS,
  }
}

export function lastFlightDay(today: Day): Day {
  return today + TIMETABLE_DAYS - 1
}

/** What is wrong with who flies; the form says it as soon as it is so. */
export function passengerProblems({ adults, children, infants }: Passengers): Problem[] {
  const problems: Problem[] = []
  if (adults + children + infants > MAX_FLIGHT_PASSENGERS)
    problems.push(problem('passengers-general', FIELDS.adults, MAX_FLIGHT_PASSENGERS))
  if (adults === 0) problems.push(problem('flight-without-adult', FIELDS.adults))
  else if (infants > adults) problems.push(problem('too-many-infants', FIELDS.infants))
  return problems
}

interface ReadWay {
  from: string
  to: string
  day: Day | null
  dayField: string
}

function readWays(reader: FieldReader, kind: TripKind): ReadWay[] {
  if (kind === 'several') {
    const numbers = Array.from({ length: MAX_WAYS }, (_, index) => index + 1)
    // Rows at the end that nobody filled in are no ways.
    const last = numbers.findLast((way) => isBegun(reader, way)) ?? 1
    return numbers.slice(0, last).map((way) => readWay(reader, way))
  }
  const there = readWay(reader, 1)
  if (kind === 'one-way') return [there]
  const dayField = FIELDS.return
  const day = readDate(reader, dayField, '20_1_11')
  return [there, { from: there.to, to: there.from, day, dayField }]
}

function isBegun(reader: FieldReader, way: number): boolean {
  const names = [FIELDS.from, FIELDS.to, FIELDS.departure]
  return names.some((name) => reader.text(wayField(name, way)) !== '')
}

function readWay(reader: FieldReader, way: number): ReadWay {
  const [fromField, toField] = [wayField(FIELDS.from, way), wayField(FIELDS.to, way)]
  const dayField = wayField(FIELDS.departure, way)
  const [fromText, toText] = [reader.text(fromField), reader.text(toField)]
  const [from, to] = [codeIn(fromText), codeIn(toText)]
  if (fromText === '') reader.report(problem('origin-missing', fromField))
  else if (from === '') reader.report(problem('origin-without-airport', fromField))
  if (toText === '') reader.report(problem('destination-missing', toField))
  else if (to === '') reader.report(problem('destination-not-chosen', toField))
  else if (from === to) reader.report(problem('same-places', toField))
  return { from, to, day: readDate(reader, dayField, '20_1_11'), dayField }
}

/** Each way on a day that can be flown, none before the one before it. */
function dayProblems(ways: readonly ReadWay[], today: Day, domainId: number): Problem[] {
  const latest = lastFlightDay(today)
  let before: Day | null = null
  return ways.flatMap(({ day, dayField }) => {
    const previous = before
    if (day === null) return []
    before = day
    if (day < today) return [problem('date-not-after-today', dayField)]
    if (day > latest) return [problem('range-too-late', dayField, latest)]
    const isDisordered = previous !== null && day < previous
    if (isDisordered) return [problem('flight-order', dayField)]
    return departureProblems(day, today, domainId, dayField)
  })
}

function readPassengers(reader: FieldReader): Passengers {
  return {
    adults: readCount(reader, FIELDS.adults, DEFAULT_PASSENGERS.adults),
    children: readCount(reader, FIELDS.children, 0),
    infants: readCount(reader, FIELDS.infants, 0),
  }
}

function readCount(reader: FieldReader, field: string, whenMissing: number): number {
  const written = reader.text(field)
  if (written === '') return whenMissing
  if (/^\d{1,2}$/.test(written)) return Number(written)
  reader.report(problem('customers-unreadable', field))
  return whenMissing
}

function writtenWay({ from, to, day }: Way, number: number): Record<string, string> {
  return {
    [wayField(FIELDS.from, number)]: from,
    [wayField(FIELDS.to, number)]: to,
    [wayField(FIELDS.departure, number)]: writeDay(day),
  }
}

/** Leniently, for a form to begin with. */
export function passengersFrom(values: Readonly<Record<string, string>>): Passengers {
  const count = (field: string, usual: number) => {
    const written = values[field] ?? ''
    return /^\d$/.test(written) ? Number(written) : usual
  }
  return {
    adults: count(FIELDS.adults, DEFAULT_PASSENGERS.adults),
    children: count(FIELDS.children, 0),
    infants: count(FIELDS.infants, 0),
  }
}

/** Native controls send YYYY-MM-DD. */
export function withWrittenDays(values: Record<string, unknown>): Record<string, unknown> {
  const days = [FIELDS.return, ...wayNumbers().map((way) => wayField(FIELDS.departure, way))]
  const changed = { ...values }
  for (const name of days) {
    const value = changed[name]
    if (typeof value === 'string')
      changed[name] = value.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3-$2-$1')
  }
  return changed
}

export function wayNumbers(): number[] {
  return Array.from({ length: MAX_WAYS }, (_, index) => index + 1)
}

/** Every field that a flight form may hold, for whoever shows it again. */
export const FLIGHT_FORM_FIELDS: readonly string[] = [
  FIELDS.kind,
  ...wayNumbers().flatMap((way) =>
    [FIELDS.from, FIELDS.to, FIELDS.departure].map((name) => wayField(name, way)),
  ),
  FIELDS.return,
  FIELDS.ways,
  FIELDS.adults,
  FIELDS.children,
  FIELDS.infants,
  FIELDS.cabin,
  FIELDS.nearby,
  FIELDS.selfTransfer,
]
