/** Many people and few seats, on journeys of two legs: all of a journey, or nothing. */
import { expect, test } from 'vitest'
import {
  bookingWorld,
  MINUTE,
  NOW,
  SITE,
  submit,
  valueOf,
} from '../../../../../tests/fixtures/booking-world.ts'
import { eachDatabase } from '../../../../../tests/fixtures/databases.ts'
import { FIRST_DAY } from '../../../../../tests/fixtures/small-catalogue.ts'
import {
  flightGeography,
  LIS_JFK,
  MAD_LIS,
  openTimetable,
  seatsSold,
} from '../../../../../tests/fixtures/small-timetable.ts'
import { openBookingDesk } from '../../../../booking/service/open-booking-desk.ts'
import { expireHolds } from '../../../../booking/store/holds.ts'
import { SAMPLE_RATES } from '../../../../store/currency-rates.ts'
import { productsOf } from '../../../product.ts'
import { FLIGHT_KIND, writeFlightChoice } from '../rules/flight-line.ts'
import { SEATS } from '../store/seat-sales.ts'
import { flightProduct } from './flight-product.ts'

/** Two hundred in the thorough run. */
const BUYERS = Number(process.env['BUYERS'] ?? 40)
const DAY = FIRST_DAY + 3
const PATIENCE = { timeout: 180_000 }
const geography = flightGeography()
const flights = flightProduct({ geography: () => geography, isSearched: false })
const products = productsOf([flights], [SEATS])

eachDatabase((open) => {
  test('of all who buy the last 5 seats at once, 5 fly, on both legs', PATIENCE, async () => {
    const { desk, token, database, failures, rows } = await world()
    const ends = await Promise.all(
      Array.from({ length: BUYERS }, async () => {
        const added = await desk.addToCart(null, token, SITE, NOW)
        return added.ok ? submit(desk, added.value, { isFlying: true }) : added
      }),
    )
    const refusals = ends.flatMap((end) => (end.ok ? [] : end.problems.map(({ code }) => code)))
    expect(failures).toEqual([])
    expect(refusals).toEqual(Array(BUYERS - 5).fill('sold-out'))
    expect(await rows('booking_items')).toHaveLength(5)
    expect(await rows('cart_items')).toEqual([])
    for (const flight of [MAD_LIS, LIS_JFK]) expect(await seatsSold(database, flight, DAY)).toBe(5)
  })

  test('of all who pay at once for what they kept too long, 5 fly', PATIENCE, async () => {
    const { desk, token, database, rows } = await world()
    const carts: { id: string; key: string }[] = []
    for (let at = 0; at < BUYERS; at++) {
      const cart = valueOf(await desk.addToCart(null, token, SITE, NOW))
      const key = `seats-key-${String(at).padStart(8, '0')}`
      // The bank asks, and meanwhile the time of the cart is over.
      const form = { card: '4000002760003184', key, isFlying: true }
      const asked = valueOf(await submit(desk, cart, form))
      const { searchParams } = new URL((asked as { url: string }).url)
      valueOf(await desk.answerChallenge(searchParams.get('payment')!, true))
      await expireHolds(products, database, NOW + 15 * MINUTE)
      carts.push({ id: cart.id, key })
    }
    for (const flight of [MAD_LIS, LIS_JFK]) expect(await seatsSold(database, flight, DAY)).toBe(0)
    const now = NOW + 16 * MINUTE
    const ends = await Promise.all(carts.map(({ id, key }) => desk.resume(id, key, now)))
    expect(ends.filter(({ ok }) => ok)).toHaveLength(5)
    expect(await rows('booking_items')).toHaveLength(5)
    for (const flight of [MAD_LIS, LIS_JFK]) expect(await seatsSold(database, flight, DAY)).toBe(5)
    const payments = await database.db.selectFrom('payments').select('state').execute()
    const counts = Map.groupBy(payments, ({ state }) => state)
    const ended = [counts.get('captured')?.length, counts.get('voided')?.length]
    expect(ended).toEqual([5, BUYERS - 5])
  })

  async function world() {
    const known = await bookingWorld(await open())
    const { database, parts } = known
    await openTimetable(database, { firstDay: FIRST_DAY, seats: 5 })
    const journeys = [[MAD_LIS, LIS_JFK].map((flightId) => ({ flightId, day: DAY }))]
    const passengers = { adults: 1, children: 0, infants: 0 }
    const asked = { journeys, passengers, cabin: 'economy', brand: 'light', total: 0 } as const
    const asker = {
      currency: 'EUR',
      tax: null,
      rights: [],
      rates: SAMPLE_RATES,
      today: FIRST_DAY,
    } as const
    const { price, fareTotal } = (await flights.quote(database.db, asked, asker))!
    const token = parts.tokens.write({
      kind: FLIGHT_KIND,
      choice: writeFlightChoice({ ...asked, total: fareTotal }),
      price,
      currency: 'EUR',
      expiresAt: NOW + 60 * MINUTE,
    })
    const rows = (table: 'booking_items' | 'cart_items') =>
      database.db.selectFrom(table).selectAll().execute()
    return { ...known, desk: openBookingDesk({ ...parts, products }), token, rows }
  }
})
