import type { Edition } from './edition.ts'
import { ENGLISH } from './path-words.ts'

export const us: Edition = {
  id: 'us',
  domainId: 17,
  country: 'US',
  locale: 'en-us',
  conventions: 'en-US',
  currency: 'USD',
  taxNote: 'taxes-extra',
  companyTaxNote: 'taxes-extra',
  taxPermille: 130,
  packageSaving: 20,
  accommodationsClaim: 600_000,
  timeZone: 'America/New_York',
  countryPrefix: 'us',
  words: ENGLISH,
}
