/** Single values of the account's forms: read, tidied, or told what is wrong with them. */
import {
  problem,
  type Problem,
  type ProblemCode,
  type Read,
  readable,
  unreadable,
} from '../../site/problems.ts'
import { isCommonPassword } from './common-passwords.ts'

export const MIN_PASSWORD_LENGTH = 8
const LONGEST_PASSWORD = 200
const LONGEST_NAME = 80
const LONGEST_EMAIL = 254

export type SentFields = Readonly<Record<string, unknown>>

/**
 * An address in small letters, so that one person has one account. What comes before the @ could
 * by the letter of the standard tell large from small; no mail service does.
 */
export function readEmail(fields: SentFields, field: string): Read<string> {
  const email = textIn(fields, field).trim().normalize('NFC').toLowerCase()
  if (email === '') return wrong('email-missing', field)
  return email.length <= LONGEST_EMAIL && EMAIL.test(email)
    ? readable(email)
    : wrong('email-unreadable', field)
}

/** Enough to catch slips; whether an address exists is for a mail to find out. */
const EMAIL =
  /^[^\s@<>()[\]\\,;:"\p{Cc}]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}$/u

export function readName(fields: SentFields, field: string): Read<string> {
  const name = textIn(fields, field)
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  if (name === '') return wrong('name-missing', field)
  return name.length <= LONGEST_NAME ? readable(name) : wrong('field-too-long', field, LONGEST_NAME)
}

/** A password that somebody claims to have: anything may be one. */
export function readPassword(fields: SentFields, field: string): Read<string> {
  const password = textIn(fields, field).normalize('NFC')
  if (password === '') return wrong('password-missing', field)
  return password.length <= LONGEST_PASSWORD
    ? readable(password)
    : wrong('field-too-long', field, LONGEST_PASSWORD)
}

/** A password to be: long enough, not what everybody tries first, and not the address itself. */
export function readNewPassword(fields: SentFields, field: string, email: string): Read<string> {
  const read = readPassword(fields, field)
  if (!read.ok) return read
  if ([...read.value].length < MIN_PASSWORD_LENGTH)
    return wrong('password-too-short', field, MIN_PASSWORD_LENGTH)
  if (email !== '' && read.value.toLowerCase() === email)
    return wrong('password-same-as-email', field)
  return isCommonPassword(read.value) ? wrong('password-common', field) : read
}

/** All that is wrong with several values at once. */
export function problemsOf(...reads: Read<unknown>[]): Problem[] {
  return reads.flatMap((read) => (read.ok ? [] : read.problems))
}

/** As it was typed, to be shown again. */
export function textIn(fields: SentFields, field: string): string {
  const value = fields[field]
  return typeof value === 'string' ? value : ''
}

function wrong(code: ProblemCode, field: string, limit?: number): Read<never> {
  return unreadable([problem(code, field, limit)])
}
