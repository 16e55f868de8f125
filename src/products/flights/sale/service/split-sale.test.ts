/** Two fares that are one purchase: both of them, or nothing, at the price that was promised. */
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
import { SAMPLE_RATES } from '../../../../store/currency-rates.ts'
import { productsOf } from '../../../product.ts'
import { stepOf } from '../../fares/rules/fares.ts'
import { AIRCRAFT, seatsId } from '../../timetable/rules/timetable.ts'
import {
  bySeparateFares,
  FLIGHT_KIND,
  type FlightChoice,
  type FlightLine,
  readFlightChoice,
  writeFlightChoice,
} from '../rules/flight-line.ts'
import { SEATS } from '../store/seat-sales.ts'
import { flightProduct } from './flight-product.ts'

const BUYERS = 12
const DAY = FIRST_DAY + 3
const SEATS_OF_FLIGHT = AIRCRAFT['320'].seats.economy
/** Of the flight to Lisbon, so many are left at the lowest step. */
const AT_LOWEST = 2
const PATIENCE = { timeout: 120_000 }
const geography = flightGeography()
const flights = flightProduct({ geography: () => geography, isSearched: false })
const products = productsOf([flights], [SEATS])
const asker = { currency: 'EUR', tax: null, rights: [], rates: SAMPLE_RATES } as const

const PRICES = { cabinBag: 0, checkedBag: 0, seat: 0, frontSeat: 0 }
const couples = (legs: readonly number[]): FlightChoice => ({
  journeys: [legs.map((flightId) => ({ flightId, day: DAY }))],
  passengers: { adults: 4, children: 0, infants: 0 },
  cabin: 'economy',
  brand: 'light',
  total: 0,
  extraPrices: [PRICES],
  firstParty: { adults: 2, children: 0, infants: 0 },
})

test('a family goes on with its bags, each to their own fare', () => {
  const family: FlightChoice = {
    ...couples([MAD_LIS]),
    passengers: { adults: 2, children: 2, infants: 1 },
    firstParty: { adults: 1, children: 2, infants: 0 },
  }
  const fields = { extra_1_2_seat: 'aisle', extra_1_3_cabin_bag: '1' }
  const [first, second] = bySeparateFares(readFlightChoice(writeFlightChoice(family), fields)!)
  expect([first!.passengers, second!.passengers]).toEqual([
    { adults: 1, children: 2, infants: 0 },
    { adults: 1, children: 0, infants: 1 },
  ])
  const taken = [first!, second!].map(({ extras }) =>
    extras![0]!.map(({ seat, cabinBag }) => seat ?? cabinBag),
  )
  expect(taken).toEqual([[false, true, false], ['aisle']])
})

test.each([
  ['nobody', [0, 0, 0]],
  ['everybody', [4, 0, 0]],
  ['more than there are', [5, 0, 0]],
  ['children who do not fly', [2, 1, 0]],
  ['something else', 'two'],
])('%s is no party of a split', (_, first) => {
  const written = writeFlightChoice(couples([MAD_LIS]))
  expect(readFlightChoice(written)).not.toBeNull()
  expect(readFlightChoice([...written.slice(0, 6), first])).toBeNull()
})

