/** My trips as whole requests. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { browserOn } from '../../../tests/fixtures/browser.ts'
import { filledIn, sellingHotel } from '../../../tests/fixtures/selling-hotel.ts'
import type { CheckoutPageData } from '../pages/checkout/checkout-page.tsx'
import type { ConfirmationPageData } from '../pages/confirmation/confirmation-page.tsx'

const hotel = sellingHotel()
beforeAll(hotel.open)
afterAll(hotel.close)

test('shows a booking to whoever knows its locator and e-mail, and to nobody else', async () => {
  const buyer = await hotel.atCheckout()
  await buyer.send('/reserva/', filledIn(buyer.data<CheckoutPageData>()))
  await buyer.follow()
  const { locator } = buyer.data<ConfirmationPageData>().booking

  const stranger = hotel.browser()
  await stranger.open(`/confirmacion/${locator}/`)
  expect(stranger.headers['location']).toBe(`/mis-viajes/?locator=${locator}`)
  await stranger.open('/mis-viajes/')
  await stranger.send('/mis-viajes/', { locator, trip_email: 'other@example.com' })
  expect(stranger.status).toBe(404)
  await stranger.send('/mis-viajes/', {
    locator: locator.toLowerCase(),
    trip_email: 'ana@example.com',
  })
  expect(stranger.headers['location']).toBe(`/confirmacion/${locator}/`)

  await stranger.open(`/mis-viajes/${locator}/claim/`)
  await stranger.send(`/mis-viajes/${locator}/claim/`, { claim_address: 'x', claim_price: '' })
  expect(stranger.status).toBe(422)
  const claim = { claim_address: 'https://example.com/hotel', claim_price: '120,50' }
  await stranger.send(`/mis-viajes/${locator}/claim/`, claim)
  expect(stranger.headers['location']).toBe(`/confirmacion/${locator}/?done=claimed`)
})

test('believes no cookie about trips but its own', async () => {
  const warned = vi.spyOn(hotel.app.log, 'warn')
  const buyer = await hotel.atCheckout()
  await buyer.send('/reserva/', filledIn(buyer.data<CheckoutPageData>()))
  const own = buyer.cookies.get('trips')!
  await buyer.follow()
  const { locator } = buyer.data<ConfirmationPageData>().booking
  const pairs = Buffer.from(JSON.stringify([[locator, 'ana@example.com']])).toString('base64url')
  const [payload, signature] = own.split('.')
  for (const cookie of [
    pairs,
    `${pairs}.`,
    `${pairs}.${signature}x`,
    `${pairs.slice(0, -2)}.${signature}`,
    `${payload}.${'A'.repeat(signature!.length)}`,
    '.',
    '%%%',
  ]) {
    const thief = hotel.browser()
    thief.cookies.set('trips', cookie)
    await thief.open(`/confirmacion/${locator}/`)
    expect([cookie, thief.headers['location']]).toEqual([cookie, `/mis-viajes/?locator=${locator}`])
    expect(thief.cookies.has('trips')).toBe(false)
    expect(warned.mock.lastCall![0]).toMatchObject({ security: 'trips-forged' })
  }
  const friend = hotel.browser()
  friend.cookies.set('trips', own)
  await friend.open(`/confirmacion/${locator}/`)
  expect([friend.status, friend.headers['cache-control']]).toEqual([200, 'no-store'])
  await friend.open('/mis-viajes/')
  expect([friend.payload.includes(locator), friend.headers['cache-control']]).toEqual([
    true,
    'no-store',
  ])
})

test('counts what a cookie looks up as well', async () => {
  const buyer = await hotel.atCheckout()
  await buyer.send('/reserva/', filledIn(buyer.data<CheckoutPageData>()))
  const looker = browserOn(hotel.app, 'es.localhost', '10.3.0.2')
  looker.cookies.set('trips', buyer.cookies.get('trips')!)
  const answers: number[] = []
  for (let looked = 0; looked < 121; looked++)
    answers.push((await looker.get('/mis-viajes/')).statusCode)
  expect([answers[0], answers[119], answers[120]]).toEqual([200, 200, 429])
})

test('turns away whoever tries one e-mail after the other', async () => {
  const guesser = browserOn(hotel.app, 'es.localhost', '10.3.0.1')
  await guesser.get('/mis-viajes/')
  const answers: number[] = []
  for (let tried = 0; tried < 30; tried++) {
    const guess = { locator: 'ABCD2345', trip_email: `guest-${tried}@example.com` }
    answers.push((await guesser.post('/mis-viajes/', guess)).statusCode)
  }
  expect([answers[0], answers.at(-1)]).toEqual([404, 429])
})
