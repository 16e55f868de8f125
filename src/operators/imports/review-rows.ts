/** A row of a reviews file as a written review, or all that is wrong with it. */
import type { Day } from '../../site/calendar-day.ts'
import { foldText } from '../../site/text/fold-text.ts'
import type { Language } from '../../site/locales.ts'
import type { ReviewSource } from '../../products/hotels/reviews/rules/reviews.ts'
import { contentHash, readDecimal, readText, readWrittenDay } from './cell-values.ts'
import { readLanguage } from './country-codes.ts'
import type { Cells } from './read-rows.ts'
import { reason, type Reason, type RowRead } from './reasons.ts'

export interface ReviewRecord {
  hotelId: string
  /** The operator's own id, or one made of the content where there is none. */
  reviewId: string
  source: ReviewSource
  /** 0 to 10, with one decimal. */
  score: number
  title: string
  positive: string
  negative: string
  author: string
  /** Null when the operator does not tell. */
  day: Day | null
  language: Language
  profile: TravellerProfile | ''
}

export type TravellerProfile = 'family' | 'couple' | 'solo' | 'friends' | 'business' | 'group'

export interface ReviewRowOptions {
  scale: ScoreScale
  /** Of reviews whose language no column tells. */
  language: Language
  today: Day
}

const LONGEST = { hotelId: 100, reviewId: 100, title: 200, positive: 10_000, negative: 10_000 }
const LONGEST_AUTHOR = 100

const PROFILES: { profile: TravellerProfile; words: RegExp }[] = [
  { profile: 'family', words: /famil|kinder|ninos|children|enfants|bambini/ },
  { profile: 'couple', words: /coupl|pareja|paar|coppia|casal|parella/ },
  { profile: 'business', words: /business|negoci|affaires|geschaft|lavoro|affari|trabajo|work/ },
  { profile: 'friends', words: /friend|amigos|amis|freund|amici/ },
  { profile: 'solo', words: /solo|alone|seul|allein|single|sozinho|individual/ },
  { profile: 'group', words: /group|grupo|gruppe|gruppo/ },
]

const REVIEW_SITE = /review ?site|advisor|opiniones/

export function readReviewRow(cells: Cells, options: ReviewRowOptions): RowRead<ReviewRecord> {
  const reasons: Reason[] = []
  const notes: Reason[] = []
  const hotelId = bounded('hotelId', LONGEST.hotelId)
  if (!hotelId) reasons.push(reason('value-missing', 'hotelId'))
  const content = {
    hotelId,
    source: source(),
    score: readScore(cells, options.scale, reasons),
    title: bounded('title', LONGEST.title),
    positive: bounded('positive', LONGEST.positive),
    negative: bounded('negative', LONGEST.negative),
    author: bounded('author', LONGEST_AUTHOR),
    day: day(),
    language: readLanguage(cells.language ?? '') ?? options.language,
    profile: profile(),
  }
  if (!content.title && !content.positive && !content.negative)
    reasons.push(reason('review-empty', 'positive'))
  const reviewId = bounded('reviewId', LONGEST.reviewId) || contentHash(content)
  return reasons.length > 0
    ? { ok: false, reasons }
    : { ok: true, record: { reviewId, ...content }, notes }

  function bounded(field: string, longest: number): string {
    const text = readText(cells[field])
    if (text.length > longest) reasons.push(reason('value-too-long', field, longest))
    return text
  }

  function day(): Day | null {
    if (cells.date === undefined) return null
    const day = readWrittenDay(cells.date)
    if (day === null) reasons.push(reason('value-unreadable', 'date', cells.date))
    else if (day > options.today)
      reasons.push(reason('value-out-of-range', 'date', 'the past and today'))
    return day
  }

  function profile(): TravellerProfile | '' {
    const written = foldText(readText(cells.profile))
    return PROFILES.find(({ words }) => words.test(written))?.profile ?? ''
  }

  /** Only a booking made here makes an own review, so what an operator brings is never one. */
  function source(): ReviewSource {
    const isOfSite = REVIEW_SITE.test(foldText(readText(cells.source)))
    return isOfSite ? 'travelReviewSite' : 'bookingPartner'
  }
}

/** Scores of reviews, brought from the operator's scale to ours of 0 to 10. */
export type ScoreScale = 5 | 10 | 100

const COLUMN_SCALES: Record<string, ScoreScale> = { score5: 5, score10: 10, score100: 100 }

/** Fewer rows without a score over 5 may also be a scale of 10 and unhappy guests. */
const ENOUGH_ROWS = 20

/** The scale of a column that does not name it, by its first scores; null when nothing tells. */
export function scaleOf(rows: readonly Cells[]): ScoreScale | null {
  const scores = rows.flatMap(({ score }) => (score ? (readDecimal(score) ?? []) : []))
  if (scores.length === 0) return 10
  const greatest = scores.reduce((one, other) => Math.max(one, other))
  if (greatest > 10) return 100
  if (greatest > 5) return 10
  return scores.length >= ENOUGH_ROWS ? 5 : null
}

/** The column or the cell itself ("4/5", "85 %") may name another scale than the file's. */
function readScore(cells: Cells, fileScale: ScoreScale, reasons: Reason[]): number {
  const field = Object.keys(COLUMN_SCALES).find((name) => cells[name] !== undefined) ?? 'score'
  const written = cells[field]
  if (written === undefined) return refuse(reason('value-missing', 'score'))
  const match = /^([^/%]+?)\s*(?:\/\s*(5|10|100)|(%))?$/.exec(written)
  const value = match ? readDecimal(match[1]!) : null
  if (value === null) return refuse(reason('value-unreadable', 'score', written))
  const told = match![3] ? 100 : Number(match![2] ?? 0)
  const scale = told || (COLUMN_SCALES[field] ?? fileScale)
  if (value < 0 || value > scale)
    return refuse(reason('value-out-of-range', 'score', `0 and ${scale}`))
  return Math.round((value * 100) / scale) / 10

  function refuse(why: Reason): number {
    reasons.push(why)
    return 0
  }
}
