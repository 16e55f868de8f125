import type { Edition } from './edition.ts'
import { AMERICAN_SPANISH } from './path-words.ts'

export const mx: Edition = {
  id: 'mx',
  domainId: 11,
  country: 'MX',
  locale: 'es-mx',
  conventions: 'es-MX',
  currency: 'MXN',
  taxNote: 'taxes-included',
  companyTaxNote: 'taxes-included',
  taxPermille: 0,
  packageSaving: 40,
  accommodationsClaim: 600_000,
  timeZone: 'America/Mexico_City',
  words: AMERICAN_SPANISH,
}
