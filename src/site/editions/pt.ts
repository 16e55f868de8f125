import type { Edition } from './edition.ts'
import { PORTUGUESE } from './path-words.ts'

export const pt: Edition = {
  id: 'pt',
  domainId: 16,
  country: 'PT',
  locale: 'pt-pt',
  conventions: 'pt-PT',
  currency: 'EUR',
  taxNote: 'taxes-included',
  companyTaxNote: 'taxes-included',
  taxPermille: 0,
  packageSaving: 20,
  accommodationsClaim: 600_000,
  timeZone: 'Europe/Lisbon',
  countryPrefix: 'pt',
  words: PORTUGUESE,
}
