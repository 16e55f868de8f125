/**
 * Written reviews of the demo catalogue: they agree with the rating and with what is offered.
 *
 * Each hotel has one endless series of reviews, begun on a fixed day long ago and always written
 * from its beginning: a review keeps its day and its words for ever, and as days go by the next
 * ones of the series come to light.
 */
import { type Day, dayOf } from '../../src/site/calendar-day.ts'
import type { Language } from '../../src/site/locales.ts'
import { type Dice, makeDice } from '../../src/site/dice.ts'
import { cityInSentence } from './street-address.ts'
import catalan from './phrases/reviews-ca.json' with { type: 'json' }
import german from './phrases/reviews-de.json' with { type: 'json' }
import english from './phrases/reviews-en.json' with { type: 'json' }
import spanish from './phrases/reviews-es.json' with { type: 'json' }
import french from './phrases/reviews-fr.json' with { type: 'json' }
import italian from './phrases/reviews-it.json' with { type: 'json' }
import portuguese from './phrases/reviews-pt.json' with { type: 'json' }
import {
  type NegativeTopic,
  negativeTopics,
  type PositiveTopic,
  positiveTopics,
  type ReviewedPlace,
  type ReviewPhrases,
  type ReviewProfile,
  type ScoreBand,
} from './review-topics.ts'

export interface ReviewedHotel extends ReviewedPlace {
  seed: number
  cityName: string
  /** Where known, more guests write in its language. */
  country?: string
  stars: number
  /** Its own average, 0 to 10. */
  rating: number
  reviewsNumber: number
}

export interface WrittenReview {
  author: string
  score: number
  day: Day
  title: string
  /** What the author liked; may be empty in a bad review. */
  description: string
  /** What the author did not like; mostly empty in a good one. */
  negative: string
  language: Language
  profile: ReviewProfile
  hasPublicProfile: boolean
  reviewerId: string
}

/** Newest first, all from before today. No more than the hotel has reviews. */
export function writtenReviews(hotel: ReviewedHotel, today: Day, count: number): WrittenReview[] {
  const wanted = Math.min(count, hotel.reviewsNumber)
  if (wanted <= 0) return []
  const dice = makeDice(hotel.seed)
  // Scores come round and round, so those of any ten in a row have the mean of the hotel.
  const scores = scoresAround(dice, hotel.rating, Math.min(SCORES_IN_TURN, hotel.reviewsNumber))
  const desk: Desk = { hotel, dice, used: new Set(), texts: new Set(), merits: new Map() }
  const series: WrittenReview[] = []
  for (const day of reviewDays(hotel, today))
    series.push(writeReview(desk, scores[series.length % scores.length]!, day, series.length))
  return series.slice(-wanted).toReversed()
}

/** What one hotel's reviews have in common. */
interface Desk {
  hotel: ReviewedHotel
  dice: Dice
  /** Titles and sentences already used; when none of a kind is left, all of it may come again. */
  used: Set<string>
  /** Whole reviews, of which none may come twice. */
  texts: Set<string>
  /** How good the hotel is in each topic, 0 to 1: guests must not contradict each other. */
  merits: Map<string, number>
}

/** From this day on every hotel has as many as are ever shown, or as it has. */
const EPOCH = dayOf(2026, 1, 1)
const MAX_SHOWN = 40
const SCORES_IN_TURN = 10
/** Who has few reviews in all has not had them all last month. */
const DAYS_OF_ALL_REVIEWS = 900
const SHORTEST_MEAN_GAP = 12
const DAYS_SALT = 0x5bd1e995
const SURNAME_INITIALS = [...'ABCDFGHJLMNPRSTV']
const MAX_ATTEMPTS = 50

/** On its own dice, so that a day more does not change what is written. */
function* reviewDays({ seed, reviewsNumber }: ReviewedHotel, today: Day): Generator<Day> {
  const dice = makeDice(seed ^ DAYS_SALT)
  const meanGap = Math.max(SHORTEST_MEAN_GAP, Math.round(DAYS_OF_ALL_REVIEWS / reviewsNumber))
  const longestGap = 2 * meanGap - 1
  let day = EPOCH - longestGap * Math.min(MAX_SHOWN, reviewsNumber) - 1
  while ((day += dice.whole(1, longestGap)) < today) yield day
}

