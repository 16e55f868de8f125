/** A trip to New York, bought with a room in one cart, by a browser without scripts. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { filledIn, sellingHotel } from '../../../../../tests/fixtures/selling-hotel.ts'
import {
  flightGeography,
  JFK_MAD,
  LIS_JFK,
  MAD_LIS,
  openTimetable,
  seatsSold,
} from '../../../../../tests/fixtures/small-timetable.ts'
import { TEST_KEY } from '../../../../../tests/fixtures/test-app.ts'
import type { CartPageData } from '../../../../booking/pages/cart/cart-page.tsx'
import type { CheckoutPageData } from '../../../../booking/pages/checkout/checkout-page.tsx'
import type { ConfirmationPageData } from '../../../../booking/pages/confirmation/confirmation-page.tsx'
import { tokensWith } from '../../../../booking/service/checkout-token.ts'
import { todayIn } from '../../../../http/clock.ts'
import { guestFields } from '../../../../site/booking-fields.ts'
import { partsOf, writeIsoDay } from '../../../../site/calendar-day.ts'
import { SAMPLE_RATES } from '../../../../store/currency-rates.ts'
import { productsOf } from '../../../product.ts'
import { allProducts } from '../../../registry.ts'
import type { Brand } from '../../fares/rules/fares.ts'
import { FLIGHT_KIND, type FlightChoice, writeFlightChoice } from '../rules/flight-line.ts'
import { SEATS } from '../store/seat-sales.ts'
import { flightProduct } from './flight-product.ts'

const today = todayIn('Europe/Madrid')
const [there, back] = [today + 20, today + 27]
const flights = flightProduct({ geography: () => geography, isSearched: true })
const geography = flightGeography()
const hotel = sellingHotel({}, undefined, {
  products(parts) {
    const known = allProducts(parts)
    const nights = known.tables.filter(({ name }) => name === 'nights')
    return productsOf([known.of('hotel'), flights], [...nights, SEATS])
  },
})

beforeAll(async () => {
  await hotel.open()
  await openTimetable(hotel.database, { firstDay: today, seats: 20 })
})
afterAll(hotel.close)

const TRIP = [
  [
    { flightId: MAD_LIS, day: there },
    { flightId: LIS_JFK, day: there },
  ],
  [{ flightId: JFK_MAD, day: back }],
]

/** What a list of flights would write into its form. */
async function promise(brand: Brand, journeys = TRIP): Promise<string> {
  const passengers = { adults: 1, children: 1, infants: 1 }
  const choice: FlightChoice = { journeys, passengers, cabin: 'economy', brand, total: 0 }
  const asker = { currency: 'EUR', tax: null, rights: [], rates: SAMPLE_RATES, today } as const
  const quote = (await flights.quote(hotel.database.db, choice, asker))!
  return tokensWith(() => TEST_KEY).write({
    kind: FLIGHT_KIND,
    choice: writeFlightChoice({ ...choice, total: quote.fareTotal }),
    price: quote.price,
    currency: 'EUR',
    expiresAt: Date.now() + 60_000,
  })
}

/** Born so many years before the trip. */
function bornBefore(years: number): string {
  const { year } = partsOf(there)
  return `${year - years}-01-01`
}

function passengers(item: number, ages = [40, 8, 1]) {
  return Object.assign(
    {},
    ...ages.map((age, at) => {
      const fields = guestFields(item, at + 1)
      return {
        [fields.firstName]: `Nombre ${at}`,
        [fields.lastName]: 'Viajero',
        [fields.birthDate]: bornBefore(age),
        [fields.document]: `PAB12345${at}`,
        [fields.documentExpiry]: writeIsoDay(back + 300),
        [fields.nationality]: 'ES',
      }
    }),
  ) as Record<string, string>
}

