import type { Edition } from './edition.ts'
import { AMERICAN_SPANISH } from './path-words.ts'

export const co: Edition = {
  id: 'co',
  domainId: 5,
  country: 'CO',
  locale: 'es-co',
  conventions: 'es-CO',
  currency: 'COP',
  taxNote: 'vat-19-not-included',
  companyTaxNote: 'vat-19-included',
  taxPermille: 190,
  packageSaving: 20,
  accommodationsClaim: 600_000,
  timeZone: 'America/Bogota',
  words: AMERICAN_SPANISH,
}
