import { PRODUCTS } from '../../../tests/fixtures/sold-products.ts'
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/fixtures/databases.ts'
import {
  bookingWorld,
  type BookingWorld,
  MINUTE,
  NOW,
  SITE,
  submit,
  valueOf,
} from '../../../tests/fixtures/booking-world.ts'
import { formFor } from '../../../tests/fixtures/filled-form.ts'
import { CHECKOUT_FIELDS } from '../../site/booking-fields.ts'
import { LOCATOR_LETTERS } from '../rules/booking.ts'
import { TEST_CARDS } from '../payments/sandbox-payments.ts'
import { expireHolds } from '../store/holds.ts'

const problems = (...codes: string[]) => ({
  ok: false,
  problems: codes.map((code) => expect.objectContaining({ code })),
})

eachDatabase((open) => {
  describe('a checkout', { timeout: 20_000 }, () => {
    test('by card makes a booking, its payment and its mail', async () => {
      const world = await bookingWorld(await open())
      const cart = await filled(world, '1-3', 1, 2)
      const outcome = valueOf(await submit(world.desk, cart, { rooms: 2 }))
      if (outcome.kind !== 'confirmed') throw new Error(outcome.kind)
      const { booking } = outcome
      expect(booking.locator).toMatch(new RegExp(`^[${LOCATOR_LETTERS}]{8}$`))
      expect(booking).toMatchObject({
        state: 'confirmed',
        total: cart.total,
        paid: cart.total,
        refunded: 0,
        payment: 'card',
        contact: { firstName: 'Ana María', email: 'ana@example.com' },
        bookedAt: NOW,
      })
      expect(booking.items[0]!.guests[1]).toEqual({ firstName: 'Ana María', lastName: 'López 2' })
      expect(await world.mails()).toEqual(['confirmation'])
      expect(await paymentStates(world)).toEqual(['captured'])
      expect(await world.soldOn(1)).toBe(2)
      expect(await world.desk.cart(cart.id, NOW)).toEqual(problems('cart-empty'))
      // Nothing expires that is booked.
      expect(await expireHolds(PRODUCTS, world.database, NOW + 60 * MINUTE)).toBe(0)
      expect(await world.soldOn(1)).toBe(2)

      const typed = `${booking.locator.slice(0, 4)}-${booking.locator.slice(4)}`.toLowerCase()
      expect(await world.desk.booking(typed, ' ANA@example.com')).toEqual({
        ok: true,
        value: booking,
      })
      for (const [locator, email] of [
        [booking.locator, 'eva@example.com'],
        ['AAAA2222', 'ana@example.com'],
        ['%', '%'],
      ])
        expect(await world.desk.booking(locator!, email!)).toEqual(problems('booking-not-found'))
    })

    test('at the hotel charges nothing, where every rate allows it', async () => {
      const world = await bookingWorld(await open())
      const prepaid = await filled(world)
      expect(await submit(world.desk, prepaid, { payment: 'hotel' })).toEqual(
        problems('payment-at-hotel'),
      )
      const cart = await filled(world, '4-6', 3)
      const key = randomUUID()
      const outcomes = await Promise.all(
        Array.from({ length: 4 }, () => submit(world.desk, cart, { payment: 'hotel', key })),
      )
      const locators = outcomes.map((each) => locatorOf(valueOf(each)))
      expect(new Set(locators).size).toBe(1)
      expect(await paymentStates(world)).toEqual([])
      expect(await world.mails()).toEqual(['confirmation'])
    })

    test('of a rate with a deposit charges a fifth', async () => {
      const world = await bookingWorld(await open())
      const cart = await filled(world, '1-3', 2)
      const outcome = valueOf(await submit(world.desk, cart))
      expect(outcome).toMatchObject({ booking: { paid: Math.round(cart.total / 5) } })
    })

    test('sent again, at once or later, gives the same booking', async () => {
      const world = await bookingWorld(await open())
      const cart = await filled(world)
      const key = randomUUID()
      const outcomes = await Promise.all(
        Array.from({ length: 5 }, () => submit(world.desk, cart, { key })),
      )
      const again = await submit(world.desk, cart, { key, now: NOW + 60 * MINUTE })
      const locators = [...outcomes, again].map((each) => locatorOf(valueOf(each)))
      expect(new Set(locators).size).toBe(1)
      expect(await paymentStates(world)).toEqual(['captured'])
      expect(await world.mails()).toEqual(['confirmation'])
      expect(await world.soldOn(1)).toBe(1)
      const other = { id: randomUUID(), total: cart.total }
      expect(await submit(world.desk, other, { key })).toEqual(problems('field-unreadable'))
      expect(await submit(world.desk, cart, { key: 'short' })).toEqual(problems('field-unreadable'))
    })

    test('from two tabs at once books the cart once and charges once', async () => {
      const world = await bookingWorld(await open())
      const cart = await filled(world)
      const outcomes = await Promise.all([submit(world.desk, cart), submit(world.desk, cart)])
      const later = await submit(world.desk, cart)
      const locators = [...outcomes, later].map((each) => locatorOf(valueOf(each)))
      expect(new Set(locators).size).toBe(1)
      expect((await paymentStates(world)).filter((state) => state === 'captured')).toHaveLength(1)
      expect((await paymentStates(world)).every((state) => /captured|voided/.test(state))).toBe(
        true,
      )
      expect(await world.soldOn(1)).toBe(1)
    })

    test('with a declined card keeps the rooms for another one', async () => {
      const world = await bookingWorld(await open())
      const cart = await filled(world)
      const key = randomUUID()
      const card = TEST_CARDS.declined
      expect(await submit(world.desk, cart, { card, key })).toEqual(problems('payment-declined'))
      expect(await submit(world.desk, cart, { card, key })).toEqual(problems('payment-declined'))
      expect(await world.desk.cart(cart.id, NOW)).toMatchObject({ ok: true })
      expect(await world.mails()).toEqual([])
      expect(valueOf(await submit(world.desk, cart)).kind).toBe('confirmed')
      expect(await world.soldOn(1)).toBe(1)
    })

    test('whose time is over is refused', async () => {
      const world = await bookingWorld(await open())
      const cart = await filled(world)
      const now = NOW + 15 * MINUTE
      expect(await submit(world.desk, cart, { now })).toEqual(problems('hold-expired'))
      expect(await paymentStates(world)).toEqual([])
    })

    test('tells a changed price before paying, and charges what was agreed', async () => {
      const world = await bookingWorld(await open())
      const { desk, database } = world
      const cart = await filled(world)
      await database.db.updateTable('rate_plans').set({ price_permille: 950 }).execute()
      const refused = await submit(desk, cart)
      const changed = valueOf(await desk.cart(cart.id, NOW))
      expect(changed.total).toBeGreaterThan(cart.total)
      expect(refused).toEqual({
        ok: false,
        problems: [{ code: 'price-changed', field: 'cart_total', limit: changed.total }],
      })
      expect(await paymentStates(world)).toEqual([])
      // The old form, sent once more, is still not silently charged another price.
      expect(await submit(desk, cart)).toEqual(problems('price-changed'))
      expect(valueOf(await submit(desk, changed))).toMatchObject({
        booking: { total: changed.total, paid: changed.total },
      })
    })

    test('reports everything that is wrong with the form at once', async () => {
      const world = await bookingWorld(await open())
      const cart = await filled(world)
      const F = CHECKOUT_FIELDS
      const values = {
        ...formFor(cart.total),
        [F.email]: 'ana@',
        [F.phone]: '',
        [F.cardNumber]: '4242424242424241',
        [F.cardExpiry]: '01/20',
        [F.requests]: 'x'.repeat(1_001),
        guest_1_1_last_name: ' ',
      }
      const asker = { personId: null, visitor: '', idempotencyKey: randomUUID() }
      const asked = { cartId: cart.id, cart, site: SITE, ...asker }
      const pages = { back: 'https://a.example', challenge: 'https://a.example' }
      const read = await world.desk.checkout({ ...asked, values, pages }, NOW)
      expect(read.ok ? [] : read.problems.map(({ field, code }) => `${field} ${code}`)).toEqual([
        'guest_1_1_last_name field-missing',
        'contact_email field-unreadable',
        'contact_phone field-missing',
        'special_requests field-too-long',
        'card_number field-unreadable',
        'card_expiry field-unreadable',
      ])
      const company = { ...SITE, type: 'company' } as const
      const bare = { ...asked, site: company, values: formFor(cart.total), pages }
      const invoice = await world.desk.checkout(bare, NOW)
      expect(invoice.ok ? [] : invoice.problems.map(({ field }) => field)).toContain(F.taxId)
    })
  })
})

async function filled({ desk, tokenFor }: BookingWorld, ...offer: [string?, number?, number?]) {
  return valueOf(await desk.addToCart(null, await tokenFor(...offer), SITE, NOW))
}

function locatorOf(outcome: { kind: string; booking?: { locator: string } }): string {
  return outcome.booking?.locator ?? outcome.kind
}

async function paymentStates({ database }: BookingWorld): Promise<string[]> {
  const rows = await database.db
    .selectFrom('payments')
    .select('state')
    .orderBy('started_at')
    .execute()
  return rows.map(({ state }) => state)
}
