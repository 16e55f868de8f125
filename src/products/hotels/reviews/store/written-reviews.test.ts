import { expect, test } from 'vitest'
import {
  completedStay,
  publishReview,
  rejectReview,
} from '../../../../../tests/fixtures/completed-stay.ts'
import { eachDatabase } from '../../../../../tests/fixtures/databases.ts'
import { FIRST_DAY, smallHotel } from '../../../../../tests/fixtures/small-catalogue.ts'
import type { ReviewScores } from '../rules/reviews.ts'
import type { ReviewDraft } from '../rules/written-review.ts'
import { loadCatalogue } from '../../catalogue/store/catalogue.ts'
import type { Database } from '../../../../store/database.ts'
import { publishedReviews } from '../../catalogue/store/hotel-writings.ts'
import { addPerson } from '../../../../accounts/store/people.ts'
import { dataOfPerson, forgetPerson } from '../../../../accounts/store/people-data.ts'
import {
  addReview,
  pendingReviews,
  reviewsOfBookings,
  withdrawReview,
  writtenReviewById,
} from './written-reviews.ts'

const DRAFT: ReviewDraft = {
  score: 10,
  title: 'Volveremos',
  positive: 'El patio.',
  negative: '',
  profile: 'couple',
  language: 'es',
}

eachDatabase((open) => {
  test('a stay has one review, also when it is sent twice at once', async () => {
    const database = await hotelWith(8, 4)
    const itemId = await completedStay(database, { locator: 'A1', checkOut: FIRST_DAY })
    const added = await Promise.all([write(database, itemId), write(database, itemId)])
    expect(added.toSorted()).toEqual([false, true])
    expect(await write(database, 'nowhere')).toBe(false)
    const { total, reviews } = await pending(database)
    expect(total).toBe(1)
    expect(reviews[0]).toMatchObject({
      ...DRAFT,
      itemId,
      locator: 'A1',
      hotelId: 1,
      author: 'Ana L.',
      state: 'pending',
      writtenAt: 5,
    })
    expect(await publishedReviews(database, 1, 'own', 10)).toEqual([])
    expect((await scores(database)).own).toEqual({ rating: 8, number: 4, isShownOnResults: false })
  })

  test('what is published counts in the score, and what is taken back does not', async () => {
    const database = await hotelWith(8, 4)
    const ids = await written(database, 'A1', 'B2')
    expect(await publishReview(database, ids[0]!, 9)).toBe(true)
    expect(await publishReview(database, ids[0]!, 10)).toBe(false)
    expect((await scores(database)).own).toEqual({ rating: 8.4, number: 5, isShownOnResults: true })
    expect(await changes(database)).toBe(1)
    await publishReview(database, ids[1]!, 9)
    // From the score before anybody wrote: 52 points in six, and not 8.4 rounded once more.
    expect((await scores(database)).own).toMatchObject({ rating: 8.7, number: 6 })
    expect(await publishedReviews(database, 1, 'own', 10)).toHaveLength(2)
    expect(await withdrawReview(database, ids[1]!)).toBe(true)
    expect(await withdrawReview(database, ids[1]!)).toBe(false)
    expect(await rejectReview(database, ids[0]!, 'offensive', 11)).toBe(true)
    expect((await scores(database)).own).toEqual({ rating: 8, number: 4, isShownOnResults: false })
    expect(await writtenReviewById(database, ids[0]!)).toMatchObject({
      state: 'rejected',
      reason: 'offensive',
      decidedAt: 11,
    })
  })

  test('those that wait come page by page, the oldest first', async () => {
    const database = await hotelWith(0, 0)
    const ids = await written(database, 'A1', 'B2', 'C3')
    await rejectReview(database, ids[1]!, 'advertising', 9)
    expect(await changes(database)).toBe(0)
    const page = async (number: number) => {
      const { reviews, total } = await pendingReviews(database, { page: number, perPage: 1 })
      return `${reviews.map(({ locator }) => locator)} of ${total}`
    }
    expect([await page(1), await page(2), await page(3)]).toEqual(['A1 of 2', 'C3 of 2', ' of 2'])
  })

  test('go with the account of whoever wrote them', async () => {
    const database = await hotelWith(8, 4)
    const ana = { email: 'ana@example.com', name: 'Ana', passwordHash: '$x', role: 'customer' }
    const personId = (await addPerson(database, { ...ana, role: 'customer' }, 1))!
    const stay = { locator: 'A1', checkOut: FIRST_DAY, personId }
    await write(database, await completedStay(database, stay))
    const { reviews } = await pending(database)
    await publishReview(database, reviews[0]!.id, 9)
    expect((await dataOfPerson(database, personId)).reviews).toMatchObject([{ title: DRAFT.title }])
    await forgetPerson(database, personId)
    expect(await writtenReviewById(database, reviews[0]!.id)).toBeNull()
    expect((await scores(database)).own).toMatchObject({ rating: 8, number: 4 })
  })

  async function hotelWith(rating: number, number: number): Promise<Database> {
    const database = await open()
    const hotel = smallHotel(1)
    const own = { rating, number, isShownOnResults: number >= 5 }
    const hotels = [{ ...hotel, reviews: { ...hotel.reviews, own } }]
    const world = { origin: 'test', firstDay: FIRST_DAY }
    await loadCatalogue(database, world, { chains: [], hotels })
    return database
  }
})

function write(database: Database, itemId: string): Promise<boolean> {
  return addReview(database, { itemId, draft: DRAFT, author: 'Ana L.', today: FIRST_DAY, now: 5 })
}

/** The ids of one review for each booking. */
async function written(database: Database, ...locators: string[]): Promise<number[]> {
  for (const locator of locators)
    await write(database, await completedStay(database, { locator, checkOut: FIRST_DAY }))
  const bookings = await database.db.selectFrom('bookings').select('id').orderBy('id').execute()
  const reviews = await reviewsOfBookings(
    database,
    bookings.map(({ id }) => id),
  )
  return reviews.map(({ id }) => id).toSorted((one, other) => one - other)
}

function pending(database: Database) {
  return pendingReviews(database, { page: 1, perPage: 10 })
}

async function changes({ db }: Database): Promise<number> {
  return (await db.selectFrom('changes').select('id').execute()).length
}

async function scores({ db }: Database): Promise<ReviewScores> {
  const { reviews } = await db.selectFrom('hotels').select('reviews').executeTakeFirstOrThrow()
  return JSON.parse(reviews) as ReviewScores
}
