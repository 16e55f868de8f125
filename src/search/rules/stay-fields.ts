/** Dates as form fields, DD-MM-YYYY. */
import { type Day, readDay, writeDay } from '../../site/calendar-day.ts'
import { HOTEL_FIELDS } from '../../site/form-fields.ts'
import type { FieldReader } from '../../site/form-values.ts'
import { problem, type ProblemCode } from '../../site/problems.ts'
import { type Stay, type StayFields, stayProblems, type UnfinishedStay } from '../../site/stay.ts'

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
