/**
 * The range picker as pure transitions: what a click and a typed date do, and what may be applied.
 * A picker is a value; every transition gives a new one, so cancelling needs no undo.
 */
import { type Day, readDay, weekdayOf, writeDay } from '../../site/calendar-day.ts'
import { problem, type Problem, type ProblemCode } from '../../site/problems.ts'
import { TWO_MONTHS_WIDTH } from '../../ui/rules/screen-sizes.ts'
import {
  lastDay,
  MAX_NIGHTS,
  type Stay,
  type StayFields,
  stayProblems,
  type UnfinishedStay,
} from '../../site/stay.ts'
import { HOTEL_FIELDS } from '../../site/form-fields.ts'
import type { FieldReader } from '../../site/form-values.ts'

export interface DateRange {
  start: Day | null
  end: Day | null
}

export type RangeField = keyof DateRange

export const RANGE_FIELDS = ['start', 'end'] as const satisfies readonly RangeField[]

export interface RangeLimits {
  earliest: Day
  latest: Day
  minNights: number
  maxNights: number
}

export interface DatePicker {
  singleDate: boolean
  limits: RangeLimits
  /** What the form held when the picker opened, and holds again once it is cancelled. */
  original: DateRange
  chosen: DateRange
}

/**
 * Two calendar days, check-in and check-out, are one night. Read as nights, the specified minimum
 * would forbid one-night stays, which nobody wants. Everything else is counted in nights, so that
 * picker and form name the same limit.
 */
export const MIN_DAYS = 2

/** Long enough to finish typing a date before it is read. */
export const TYPED_DATE_DELAY_MS = 2000

export function stayLimits(today: Day): RangeLimits {
  return {
    earliest: today,
    latest: lastDay(today),
    minNights: MIN_DAYS - 1,
    maxNights: MAX_NIGHTS,
  }
}

export function openRangePicker(original: DateRange, limits: RangeLimits): DatePicker {
  return { singleDate: false, limits, original, chosen: original }
}

export function openDatePicker(day: Day | null, limits: RangeLimits): DatePicker {
  const original = { start: day, end: null }
  return { singleDate: true, limits, original, chosen: original }
}

/**
 * A click on a day: the first choice begins a new range, the second ends it. Who came by the second
 * field wants another second date, so there the first click on a whole range moves its end.
 */
export function clickDay(picker: DatePicker, day: Day, field: RangeField = 'start'): DatePicker {
  if (!isSelectable(picker, day)) return picker
  if (nextDate(picker, field) === 'end') return changeEnd(picker, day)
  // A second date that was typed alone waits for its first.
  const end = isWhole(picker.chosen) || picker.singleDate ? null : picker.chosen.end
  return changeStart(choose(picker, { start: null, end }), day)
}

/** Which date the next click gives, and so which one the calendar asks for. */
export function nextDate({ singleDate, chosen }: DatePicker, field: RangeField): RangeField {
  if (singleDate || chosen.start === null) return 'start'
  return chosen.end === null ? 'end' : field
}

/** A new first date, typed or chosen in its own field; one not before the second moves that. */
export function changeStart(picker: DatePicker, day: Day): DatePicker {
  const { end } = picker.chosen
  return choose(picker, { start: day, end: end !== null && day >= end ? day + 1 : end })
}

/** A new second date; before the first they swap, on the first it becomes the next day. */
export function changeEnd(picker: DatePicker, day: Day): DatePicker {
  const { start } = picker.chosen
  if (start === null || day > start) return choose(picker, { start, end: day })
  if (day === start) return choose(picker, { start, end: day + 1 })
  return choose(picker, { start: day, end: start })
}

/**
 * Typed dates: null is a field that was emptied, and one that was not typed in stays. Where both
 * were, the first comes first: it may have moved the old second date, not the new one.
 */
export function typeDays(picker: DatePicker, { start, end }: Partial<DateRange>): DatePicker {
  let typed = picker
  if (start === null) typed = choose(typed, { ...typed.chosen, start })
  else if (start !== undefined) typed = changeStart(typed, start)
  if (end === null) typed = choose(typed, { ...typed.chosen, end })
  else if (end !== undefined) typed = changeEnd(typed, end)
  return typed
}

/** The apply button stays disabled until there is something whole and allowed to apply. */
export function canApply(picker: DatePicker): boolean {
  const { start, end } = picker.chosen
  const whole = start !== null && (picker.singleDate || end !== null)
  return whole && pickerProblems(picker).length === 0
}

/**
 * Whether a choice stands when the visitor turns to something else. It does, whole or not, so that
 * the form can say what is wrong with it; only a first click alone does not undo a whole range.
 */
export function outlastsLeaving({ original, chosen }: DatePicker): boolean {
  return !(isWhole(original) && chosen.start !== null && chosen.end === null)
}

function isSelectable({ limits }: DatePicker, day: Day): boolean {
  return day >= limits.earliest && day <= limits.latest
}

/** What is wrong with the choice so far; typed dates can break limits that clicks cannot. */
export function pickerProblems({ chosen: { start, end }, limits }: DatePicker): Problem[] {
  const problems: Problem[] = []
  const last = end ?? start
  if (start !== null && start < limits.earliest) {
    problems.push(problem('range-too-early', '', limits.earliest))
  }
  if (last !== null && last > limits.latest) {
    problems.push(problem('range-too-late', '', limits.latest))
  }
  if (start !== null && end !== null) {
    const nights = end - start
    if (nights < limits.minNights) problems.push(problem('range-too-short', '', limits.minNights))
    if (nights > limits.maxNights) problems.push(problem('range-too-long', '', limits.maxNights))
  }
  return problems
}

export function monthsShown(screenWidth: number): number {
  return screenWidth < TWO_MONTHS_WIDTH ? 1 : 2
}

function isWhole({ start, end }: DateRange): boolean {
  return start !== null && end !== null
}

function choose(picker: DatePicker, chosen: DateRange): DatePicker {
  return { ...picker, chosen }
}

// Dates as form fields, DD-MM-YYYY.

/** Reports every broken rule to the reader; a date that could not be read is null. */
export function readStay(
  reader: FieldReader,
  today: Day,
  fields: StayFields = HOTEL_FIELDS,
  missing: ProblemCode = 'date-missing',
): UnfinishedStay {
  const stay = {
    checkIn: readDate(reader, fields.checkIn, missing),
    checkOut: readDate(reader, fields.checkOut, missing),
  }
  reader.report(...stayProblems(stay, today, fields))
  return stay
}

/** Forms differ in what they call a missing date: a word of their own, or code 20_1_11. */
export function readDate(reader: FieldReader, field: string, missing: ProblemCode): Day | null {
  const written = reader.text(field)
  const day = readDay(written)
  if (day === null) reader.report(problem(written === '' ? missing : 'date-unreadable', field))
  return day
}

export function finishedStay({ checkIn, checkOut }: UnfinishedStay): Stay | null {
  return checkIn === null || checkOut === null ? null : { checkIn, checkOut }
}

export function writeStay(stay: Stay, fields: StayFields = HOTEL_FIELDS): Record<string, string> {
  return { [fields.checkIn]: writeDay(stay.checkIn), [fields.checkOut]: writeDay(stay.checkOut) }
}

/** The stay that a link without dates means: a weekend not too near to be free. */
const FRIDAY = 5

/** Friday to Sunday, a week from today at the earliest. */
export function nextWeekend(today: Day): Stay {
  const friday = today + 7 + ((FRIDAY - weekdayOf(today) + 7) % 7)
  return { checkIn: friday, checkOut: friday + 2 }
}
