/**
 * Numbers in texts, as `Intl.NumberFormat` writes them, groups in every number above 999 included.
 * A browser reads all it knows of numbers when it is first asked for a format of its own, which on
 * a slow phone keeps a page busy for a tenth of a second.
 */
import { groupedDigits } from '../grouped-digits.ts'

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
