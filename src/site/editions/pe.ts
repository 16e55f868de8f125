import type { Edition } from './edition.ts'
import { AMERICAN_SPANISH } from './path-words.ts'

export const pe: Edition = {
  id: 'pe',
  domainId: 6,
  country: 'PE',
  locale: 'es-pe',
  conventions: 'es-PE',
  currency: 'PEN',
  taxNote: 'without-vat',
  companyTaxNote: 'without-vat',
  taxPermille: 180,
  packageSaving: 20,
  accommodationsClaim: 360_000,
  timeZone: 'America/Lima',
  words: AMERICAN_SPANISH,
}
