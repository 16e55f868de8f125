/** My trips as whole requests. */
import { afterAll, beforeAll, expect, test } from 'vitest'
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