function writeReview(desk: Desk, score: number, day: Day, index: number): WrittenReview {
  const { dice, hotel } = desk
  const language = pickLanguage(dice, hotel.country)
  const words = REVIEW_PHRASES[language]
  const profile = pickProfile(dice, hotel)
  return {
    author: `${dice.pick(words.names)} ${dice.pick(SURNAME_INITIALS)}.`,
    score,
    day,
    ...inCity(writeText(desk, words, score, profile), cityInSentence(hotel.cityName, language)),
    language,
    profile,
    hasPublicProfile: dice.chance(0.6),
    reviewerId: `${hotel.seed >>> 0}-${index + 1}`,
  }
}

type Text = Pick<WrittenReview, 'title' | 'description' | 'negative'>

function inCity({ title, description, negative }: Text, city: string): Text {
  return {
    title: title.replaceAll('{city}', city),
    description: description.replaceAll('{city}', city),
    negative: negative.replaceAll('{city}', city),
  }
}

function writeText(desk: Desk, words: ReviewPhrases, score: number, profile: ReviewProfile): Text {
  for (let attempt = 1; ; attempt++) {
    const text = draft(desk, words, score, profile)
    const whole = Object.values(text).join('\n')
    if (!desk.texts.has(whole) || attempt === MAX_ATTEMPTS) {
      desk.texts.add(whole)
      return text
    }
  }
}

function draft(desk: Desk, words: ReviewPhrases, score: number, profile: ReviewProfile): Text {
  const { dice, hotel } = desk
  const band = bandOf(score)
  const { praises, complaints } = lengthsOf(dice, band)

  const praisable = positiveTopics(hotel, profile).filter(
    (topic) => !UNPRAISED[band].includes(topic),
  )
  const liked = pickTopics(desk, praisable, praises, merit)
  const blamable = negativeTopics(hotel).filter(
    (topic) => !UNBLAMED[band].includes(topic) && !liked.some((praised) => praised === topic),
  )
  const disliked = pickTopics(desk, blamable, complaints, (_, topic) => 1 - merit(desk, topic))
  const negative = disliked.map((topic) => fresh(desk, words.negative[topic]))
  if (band === 'poor' && dice.chance(0.6)) negative.push(fresh(desk, words.verdicts))
  if (band === 'excellent' && dice.chance(0.2)) negative.push(fresh(desk, words.regrets))
  return {
    title: fresh(desk, words.titles[band]),
    description: liked.map((topic) => fresh(desk, words.positive[topic])).join(' '),
    negative: negative.join(' '),
  }
}

/** Titles of a band may speak of a topic; the text must not contradict them, nor gush. */
const UNPRAISED: Record<ScoreBand, PositiveTopic[]> = {
  excellent: [],
  good: [],
  fair: ['room', 'bathroom', 'couple', 'friends', 'solo'],
  poor: [
    ...(['noise', 'value', 'bed', 'cleanliness', 'room', 'bathroom', 'views', 'spa'] as const),
    ...(['couple', 'family', 'friends', 'solo'] as const),
  ],
}
const UNBLAMED: Record<ScoreBand, NegativeTopic[]> = {
  excellent: [],
  good: ['location', 'cleanliness'],
  fair: [],
  poor: [],
}

function bandOf(score: number): ScoreBand {
  if (score >= 9) return 'excellent'
  if (score >= 7) return 'good'
  return score >= 5 ? 'fair' : 'poor'
}

function lengthsOf(dice: Dice, band: ScoreBand): { praises: number; complaints: number } {
  switch (band) {
    case 'excellent':
      return { praises: dice.whole(2, 4), complaints: 0 }
    case 'good':
      return { praises: dice.whole(2, 3), complaints: dice.chance(0.55) ? 1 : 0 }
    case 'fair':
      return { praises: dice.whole(1, 2), complaints: dice.whole(1, 2) }
    case 'poor':
      return { praises: dice.chance(0.4) ? 1 : 0, complaints: dice.whole(2, 3) }
  }
}

