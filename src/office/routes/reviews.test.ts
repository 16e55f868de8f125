/** Reviews are read by staff before anybody else reads them. */
import { PRODUCTS } from '../../../tests/fixtures/sold-products.ts'
import { expect, test } from 'vitest'
import { whereTo } from '../../../tests/fixtures/accounts.ts'
import { backOffice } from '../../../tests/fixtures/back-office.ts'
import { findBookings } from '../store/admin-bookings.ts'
import { auditEntries } from '../../accounts/store/audit-log.ts'
import {
  addReview,
  reviewsOfBookings,
} from '../../products/hotels/reviews/store/written-reviews.ts'

const { store, signedIn, booked } = backOffice()
const PAGE = '/office/reviews/'

test('a review is published or rejected for a reason, once, and it is written down', async () => {
  const [good, bad] = [await written('Un patio precioso'), await written('<b>¡Compra aquí!</b>')]
  const { get, post, email } = await signedIn('support')
  const { body } = await get(PAGE)
  expect(body).toContain('2 opiniones por leer')
  expect(body).toContain('Un patio precioso')
  expect(body).toContain('&lt;b&gt;¡Compra aquí!')
  const decide = (id: number, form: string, note = '') =>
    post(PAGE, { review: String(id), form, note })
  expect((await decide(bad.id, 'rejected')).statusCode).toBe(422)
  expect((await decide(bad.id, 'rejected', 'boring')).statusCode).toBe(422)
  expect((await decide(bad.id, 'burnt')).statusCode).toBe(422)
  expect((await decide(99, 'published')).statusCode).toBe(409)
  expect(whereTo(await decide(good.id, 'published'))).toEqual([303, `${PAGE}?done=published`])
  expect(whereTo(await decide(bad.id, 'rejected', 'advertising'))).toEqual([
    303,
    `${PAGE}?done=rejected`,
  ])
  expect((await decide(good.id, 'rejected', 'offensive')).statusCode).toBe(409)
  expect((await get(PAGE)).body).toContain('No hay opiniones por leer')
  expect(await stateOf(good)).toMatchObject({ state: 'published', reason: null })
  expect(await stateOf(bad)).toMatchObject({ state: 'rejected', reason: 'advertising' })
  const log = await auditEntries(store(), { email, most: 2 })
  expect(log.map(({ action, subject }) => [action, subject])).toEqual([
    ['review-rejected', `review ${bad.id}`],
    ['review-published', `review ${good.id}`],
  ])
})

async function written(positive: string) {
  const locator = await booked()
  const [booking] = await findBookings(PRODUCTS, store(), { locator, most: 1 })
  await addReview(store(), {
    itemId: booking!.items[0]!.id,
    draft: {
      score: 8,
      title: 'Bien',
      positive,
      negative: '',
      profile: 'couple',
      language: 'es',
    },
    author: 'Ana L.',
    today: 20_000,
    now: 1,
  })
  const [review] = await reviewsOfBookings(store(), [booking!.id])
  return { id: review!.id, bookingId: booking!.id }
}

async function stateOf({ bookingId }: { bookingId: number }) {
  return (await reviewsOfBookings(store(), [bookingId]))[0]
}
