/** A line changed or ended in a booking that has others, and a bank that breaks its promise. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  bookingWorld,
  formFor,
  MINUTE,
  NOW,
  ROOM_TYPE,
  SITE,
  submit,
  valueOf,
} from '../../../tests/fixtures/booking-world.ts'
import { eachDatabase, type OpenDatabase } from '../../../tests/fixtures/databases.ts'
import { FIRST_DAY } from '../../../tests/fixtures/small-catalogue.ts'
import type { Booking } from '../rules/booking.ts'
import type { PaymentProvider } from '../payments/payment-provider.ts'
import { TEST_CARDS } from '../payments/sandbox-payments.ts'
import { recoverPayments } from './recover-payments.ts'

const PAGES = { back: 'https://es.example/vuelta', challenge: 'https://es.example/banco' }

eachDatabase((open) => {
  test('a line ends alone, and gives back what was paid for it', async () => {
    const { desk, booking, soldOn, mails } = await booked(open)
    const [first, second] = booking.items
    const refund = first!.price
    const after = { ...first!, ended: { at: NOW, refund } }
    const end = () =>
      desk.changeLine(booking, { ...asked(), before: first!, after, due: -refund }, NOW)
    const ends = await Promise.all([end(), end(), end()])
    expect(ends.filter(({ ok }) => ok)).toHaveLength(1)
    const left = valueOf(await desk.booking(booking.locator, booking.contact.email))
    expect(left).toMatchObject({ state: 'confirmed', refunded: refund, total: booking.total })
    expect([await soldOn(1), await soldOn(4)]).toEqual([0, 1])
    expect(await mails()).toContain('refund')
    // The rest is cancelled as if the first one had never been there.
    const { fee, refund: rest } = desk.cancellationQuote(left, NOW)
    expect(rest + fee).toBe(second!.price)
    const cancelled = valueOf(await desk.cancel(left, NOW))
    expect(cancelled.refunded).toBe(refund + rest)
    expect([await soldOn(1), await soldOn(4)]).toEqual([0, 0])
  })

  test('a change whose answer was lost is found and made once', async () => {
    const world = await booked(open)
    const { booking, desk, parts, soldOn } = world
    const before = booking.items[0]!
    const lost = asked(TEST_CARDS.timeOut)
    const change = { ...lost, before, after: moved(before), due: 1_000 }
    expect(await desk.changeLine(booking, change, NOW)).toMatchObject({
      problems: [{ code: 'payment-unknown' }],
    })
    expect((await current(world)).revision ?? 0).toBe(0)
    await recoverPayments(parts, NOW + 5 * MINUTE)
    await recoverPayments(parts, NOW + 6 * MINUTE)
    const { idempotencyKey } = lost.payment
    // Who sends the form again, or comes back, finds it done.
    expect(await desk.changeLine(booking, change, NOW + 6 * MINUTE)).toMatchObject({ ok: true })
    expect(await desk.resumeChange(booking, idempotencyKey, NOW)).toMatchObject({ ok: true })
    expect(await current(world)).toMatchObject({ revision: 1, price: before.price + 1_000 })
    expect([await soldOn(1), await soldOn(6)]).toEqual([0, 1])
  })

  test('those who change places at once do not wait for each other in a ring', async () => {
    const world = await bookingWorld(await open())
    const { desk, soldOn, failures } = world
    const bookings: Booking[] = []
    for (const stay of ['4-5', '5-6', '4-5', '5-6']) {
      const cart = valueOf(await desk.addToCart(null, await world.tokenFor(stay), SITE, NOW))
      const outcome = valueOf(await submit(desk, cart))
      bookings.push((outcome as { booking: Booking }).booking)
    }
    for (let round = 0; round < 3; round++) {
      const changes = bookings.map(async (booking) => {
        const { items } = valueOf(await desk.booking(booking.locator, booking.contact.email))
        const before = items[0]!
        const to = before.begins === FIRST_DAY + 4 ? 5 : 4
        return desk.changeLine(
          booking,
          { ...asked(), before, after: moved(before, to, 0), due: 0 },
          NOW,
        )
      })
      const ends = await Promise.all(changes)
      expect(ends.every(({ ok }) => ok)).toBe(true)
    }
    expect(failures).toEqual([])
    expect([await soldOn(4), await soldOn(5)]).toEqual([2, 2])
  })

  test('what was never paid is undone', async () => {
    const world = await booked(open)
    const { booking, deskWith, parts, soldOn, database } = world
    const before = booking.items[0]!
    const after = moved(before)
    const payments: PaymentProvider = { ...parts.payments, capture: async () => 'refused' }
    const desk = deskWith({ payments })
    const change = { ...asked(), before, after, due: 1_000 }
    expect(await desk.changeLine(booking, change, NOW)).toMatchObject({ ok: false })
    const line = await current(world)
    expect(line).toMatchObject({ begins: before.begins, price: before.price, revision: 2 })
    expect([await soldOn(1), await soldOn(6)]).toEqual([1, 0])
    const states = await database.db.selectFrom('payments').select('state').execute()
    expect(states.map(({ state }) => state).toSorted()).toEqual(['captured', 'declined'])
    expect(world.failures).toEqual([])
  })

  test('without the old rooms, what was not paid for ends with all the money back', async () => {
    const world = await booked(open)
    const { booking, deskWith, parts, database, soldOn } = world
    const before = booking.items[0]!
    const payments: PaymentProvider = {
      ...parts.payments,
      async capture() {
        // Meanwhile somebody else has taken all of them.
        await database.db
          .updateTable('sold_nights')
          .set((row) => ({ sold: row.ref('allotment') }))
          .where('room_type_id', '=', ROOM_TYPE)
          .where('day', '=', before.begins)
          .execute()
        return 'refused'
      },
    }
    const change = { ...asked(), before, after: moved(before), due: 1_000 }
    expect(await deskWith({ payments }).changeLine(booking, change, NOW)).toMatchObject({
      ok: false,
    })
    expect(await current(world)).toMatchObject({ ended: { refund: before.price } })
    expect(await soldOn(6)).toBe(0)
    await recoverPayments(parts, NOW)
    const left = valueOf(await world.desk.booking(booking.locator, booking.contact.email))
    expect(left).toMatchObject({ state: 'confirmed', refunded: before.price })
  })
})

/** Two stays, from the second day and from the fifth on. */
async function booked(open: OpenDatabase) {
  const world = await bookingWorld(await open())
  const { desk } = world
  const first = valueOf(await desk.addToCart(null, await world.tokenFor('1-3'), SITE, NOW))
  const cart = valueOf(await desk.addToCart(first.id, await world.tokenFor('4-5'), SITE, NOW))
  const outcome = valueOf(await submit(desk, cart, { items: 2 }))
  const { booking } = outcome as { booking: Booking }
  // Both came into the cart in the same moment.
  const items = booking.items.toSorted((one, other) => one.begins - other.begins)
  return { ...world, booking: { ...booking, items } }
}

async function current({ desk, booking }: Awaited<ReturnType<typeof booked>>) {
  const { items } = valueOf(await desk.booking(booking.locator, booking.contact.email))
  return items.find(({ id }) => id === booking.items[0]!.id)!
}

/** The same room for a night of another day, by default one that nobody of this booking has. */
function moved(line: Booking['items'][number], day = 6, dearer = 1_000) {
  const stay = { checkIn: FIRST_DAY + day, checkOut: FIRST_DAY + day + 1 }
  return { ...line, begins: stay.checkIn, ends: stay.checkOut, stay, price: line.price + dearer }
}

function asked(card: string = TEST_CARDS.success) {
  const idempotencyKey = randomUUID()
  return { payment: { values: formFor(0, { card }), site: SITE, idempotencyKey, pages: PAGES } }
}
