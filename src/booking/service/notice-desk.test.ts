/** Stripe tells by itself what became of a payment. */
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
import { stripeDouble } from '../../../tests/fixtures/stripe-double.ts'
import { stripePayments } from '../payments/stripe-payments.ts'
import { expireHolds } from '../store/holds.ts'
import { recoverPayments } from './recover-payments.ts'

eachDatabase((open) => {
  describe('a notice', { timeout: 20_000 }, () => {
    test('books for somebody who paid and closed the page, once', async () => {
      const { world, desk, stripe, sent } = await atStripe(await bookingWorld(await open()))
      stripe.pay(sent.reference, true)
      const notice = { id: 'evt_1', paymentId: sent.id }
      const told = await Promise.all([
        desk.handleNotice(notice, NOW),
        desk.handleNotice(notice, NOW),
      ])
      expect(told.map(({ ok }) => ok)).toEqual([true, true])
      expect(await desk.handleNotice(notice, NOW)).toMatchObject({ ok: true })
      expect(await states(world)).toEqual(['captured'])
      expect(await world.mails()).toEqual(['confirmation'])
      expect(await world.soldOn(1)).toBe(1)
      expect(stripe.held(sent.id)).toEqual({ promised: 0, taken: sent.amount })
      expect(valueOf(await desk.resume(sent.cartId, sent.key, NOW)).kind).toBe('confirmed')
    })

    test('that comes too late gives the money back and books nothing', async () => {
      const { world, desk, stripe, sent } = await atStripe(await bookingWorld(await open()))
      stripe.pay(sent.reference, true)
      const later = NOW + 20 * MINUTE
      await expireHolds(PRODUCTS, world.database, later)
      valueOf(await world.desk.addToCart(null, await world.tokenFor('1-3', 1, 5), SITE, later))
      await desk.handleNotice({ id: 'evt_1', paymentId: sent.id }, later)
      expect(await states(world)).toEqual(['voided'])
      expect(stripe.held(sent.id)).toEqual({ promised: 0, taken: 0 })
      expect(await world.mails()).toEqual([])
    })

    test('about a payment that was given up meanwhile lets the money go', async () => {
      const { world, desk, stripe, sent } = await atStripe(await bookingWorld(await open()))
      const { database } = world
      await database.db.updateTable('payments').set({ state: 'voided' }).execute()
      stripe.pay(sent.reference, true)
      expect(stripe.held(sent.id).promised).toBe(sent.amount)
      await desk.handleNotice({ id: 'evt_1', paymentId: sent.id }, NOW)
      expect(stripe.held(sent.id)).toEqual({ promised: 0, taken: 0 })
      expect(await states(world)).toEqual(['voided'])
    })

    test('that cannot be followed up is not remembered as heard', async () => {
      const { world, desk, stripe, sent } = await atStripe(await bookingWorld(await open()))
      stripe.pay(sent.reference, true)
      const payments = {
        ...world.parts.payments,
        standing: async () => Promise.reject(new Error('away')),
      }
      const notice = { id: 'evt_1', paymentId: sent.id }
      const failing = await world.deskWith({ payments }).handleNotice(notice, NOW)
      expect(failing).toMatchObject({ ok: false, problems: [{ code: 'try-again' }] })
      await desk.handleNotice(notice, NOW)
      expect(await states(world)).toEqual(['captured'])
    })

    test.each(['', 'unknown', randomUUID()])(
      'about nobody (%j) does nothing',
      async (paymentId) => {
        const { desk } = await bookingWorld(await open())
        expect(await desk.handleNotice({ id: 'evt_1', paymentId }, NOW)).toEqual({
          ok: true,
          value: null,
        })
      },
    )

    test('of a page whose time is over ends the payment', async () => {
      const { world, desk, stripe, sent } = await atStripe(await bookingWorld(await open()))
      stripe.pay(sent.reference, false)
      await desk.handleNotice({ id: 'evt_1', paymentId: sent.id }, NOW)
      expect(await states(world)).toEqual(['declined'])
    })
  })

  test('what Stripe took is given back when the stay is cancelled', async () => {
    const { world, desk, stripe, sent } = await atStripe(await bookingWorld(await open()), '4-6', 3)
    stripe.pay(sent.reference, true)
    const outcome = valueOf(await desk.resume(sent.cartId, sent.key, NOW))
    if (outcome.kind !== 'confirmed') throw new Error(outcome.kind)
    valueOf(await desk.cancel(outcome.booking, NOW))
    await recoverPayments(world.parts, NOW + MINUTE)
    expect(stripe.held(sent.id)).toEqual({ promised: 0, taken: 0 })
  })
})

/** Somebody who was sent to the page of Stripe. */
async function atStripe(world: BookingWorld, stay = '1-3', plan = 1) {
  const stripe = stripeDouble()
  const payments = stripePayments('sk_test_1', stripe.ask)
  Object.assign(world.parts, { payments, sandbox: null })
  const desk = world.deskWith({})
  const cart = valueOf(await desk.addToCart(null, await world.tokenFor(stay, plan), SITE, NOW))
  const key = randomUUID()
  const asked = valueOf(await submit(desk, cart, { key }))
  if (asked.kind !== 'challenge') throw new Error(asked.kind)
  const { id, reference, amount } = await world.database.db
    .selectFrom('payments')
    .selectAll()
    .executeTakeFirstOrThrow()
  const sent = { id, reference: reference!, amount, cartId: cart.id, key }
  return { world, desk, stripe, sent }
}

async function states({ database }: BookingWorld): Promise<string[]> {
  const rows = await database.db.selectFrom('payments').select('state').execute()
  return rows.map(({ state }) => state)
}
