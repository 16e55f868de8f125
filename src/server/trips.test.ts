/** My trips as whole requests. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { browserOn } from '../../tests/fixtures/browser.ts'
import { filledIn, sellingHotel } from '../../tests/fixtures/selling-hotel.ts'
import type { CheckoutPageData } from '../web/checkout/checkout-page.tsx'
import type { ConfirmationPageData } from '../web/confirmation/confirmation-page.tsx'

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
