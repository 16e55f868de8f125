/** A room and a parking place that are one purchase. */
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
import {
  openLots,
  PARKING,
  placesSold,
  SLOTS,
  writeParkingChoice,
} from '../../../tests/fixtures/parking.ts'
import { FIRST_DAY } from '../../../tests/fixtures/small-catalogue.ts'
import { PRODUCTS } from '../../../tests/fixtures/sold-products.ts'
import type { Line } from '../../products/line.ts'
import { type Product, productsOf } from '../../products/product.ts'
import type { CheckoutOutcome } from '../rules/booking.ts'
import { openBookingDesk } from './open-booking-desk.ts'

const LOT = 3
const DAYS = { begins: FIRST_DAY + 1, ends: FIRST_DAY + 3 }

/** A seller whose lines all belong to one package. */
function packaged(product: Product): Product {
  return {
    ...product,
    async quote(...asked) {
      const quote = await product.quote(...asked)
      return quote && { ...quote, tripId: 'package' }
    },
  }
}

const products = productsOf(
  [packaged(PRODUCTS.of('hotel')), packaged(PARKING as Product)],
  [SLOTS, ...PRODUCTS.tables],
)

eachDatabase((open) => {
  test('leaves the cart together, whichever of its lines is taken out', async () => {
    const { desk, cart, soldOn, database } = await filled()
    for (const at of [0, 1]) {
      const { id, items } = await cart()
      expect(items.map((line: Line) => line.tripId)).toEqual(['package', 'package'])
      expect([await soldOn(1), await placesSold(database, LOT, DAYS.begins)]).toEqual([1, 1])
      expect(valueOf(await desk.removeItem(id, items[at]!.id, NOW))).toBeNull()
      expect([await soldOn(1), await placesSold(database, LOT, DAYS.begins)]).toEqual([0, 0])
    }
  })

  test('stays whole when one of its lines is decided about elsewhere', async () => {
    const { desk, cart, soldOn, database } = await filled()
    const { id, items } = await cart()
    const other = await cart()
    expect(valueOf(await desk.removeItem(id, other.items[0]!.id, NOW))!.items).toHaveLength(2)
    expect([await soldOn(1), await placesSold(database, LOT, DAYS.begins)]).toEqual([2, 2])
    expect(valueOf(await desk.removeItem(other.id, other.items[1]!.id, NOW))).toBeNull()
    expect(valueOf(await desk.cart(id, NOW)).items).toEqual(items)
  })

  test('gives way together to a choice that wants what one of its lines has', async () => {
    const { desk, cart, room, soldOn, database } = await filled()
    const kept = await cart()
    for (let at = 0; at < 4; at++) valueOf(await desk.addToCart(null, room, SITE, NOW))
    const replaced = valueOf(await desk.addToCart(kept.id, room, SITE, NOW))
    expect(replaced.items.map(({ kind }) => kind)).toEqual(['hotel'])
    expect([await soldOn(1), await placesSold(database, LOT, DAYS.begins)]).toEqual([5, 0])
  })

  test('is booked and cancelled together', async () => {
    const { desk, cart, soldOn, database } = await filled()
    const kept = await cart()
    const outcome = valueOf(await submit(desk, kept, { items: 2 })) as CheckoutOutcome
    const { booking } = outcome as Extract<CheckoutOutcome, { kind: 'confirmed' }>
    expect(booking.items.map(({ tripId }) => tripId)).toEqual(['package', 'package'])
    const rows = await database.db.selectFrom('booking_items').select('trip_id').execute()
    expect(rows.map(({ trip_id }) => trip_id)).toEqual(['package', 'package'])
    expect(valueOf(await desk.cancel(booking, NOW)).state).toBe('cancelled')
    expect([await soldOn(1), await placesSold(database, LOT, DAYS.begins)]).toEqual([0, 0])
  })

  async function filled() {
    const world = await bookingWorld(await open())
    await openLots(world.database, [{ id: LOT, name: 'Garaje', places: 9, price: 1_500 }])
    const place = world.parts.tokens.write({
      kind: 'parking',
      choice: writeParkingChoice({ lotId: LOT, ...DAYS }),
      price: 3_000,
      currency: 'EUR',
      expiresAt: NOW + 60 * MINUTE,
    })
    const room = await world.tokenFor('1-3')
    const desk = openBookingDesk({ ...world.parts, products })
    const cart = async () => {
      const { id } = valueOf(await desk.addToCart(null, room, SITE, NOW))
      return valueOf(await desk.addToCart(id, place, SITE, NOW))
    }
    return { ...world, desk, room, cart }
  }
})
