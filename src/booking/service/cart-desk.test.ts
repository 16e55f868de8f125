import { PRODUCTS } from '../../../tests/fixtures/sold-products.ts'
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/fixtures/databases.ts'
import {
  bookingWorld,
  MINUTE,
  NOW,
  ROOM_TYPE,
  SITE,
  submit,
  valueOf,
} from '../../../tests/fixtures/booking-world.ts'
import { smallRoomType } from '../../../tests/fixtures/small-catalogue.ts'
import { EDITIONS } from '../../site/editions/editions.ts'
import { TEST_CARDS } from '../payments/sandbox-payments.ts'
import { expireHolds } from '../store/holds.ts'
import { FEED_START, readChanges } from '../../store/change-feed.ts'

const problems = (...codes: string[]) => ({
  ok: false,
  problems: codes.map((code) => expect.objectContaining({ code })),
})

eachDatabase((open) => {
  describe('a cart', { timeout: 20_000 }, () => {
    test('keeps the rooms of a rate for fifteen minutes', async () => {
      const { desk, tokenFor, soldOn } = await bookingWorld(await open())
      const cart = valueOf(await desk.addToCart(null, await tokenFor('1-3', 1, 2), SITE, NOW))
      expect(cart).toMatchObject({
        currency: 'EUR',
        expiresAt: NOW + 15 * MINUTE,
        items: [{ hotel: { id: 1, isHidden: false }, boardCode: 'SA', paymentMethod: 'O' }],
      })
      expect(cart.total).toBe(cart.items[0]!.price)
      expect(await soldOn(1)).toBe(2)
      expect(await desk.cart(cart.id, NOW + 15 * MINUTE - 1)).toEqual({ ok: true, value: cart })
      expect(await desk.cart(cart.id, NOW + 15 * MINUTE)).toEqual(problems('cart-empty'))
      expect(await desk.cart(null, NOW)).toEqual(problems('cart-empty'))
    })

    test('takes another stay and keeps both as long as the first', async () => {
      const { desk, tokenFor, soldOn, database } = await bookingWorld(await open())
      const first = valueOf(await desk.addToCart(null, await tokenFor('1-3'), SITE, NOW))
      const later = NOW + 10 * MINUTE
      const both = valueOf(await desk.addToCart(first.id, await tokenFor('3-5', 2), SITE, later))
      expect(both.id).toBe(first.id)
      expect(both.items).toHaveLength(2)
      expect(both.expiresAt).toBe(NOW + 15 * MINUTE)
      expect(both.total).toBe(both.items[0]!.price + both.items[1]!.price)
      expect(await expireHolds(PRODUCTS, database, NOW + 15 * MINUTE)).toBe(2)
      expect([await soldOn(1), await soldOn(3)]).toEqual([0, 0])
    })

    test('is not kept longer by taking out and putting in', async () => {
      const { desk, tokenFor } = await bookingWorld(await open())
      const token = await tokenFor()
      let cart = valueOf(await desk.addToCart(null, token, SITE, NOW))
      for (const minute of [5, 10, 14]) {
        const now = NOW + minute * MINUTE
        expect(await desk.removeItem(cart.id, cart.items[0]!.id, now)).toMatchObject({
          value: null,
        })
        const again = valueOf(await desk.addToCart(cart.id, token, SITE, now))
        expect([again.id, again.expiresAt]).toEqual([cart.id, NOW + 15 * MINUTE])
        cart = again
      }
      // Its time is over: what is chosen then is a new cart with all the time.
      const later = NOW + 16 * MINUTE
      const fresh = valueOf(await desk.addToCart(cart.id, token, SITE, later))
      expect(fresh.id).not.toBe(cart.id)
      expect(fresh.expiresAt).toBe(later + 15 * MINUTE)
    })

    test('is kept for fifteen more minutes twice, however often it is asked for', async () => {
      const { desk, tokenFor, soldOn, database } = await bookingWorld(await open())
      const { id } = valueOf(await desk.addToCart(null, await tokenFor('1-3'), SITE, NOW))
      valueOf(await desk.addToCart(id, await tokenFor('3-5'), SITE, NOW))
      const ends = async (before: number, minute: number) => {
        const kept = valueOf(await desk.keepLonger(id, before, NOW + minute * MINUTE))
        return [kept.renewals, (kept.expiresAt - NOW) / MINUTE]
      }
      // Pressed twice, in two tabs, it is one renewal.
      expect(await Promise.all([ends(0, 13), ends(0, 13)])).toEqual([
        [1, 30],
        [1, 30],
      ])
      expect(await expireHolds(PRODUCTS, database, NOW + 29 * MINUTE)).toBe(0)
      expect(await ends(1, 29)).toEqual([2, 45])
      for (const before of [0, 1, 2, -1, 0.5, Infinity, Number.NaN])
        expect(await ends(before, 44)).toEqual([2, 45])
      expect(await desk.keepLonger(id, 2, NOW + 45 * MINUTE)).toEqual(problems('cart-empty'))
      expect(await desk.keepLonger(randomUUID(), 0, NOW)).toEqual(problems('cart-empty'))
      expect(await expireHolds(PRODUCTS, database, NOW + 45 * MINUTE)).toBe(2)
      expect([await soldOn(1), await soldOn(3)]).toEqual([0, 0])
      expect(await database.db.selectFrom('carts').selectAll().execute()).toEqual([])
    })

    test('that has the last rooms itself changes its choice, and pays for the new one', async () => {
      const world = await bookingWorld(await open())
      const { desk, soldOn } = world
      const cart = valueOf(await desk.addToCart(null, await world.tokenFor('1-3', 1, 5), SITE, NOW))
      const payment = { rooms: 5, card: TEST_CARDS.challenge }
      valueOf(await submit(desk, cart, payment))
      const breakfast = await world.tokenFor('1-3', 2, 5)
      expect(await desk.addToCart(null, breakfast, SITE, NOW)).toEqual(problems('sold-out'))
      const other = valueOf(await desk.addToCart(null, await world.tokenFor('3-5'), SITE, NOW))
      expect(await desk.addToCart(other.id, breakfast, SITE, NOW)).toEqual(problems('sold-out'))
      const changed = valueOf(await desk.addToCart(cart.id, breakfast, SITE, NOW + MINUTE))
      expect(changed).toMatchObject({
        id: cart.id,
        hasReplaced: true,
        expiresAt: cart.expiresAt,
        items: [{ boardCode: 'HD' }],
      })
      expect(await soldOn(1)).toBe(5)
      const payments = await world.database.db.selectFrom('payments').select('state').execute()
      expect(payments).toEqual([{ state: 'void-due' }])
      // What cannot be had leaves the cart as it was.
      const later = await world.tokenFor('2-4', 1, 5)
      expect(await desk.addToCart(cart.id, later, SITE, NOW)).toEqual(problems('sold-out'))
      expect(valueOf(await desk.cart(cart.id, NOW)).items).toEqual(changed.items)
    })

    test('has an end: five stays', async () => {
      const { desk, tokenFor, soldOn } = await bookingWorld(await open())
      let id: string | null = null
      for (let at = 0; at < 5; at++)
        id = valueOf(await desk.addToCart(id, await tokenFor('5-6'), SITE, NOW)).id
      expect(await desk.addToCart(id, await tokenFor('4-5'), SITE, NOW)).toEqual(
        problems('cart-full'),
      )
      expect([await soldOn(4), await soldOn(5)]).toEqual([0, 5])
    })

    test('of an item that is removed, or whose time is over, gives its rooms back', async () => {
      const { desk, tokenFor, soldOn, database } = await bookingWorld(await open())
      const one = valueOf(await desk.addToCart(null, await tokenFor(), SITE, NOW))
      const two = valueOf(await desk.addToCart(one.id, await tokenFor(), SITE, NOW))
      const [first] = two.items
      expect(await desk.removeItem(randomUUID(), first!.id, NOW)).toMatchObject({ value: null })
      expect(await soldOn(1)).toBe(2)
      const left = valueOf(await desk.removeItem(two.id, first!.id, NOW))
      expect(left!.items).toEqual([two.items[1]])
      expect(await soldOn(1)).toBe(1)
      await desk.removeItem(two.id, first!.id, NOW)
      expect(await soldOn(1)).toBe(1)

      const before = (await readChanges(database, FEED_START)).place
      expect(await expireHolds(PRODUCTS, database, NOW + 15 * MINUTE - 1)).toBe(0)
      expect(await expireHolds(PRODUCTS, database, NOW + 15 * MINUTE)).toBe(1)
      expect(await expireHolds(PRODUCTS, database, NOW + 15 * MINUTE)).toBe(0)
      expect(await soldOn(1)).toBe(0)
      await expect
        .poll(async () => (await readChanges(database, before)).changes)
        .toMatchObject([{ kind: 'rooms', partId: ROOM_TYPE }])
      expect(await database.db.selectFrom('cart_items').selectAll().execute()).toEqual([])
    })

    test('expired by several at once gives its rooms back once', async () => {
      const { desk, tokenFor, soldOn, database } = await bookingWorld(await open())
      valueOf(await desk.addToCart(null, await tokenFor('1-3', 1, 3), SITE, NOW))
      const later = NOW + 16 * MINUTE
      const ended = await Promise.all(
        Array.from({ length: 8 }, () => expireHolds(PRODUCTS, database, later)),
      )
      expect(ended.reduce((sum, each) => sum + each)).toBe(1)
      expect(await soldOn(1)).toBe(0)
    })

    test('refuses what we did not sign, and what is too old or of another country', async () => {
      const { desk, tokenFor, soldOn } = await bookingWorld(await open())
      const token = await tokenFor()
      const cheaper = token.replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A'))
      for (const forged of [
        cheaper,
        '',
        'x'.repeat(5_000),
        undefined,
        ['x'],
        "'; drop table holds",
      ])
        expect(await desk.addToCart(null, forged, SITE, NOW)).toEqual(problems('token-forged'))
      expect(await desk.addToCart(null, token, SITE, NOW + 61 * MINUTE)).toEqual(
        problems('token-stale'),
      )
      const british = { ...SITE, edition: EDITIONS.gb }
      expect(await desk.addToCart(null, token, british, NOW)).toEqual(problems('token-forged'))
      expect(await soldOn(1)).toBe(0)
    })

    test('tells a changed price, and takes the new one only when it is accepted', async () => {
      const { desk, tokenFor, offerOf, soldOn, database } = await bookingWorld(await open())
      const token = await tokenFor()
      await database.db.updateTable('rate_plans').set({ price_permille: 950 }).execute()
      const { price } = await offerOf()
      expect(await desk.addToCart(null, token, SITE, NOW)).toEqual({
        ok: false,
        problems: [{ code: 'price-changed', field: 'checkout_token', limit: price }],
      })
      expect(await soldOn(1)).toBe(0)
      const cart = valueOf(await desk.addToCart(null, token, SITE, NOW, price))
      expect(cart.total).toBe(price)
      expect(await desk.addToCart(null, token, SITE, NOW, 1)).toEqual(problems('price-changed'))
    })

    test('tells changed terms, and that nothing is left', async () => {
      const { desk, tokenFor, database } = await bookingWorld(await open())
      const token = await tokenFor('4-6', 3)
      const plans = database.db.updateTable('rate_plans')
      await plans.set({ free_cancellation_days: null }).execute()
      expect(await desk.addToCart(null, token, SITE, NOW)).toEqual(problems('offer-changed'))
      await plans.set({ free_cancellation_days: 1 }).execute()
      const { calendar } = smallRoomType(ROOM_TYPE, 0)
      await database.db.updateTable('room_types').set({ calendar }).execute()
      expect(await desk.addToCart(null, token, SITE, NOW)).toEqual(problems('sold-out'))
      await database.db.updateTable('hotels').set({ active: 0 }).execute()
      expect(await desk.addToCart(null, token, SITE, NOW)).toEqual(problems('sold-out'))
    })

    test('is not found by garbage', async () => {
      const { desk, tokenFor, failures } = await bookingWorld(await open())
      for (const garbage of ['', '\0', '%', 'x'.repeat(10_000)]) {
        expect(await desk.cart(garbage, NOW)).toEqual(problems('cart-empty'))
        expect(await desk.removeItem(garbage, garbage, NOW)).toEqual({ ok: true, value: null })
        expect(await desk.booking(garbage, garbage)).toEqual(problems('booking-not-found'))
        expect(await desk.resume(garbage, garbage, NOW)).toEqual(problems('cart-empty'))
        const added = valueOf(await desk.addToCart(garbage, await tokenFor(), SITE, NOW))
        expect(added.id).not.toBe(garbage)
      }
      expect(failures).toEqual([])
    })

    test('of a database that is away says: try again', async () => {
      const { deskWith, tokenFor, failures } = await bookingWorld(await open())
      const token = await tokenFor()
      const away = deskWith({
        store: () => {
          throw new Error('away')
        },
      })
      expect(await away.addToCart(null, token, SITE, NOW)).toEqual(problems('try-again'))
      expect(await away.cart(randomUUID(), NOW)).toEqual(problems('try-again'))
      expect(failures).toHaveLength(2)
    })
  })
})
