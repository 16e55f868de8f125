/** Carts with a room and a parking place, of which there are few: all of a cart, or nothing. */
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
import { type Product, productsOf } from '../../products/product.ts'
import { openBookingDesk } from './open-booking-desk.ts'
import { expireHolds } from '../store/holds.ts'

const LOT = 3
/** Two hundred in the thorough run. */
const BUYERS = Number(process.env['BUYERS'] ?? 40)
const DAYS = { begins: FIRST_DAY + 1, ends: FIRST_DAY + 3 }
const PATIENCE = { timeout: 180_000 }
const products = productsOf([PRODUCTS.of('hotel'), PARKING as Product], [SLOTS, ...PRODUCTS.tables])

eachDatabase((open) => {
  test(
    'of all who pay at once for the last 5 rooms and 3 places, 3 have both',
    PATIENCE,
    async () => {
      const { parts, tokenFor, soldOn, database, place } = await world()
      const desk = openBookingDesk(parts)
      const room = await tokenFor('1-3')
      const carts: { id: string; key: string }[] = []
      for (let at = 0; at < BUYERS; at++) {
        const first = valueOf(await desk.addToCart(null, at % 2 ? room : place, SITE, NOW))
        const cart = valueOf(await desk.addToCart(first.id, at % 2 ? place : room, SITE, NOW))
        const key = `mixed-key-${String(at).padStart(8, '0')}`
        // The bank asks, and meanwhile the time of the cart is over.
        const form = { card: '4000002760003184', key, items: 2 }
        const asked = valueOf(await submit(desk, cart, form))
        const { searchParams } = new URL((asked as { url: string }).url)
        valueOf(await desk.answerChallenge(searchParams.get('payment')!, true))
        await expireHolds(products, database, NOW + 15 * MINUTE)
        carts.push({ id: cart.id, key })
      }
      expect([await soldOn(1), await placesSold(database, LOT, DAYS.begins)]).toEqual([0, 0])
      const now = NOW + 16 * MINUTE
      const ends = await Promise.all(carts.map(({ id, key }) => desk.resume(id, key, now)))
      expect(ends.filter(({ ok }) => ok)).toHaveLength(3)
      const booked = await database.db
        .selectFrom('booking_items')
        .select(['booking_id', 'kind'])
        .execute()
      const kinds = Map.groupBy(booked, ({ booking_id }) => booking_id).values()
      expect(
        [...kinds].map((lines) =>
          lines
            .map(({ kind }) => kind)
            .toSorted()
            .join(),
        ),
      ).toEqual(Array(3).fill('hotel,parking'))
      expect([await soldOn(1), await soldOn(2)]).toEqual([3, 3])
      for (const day of [DAYS.begins, DAYS.begins + 1])
        expect(await placesSold(database, LOT, day)).toBe(3)
      const payments = await database.db.selectFrom('payments').select('state').execute()
      const counts = Map.groupBy(payments, ({ state }) => state)
      expect([counts.get('captured')?.length, counts.get('voided')?.length]).toEqual([
        3,
        BUYERS - 3,
      ])
    },
  )

  test('put into carts by 60 at once, never more are kept than there are', PATIENCE, async () => {
    const { parts, tokenFor, soldOn, database, place } = await world()
    const desk = openBookingDesk(parts)
    const room = await tokenFor('1-3')
    await Promise.all(
      Array.from({ length: 60 }, async (_, at) => {
        const first = await desk.addToCart(null, at % 2 ? room : place, SITE, NOW)
        if (first.ok) await desk.addToCart(first.value.id, at % 2 ? place : room, SITE, NOW)
      }),
    )
    expect([await soldOn(1), await placesSold(database, LOT, DAYS.begins)]).toEqual([5, 3])
    const kept = await database.db.selectFrom('cart_items').select('id').execute()
    expect(kept).toHaveLength(8)
  })

  async function world() {
    const known = await bookingWorld(await open())
    await openLots(known.database, [{ id: LOT, name: 'Garaje', places: 3, price: 1_500 }])
    const place = known.parts.tokens.write({
      kind: 'parking',
      choice: writeParkingChoice({ lotId: LOT, ...DAYS }),
      price: 3_000,
      currency: 'EUR',
      expiresAt: NOW + 60 * MINUTE,
    })
    return { ...known, parts: { ...known.parts, products }, place }
  }
})
