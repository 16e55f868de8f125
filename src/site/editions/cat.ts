import type { Edition } from './edition.ts'
import { CATALAN } from './path-words.ts'

export const cat: Edition = {
  id: 'cat',
  domainId: 2,
  country: 'ES',
  locale: 'ca-es',
  conventions: 'ca-ES',
  currency: 'EUR',
  taxNote: 'taxes-included',
  companyTaxNote: 'taxes-included',
  taxPermille: 0,
  packageSaving: 20,
  accommodationsClaim: 600_000,
  timeZone: 'Europe/Madrid',
  words: CATALAN,
}
