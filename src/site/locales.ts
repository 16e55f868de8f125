/** The sixteen sets of texts. Regional Spanish ones are overlays over es-es. */

export const LOCALES = [
  'de-de',
  'en-gb',
  'en-us',
  'es-ar',
  'es-cl',
  'es-co',
  'es-cr',
  'es-es',
  'es-gt',
  'es-mx',
  'es-pa',
  'es-pe',
  'fr-fr',
  'it-it',
  'pt-pt',
  'ca-es',
] as const

export type Locale = (typeof LOCALES)[number]

/** ISO 639 codes of the languages, by which place names are kept. */
export const LANGUAGES = ['es', 'ca', 'en', 'fr', 'de', 'it', 'pt'] as const

export type Language = (typeof LANGUAGES)[number]

export function languageOf(locale: Locale): Language {
  return locale.slice(0, 2) as Language
}