test('is bought with a room, told, put into calendars and cancelled', async () => {
  const browser = await hotel.chosen()
  await browser.send('/carrito/', { checkout_token: await promise('flex') })
  expect(browser.status).toBe(303)
  await browser.follow()
  const { items } = browser.data<CartPageData>()
  expect(items.map(({ line }) => line.title)).toEqual(['Patio de la Luz', 'Madrid – Nueva York'])
  expect(browser.payload).toContain('08:00 Madrid (MAD) – 08:20 Lisboa (LIS)')
  expect(browser.payload).toContain('Te guardamos lo que has elegido')
  expect(await seatsSold(hotel.database, LIS_JFK, there)).toBe(2)

  await browser.open('/reserva/')
  expect(browser.payload).toMatch(/<input[^>]*id="guest_2_1_birth_date"[^>]*type="date"/)
  expect(browser.payload).toContain('<option value="ES">España</option>')
  expect(browser.payload).not.toContain('guest_1_1_birth_date')
  const form = filledIn(browser.data<CheckoutPageData>())
  await browser.send('/reserva/', { ...form, ...passengers(2, [40, 12, 2]) })
  const { problems } = browser.data<CheckoutPageData>().form
  expect(problems.map(({ code, field }) => `${code} ${field}`)).toEqual([
    'age-of-child guest_2_2_birth_date',
    'age-of-infant guest_2_3_birth_date',
  ])
  await browser.send('/reserva/', { ...form, ...passengers(2) })
  await browser.follow()
  const { booking } = browser.data<ConfirmationPageData>()
  const flight = booking.lines[1]!
  expect(flight.guests).toEqual(['Nombre 0 Viajero', 'Nombre 1 Viajero', 'Nombre 2 Viajero'])
  expect(browser.payload).toContain(booking.locator)
  expect(browser.payload).toContain('QV 102 Aire Claro')

  const { locator } = booking
  await browser.open(`/confirmacion/${locator}/voucher/`)
  expect(browser.payload).toContain('Nombre 0 Viajero · ES ••••450')
  expect(browser.payload).not.toContain('PAB123450')
  await browser.open(`/confirmacion/${locator}/calendar.ics`)
  expect(browser.payload.match(/BEGIN:VEVENT/g)).toHaveLength(3)
  expect(browser.payload).toMatch(/DTSTART:\d{8}T\d{6}Z/)
  await browser.open('/mis-viajes/')
  expect(browser.payload).toContain('Madrid – Nueva York')
  const [mail] = await hotel.database.db.selectFrom('outgoing_mail').select('text').execute()
  expect(mail!.text).toContain('QV 102 Aire Claro')
  expect(mail!.text).toContain('Nombre 2 Viajero')
  expect(mail!.text).not.toContain('PAB123450')

  await browser.open(`/mis-viajes/${locator}/cancel/`)
  const { quote } = browser.data<{ quote: { fee: number } }>()
  await browser.send(`/mis-viajes/${locator}/cancel/`, { cancellation_fee: String(quote.fee) })
  await browser.follow()
  expect(browser.data<ConfirmationPageData>().booking.state).toBe('cancelled')
  for (const [flightId, day] of [[MAD_LIS, there] as const, [JFK_MAD, back] as const])
    expect(await seatsSold(hotel.database, flightId, day)).toBe(0)
})

test('names what is lost before a fare that gives nothing back is cancelled', async () => {
  const browser = hotel.browser()
  await browser.open('/carrito/')
  const within = [[{ flightId: MAD_LIS, day: there }]]
  await browser.send('/carrito/', { checkout_token: await promise('light', within) })
  await browser.open('/reserva/')
  const data = browser.data<CheckoutPageData>()
  // Within the area without borders nobody shows a document.
  expect(data.nationalities).toEqual([])
  await browser.send('/reserva/', { ...filledIn(data), ...passengers(1) })
  await browser.follow()
  const { booking } = browser.data<ConfirmationPageData>()
  await browser.open(`/mis-viajes/${booking.locator}/cancel/`)
  const { quote } = browser.data<{ quote: { fee: number; refund: number } }>()
  expect(quote).toMatchObject({ fee: booking.total, refund: 0 })
  await browser.send(`/mis-viajes/${booking.locator}/cancel/`, { cancellation_fee: '0' })
  expect(browser.status).toBe(409)
})

test('keeps its price while it is kept, and tells others the new one', async () => {
  const first = hotel.browser()
  await first.open('/carrito/')
  const token = await promise('standard')
  await first.send('/carrito/', { checkout_token: token })
  await hotel.database.db
    .updateTable('sold_seats')
    .set((row) => ({ sold: row.ref('allotment') }))
    .execute()
  await first.open('/reserva/')
  await first.send('/reserva/', { ...filledIn(first.data<CheckoutPageData>()), ...passengers(1) })
  expect(first.status).toBe(303)
  const second = hotel.browser()
  await second.open('/carrito/')
  await second.send('/carrito/', { checkout_token: token })
  expect(second.data<CartPageData>().notice).toMatchObject({
    problem: { code: 'sold-out' },
    isStay: false,
    href: '/vuelos/',
  })
  expect(second.payload).toContain('Otra persona acaba de reservar')
})
