import { expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/fixtures/databases.ts'
import { operatorHotel, operatorReview } from '../../../tests/fixtures/operator-items.ts'
import { FIRST_DAY } from '../../../tests/fixtures/small-catalogue.ts'
import type { ReviewScores } from '../../products/hotels/reviews/rules/reviews.ts'
import type { Database } from '../../store/database.ts'
import { saveOperatorHotels } from './operator-hotels.ts'
import { saveOperatorReviews, type OperatorReview } from './operator-reviews.ts'

const options = { dryRun: false, today: FIRST_DAY }

eachDatabase((open) => {
  test('reviews are imported once and add up to the score of their source', async () => {
    const database = await withHotel()
    const reviews = [7, 8, 8, 9, 9].map((score, at) => operatorReview('A', `r${at}`, { score }))
    expect(await save(database, ...reviews)).toBe('imported imported imported imported imported')
    expect(await save(database, reviews[0]!)).toBe('skipped')
    expect(await scores(database)).toEqual({
      own: { rating: 0, number: 0, isShownOnResults: false },
      travelReviewSite: { rating: 0, number: 0, isShownOnResults: false },
      bookingPartner: { rating: 8.2, number: 5, isShownOnResults: true },
    })
    expect(await database.db.selectFrom('changes').select('kind').execute()).toHaveLength(2)
  })

  test('a changed review is replaced, also when it changes its source', async () => {
    const database = await withHotel()
    await save(database, operatorReview('A', 'r1'), operatorReview('A', 'r2', { day: null }))
    const moved = operatorReview('A', 'r1', { score: 4, source: 'travelReviewSite' })
    // Without a date the one that was kept stays.
    const undated = operatorReview('A', 'r2', { day: null })
    expect(await save(database, moved, undated)).toBe('updated skipped')
    expect(await scores(database)).toMatchObject({
      travelReviewSite: { rating: 4, number: 1 },
      bookingPartner: { rating: 8, number: 1 },
    })
  })

  test('a review that was taken down stays so', async () => {
    const database = await withHotel()
    await save(database, operatorReview('A', 'r1'))
    await database.db.updateTable('reviews').set({ state: 'hidden' }).execute()
    expect(await save(database, operatorReview('A', 'r1', { title: 'Otra' }))).toBe('updated')
    expect(await scores(database)).toMatchObject({ bookingPartner: { rating: 0, number: 0 } })
  })

  test('a dry run writes nothing, and an unknown hotel is refused', async () => {
    const database = await withHotel()
    const dry = await saveOperatorReviews(database, [operatorReview('A', 'r1')], {
      ...options,
      dryRun: true,
    })
    expect(dry).toEqual([{ outcome: 'imported', notes: [] }])
    expect(await database.db.selectFrom('reviews').selectAll().execute()).toEqual([])
    expect(await save(database, operatorReview('B', 'r1'))).toBe('hotel-unknown')
  })

  async function withHotel(): Promise<Database> {
    const database = await open()
    await saveOperatorHotels(database, [operatorHotel('A')], options)
    return database
  }
})

async function save(database: Database, ...reviews: OperatorReview[]): Promise<string> {
  const saved = await saveOperatorReviews(database, reviews, options)
  return saved
    .map((item) => (item.outcome === 'rejected' ? item.reason.code : item.outcome))
    .join(' ')
}

async function scores({ db }: Database): Promise<ReviewScores> {
  const { reviews } = await db.selectFrom('hotels').select('reviews').executeTakeFirstOrThrow()
  return JSON.parse(reviews) as ReviewScores
}
