/** A seller of rooms with flights and parking places that is killed in the middle of its work, again and again. */
import type { HotelLine } from '../../products/hotels/sale/rules/hotel-line.ts'
import { PRODUCTS, productsWith } from '../../../tests/fixtures/sold-products.ts'
import {
  openLots,
  PARKING,
  placesSold,
  SLOTS,
  writeParkingChoice,
} from '../../../tests/fixtures/parking.ts'
import {
  LIS_JFK,
  MAD_LIS,
  openTimetable,
  seatsSold,
  SMALL_PLACES,
} from '../../../tests/fixtures/small-timetable.ts'
import {
  type FlightChoice,
  writeFlightChoice,
} from '../../products/flights/sale/rules/flight-line.ts'
import { flightSale } from '../../products/flights/sale/store/flight-sale.ts'
import { SEATS } from '../../products/flights/sale/store/seat-sales.ts'
import { type Product, productsOf } from '../../products/product.ts'
import { SAMPLE_RATES } from '../../store/currency-rates.ts'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { eachDatabase, type TestDatabase } from '../../../tests/fixtures/databases.ts'
import {
  type BookingWorld,
  bookingWorld,
  MINUTE,
  NOW,
} from '../../../tests/fixtures/booking-world.ts'
import { FIRST_DAY, smallRoomType } from '../../../tests/fixtures/small-catalogue.ts'
import { expireHolds } from '../store/holds.ts'
import { recoverPayments } from './recover-payments.ts'

/** Twenty in the thorough run. */
const KILLS = Math.max(2, Number(process.env['KILLS'] ?? 0))
const LOT = 3
const ROOMS = 60 * KILLS

const hotels = productsWith(() => ({ subject: 'hotel', text: '', html: '' }))
const flights = flightSale(() => SMALL_PLACES) as unknown as Product
const products = productsOf(
  [hotels.of('hotel'), flights, PARKING],
  [SLOTS, SEATS, ...PRODUCTS.tables],
)
/** Each has more seats at the first price than are sold between two kills. */
const FLYING_DAYS = Array.from({ length: 25 }, (_, at) => FIRST_DAY + 1 + at)
const LEGS = [MAD_LIS, LIS_JFK]

eachDatabase((open) => {
  test('loses no confirmation, no room and no money', { timeout: 120_000 }, async () => {
    const database = await open()
    const world = await bookingWorld(database)
    const { calendar } = smallRoomType(8, ROOMS)
    await database.db.updateTable('room_types').set({ calendar }).where('id', '=', 8).execute()
    const contact = { phone: '', email: 'hotel@example.com', language: '' }
    await database.db
      .insertInto('hotel_contacts')
      .values({ hotel_id: 1, ...contact })
      .execute()
    await openLots(database, [{ id: LOT, name: 'Garaje', places: 2 * ROOMS, price: 1_500 }])
    const place = world.parts.tokens.write({
      kind: 'parking',
      choice: writeParkingChoice({ lotId: LOT, begins: FIRST_DAY + 1, ends: FIRST_DAY + 2 }),
      price: 1_500,
      currency: 'EUR',
      expiresAt: NOW + 60 * MINUTE,
    })
    await openTimetable(database, { firstDay: FIRST_DAY })
    const trips = await Promise.all(FLYING_DAYS.map((day) => promisedTrip(world, day)))
    const tokens = [await world.tokenFor('1-3'), await world.tokenFor('3-5', 2)]
    const told: string[] = []
    for (let kill = 0; kill < KILLS; kill++)
      told.push(
        ...(await soldUntilKilled(database, { tokens, place, flights: trips }, 1 + (kill % 5) * 2)),
      )

    const later = NOW + 60 * MINUTE
    await recoverPayments({ ...world.parts, products }, later)
    await expireHolds(products, database, later)
    expect(world.failures).toEqual([])
    expect(told.length).toBeGreaterThanOrEqual(2 * KILLS)
    const bookings = await database.db.selectFrom('bookings').select('locator').execute()
    const known = new Set(bookings.map(({ locator }) => locator))
    expect(told.filter((locator) => !known.has(locator))).toEqual([])
    // Guest and hotel are told of each booking, whenever the process died.
    const mails = await database.db.selectFrom('outgoing_mail').select('recipient').execute()
    const toHotel = mails.filter(({ recipient }) => recipient === contact.email)
    expect([toHotel.length, mails.length]).toEqual([bookings.length, 2 * bookings.length])
    expect(await world.soldOn(1)).toBe(await nightsBooked(database, 1))
    expect(await world.soldOn(3)).toBe(await nightsBooked(database, 2))
    // A room without its place, or a place without its room, is half a purchase.
    expect(await placesSold(database, LOT, FIRST_DAY + 1)).toBe(bookings.length)
    const lines = await database.db.selectFrom('booking_items').select('kind').execute()
    expect(lines).toHaveLength(3 * bookings.length)
    for (const leg of LEGS) {
      const seats = await Promise.all(FLYING_DAYS.map((day) => seatsSold(database, leg, day)))
      expect(seats.reduce((sum, sold) => sum + sold, 0)).toBe(bookings.length)
    }
    const payments = await database.db
      .selectFrom('payments')
      .select(['state', 'booking_id'])
      .execute()
    expect(payments.filter(({ state }) => !['captured', 'voided'].includes(state))).toEqual([])
    const paid = payments.filter(({ state }) => state === 'captured')
    expect(new Set(paid.map(({ booking_id }) => booking_id)).size).toBe(bookings.length)
    expect(await heldByTheBank(database)).toEqual({ promised: 0, taken: bookings.length })
  })
})

