import { expect, test } from 'vitest'
import { dayOf } from '../../src/site/calendar-day.ts'
import { REVIEW_PHRASES, type ReviewedHotel, writtenReviews } from './hotel-reviews.ts'

const TODAY = dayOf(2026, 5, 1)
const LANGUAGES = Object.entries(REVIEW_PHRASES)

test('forty reviews of a hotel are all different', () => {
  for (let seed = 1; seed <= 60; seed++) {
    const texts = reviews({ seed }, 40).map((review) =>
      [review.title, review.description, review.negative].join('\n'),
    )
    expect(new Set(texts).size).toBe(40)
  }
})

test.each([2, 4.5, 6, 7.3, 8.4, 9.1, 9.8])(
  'the mean of scores is near a rating of %d',
  (rating) => {
    for (let seed = 1; seed <= 40; seed++) {
      const scores = reviews({ seed, rating }, 10).map((review) => review.score)
      const mean = scores.reduce((total, score) => total + score, 0) / scores.length
      expect(Math.abs(mean - rating)).toBeLessThan(0.3)
      for (const score of scores)
        expect(score).toSatisfy((value: number) => value >= 1 && value <= 10)
    }
  },
)

test('nobody speaks of what the hotel has not', () => {
  const poolWords = /piscin|\bpool\b/i
  const breakfastWords = /desayun|esmorzar|breakfast|petit-déj|frühstück|colazion|pequeno-alm/i
  const beachWords = /playa|platja|\bbeach|plage|strand|spiaggia|praia/i
  const texts = textsOf({ serviceCodes: [], boardCodes: ['SA'], setting: 'city' })
  for (const words of [poolWords, breakfastWords, beachWords]) {
    expect(texts.filter((text) => words.test(text))).toEqual([])
  }
  const withAll = textsOf({ serviceCodes: [1, 3, 4, 6], boardCodes: ['MP'], setting: 'beach' })
  for (const words of [poolWords, breakfastWords, beachWords]) {
    expect(withAll.some((text) => words.test(text))).toBe(true)
  }
  const liftWords = /ascensor|\blift\b|aufzug|elevador/i
  expect(withAll.filter((text) => liftWords.test(text))).toEqual([])
})

test('in Portuguese Porto has its article', () => {
  const texts = textsOf({ cityName: 'Porto', country: 'PT' })
  expect(texts.filter((text) => text.includes('visitar o Porto'))).not.toEqual([])
  expect(texts.filter((text) => /(ideal para visitar|conhecer) Porto/.test(text))).toEqual([])
})

test('good reviews praise, bad ones complain', () => {
  const all = Array.from({ length: 40 }, (_, seed) => reviews({ seed, rating: 6.5 }, 20)).flat()
  const silent = all.filter(({ score, description, negative }) =>
    score >= 7 ? description === '' : negative === '',
  )
  expect(silent).toEqual([])
})

test('the same hotel has the same reviews, all from before today, never more than it has', () => {
  const rows = reviews({ seed: 9 }, 20)
  expect(reviews({ seed: 9 }, 20)).toEqual(rows)
  for (const { day } of rows) expect(day).toBeLessThan(TODAY)
  expect(reviews({ reviewsNumber: 3 }, 20)).toHaveLength(3)
  expect(reviews({ reviewsNumber: 0, rating: 0 }, 20)).toEqual([])
})

test('a review keeps its day and its words, and new ones come on top', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const hotel = { ...HOTEL, seed }
    const [now, later] = [TODAY, TODAY + 100].map((day) => writtenReviews(hotel, day, 40))
    const fresh = later!.filter(({ day }) => day >= TODAY)
    expect(fresh.length).toBeGreaterThan(0)
    expect(later!.slice(fresh.length)).toEqual(now!.slice(0, 40 - fresh.length))
  }
})

test.each([0, 7, 365, 3_650])('%i days on, the mean of scores is still the rating', (days) => {
  for (const reviewsNumber of [3, 500]) {
    const rows = writtenReviews({ ...HOTEL, reviewsNumber }, TODAY + days, 20)
    const mean = rows.reduce((total, { score }) => total + score, 0) / rows.length
    expect(Math.abs(mean - HOTEL.rating)).toBeLessThan(0.1)
  }
})

test('few reviews are spread over years, many over months', () => {
  expect(ageOfOldest(3)).toBeGreaterThan(200)
  expect(ageOfOldest(500)).toBeLessThan(100)
})

test.each(LANGUAGES)('%s has enough to say, and says nothing twice', (_, words) => {
  const positive = Object.values(words.positive).flat()
  const negative = Object.values(words.negative).flat()
  expect(positive.length).toBeGreaterThanOrEqual(60)
  expect(negative.length).toBeGreaterThanOrEqual(45)
  for (const titles of Object.values(words.titles)) expect(titles.length).toBeGreaterThanOrEqual(25)

  const sentences = [...positive, ...negative, ...words.regrets, ...words.verdicts]
  expect(new Set(sentences).size).toBe(sentences.length)
  for (const sentence of sentences) expect(sentence).toMatch(/^\S.*\.$/)
  const titles = Object.values(words.titles).flat()
  expect(new Set(titles).size).toBe(titles.length)
  for (const title of [...titles, ...words.names]) expect(title).toMatch(/^\S+( \S+)*$/)
})

function reviews(part: Partial<ReviewedHotel>, count: number) {
  return writtenReviews({ ...HOTEL, ...part }, TODAY, count)
}

function ageOfOldest(reviewsNumber: number): number {
  return TODAY - writtenReviews({ ...HOTEL, reviewsNumber }, TODAY, 3).at(-1)!.day
}

function textsOf(part: Partial<ReviewedHotel>): string[] {
  const all = Array.from({ length: 100 }, (_, seed) => reviews({ ...part, seed, rating: 6 }, 20))
  return all.flat().map(({ description, negative }) => `${description} ${negative}`)
}

const HOTEL: ReviewedHotel = {
  seed: 1,
  cityName: 'Sevilla',
  country: 'ES',
  setting: 'city',
  kind: 'hotel',
  stars: 3,
  serviceCodes: [4, 6],
  boardCodes: ['SA', 'HD'],
  rating: 8,
  reviewsNumber: 500,
}
