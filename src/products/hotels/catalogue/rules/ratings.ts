/**
 * Ratings from 0 to 10, shown with one decimal.
 *
 * Class and label are read from the rating as shown, never from a hidden second decimal: a card
 * must not print 9.0 and call it less than extraordinary.
 */

export type RatingClass = 'below-5' | 'from-5' | 'from-6' | 'from-7' | 'from-8.5'

/** Each is a message of its own. */
export type RatingLabel =
  | 'extraordinary'
  | 'excellent'
  | 'very-good'
  | 'good'
  | 'correct'
  | 'acceptable'
  | 'regular'

/** Bands are listed from the top; the first whose start is reached is the one. */
type Bands<T> = readonly (readonly [from: number, value: T])[]

const CLASSES: Bands<RatingClass> = [
  [8.5, 'from-8.5'],
  [7, 'from-7'],
  [6, 'from-6'],
  [5, 'from-5'],
  [0, 'below-5'],
]

/** The two readings differ below 6. The hotel page uses the card's, the list its own. */
const LABELS: Record<'card' | 'results', Bands<RatingLabel>> = {
  card: [
    [9, 'extraordinary'],
    [8.5, 'excellent'],
    [8, 'very-good'],
    [7, 'good'],
    [6, 'correct'],
    [5, 'acceptable'],
    [0, 'regular'],
  ],
  results: [
    [9, 'extraordinary'],
    [8.5, 'excellent'],
    [8, 'very-good'],
    [7, 'good'],
    [6, 'correct'],
  ],
}

/** The filter's options are the bands of the results page, named by where they start. */
export const RATING_RANGES = ['9', '8.5', '8', '7', '6', '0'] as const

export type RatingRange = (typeof RATING_RANGES)[number]

const RANGES: Bands<RatingRange> = RATING_RANGES.map((range) => [Number(range), range] as const)

export function ratingClass(rating: number): RatingClass {
  return bandOf(CLASSES, rating) ?? 'below-5'
}

/** Null where the reading has no word: the results page is silent below 6. */
export function ratingLabel(rating: number, reading: 'card' | 'results'): RatingLabel | null {
  return bandOf(LABELS[reading], rating)
}

export function ratingRange(rating: number): RatingRange {
  return bandOf(RANGES, rating) ?? '0'
}

/** Rounded as shown; the decimal separator is the edition's. */
export function formatRating(rating: number, decimalSeparator: string): string {
  return asShown(rating).toFixed(1).replace('.', decimalSeparator)
}

function asShown(rating: number): number {
  return Math.round(rating * 10) / 10
}

function bandOf<T>(bands: Bands<T>, rating: number): T | null {
  const shown = asShown(rating)
  return bands.find(([from]) => shown >= from)?.[1] ?? null
}
