import type { Edition } from './edition.ts'
import { AMERICAN_SPANISH } from './path-words.ts'

export const cr: Edition = {
  id: 'cr',
  domainId: 7,
  country: 'CR',
  locale: 'es-cr',
  conventions: 'es-CR',
  currency: 'USD',
  taxNote: 'none',
  companyTaxNote: 'none',
  taxPermille: 0,
  packageSaving: 20,
  accommodationsClaim: 600_000,
  timeZone: 'America/Costa_Rica',
  words: AMERICAN_SPANISH,
}
