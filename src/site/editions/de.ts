import type { Edition } from './edition.ts'
import { GERMAN } from './path-words.ts'

export const de: Edition = {
  id: 'de',
  domainId: 13,
  country: 'DE',
  locale: 'de-de',
  conventions: 'de-DE',
  currency: 'EUR',
  taxNote: 'taxes-included',
  companyTaxNote: 'taxes-included',
  taxPermille: 0,
  packageSaving: 20,
  accommodationsClaim: 600_000,
  timeZone: 'Europe/Berlin',
  countryPrefix: 'de',
  words: GERMAN,
}