/** What it told before it died: it is killed when it has told so many, with others under way. */
async function soldUntilKilled(
  { address }: TestDatabase,
  sold: { tokens: string[]; place: string; flights: string[] },
  enough: number,
): Promise<string[]> {
  const asked = JSON.stringify({ ...address, ...sold, now: NOW })
  const seller = spawn(process.execPath, ['tests/fixtures/selling-process.ts', asked])
  let told = ''
  const locators = () => told.split('\n').filter((line) => /^[A-Z\d]{8}$/.test(line))
  seller.stdout.on('data', (data) => {
    told += String(data)
    if (locators().length >= enough) seller.kill('SIGKILL')
  })
  await once(seller, 'close')
  return locators()
}

/** Two legs, for one. */
async function promisedTrip(
  { database, parts }: Pick<BookingWorld, 'database' | 'parts'>,
  day: number,
): Promise<string> {
  const choice: FlightChoice = {
    journeys: [LEGS.map((flightId) => ({ flightId, day }))],
    passengers: { adults: 1, children: 0, infants: 0 },
    cabin: 'economy',
    brand: 'light',
    total: 0,
  }
  const asker = { currency: 'EUR', tax: null, rights: [], rates: SAMPLE_RATES } as const
  const { price } = (await flights.quote(database.db, choice, { ...asker, today: FIRST_DAY }))!
  const written = writeFlightChoice(choice)
  const expiresAt = NOW + 60 * MINUTE
  return parts.tokens.write({ kind: 'flight', choice: written, price, currency: 'EUR', expiresAt })
}

async function nightsBooked({ db }: TestDatabase, planNumber: number): Promise<number> {
  const items = await db
    .selectFrom('booking_items')
    .select('details')
    .where('kind', '=', 'hotel')
    .execute()
  const plans = items.map(({ details }) => (JSON.parse(details) as HotelLine).planNumber)
  return plans.filter((plan) => plan === planNumber).length
}

async function heldByTheBank({ db }: TestDatabase) {
  const rows = await db.selectFrom('sandbox_payments').select('details').execute()
  const states = rows.map(({ details }) => (JSON.parse(details) as { state: string }).state)
  return {
    promised: states.filter((state) => state === 'authorised').length,
    taken: states.filter((state) => state === 'captured').length,
  }
}
