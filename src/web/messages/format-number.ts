/**
 * Numbers in texts, as `Intl.NumberFormat` writes them, groups in every number above 999 included.
 * A browser reads all it knows of numbers when it is first asked for a format of its own, which on
 * a slow phone keeps a page busy for a tenth of a second.
 */
import { groupedDigits } from '../../core/grouped-digits.ts'

type Separators = readonly [thousands: string, decimal: string]

const POINTS: Separators = ['.', ',']
const COMMAS: Separators = [',', '.']
const SPACES: Separators = ['\u00a0', ',']

const SEPARATORS: Record<string, Separators> = {
  'en-GB': COMMAS,
  'en-US': COMMAS,
  'es-CR': SPACES,
  'es-GT': COMMAS,
  'es-MX': COMMAS,
  'es-PA': COMMAS,
  'es-PE': COMMAS,
  'fr-FR': ['\u202f', ','],
  'pt-PT': SPACES,
}

export function formatNumber(value: number, conventions: string): string {
  const [thousands, decimal] = SEPARATORS[conventions] ?? POINTS
  const [whole = '', fraction] = String(Math.round(value * 1_000) / 1_000).split('.')
  return groupedDigits(whole, thousands) + (fraction ? decimal + fraction : '')
}
