import type { Edition } from './edition.ts'
import { AMERICAN_SPANISH } from './path-words.ts'

export const pa: Edition = {
  id: 'pa',
  domainId: 9,
  country: 'PA',
  locale: 'es-pa',
  conventions: 'es-PA',
  currency: 'USD',
  taxNote: 'none',
  companyTaxNote: 'none',
  taxPermille: 0,
  packageSaving: 20,
  accommodationsClaim: 600_000,
  timeZone: 'America/Panama',
  words: AMERICAN_SPANISH,
}
