import type { Edition } from './edition.ts'
import { AMERICAN_SPANISH } from './path-words.ts'

export const gt: Edition = {
  id: 'gt',
  domainId: 8,
  country: 'GT',
  locale: 'es-gt',
  conventions: 'es-GT',
  currency: 'USD',
  taxNote: 'none',
  companyTaxNote: 'none',
  taxPermille: 0,
  packageSaving: 20,
  accommodationsClaim: 600_000,
  timeZone: 'America/Guatemala',
  words: AMERICAN_SPANISH,
}
