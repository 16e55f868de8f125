/** What single cells mean: texts, numbers, prices, days, yes and no. Null is "cannot be read". */
import { EMAIL, MAX_EMAIL_LENGTH, PHONE } from '../../site/booking-fields.ts'
import { type Day, readDay } from '../../site/calendar-day.ts'
import { foldText } from '../../site/text/fold-text.ts'
import { CURRENCIES, type CurrencyCode, type MinorUnits, toMinorUnits } from '../../site/money.ts'
import { stripTags } from '../../site/text/strip-tags.ts'
import { createHash } from 'node:crypto'

/** Without tags, control characters and doubled spaces; entities of HTML become letters. */
export function readText(cell: string | undefined): string {
  if (!cell) return ''
  const untagged = cell.includes('<') ? stripTags(cell) : cell
  const plain = untagged.includes('&') ? withoutEntities(untagged) : untagged
  return (UNTIDY.test(plain) ? plain.replace(BLANKS, ' ') : plain).trim()
}

/** White space, control characters, and marks that turn the direction of writing. */
const BLANKS = /[\s\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/gu

/** Most texts have single spaces only; to see that is ten times faster than to replace them. */
const UNTIDY = / {2}|[^\S ]|[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u

/** A decimal number with point or comma: "40,4168", "-3.70". Never with thousands. */
export function readDecimal(written: string): number | null {
  const plain = written.trim().replace('−', '-').replace(',', '.')
  if (!/^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i.test(plain)) return null
  return Number(plain)
}

export function readWhole(written: string): number | null {
  const number = readDecimal(written)
  return number !== null && Number.isInteger(number) ? number : null
}

/**
 * A price with point or comma, with or without thousands and currency sign. One separator before
 * three digits is the currency's own sign for thousands, or it is ambiguous: a price that is wrong
 * by a factor of 1,000 would be sold.
 */
export function readPrice(
  written: string,
  currency: CurrencyCode,
): MinorUnits | 'ambiguous' | null {
  const number = written
    .replace(/[\s\u00a0\u202f'’]/g, '')
    .replace(/^([A-Za-z]{3}|[^\d.,-]{1,3})(?=[\d.,-])/u, '')
    .replace(/([A-Za-z]{3}|[^\d.,-]{1,3})$/u, '')
  if (!/^\d[\d.,]*$/.test(number)) return null
  const marks = number.replace(/\d/g, '')
  if (marks === '') return toMinorUnits(Number(number), currency)
  const last = marks.at(-1)!
  const [groups, decimals] = splitAtLast(number, last)
  const isGrouped = /^\d{1,3}([.,]\d{3})*$/.test(groups)
  if (new Set(marks).size > 2 || (marks.length > 1 && !isGrouped)) return null
  const isRepeated = marks.length > 1 && marks[0] === last
  if (isRepeated && decimals.length !== 3) return null
  let hasThousands = isRepeated
  if (marks.length === 1 && decimals.length === 3 && !groups.startsWith('0')) {
    if (CURRENCIES[currency].thousands !== last) return 'ambiguous'
    hasThousands = groups.length <= 3
  }
  const whole = groups.replace(/[.,]/g, '')
  const amount = hasThousands ? Number(whole + decimals) : Number(`${whole}.${decimals || '0'}`)
  return toMinorUnits(amount, currency)
}

/** ISO, DD-MM-YYYY, DD/MM/YYYY, DD.MM.YYYY or YYYYMMDD, a time after it is dropped. */
export function readWrittenDay(written: string): Day | null {
  const date = written.trim().split(/[T ]/, 1)[0]!
  const iso = /^(\d{4})([-/.]?)(\d{2})\2(\d{2})$/.exec(date)
  if (iso) return readDay(`${iso[4]}-${iso[3]}-${iso[1]}`)
  const local = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(date)
  if (!local) return null
  return readDay(`${local[1]!.padStart(2, '0')}-${local[2]!.padStart(2, '0')}-${local[3]}`)
}

const YES = new Set('1 true t yes y si s x oui o ja j sim v vero vrai verdadero wahr on'.split(' '))
const NO = new Set('0 false f no n non nein nao falso faux falsch off -'.split(' '))

export function readFlag(written: string): boolean | null {
  const folded = foldText(written.trim())
  if (YES.has(folded)) return true
  return folded === '' || NO.has(folded) ? false : null
}

/** The first address of those in the cell. */
export function readEmail(written: string): string | null {
  const addresses = written.replace(/^mailto:/i, '').split(/[\s,;|]+/)
  const email = addresses.find((each) => EMAIL.test(each) && each.length <= MAX_EMAIL_LENGTH)
  return email?.toLowerCase() ?? null
}

/** The first number of those in the cell: "+34 91 123 45 67 / 68", "(0)221 1234". */
export function readPhone(written: string): string | null {
  const numbers = written.split(/[;,|]|\s\/\s/).map((each) => {
    const plain = each.replace(/^\s*(tel\.?|phone|t)?\s*:?\s*(?=[+(\d])/i, '')
    return plain.replaceAll('/', ' ').replace(/^00/, '+').trim()
  })
  return numbers.find((each) => PHONE.test(each)) ?? null
}

/** By code or by sign; null also for a currency in which nobody can be charged here. */
export function readCurrency(written: string): CurrencyCode | null {
  const code = written.trim().toUpperCase()
  if (code in CURRENCIES && CURRENCIES[code as CurrencyCode].iso) return code as CurrencyCode
  return SIGNS[code] ?? null
}

/** Signs that mean one currency only; a dollar sign does not. */
const SIGNS: Record<string, CurrencyCode> = {
  '€': 'EUR',
  EURO: 'EUR',
  EUROS: 'EUR',
  '£': 'GBP',
  R$: 'BRL',
  US$: 'USD',
  'S/': 'PEN',
}

function splitAtLast(text: string, mark: string): [string, string] {
  const at = text.lastIndexOf(mark)
  return [text.slice(0, at), text.slice(at + 1)]
}

const ENTITIES = new Map(
  `nbsp=\u00a0 lt= gt=
  amp=& quot=" apos=' ntilde=ñ Ntilde=Ñ aacute=á eacute=é iacute=í oacute=ó uacute=ú uuml=ü
  ouml=ö auml=ä szlig=ß ccedil=ç egrave=è agrave=à ecirc=ê acirc=â atilde=ã otilde=õ euro=€
  ndash=– mdash=— hellip=… rsquo=’`
    .split(/[ \n]+/)
    .map((entity) => entity.split('=') as [string, string]),
)

/** Angle brackets stay away: what was written as text must not come back as a tag. */
function withoutEntities(text: string): string {
  return text.replace(/&(#\d{1,6}|#x[\da-f]{1,6}|\w{2,8});/gi, (entity, name: string) => {
    if (!name.startsWith('#')) return ENTITIES.get(name) ?? entity
    const code = name[1] === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code === 60 || code === 62 || code > 0x10ffff ? '' : String.fromCodePoint(code)
  })
}

/** A record's content in a few letters: equal for equal content, whatever the order of members. */
export function contentHash(record: unknown): string {
  return createHash('sha256').update(canonical(record)).digest('base64url').slice(0, 22)
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, member]) => `${name}:${canonical(member)}`)
  return `{${members.join(',')}}`
}
