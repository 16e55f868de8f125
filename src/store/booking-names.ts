/** The names in a booking as texts by which the back office finds it. */
import type { Guest } from '../site/booking-fields.ts'
import { foldText } from '../site/text/fold-text.ts'

/** Each once, without accents and capitals. */
export function foldedNames(names: readonly string[]): string {
  return [...new Set(names.map((name) => foldText(name.trim())))].join(' · ')
}

export function fullName({ firstName, lastName }: Guest): string {
  return `${firstName} ${lastName}`
}
