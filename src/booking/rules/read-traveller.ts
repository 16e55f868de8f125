/** How the form is read for one who comes along: the name, and what else their line asks for. */
import { addYears, type Day, readDay, readIsoDay } from '../../site/calendar-day.ts'
import type { FieldReader } from '../../site/form-values.ts'
import { problem, type ProblemCode } from '../../site/problems.ts'
import {
  type Guest,
  guestFields,
  MAX_NAME_LENGTH,
  type TravelDocument,
} from '../../site/booking-fields.ts'
import type { TravellerNeeds } from '../../products/line.ts'
import { NATIONALITIES } from './nationalities.ts'

/** Of a line, whose names it needs and on which days they travel. */
export interface AskedTravellers {
  needs: readonly TravellerNeeds[]
  begins: Day
  ends: Day
}

type Fields = ReturnType<typeof guestFields>

export function readTraveller(
  reader: FieldReader,
  fields: Fields,
  { birthDate, document }: TravellerNeeds,
  days: Pick<AskedTravellers, 'begins' | 'ends'>,
): Guest {
  const guest: Guest = readName(reader, fields)
  const born = birthDate && readBirthDate(reader, fields.birthDate, birthDate, days)
  if (born !== null) guest.birthDate = born
  if (document) guest.document = readDocument(reader, fields, days.ends)
  return guest
}

export function readName(
  reader: FieldReader,
  { firstName, lastName }: Pick<Fields, 'firstName' | 'lastName'>,
): Guest {
  return {
    firstName: needed(reader, firstName, MAX_NAME_LENGTH),
    lastName: needed(reader, lastName, MAX_NAME_LENGTH),
  }
}

/** From the first of these years on, and before the second. */
const AGES = { adult: [12, 120], child: [2, 12], infant: [0, 2] } as const
const WRONG_AGE: Record<keyof typeof AGES, ProblemCode> = {
  adult: 'age-of-adult',
  child: 'age-of-child',
  infant: 'age-of-infant',
}

/** An age must fit on every day of the trip. */
function readBirthDate(
  reader: FieldReader,
  field: string,
  kind: keyof typeof AGES,
  { begins, ends }: Pick<AskedTravellers, 'begins' | 'ends'>,
): Day {
  const born = readTypedDay(reader, field)
  if (born === null) return 0
  const [from, below] = AGES[kind]
  if (addYears(born, from) > begins || addYears(born, below) <= ends)
    reader.report(problem(WRONG_AGE[kind], field))
  return born
}

const DOCUMENT = /^[A-Z\d]{5,20}$/

function readDocument(reader: FieldReader, fields: Fields, lastDay: Day): TravelDocument {
  const number = needed(reader, fields.document, 40)
    .replace(/[\s.-]+/g, '')
    .toUpperCase()
  if (number && !DOCUMENT.test(number)) reader.report(problem('field-unreadable', fields.document))
  const expires = readTypedDay(reader, fields.documentExpiry)
  if (expires !== null && expires < lastDay)
    reader.report(problem('document-expired', fields.documentExpiry))
  const nationality = needed(reader, fields.nationality, 2)
  if (nationality && !NATIONALITIES.includes(nationality))
    reader.report(problem('field-unreadable', fields.nationality))
  return { number, expires: expires ?? 0, nationality }
}

/** As a browser's own control writes it, or as people do where there is none. */
function readTypedDay(reader: FieldReader, field: string): Day | null {
  const written = needed(reader, field, 10)
  const day = readIsoDay(written) ?? readDay(written.replace(/[/.]/g, '-'))
  if (written && day === null) reader.report(problem('field-unreadable', field))
  return day
}

export function needed(reader: FieldReader, field: string, maxLength?: number): string {
  const written = reader.text(field, maxLength)
  if (!written) reader.report(problem('field-missing', field))
  return written
}
