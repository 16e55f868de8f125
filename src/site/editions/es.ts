import type { Edition } from './edition.ts'
import { SPANISH } from './path-words.ts'

export const es: Edition = {
  id: 'es',
  domainId: 1,
  country: 'ES',
  locale: 'es-es',
  conventions: 'es-ES',
  currency: 'EUR',
  taxNote: 'taxes-included',
  companyTaxNote: 'taxes-included',
  taxPermille: 0,
  packageSaving: 20,
  accommodationsClaim: 600_000,
  timeZone: 'Europe/Madrid',
  countryPrefix: 'es',
  words: SPANISH,
}
