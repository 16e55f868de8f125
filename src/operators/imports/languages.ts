/** The product's languages as operators write them, in column names and in cells. */
import { foldText } from '../../site/fold-text.ts'
import type { Language } from '../../site/locales.ts'

export const LANGUAGE_WORDS: Record<Language, string[]> = {
  es: ['es', 'spa', 'esp', 'spanish', 'español', 'castellano', 'espagnol', 'spanisch', 'spagnolo'],
  ca: ['ca', 'cat', 'catalan', 'català', 'katalanisch', 'catalano'],
  en: ['en', 'eng', 'ing', 'english', 'inglés', 'anglais', 'englisch', 'inglese', 'inglês'],
  fr: ['fr', 'fra', 'fre', 'french', 'français', 'francés', 'französisch', 'francese'],
  de: ['de', 'deu', 'ger', 'ale', 'german', 'deutsch', 'alemán', 'allemand', 'tedesco', 'alemão'],
  it: ['it', 'ita', 'italian', 'italiano', 'italien', 'italienisch'],
  pt: ['pt', 'por', 'portuguese', 'português', 'portugués', 'portugais', 'portugiesisch'],
}

const LANGUAGES = new Map(
  Object.entries(LANGUAGE_WORDS).flatMap(([language, words]) =>
    words.map((word) => [foldText(word), language as Language] as const),
  ),
)

/** Also of a locale, as in es-MX or pt_BR; null for a language that the product does not speak. */
export function readLanguage(written: string): Language | null {
  const folded = foldText(written.trim())
  return LANGUAGES.get(folded) ?? LANGUAGES.get(folded.split(/[-_]/, 1)[0]!) ?? null
}
