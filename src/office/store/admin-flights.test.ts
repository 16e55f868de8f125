/** A flight that is cancelled while people buy it: whoever has it in the end was told. */
import { expect, test } from 'vitest'
import {
  bookingWorld,
  MINUTE,
  NOW,
  SITE,
  submit,
  valueOf,
} from '../../../tests/fixtures/booking-world.ts'
import { eachDatabase } from '../../../tests/fixtures/databases.ts'
import { FIRST_DAY } from '../../../tests/fixtures/small-catalogue.ts'
import {
  flightGeography,
  LIS_JFK,
  MAD_LIS,
  openTimetable,
  seatsSold,
} from '../../../tests/fixtures/small-timetable.ts'
import { openBookingDesk } from '../../booking/service/open-booking-desk.ts'
import { FLIGHT_KIND, writeFlightChoice } from '../../products/flights/sale/rules/flight-line.ts'
import { flightProduct } from '../../products/flights/sale/service/flight-product.ts'
import { SEATS } from '../../products/flights/sale/store/seat-sales.ts'
import { productsOf } from '../../products/product.ts'
import { SAMPLE_RATES } from '../../store/currency-rates.ts'
import { changeFlightOn, officeFlight } from './admin-flights.ts'

const BUYERS = 12
const DAY = FIRST_DAY + 3
const geography = flightGeography()
const flights = flightProduct({ geography: () => geography, isSearched: false })
const products = productsOf([flights], [SEATS])
const ACTOR = { personId: null, email: 'staff@example.com', address: '10.0.0.1' }

eachDatabase((open) => {
  test('nobody buys it unseen', { timeout: 60_000 }, async () => {
    const { desk, token, database, cancel, locators } = await world()
    const carts = []
    for (let at = 0; at < BUYERS; at++)
      carts.push(valueOf(await desk.addToCart(null, token, SITE, NOW)))
    const [isCancelled, ...ends] = await Promise.all([
      cancel(),
      ...carts.map((cart) => submit(desk, cart, { isFlying: true })),
    ])
    expect(isCancelled).toBe(true)
    const sold = ends.filter((end) => typeof end === 'object' && end.ok).length
    const { booked, told } = await locators()
    expect(booked).toHaveLength(sold)
    expect(told).toEqual(booked)
    // What is still in carts is not sold any more.
    const late = await desk.addToCart(null, token, SITE, NOW)
    expect(late.ok).toBe(false)
    for (const cart of carts) await submit(desk, cart, { isFlying: true })
    expect((await locators()).booked).toEqual(booked)
    const charged = await database.db
      .selectFrom('payments')
      .select('id')
      .where('state', 'in', ['authorised', 'captured'])
      .execute()
    expect(charged).toHaveLength(sold)
  })

  test('what was moved while the bank asked is not charged', async () => {
    const { desk, token, database, locators, change } = await world()
    const cart = valueOf(await desk.addToCart(null, token, SITE, NOW))
    const key = 'moved-meanwhile-0001'
    const asked = valueOf(
      await submit(desk, cart, { card: '4000002760003184', key, isFlying: true }),
    )
    const { searchParams } = new URL((asked as { url: string }).url)
    expect(await change({ departs: 500 })).toBe(true)
    valueOf(await desk.answerChallenge(searchParams.get('payment')!, true))
    expect(await desk.resume(cart.id, key, NOW)).toMatchObject({ ok: false })
    expect((await locators()).booked).toEqual([])
    const [payment] = await database.db.selectFrom('payments').select('state').execute()
    expect(payment).toEqual({ state: 'voided' })
    // The cart still has its seats, until its time is over.
    expect(await seatsSold(database, MAD_LIS, DAY)).toBe(1)
  })

  async function world() {
    const known = await bookingWorld(await open())
    const { database, parts } = known
    await openTimetable(database, { firstDay: FIRST_DAY })
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
    const { price } = (await flights.quote(database.db, asked, asker))!
    const token = parts.tokens.write({
      kind: FLIGHT_KIND,
      choice: writeFlightChoice(asked),
      price,
      currency: 'EUR',
      expiresAt: NOW + 60 * MINUTE,
    })
    const change = async (wanted: 'cancelled' | { departs: number }) => {
      const seen = (await officeFlight(database, MAD_LIS, DAY))!
      return changeFlightOn(products, database, {
        seen,
        change: wanted,
        mail: (_, { locator, contact }) => ({
          recipient: contact.email,
          subject: `told ${locator}`,
          text: '',
          html: '',
        }),
        actor: ACTOR,
        now: NOW,
      })
    }
    return {
      ...known,
      desk: openBookingDesk({ ...parts, products }),
      token,
      change,
      cancel: () => change('cancelled'),
      locators: async () => {
        const bookings = await database.db.selectFrom('bookings').select('locator').execute()
        const mails = await database.db.selectFrom('outgoing_mail').select('subject').execute()
        const told = mails.filter(({ subject }) => subject.startsWith('told '))
        return {
          booked: bookings.map(({ locator }) => locator).toSorted(),
          told: told.map(({ subject }) => subject.slice(5)).toSorted(),
        }
      },
    }
  }
})
