/** Parts of the page as the server writes them. */
import { expect, test } from 'vitest'
import { rendered, SPANISH_SITE } from '../../../../../tests/fixtures/rendered.tsx'
import { isLinked } from '../../../../site/sections.ts'
import { EDITIONS } from '../../../../site/editions/editions.ts'
import type { HotelPageData, NearbyCard, ShownHotel } from '../rules/hotel-page.ts'
import { UNKNOWN_DISTANCE } from '../../../../places/rules/distance.ts'
import type { RoomOffer } from '../../rates/rules/room-offers.ts'
import { HotelHeading } from './hotel-page.tsx'
import { MissingHotelPage } from './missing-hotel-page.tsx'
import { BookForm, OfferTerms, PartyIcons } from './rooms/offer-groups.tsx'
import { SoldOut } from './rooms/rooms-section.tsx'
import { ScoreLine } from './nearby-hotels.tsx'

const TODAY = 20_800
const OFFER = {
  checkoutToken: 'signed',
  totalAmount: 12_345,
  paymentMethod: 'P',
  firstPaymentDay: TODAY,
  cancelPolicy: { freeUntil: TODAY + 5 },
} as RoomOffer

test('the terms say the day, the fee and the payment', () => {
  const html = rendered(<OfferTerms offer={OFFER} today={TODAY} currency="EUR" />)
  const words = html.replace(/<[^>]*>/g, '')
  expect(words).toContain('Cancelación gratis hasta el 18 de diciembre de 2026 incluido')
  expect(words).toContain('Si cancelas desde el 19 de diciembre de 2026: 123\u00a0€')
  // A fifth when booking: what the checkout will ask for.
  expect(html).toContain('24,69\u00a0€ al reservar y el resto, 98,76\u00a0€, en el hotel')
})

test('a rate that is never free says what is lost', () => {
  const offer: RoomOffer = { ...OFFER, cancelPolicy: { freeUntil: null }, paymentMethod: 'D' }
  const html = rendered(<OfferTerms offer={offer} today={TODAY} currency="EUR" />)
  expect(html).toContain('No reembolsable: si cancelas, pierdes 123\u00a0€')
  expect(html).toContain('Paga en el hotel')
  expect(html).not.toContain('al reservar')
})

test.each([
  [9.0, 'Extraordinario'],
  [5.4, 'Aceptable'],
  [3.1, 'Regular'],
])('a score of %s is called %s, also where the list is silent', (rating, label) => {
  expect(rendered(<ScoreLine score={{ rating, number: 3 }} />)).toContain(label)
})

test.each([
  ['4', '4 estrellas', false],
  ['HO1', 'Hostal de 1 estrella', true],
  ['APT2', 'Apartamento de 2 llaves', true],
])('of category %s, the kind of house is written out where it is no hotel', (id, name, isShown) => {
  const hotel = {
    name: 'Casa',
    categoryId: id,
    categoryName: name,
    centreDistanceKm: UNKNOWN_DISTANCE,
    hiddenOfferId: null,
    reviews: {},
  } as unknown as ShownHotel
  const page = { hotel, offers: [], stay: null } as unknown as HotelPageData
  expect(rendered(<HotelHeading page={page} />).includes(`>${name}</p>`)).toBe(isShown)
})

test('sold out, it leads to the houses nearby if there are any', () => {
  const nearby = [{ id: 1 } as NearbyCard]
  expect(rendered(<SoldOut alternatives={[]} nearby={nearby} />)).toContain('href="#nearby"')
  expect(rendered(<SoldOut alternatives={[]} nearby={[]} />)).not.toContain('#nearby')
})

test('people are told in words', () => {
  const rooms = [{ name: 'Doble', adults: 2, childAges: [4] }]
  expect(rendered(<PartyIcons rooms={rooms} />)).toContain('>2 adultos, 1 niño<')
})

test('a book button is there as soon as there is a cart', () => {
  const form = <BookForm offer={OFFER} name="Doble" giftBoxCode="" onBook={() => {}} />
  const isBookable = isLinked(SPANISH_SITE, 'cart')
  expect(rendered(form).includes('name="checkout_token" value="signed"')).toBe(isBookable)
})

test('a hotel that is not there leads to its city', () => {
  const site = { ...SPANISH_SITE, edition: EDITIONS.de }
  const html = rendered(<MissingHotelPage place={{ name: 'Sevilla', href: '/x' }} />, site)
  expect(html).toContain('Unterkünfte in Sevilla ansehen')
})
