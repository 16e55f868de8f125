/** The phrases of all languages, taken apart once; and who writes in which language. */
import type { Language } from '../../src/site/locales.ts'
import type { Dice } from '../dice.ts'
import { CATALAN_REVIEWS } from './phrases/reviews-ca.ts'
import { GERMAN_REVIEWS } from './phrases/reviews-de.ts'
import { ENGLISH_REVIEWS } from './phrases/reviews-en.ts'
import { SPANISH_REVIEWS } from './phrases/reviews-es.ts'
import { FRENCH_REVIEWS } from './phrases/reviews-fr.ts'
import { ITALIAN_REVIEWS } from './phrases/reviews-it.ts'
import { PORTUGUESE_REVIEWS } from './phrases/reviews-pt.ts'
import type { NegativeTopic, PositiveTopic, ReviewPhrases, ScoreBand } from './review-phrases.ts'

export interface ReviewWords {
  names: string[]
  titles: Record<ScoreBand, string[]>
  positive: Record<PositiveTopic, string[]>
  negative: Record<NegativeTopic, string[]>
  regrets: string[]
  verdicts: string[]
}

export const REVIEW_WORDS: Record<Language, ReviewWords> = {
  es: takenApart(SPANISH_REVIEWS),
  ca: takenApart(CATALAN_REVIEWS),
  en: takenApart(ENGLISH_REVIEWS),
  fr: takenApart(FRENCH_REVIEWS),
  de: takenApart(GERMAN_REVIEWS),
  it: takenApart(ITALIAN_REVIEWS),
  pt: takenApart(PORTUGUESE_REVIEWS),
}

/** Guests of our editions, mostly from Spain; a country's own people travel at home the most. */
const SHARES: [language: Language, share: number, home: string][] = [
  ['es', 34, 'ES MX AR CL CO PE CR GT PA EC UY DO CU'],
  ['en', 18, 'GB IE US CA AU NZ MT'],
  ['fr', 11, 'FR BE MC LU MA TN'],
  ['de', 11, 'DE AT CH'],
  ['it', 9, 'IT SM'],
  ['ca', 9, 'AD'],
  ['pt', 8, 'PT BR CV'],
]
const HOME_BONUS = 45

export function pickLanguage(dice: Dice, country: string | undefined): Language {
  const shares = SHARES.map(([language, share, home]) => ({
    language,
    share: country && home.split(' ').includes(country) ? share + HOME_BONUS : share,
  }))
  let mark = dice.next() * shares.reduce((total, { share }) => total + share, 0)
  for (const { language, share } of shares) {
    mark -= share
    if (mark < 0) return language
  }
  return 'es'
}

function takenApart(phrases: ReviewPhrases): ReviewWords {
  return {
    names: split(phrases.names, '|'),
    titles: mapped(phrases.titles, '|'),
    positive: mapped(phrases.positive, '\n'),
    negative: mapped(phrases.negative, '\n'),
    regrets: split(phrases.regrets, '\n'),
    verdicts: split(phrases.verdicts, '\n'),
  }
}

function mapped<Key extends string>(texts: Record<Key, string>, separator: string) {
  const entries = Object.entries<string>(texts).map(([key, text]) => [key, split(text, separator)])
  return Object.fromEntries(entries) as Record<Key, string[]>
}

function split(text: string, separator: string): string[] {
  return text.split(separator).map((part) => part.trim())
}
