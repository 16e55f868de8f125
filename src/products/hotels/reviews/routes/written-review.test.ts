/** Reviews of one's own stays as whole requests. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  completedStay,
  publishReview,
  rejectReview,
} from '../../../../../tests/fixtures/completed-stay.ts'
import type { FormBrowser } from '../../../../../tests/fixtures/form-browser.ts'
import { sellingHotel } from '../../../../../tests/fixtures/selling-hotel.ts'
import { SEVILLE } from '../../../../../tests/fixtures/small-geography.ts'
import type { HotelPageData } from '../../detail/rules/hotel-page.ts'
import { reviewsOfBookings } from '../store/written-reviews.ts'
import type { WriteReviewPageData } from '../pages/write-review-page.tsx'
import { todayIn } from '../../../../http/clock.ts'

const hotel = sellingHotel()
const today = todayIn('Europe/Madrid')
beforeAll(hotel.open)
afterAll(hotel.close)

const HOTEL = '/hoteles/espana/sevilla/patio-de-la-luz-1'
const FILLED = {
  review_score: '9',
  review_title: 'El patio, de noche',
  review_positive: 'El patio.',
  review_negative: '',
  review_profile: 'couple',
  review_language: 'es',
}

test('a guest reviews a stay once; everybody reads it after it was published', async () => {
  const { guest, page, locator } = await guestOf('RVWQAA22')
  await guest.open('/mis-viajes/')
  expect(guest.payload).toContain(`href="${page}"`)
  await guest.open(page)
  expect(guest.data<WriteReviewPageData>()).toMatchObject({ author: 'Ana L.', written: null })
  await guest.send(page, { ...FILLED, review_title: '', review_score: '11' })
  expect(guest.status).toBe(422)
  const { form } = guest.data<WriteReviewPageData>()
  expect(form.problems.map(({ field }) => field)).toEqual(['review_score', 'review_title'])
  expect(form.values['review_positive']).toBe('El patio.')
  await guest.send(page, FILLED, { withToken: false })
  expect(guest.status).toBe(403)

  await guest.send(page, FILLED)
  expect([guest.status, guest.headers['location']]).toEqual([303, page])
  await guest.follow()
  expect(guest.data<WriteReviewPageData>().written?.state).toBe('pending')
  await guest.send(page, FILLED)
  expect(guest.status).toBe(422)
  expect(await titles()).not.toContain(FILLED.review_title)

  await publishReview(hotel.database, await idOf(locator), 1)
  expect(await titles()).toContain(FILLED.review_title)
  const written = { title: FILLED.review_title, autor: 'Ana L.', score: 9 }
  expect(await widget()).toContainEqual(expect.objectContaining(written))
  await guest.open(page)
  expect(guest.data<WriteReviewPageData>().written?.state).toBe('published')

  await guest.send(page, { review_withdraw: '1' })
  await guest.follow()
  expect(guest.data<WriteReviewPageData>().written).toBeNull()
  expect(await titles()).not.toContain(FILLED.review_title)
})

test('the writer of a rejected review learns why', async () => {
  const { guest, page, locator } = await guestOf('RVWQAA23')
  await guest.open(page)
  await guest.send(page, FILLED)
  await rejectReview(hotel.database, await idOf(locator), 'advertising', 1)
  await guest.open(page)
  expect(guest.payload).toContain('porque contiene publicidad o enlaces')
})

test('strangers, later guests and others than guests cannot write one', async () => {
  const { page } = await guestOf('RVWQAA24')
  const stranger = hotel.browser()
  await stranger.open(page)
  expect(stranger.headers['location']).toBe('/mis-viajes/?locator=RVWQAA24')
  await stranger.follow()
  await stranger.send(page, FILLED)
  expect([stranger.status, stranger.headers['location']]).toEqual([
    303,
    '/mis-viajes/?locator=RVWQAA24',
  ])
  const later = await guestOf('RVWQAA2C', { checkOut: today })
  await later.guest.open(later.page)
  expect(later.guest.status).toBe(422)
  const cancelled = await guestOf('RVWQAA26', { state: 'cancelled' })
  await cancelled.guest.open('/mis-viajes/')
  await cancelled.guest.send(cancelled.page, FILLED)
  expect(cancelled.guest.status).toBe(422)
  await cancelled.guest.open('/mis-viajes/RVWQAA26/review/2/')
  expect(cancelled.guest.status).toBe(404)
})

/** Somebody who was there, and has named locator and e-mail. */
async function guestOf(
  locator: string,
  stay: { checkOut?: number; state?: 'cancelled' } = {},
): Promise<{ guest: FormBrowser; page: string; locator: string }> {
  await completedStay(hotel.database, { locator, checkOut: today - 1, cityId: SEVILLE, ...stay })
  const guest = hotel.browser()
  await guest.open('/mis-viajes/')
  await guest.send('/mis-viajes/', { locator, trip_email: 'ana@example.com' })
  return { guest, page: `/mis-viajes/${locator}/review/1/`, locator }
}

async function idOf(locator: string): Promise<number> {
  const { id } = await hotel.database.db
    .selectFrom('bookings')
    .select('id')
    .where('locator', '=', locator)
    .executeTakeFirstOrThrow()
  return (await reviewsOfBookings(hotel.database, [id]))[0]!.id
}

/** Of the reviews that anybody reads, the newest first. */
async function titles(): Promise<string[]> {
  const browser = hotel.browser()
  await browser.open(`${HOTEL}?reviews_sort=newest`)
  const { reviews } = browser.data<HotelPageData>()
  return reviews.page.reviews.map(({ title }) => title)
}

async function widget(): Promise<unknown> {
  const { payload } = await hotel.app.inject({
    method: 'POST',
    url: '/opiniones/reviews/product/list/widget',
    headers: { host: 'es.localhost', 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'id_ficha=1&id_producto=1',
  })
  return (JSON.parse(payload) as { reviews: unknown }).reviews
}
