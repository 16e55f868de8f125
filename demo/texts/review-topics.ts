/** What may be said about an accommodation: nobody praises a pool that is not there. */
import { boardOnCard } from '../../src/products/hotels/catalogue/rules/boards.ts'
import type english from './phrases/reviews-en.json'

/** What every language has words for. */
export type PositiveTopic = keyof typeof english.positive
export type NegativeTopic = keyof typeof english.negative
export type ScoreBand = keyof typeof english.titles

/**
 * What reviews are written with in one language. Sentences speak neither of "I" nor of "we", nor
 * of a hotel or an apartment, so that any traveller could have written them about any house.
 * {city} is the name of the place.
 */
export interface ReviewPhrases {
  names: readonly string[]
  titles: Record<ScoreBand, readonly string[]>
  positive: Record<PositiveTopic, readonly string[]>
  negative: Record<NegativeTopic, readonly string[]>
  /** Small regrets of those who liked it. */
  regrets: readonly string[]
  /** Verdicts of those who did not. */
  verdicts: readonly string[]
}

export type ReviewProfile = 'couple' | 'family' | 'friends' | 'business' | 'solo'

export interface ReviewedPlace {
  setting: 'city' | 'beach' | 'mountain' | 'countryside' | 'airport'
  kind: 'hotel' | 'apartment' | 'hostel' | 'house'
  serviceCodes: readonly number[]
  boardCodes: readonly string[]
}

type Rules<Topic extends string> = Partial<Record<Topic, (place: ReviewedPlace) => boolean>>

const POSITIVE_TOPICS = [
  'location',
  'cleanliness',
  'staff',
  'room',
  'bed',
  'noise',
  'value',
  'bathroom',
  'views',
  'air',
  'city',
  'mountain',
  'countryside',
  'airport',
  'beach',
  'breakfast',
  'dinner',
  'pool',
  'wifi',
  'parking',
  'spa',
  'gym',
  'kitchen',
  'pets',
  'entertainment',
] as const satisfies PositiveTopic[]

const NEGATIVE_TOPICS = [
  'location',
  'cleanliness',
  'staff',
  'room',
  'bed',
  'noise',
  'value',
  'bathroom',
  'views',
  'air',
  'beach',
  'breakfast',
  'dinner',
  'pool',
  'wifi',
  'parking',
  'kitchen',
  'noParking',
  'noLift',
] as const satisfies NegativeTopic[]

/** Topics without a rule are true of every place. */
const SHARED_RULES: Rules<PositiveTopic & NegativeTopic> = {
  location: ({ setting }) => setting === 'city' || setting === 'beach',
  air: ({ setting }) => setting !== 'mountain',
  beach: ({ setting }) => setting === 'beach',
  breakfast: ({ boardCodes }) => serves(boardCodes, 'breakfast'),
  dinner: ({ boardCodes }) => serves(boardCodes, 'dinner'),
  pool: has(6),
  wifi: has(4),
  parking: has(3),
  kitchen: ({ kind }) => kind === 'apartment' || kind === 'house',
}

const POSITIVE_RULES: Rules<PositiveTopic> = {
  ...SHARED_RULES,
  city: ({ setting }) => setting === 'city',
  mountain: ({ setting }) => setting === 'mountain',
  countryside: ({ setting }) => setting === 'countryside',
  airport: ({ setting }) => setting === 'airport',
  spa: has(5),
  gym: has(12),
  pets: has(7),
  entertainment: has(10),
}

const NEGATIVE_RULES: Rules<NegativeTopic> = {
  ...SHARED_RULES,
  // A house has neither neighbours behind the wall nor upper floors worth a lift.
  noise: ({ kind }) => kind !== 'house',
  noLift: ({ kind, serviceCodes }) => kind !== 'house' && !serviceCodes.includes(1),
  noParking: ({ setting, serviceCodes }) => !serviceCodes.includes(3) && setting === 'city',
}

/** Topics of the traveller's own kind come on top; nobody goes to an airport for romance. */
export function positiveTopics(place: ReviewedPlace, profile: ReviewProfile): PositiveTopic[] {
  const topics: PositiveTopic[] = POSITIVE_TOPICS.filter(
    (topic) => POSITIVE_RULES[topic]?.(place) ?? true,
  )
  if (profile !== 'couple' || place.setting !== 'airport') topics.push(profile)
  return topics
}

export function negativeTopics(place: ReviewedPlace): NegativeTopic[] {
  return NEGATIVE_TOPICS.filter((topic) => NEGATIVE_RULES[topic]?.(place) ?? true)
}

/** Which meals a supplier's board codes serve; several mean either. */
function serves(boardCodes: readonly string[], meal: 'breakfast' | 'dinner'): boolean {
  return boardCodes.some((code) => {
    const board = boardOnCard(code)
    return board === meal || ['half-board', 'full-board', 'all-inclusive'].includes(board)
  })
}

function has(serviceCode: number): (place: ReviewedPlace) => boolean {
  return ({ serviceCodes }) => serviceCodes.includes(serviceCode)
}
