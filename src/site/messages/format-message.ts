/**
 * Writes a compiled message with its values.
 *
 * A message is a string, or parts: text, `[name]` for a value, `[name, kind, cases]` for a choice,
 * and `[]` for the number of the choice around it ("#").
 */
import { groupedDigits } from '../text/grouped-digits.ts'

export type MessagePart =
  | string
  | []
  | [name: string]
  | [
      name: string,
      kind: 'plural' | 'selectordinal' | 'select',
      cases: Record<string, MessagePart[]>,
    ]

export type CompiledMessage = string | MessagePart[]

export type MessageValues = Record<string, string | number>

/** `conventions` is the BCP 47 tag whose plural and number rules hold. */
export function formatMessage(
  message: CompiledMessage,
  values: MessageValues,
  conventions: string,
): string {
  return typeof message === 'string' ? message : writeParts(message, values, conventions)
}

function writeParts(
  parts: MessagePart[],
  values: MessageValues,
  conventions: string,
  chosenBy: string | number = '',
): string {
  let written = ''
  for (const part of parts) written += writePart(part, values, conventions, chosenBy)
  return written
}

function writePart(
  part: MessagePart,
  values: MessageValues,
  conventions: string,
  chosenBy: string | number,
): string {
  if (typeof part === 'string') return part
  const [name, kind, cases] = part
  if (name === undefined) return writeValue(chosenBy, conventions)
  const value = values[name] ?? ''
  if (!kind || !cases) return writeValue(value, conventions)
  return writeParts(chooseCase(kind, cases, value, conventions), values, conventions, value)
}

/** An exact case ("0 rooms") wins over the plural category, as ICU has it. */
function chooseCase(
  kind: 'plural' | 'selectordinal' | 'select',
  cases: Record<string, MessagePart[]>,
  value: string | number,
  conventions: string,
): MessagePart[] {
  const exact = cases[value]
  if (exact || kind === 'select') return exact ?? cases['other'] ?? []
  return cases[categoryOf(Number(value), kind, conventions)] ?? cases['other'] ?? []
}

function writeValue(value: string | number, conventions: string): string {
  return typeof value === 'number' ? formatNumber(value, conventions) : value
}

// Intl objects are costly to make and not cheap to use, and a page writes hundreds of messages with
// the same few numbers.
const rules = new Map<string, Intl.PluralRules>()
const categories = {
  plural: new Map<string, string[]>(),
  selectordinal: new Map<string, string[]>(),
}

const REMEMBERED = 1_000

function categoryOf(value: number, kind: 'plural' | 'selectordinal', conventions: string): string {
  if (!(value >= 0 && value < REMEMBERED && Number.isInteger(value)))
    return pluralRules(conventions, kind).select(value)
  let known = categories[kind].get(conventions)
  if (!known) categories[kind].set(conventions, (known = []))
  return (known[value] ??= pluralRules(conventions, kind).select(value))
}

function pluralRules(conventions: string, kind: 'plural' | 'selectordinal'): Intl.PluralRules {
  const key = `${kind} ${conventions}`
  let found = rules.get(key)
  if (!found) {
    const type = kind === 'plural' ? 'cardinal' : 'ordinal'
    rules.set(key, (found = new Intl.PluralRules(conventions, { type })))
  }
  return found
}

// Numbers in texts, as `Intl.NumberFormat` writes them, groups in every number above 999 included.
// A browser reads all it knows of numbers when it is first asked for a format of its own, which on
// a slow phone keeps a page busy for a tenth of a second.

/** That of thousands and that of decimals, where they are not as in 1.234,5. */
const SEPARATORS: Record<string, string> = {
  'en-GB': ',.',
  'en-US': ',.',
  'es-CR': '\u00a0,',
  'es-GT': ',.',
  'es-MX': ',.',
  'es-PA': ',.',
  'es-PE': ',.',
  'fr-FR': '\u202f,',
  'pt-PT': '\u00a0,',
}

export function formatNumber(value: number, conventions: string): string {
  // No locale here writes small whole numbers in a way of its own, and most are small.
  if (value >= 0 && value < 1_000 && Number.isInteger(value)) return String(value)
  const [thousands = '', decimal = ''] = SEPARATORS[conventions] ?? '.,'
  const [whole = '', fraction] = String(Math.round(value * 1_000) / 1_000).split('.')
  return groupedDigits(whole, thousands) + (fraction ? decimal + fraction : '')
}
