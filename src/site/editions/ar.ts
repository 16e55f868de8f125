import type { Edition } from './edition.ts'
import { AMERICAN_SPANISH } from './path-words.ts'

export const ar: Edition = {
  id: 'ar',
  domainId: 10,
  country: 'AR',
  locale: 'es-ar',
  conventions: 'es-AR',
  currency: 'ARS',
  taxNote: 'taxes-extra',
  companyTaxNote: 'taxes-extra',
  taxPermille: 210,
  packageSaving: 35,
  accommodationsClaim: 600_000,
  timeZone: 'America/Argentina/Buenos_Aires',
  words: AMERICAN_SPANISH,
}
