import type { Edition } from './edition.ts'
import { FRENCH } from './path-words.ts'

export const fr: Edition = {
  id: 'fr',
  domainId: 14,
  country: 'FR',
  locale: 'fr-fr',
  conventions: 'fr-FR',
  currency: 'EUR',
  taxNote: 'taxes-included',
  companyTaxNote: 'taxes-included',
  taxPermille: 0,
  packageSaving: 20,
  accommodationsClaim: 600_000,
  timeZone: 'Europe/Paris',
  countryPrefix: 'fr',
  words: FRENCH,
}
