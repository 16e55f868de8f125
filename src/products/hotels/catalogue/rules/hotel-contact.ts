/** How a hotel is reached, and in which words we write to it. */
import { EMAIL, MAX_EMAIL_LENGTH, PHONE } from '../../../../site/booking-fields.ts'
import { EDITIONS } from '../../../../site/editions/editions.ts'
import type { EditionId } from '../../../../site/editions/edition.ts'
import { fieldReader, type FormValues } from '../../../../site/form-values.ts'
import { LANGUAGES, type Language, languageOf } from '../../../../site/locales.ts'
import { problem, type Read } from '../../../../site/problems.ts'

/** Empty where nobody told. */
export interface HotelContact {
  /** For guests. */
  phone: string
  /** Where its bookings, changes and cancellations are sent. */
  email: string
  /** Of those mails; empty for that of the hotel's country. */
  language: Language | ''
}

export const NO_CONTACT: HotelContact = { phone: '', email: '', language: '' }

export const CONTACT_FIELDS = { phone: 'phone', email: 'email', language: 'language' } as const

export function readHotelContact(values: FormValues): Read<HotelContact> {
  const reader = fieldReader(values)
  const email = reader.shaped(CONTACT_FIELDS.email, EMAIL).toLowerCase()
  if (email.length > MAX_EMAIL_LENGTH)
    reader.report(problem('field-too-long', CONTACT_FIELDS.email, MAX_EMAIL_LENGTH))
  const written = reader.text(CONTACT_FIELDS.language)
  const language = LANGUAGES.find((each) => each === written) ?? ''
  if (written && !language) reader.report(problem('field-unreadable', CONTACT_FIELDS.language))
  return reader.finish({ phone: reader.shaped(CONTACT_FIELDS.phone, PHONE), email, language })
}

/** Countries by the edition whose words are nearest to theirs; English elsewhere. */
const NEAREST: readonly [edition: EditionId, countries: string][] = [
  ['es', 'ES AD GQ'],
  ['ar', 'AR PY UY'],
  ['cl', 'CL'],
  ['pe', 'BO PE'],
  ['co', 'CO EC VE'],
  ['cr', 'CR NI'],
  ['gt', 'GT HN SV'],
  ['pa', 'CU DO PA PR'],
  ['mx', 'MX'],
  ['br', 'BR'],
  ['pt', 'AO CV GW MZ PT ST TL'],
  ['de', 'AT CH DE LI'],
  ['fr', 'FR LU MC BL GF GP MF MQ NC PF PM RE WF YT'],
  ['fr', 'BF BI BJ CD CF CG CI CM DJ DZ GA GN HT KM MA MG ML NE SN TD TG TN'],
  ['it', 'IT SM VA'],
  ['us', 'AG AS BB BM BS BZ CA DM GD GU JM KN KY LC MP PH TC TT US VC VG VI'],
]

const OF_LANGUAGE: Record<Language, EditionId> = {
  es: 'es',
  ca: 'cat',
  en: 'gb',
  fr: 'fr',
  de: 'de',
  it: 'it',
  pt: 'pt',
}

export function editionOfHotel(countryCode: string, language: Language | '' = ''): EditionId {
  const near = NEAREST.find(([, countries]) => countryCode && countries.includes(countryCode))
  const edition = near?.[0] ?? OF_LANGUAGE.en
  if (!language || languageOf(EDITIONS[edition].locale) === language) return edition
  return OF_LANGUAGE[language]
}
