/**
 * Reading what a form or a link sent, whatever it sent.
 *
 * Values come from outside and may be missing, repeated, huge or no text at all. One reader per
 * form collects every problem on the way, so that a page can mark all its fields at once.
 */
import { problem, type Problem, readable, type Read, unreadable } from './problems.ts'
import { stripTags } from './text/strip-tags.ts'

export type FormValues = Record<string, unknown>

export const MAX_FIELD_LENGTH = 200

export interface FieldReader {
  /** The field's text without tags and surrounding space; empty when missing or refused. */
  text(field: string, maxLength?: number): string
  /** What somebody wrote to somebody: its lines and signs as they were typed. */
  prose(field: string, maxLength: number): string
  /** A checkbox or a 0/1 hidden field; missing and empty are off unless said otherwise. */
  flag(field: string, whenMissing?: boolean): boolean
  /** The text when it has the shape, empty when there is none; another shape is reported. */
  shaped(field: string, shape: RegExp): string
  /** Whether anything was sent for the field, even if it is wrong. */
  has(field: string): boolean
  report(...problems: Problem[]): void
  /** The value, unless anything was reported or a part of it could not be read. */
  finish<T>(value: T | null): Read<T>
}

export function fieldReader(values: unknown): FieldReader {
  const problems: Problem[] = []
  const refused = new Set<string>()
  const raw = (field: string) => (isRecord(values) ? ownValue(values, field) : undefined)
  const refuse = (refusal: Problem) => {
    problems.push(refusal)
    refused.add(refusal.field)
  }

  /** Empty when missing or refused. */
  const accepted = (field: string, value: unknown, maxLength: number): string => {
    if (value === undefined || refused.has(field)) return ''
    const refusal = refusalOf(field, value, maxLength)
    if (refusal) refuse(refusal)
    return refusal ? '' : (value as string)
  }

  const reader: FieldReader = {
    text(field, maxLength = MAX_FIELD_LENGTH) {
      return plainText(accepted(field, raw(field), maxLength))
    },
    prose(field, maxLength) {
      const value = raw(field)
      // A browser counts a line break once and sends it as two characters.
      const counted = typeof value === 'string' ? value.replace(/\r\n?/g, '\n') : value
      return accepted(field, counted, maxLength).replace(UNPRINTABLE, ' ').trim()
    },
    flag(field, whenMissing = false) {
      const written = reader.text(field).toLowerCase()
      const value = written === '' ? whenMissing : FLAGS.get(written)
      if (value === undefined) refuse(problem('field-unreadable', field))
      return value ?? false
    },
    shaped(field, shape) {
      const written = reader.text(field)
      if (written === '' || shape.test(written)) return written
      refuse(problem('field-unreadable', field))
      return ''
    },
    has(field) {
      return raw(field) !== undefined
    },
    report(...reported) {
      // What could not be read at all is not also called missing or out of range.
      problems.push(...reported.filter(({ field }) => !refused.has(field)))
    },
    finish(value) {
      return value === null || problems.length > 0 ? unreadable(problems) : readable(value)
    },
  }
  return reader
}

/** A browser sends "on" for a bare checkbox; scripts of the specified pages send 1, 0 or true. */
const FLAGS = new Map([
  ['0', false],
  ['false', false],
  ['off', false],
  ['1', true],
  ['true', true],
  ['on', true],
])

// Line breaks and NUL have no place in a single-line field, and databases refuse some of them.
// oxlint-disable-next-line no-control-regex
const CONTROL_CHARACTERS = /[\u0000-\u001f\u007f]+/g

/** The same, but for line breaks. */
// oxlint-disable-next-line no-control-regex
const UNPRINTABLE = /[\u0000-\u0009\u000b-\u001f\u007f]+/g

function plainText(typed: string): string {
  return stripTags(typed).replace(CONTROL_CHARACTERS, ' ').trim()
}

function refusalOf(field: string, value: unknown, maxLength: number): Problem | null {
  if (Array.isArray(value)) return problem('field-repeated', field)
  if (typeof value !== 'string') return problem('field-unreadable', field)
  if (value.length > maxLength) return problem('field-too-long', field, maxLength)
  return null
}

function isRecord(values: unknown): values is FormValues {
  return typeof values === 'object' && values !== null
}

/** Own properties only: a field called "constructor" must not find Object's. */
function ownValue(values: FormValues, field: string): unknown {
  return Object.hasOwn(values, field) ? values[field] : undefined
}
