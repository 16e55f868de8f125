/** The reviews of a hotel's page: filtered by language, sorted, page by page. */
import { readDay } from '../../../../site/calendar-day.ts'
import { fieldReader, type FormValues } from '../../../../site/form-values.ts'
import type { Review } from './reviews.ts'

export const REVIEW_SORTS = ['relevant', 'newest', 'best', 'worst'] as const

export type ReviewSort = (typeof REVIEW_SORTS)[number]

export interface ReviewListState {
  /** Empty for all. */
  language: string
  sort: ReviewSort
  page: number
}

export const REVIEW_FIELDS = {
  language: 'reviews_language',
  sort: 'reviews_sort',
  page: 'reviews_page',
} as const

export const REVIEWS_PER_PAGE = 5

export interface ReviewPage {
  state: ReviewListState
  reviews: Review[]
  /** How many the filter leaves. */
  total: number
  pages: number
}

/** How many of the reviews lie in a band of scores. */
export interface ScoreBand {
  from: number
  to: number
  count: number
}

const BAND_STARTS = [9, 8, 7, 6, 0] as const

/** Whatever a link says: what cannot be read means the first page of all. */
export function readReviewList(values: FormValues): ReviewListState {
  const reader = fieldReader(values)
  const language = reader.text(REVIEW_FIELDS.language)
  const sort = reader.text(REVIEW_FIELDS.sort)
  const page = reader.text(REVIEW_FIELDS.page)
  return {
    language: /^[a-z]{2,3}$/.test(language) ? language : '',
    sort: REVIEW_SORTS.find((known) => known === sort) ?? 'relevant',
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  }
}

/** What differs from the usual list only. */
export function writeReviewList({ language, sort, page }: ReviewListState): Record<string, string> {
  return {
    ...(language && { [REVIEW_FIELDS.language]: language }),
    ...(sort !== 'relevant' && { [REVIEW_FIELDS.sort]: sort }),
    ...(page > 1 && { [REVIEW_FIELDS.page]: String(page) }),
  }
}

/** Reviews come in their relevant order. A page beyond the end is the last one. */
export function reviewPage(reviews: readonly Review[], state: ReviewListState): ReviewPage {
  const left = reviews.filter(({ language }) => !state.language || language === state.language)
  const pages = Math.max(1, Math.ceil(left.length / REVIEWS_PER_PAGE))
  const page = Math.min(state.page, pages)
  const first = (page - 1) * REVIEWS_PER_PAGE
  return {
    state: { ...state, page },
    reviews: sorted(left, state.sort).slice(first, first + REVIEWS_PER_PAGE),
    total: left.length,
    pages,
  }
}

export function scoreBands(reviews: readonly Review[]): ScoreBand[] {
  return BAND_STARTS.map((from, index) => {
    const to = BAND_STARTS[index - 1] ?? Infinity
    const count = reviews.filter(({ score }) => score >= from && score < to).length
    return { from, to: Math.min(10, to), count }
  })
}

/** The languages that occur, the most frequent first. */
export function languagesOf(reviews: readonly Review[]): { language: string; count: number }[] {
  return [...Map.groupBy(reviews, ({ language }) => language)]
    .map(([language, own]) => ({ language, count: own.length }))
    .toSorted((one, other) => other.count - one.count)
}

function sorted(reviews: readonly Review[], sort: ReviewSort): readonly Review[] {
  switch (sort) {
    case 'relevant':
      return reviews
    case 'newest':
      return reviews.toSorted((one, other) => dayOf(other) - dayOf(one))
    case 'best':
      return reviews.toSorted((one, other) => other.score - one.score)
    case 'worst':
      return reviews.toSorted((one, other) => one.score - other.score)
  }
}

function dayOf({ date }: Review): number {
  return readDay(date) ?? 0
}