eachDatabase((open) => {
  test('the second fare is what is left when the first has its seats', async () => {
    const { desk, database, token, single } = await world([MAD_LIS], 'at a step')
    const cart = valueOf(await desk.addToCart(null, token, SITE, NOW))
    const [first, second] = cart.items as FlightLine[]
    expect(second!.price).toBeGreaterThan(first!.price)
    expect(cart.total).toBeLessThan(single)
    expect(first!.tripId).toBeDefined()
    expect(second!.tripId).toBe(first!.tripId)
    expect(await seatsSold(database, MAD_LIS, DAY)).toBe(soldBefore('at a step') + 4)
    const paid = valueOf(await submit(desk, cart, { items: 2, rooms: 2, isFlying: true }))
    expect(paid).toMatchObject({ kind: 'confirmed', booking: { total: cart.total } })
    const { booking } = paid as Extract<typeof paid, { kind: 'confirmed' }>
    expect(valueOf(await desk.cancel(booking, NOW)).state).toBe('cancelled')
    expect(await seatsSold(database, MAD_LIS, DAY)).toBe(soldBefore('at a step'))
  })

  test('leaves the cart as one, and is refused as one at another price', async () => {
    const { desk, database, token } = await world([MAD_LIS], 'at a step')
    const cart = valueOf(await desk.addToCart(null, token, SITE, NOW))
    const other = await desk.addToCart(null, token, SITE, NOW)
    expect(other).toMatchObject({ ok: false, problems: [{ code: 'price-changed' }] })
    const limit = other.ok ? 0 : other.problems[0]!.limit!
    expect(limit).toBeGreaterThan(cart.total)
    const sold = soldBefore('at a step')
    expect(await seatsSold(database, MAD_LIS, DAY)).toBe(sold + 4)
    const accepted = valueOf(await desk.addToCart(null, token, SITE, NOW, limit))
    expect([accepted.items.length, accepted.total]).toEqual([2, limit])
    expect(valueOf(await desk.removeItem(cart.id, cart.items[1]!.id, NOW))).toBeNull()
    expect(await seatsSold(database, MAD_LIS, DAY)).toBe(sold + 4)
  })

  test('counts as two lines in a cart', async () => {
    const { desk, database, token } = await world([MAD_LIS], 'last ten')
    const { id } = valueOf(await desk.addToCart(null, token, SITE, NOW))
    valueOf(await desk.addToCart(id, token, SITE, NOW))
    const full = await desk.addToCart(id, token, SITE, NOW)
    expect(full).toMatchObject({ ok: false, problems: [{ code: 'cart-full' }] })
    expect(await seatsSold(database, MAD_LIS, DAY)).toBe(soldBefore('last ten') + 8)
  })

  test('of all who buy at once, whoever flies flies whole', PATIENCE, async () => {
    const { desk, database, token, failures } = await world([MAD_LIS, LIS_JFK], 'last ten')
    const ends = await Promise.all(
      Array.from({ length: BUYERS }, async () => {
        const added = await desk.addToCart(null, token, SITE, NOW)
        return added.ok ? submit(desk, added.value, { items: 2, rooms: 2, isFlying: true }) : added
      }),
    )
    expect(failures).toEqual([])
    // Two seats are left, which is one fare of the two, and so none.
    expect(ends.filter(({ ok }) => ok)).toHaveLength(2)
    const refusals = ends.flatMap((end) => (end.ok ? [] : end.problems.map(({ code }) => code)))
    expect(refusals).toEqual(Array(BUYERS - 2).fill('sold-out'))
    for (const flight of [MAD_LIS, LIS_JFK])
      expect(await seatsSold(database, flight, DAY)).toBe(soldBefore('last ten', flight) + 8)
    const items = await database.db.selectFrom('booking_items').select('trip_id').execute()
    const trips = Map.groupBy(items, ({ trip_id }) => trip_id)
    expect([...trips.values()].map((lines) => lines.length)).toEqual([2, 2])
    expect(await database.db.selectFrom('cart_items').selectAll().execute()).toEqual([])
  })

  test('while the price rises, all have both fares at what was promised', PATIENCE, async () => {
    const { desk, database, token, failures, promised } = await world([MAD_LIS], 'at a step')
    const ends = await Promise.all(
      Array.from({ length: BUYERS }, () => desk.addToCart(null, token, SITE, NOW)),
    )
    expect(failures).toEqual([])
    const carts = ends.flatMap((end) => (end.ok ? [end.value] : []))
    expect(carts.length).toBeGreaterThan(0)
    for (const { items, total } of carts) expect([items.length, total]).toEqual([2, promised])
    const refusals = ends.flatMap((end) => (end.ok ? [] : end.problems.map(({ code }) => code)))
    expect(refusals).toEqual(Array(BUYERS - carts.length).fill('price-changed'))
    const sold = await seatsSold(database, MAD_LIS, DAY)
    expect(sold).toBe(soldBefore('at a step') + 4 * carts.length)
  })

  async function world(legs: readonly number[], left: 'at a step' | 'last ten') {
    const known = await bookingWorld(await open())
    const { database, parts } = known
    await openTimetable(database, { firstDay: FIRST_DAY })
    for (const flight of [MAD_LIS, LIS_JFK]) {
      const seats = seatsId(flight, 'economy')
      const row = { seats_id: seats, day: DAY, allotment: seatsOn(flight) }
      await database.db
        .insertInto('sold_seats')
        .values({ ...row, sold: soldBefore(left, flight) })
        .execute()
    }
    const { firstParty: _, ...together } = couples(legs)
    const quoted = async (choice: FlightChoice) =>
      (await flights.quote(database.db, choice, { ...asker, today: FIRST_DAY }))!.price
    const single = await quoted(together)
    const promised = await splitPrice()
    const token = parts.tokens.write({
      kind: FLIGHT_KIND,
      choice: writeFlightChoice(couples(legs)),
      price: promised,
      currency: 'EUR',
      expiresAt: NOW + 60 * MINUTE,
    })
    return {
      ...known,
      desk: openBookingDesk({ ...parts, products }),
      token,
      single,
      promised,
    }

    /** Of the first fare, and of the second once the first has its seats. */
    async function splitPrice(): Promise<number> {
      const [first, second] = bySeparateFares(couples(legs))
      const before = await quoted(first!)
      if (left === 'last ten') return before + (await quoted(second!))
      await database.db
        .updateTable('sold_seats')
        .set((row) => ({ sold: row('sold', '+', 2) as never }))
        .execute()
      const after = await quoted(second!)
      await database.db
        .updateTable('sold_seats')
        .set((row) => ({ sold: row('sold', '-', 2) as never }))
        .execute()
      return before + after
    }
  }
})

function seatsOn(flight: number): number {
  return flight === MAD_LIS ? SEATS_OF_FLIGHT : AIRCRAFT['789'].seats.economy
}

function soldBefore(left: 'at a step' | 'last ten', flight = MAD_LIS): number {
  const seats = seatsOn(flight)
  return left === 'last ten' ? seats - 10 : stepOf(seats, seats).atStep - AT_LOWEST
}