/** The hotel's merit in a topic is thrown once, when a guest first thinks of it. */
function merit(desk: Desk, topic: string): number {
  const known = desk.merits.get(topic)
  if (known !== undefined) return known
  const thrown = desk.dice.next()
  desk.merits.set(topic, thrown)
  return thrown
}

function pickTopics<Topic extends string>(
  desk: Desk,
  topics: Topic[],
  count: number,
  weightOf: (desk: Desk, topic: Topic) => number,
): Topic[] {
  const left = [...topics]
  const picked: Topic[] = []
  while (picked.length < count && left.length > 0) {
    // The square keeps praise and blame of the same thing apart within one hotel.
    const weights = left.map((topic) => 0.02 + weightOf(desk, topic) ** 2)
    let mark = desk.dice.next() * weights.reduce((total, weight) => total + weight, 0)
    const index = weights.findIndex((weight) => (mark -= weight) < 0)
    picked.push(...left.splice(Math.max(index, 0), 1))
  }
  return picked
}

function fresh(desk: Desk, choices: readonly string[]): string {
  let unused: readonly string[] = choices.filter((choice) => !desk.used.has(choice))
  if (unused.length === 0) {
    for (const choice of choices) desk.used.delete(choice)
    unused = choices
  }
  const chosen = desk.dice.pick(unused)
  desk.used.add(chosen)
  return chosen
}

/** Couple, family, friends, business, solo: in hundredths. */
const PROFILES: ReviewProfile[] = ['couple', 'family', 'friends', 'business', 'solo']
const PROFILE_SHARES: Record<ReviewedPlace['setting'], number[]> = {
  city: [36, 18, 13, 18, 15],
  beach: [42, 36, 13, 2, 7],
  mountain: [38, 32, 18, 2, 10],
  countryside: [46, 30, 14, 2, 8],
  airport: [22, 18, 6, 38, 16],
}

function pickProfile(dice: Dice, hotel: ReviewedHotel): ReviewProfile {
  let mark = dice.whole(1, 100)
  const index = PROFILE_SHARES[hotel.setting].findIndex((share) => (mark -= share) <= 0)
  return PROFILES[index] ?? 'couple'
}

/** The scores of single reviews, such that their mean is the rating that the hotel shows. */
const LOWEST = 1
const HIGHEST = 10
const STEP = 0.5

function scoresAround(dice: Dice, rating: number, count: number): number[] {
  const aim = Math.min(HIGHEST, Math.max(LOWEST, rating))
  const scores = Array.from({ length: count }, () => oneScore(dice, aim))
  let missing = aim * count - sum(scores)
  // Half a step of the sum is the nearest that steps can come.
  while (Math.abs(missing) > STEP / 2) {
    const step = Math.sign(missing) * STEP
    const index = dice.whole(0, count - 1)
    const score = scores[index]! + step
    if (score < LOWEST || score > HIGHEST) continue
    scores[index] = score
    missing -= step
  }
  return scores
}

/** Opinions differ more about middling houses, and more often fall below than above. */
function oneScore(dice: Dice, rating: number): number {
  const width = 1 + (HIGHEST - rating) * 0.45
  const deviation = dice.next() + dice.next() + dice.next() - 1.35
  const stray = dice.chance(0.06) ? -2.5 : 0
  const score = rating + deviation * width + stray
  return Math.min(HIGHEST, Math.max(LOWEST, Math.round(score / STEP) * STEP))
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

export const REVIEW_PHRASES: Record<Language, ReviewPhrases> = {
  es: spanish,
  ca: catalan,
  en: english,
  fr: french,
  de: german,
  it: italian,
  pt: portuguese,
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

function pickLanguage(dice: Dice, country: string | undefined): Language {
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
