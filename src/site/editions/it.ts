import type { Edition } from './edition.ts'
import { ITALIAN } from './path-words.ts'

export const it: Edition = {
  id: 'it',
  domainId: 15,
  country: 'IT',
  locale: 'it-it',
  conventions: 'it-IT',
  currency: 'EUR',
  taxNote: 'taxes-included',
  companyTaxNote: 'taxes-included',
  taxPermille: 0,
  packageSaving: 20,
  accommodationsClaim: 600_000,
  timeZone: 'Europe/Rome',
  countryPrefix: 'it',
  words: ITALIAN,
}
