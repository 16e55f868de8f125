import type { Edition } from './edition.ts'
import { ENGLISH } from './path-words.ts'

export const gb: Edition = {
  id: 'gb',
  domainId: 3,
  country: 'GB',
  locale: 'en-gb',
  conventions: 'en-GB',
  currency: 'GBP',
  taxNote: 'taxes-included',
  companyTaxNote: 'taxes-included',
  taxPermille: 0,
  packageSaving: 20,
  accommodationsClaim: 600_000,
  timeZone: 'Europe/London',
  words: ENGLISH,
}
