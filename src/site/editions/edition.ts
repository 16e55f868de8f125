/** An edition is a country market. Its locale, the set of texts, is a different thing. */
import type { Locale } from '../locales.ts'
import type { CurrencyCode } from '../money.ts'
import type { CountryPrefix } from './country-prefixes.ts'
import type { PathWords } from './path-words.ts'

export type EditionId =
  | 'es'
  | 'cat'
  | 'gb'
  | 'br'
  | 'co'
  | 'pe'
  | 'cr'
  | 'gt'
  | 'pa'
  | 'ar'
  | 'mx'
  | 'cl'
  | 'de'
  | 'fr'
  | 'it'
  | 'pt'
  | 'us'

/** What is said beside a price about taxes; each is a message of its own. */
export type TaxNote =
  | 'taxes-included'
  | 'taxes-extra'
  | 'without-vat'
  | 'none'
  | 'vat-19-not-included'
  | 'vat-19-included'

export interface Edition {
  id: EditionId
  /** The number that trackers and the flight rule know it by; 1 is Spain. */
  domainId: number
  /** ISO 3166 code of the country it sells in, and where its popular destinations come from. */
  country: string
  locale: Locale
  /** BCP 47 tag whose number, date and list conventions hold: Brazil reads pt-pt texts as pt-BR. */
  conventions: string
  currency: CurrencyCode
  taxNote: TaxNote
  /** The note on the business site; only Colombia's differs. */
  companyTaxNote: TaxNote
  /** The tax that prices leave out, in thousandths of them; 0 where they leave nothing out. */
  taxPermille: number
  /** Greatest saving claimed for flight+hotel, in percent. */
  packageSaving: number
  /** "Over so many accommodations". */
  accommodationsClaim: number
  /** IANA time zone in which "today" is read. */
  timeZone: string
  /** The words of its URLs. */
  words: PathWords
  /** Present for the editions that multi-country mode reaches by a path prefix. */
  countryPrefix?: CountryPrefix
}
