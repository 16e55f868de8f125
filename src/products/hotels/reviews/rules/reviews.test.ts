import { expect, test } from 'vitest'
import type { ReviewScore, ReviewScores } from './reviews.ts'
import { scoreOnCard } from './reviews.ts'

/** A score is written "rating×number", with "!" when results must not show it; "-" is none. */
test.each([
  ['8×10', '7×99', '6×5', 'own'],
  ['-', '7×99', '6×5', 'bookingPartner'],
  ['8×10!', '7×99', '-', 'travelReviewSite'],
  ['8×10!', '-', '6×5!', undefined],
  ['-', '-', '-', undefined],
])('own %s, travel review site %s, booking partner %s: %s', (own, site, partner, source) => {
  const scores: ReviewScores = {
    own: score(own),
    travelReviewSite: score(site),
    bookingPartner: score(partner),
  }
  expect(scoreOnCard(scores)?.source).toBe(source)
})

function score(written: string): ReviewScore {
  const [rating = 0, number = 0] = written.replace(/[-!]/, '').split('×').map(Number)
  return { rating, number, isShownOnResults: !written.endsWith('!') }
}
