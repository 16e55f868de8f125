import type { Edition } from './edition.ts'
import { AMERICAN_SPANISH } from './path-words.ts'

export const cl: Edition = {
  id: 'cl',
  domainId: 12,
  country: 'CL',
  locale: 'es-cl',
  conventions: 'es-CL',
  currency: 'CLP',
  taxNote: 'without-vat',
  companyTaxNote: 'without-vat',
  taxPermille: 190,
  packageSaving: 35,
  accommodationsClaim: 600_000,
  timeZone: 'America/Santiago',
  words: AMERICAN_SPANISH,
}
