/** Nobody empties a hotel by keeping rooms. */
import { PRODUCTS } from '../../../tests/fixtures/sold-products.ts'
import { describe, expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/fixtures/databases.ts'
import {
  bookingWorld,
  type Submitted,
  MINUTE,
  NOW,
  ROOM_TYPE,
  SITE,
  submit,
  valueOf,
} from '../../../tests/fixtures/booking-world.ts'
import { smallRoomType } from '../../../tests/fixtures/small-catalogue.ts'
import type { Database } from '../../store/database.ts'
import { passedUnpaidLimit } from '../rules/hold-limits.ts'
import { MAX_UNPAID_ROOMS_OF_NETWORK } from '../rules/hold-limits.ts'
import { MAX_UNPAID_ROOMS } from '../rules/hold-limits.ts'
import { passedHoldLimit } from '../rules/hold-limits.ts'
import { MAX_HELD_ROOMS } from '../rules/hold-limits.ts'
import { MAX_HELD_ROOMS_OF_HOTEL } from '../rules/hold-limits.ts'
import { endHolds, settlePayments } from './follow-bookings.ts'

const ROOMS = 50
const asker = (visitor: string) => ({ visitor, giftBoxCode: '' })

test.each([
  [MAX_HELD_ROOMS_OF_HOTEL - 1, 0, 1, null],
  [MAX_HELD_ROOMS_OF_HOTEL, 0, 1, MAX_HELD_ROOMS_OF_HOTEL],
  [0, MAX_HELD_ROOMS - 2, 2, null],
  [0, MAX_HELD_ROOMS - 1, 2, MAX_HELD_ROOMS],
])('%s of the hotel and %s in all, and %s more: %s', (ofSupplier, all, more, limit) => {
  expect(passedHoldLimit({ ofSupplier, all, more })).toBe(limit)
})

test.each([
  [MAX_UNPAID_ROOMS - 1, 0, 0, null],
  [MAX_UNPAID_ROOMS, 0, 0, MAX_UNPAID_ROOMS],
  [0, MAX_UNPAID_ROOMS, 0, MAX_UNPAID_ROOMS],
  [0, 0, MAX_UNPAID_ROOMS_OF_NETWORK - 1, null],
  [0, 0, MAX_UNPAID_ROOMS_OF_NETWORK, MAX_UNPAID_ROOMS_OF_NETWORK],
])(
  '%s unpaid by e-mail, %s by account, %s by network, and one more: %s',
  (ofEmail, ofPerson, ofNetwork, limit) =>
    expect(passedUnpaidLimit({ ofEmail, ofPerson, ofNetwork, more: 1 })).toBe(limit),
)

eachDatabase((open) => {
  describe('rooms that are booked and not paid', { timeout: 60_000 }, () => {
    test.each([
      ['one e-mail address', MAX_UNPAID_ROOMS, () => ({ email: 'one@example.com' })],
      ['one account', MAX_UNPAID_ROOMS, () => ({ personId: 7 })],
      ['one network', MAX_UNPAID_ROOMS_OF_NETWORK, () => ({ visitor: 'one' })],
    ] as const)('of %s are at most %s, also all at once', async (_, limit, who) => {
      const { database, desk, soldOn, unpaid } = await unpaidWorld(await open())
      const asked = Array.from({ length: limit / 5 + 2 }, () => unpaid(who()))
      const ended = await Promise.all(asked)
      const refusals = ended.flatMap((each) => (each.ok ? [] : each.problems))
      expect(refusals).toHaveLength(2)
      expect(refusals[0]).toMatchObject({ code: 'too-many-unpaid', field: 'payment', limit })
      await endHolds(PRODUCTS, database, NOW + 16 * MINUTE)
      expect(await soldOn(4)).toBe(limit)
      // Others may, and so may whoever pays.
      valueOf(await unpaid({}))
      valueOf(await unpaid({ ...who(), payment: 'card' }))
      const first = valueOf(ended.find((each) => each.ok)!)
      if (first.kind !== 'confirmed') throw new Error(first.kind)
      valueOf(await desk.cancel(first.booking, NOW))
      valueOf(await unpaid(who()))
    })

    test('count by network for a day, after which it is forgotten', async () => {
      const { database, parts, unpaid } = await unpaidWorld(await open())
      valueOf(await unpaid({ visitor: 'one' }))
      const networks = () => database.db.selectFrom('bookings').select('network').execute()
      await settlePayments(database, parts, NOW + 24 * 60 * MINUTE - 1)
      expect(await networks()).toEqual([{ network: 'one' }])
      await settlePayments(database, parts, NOW + 24 * 60 * MINUTE)
      expect(await networks()).toEqual([{ network: '' }])
    })
  })

  describe('rooms that one visitor keeps', { timeout: 30_000 }, () => {
    test('are never more than the limit, also when everything is asked for at once', async () => {
      const { desk, tokenFor, soldOn, database } = await bookingWorld(await open())
      const { calendar } = smallRoomType(ROOM_TYPE, ROOMS)
      await database.db
        .updateTable('room_types')
        .set({ calendar })
        .where('id', '=', ROOM_TYPE)
        .execute()
      const token = await tokenFor('1-3', 1, 2)
      const added = await Promise.all(
        Array.from({ length: 20 }, () =>
          desk.addToCart(null, token, SITE, NOW, undefined, asker('greedy')),
        ),
      )
      const refusals = added.flatMap((each) => (each.ok ? [] : each.problems))
      expect(refusals).toHaveLength(20 - MAX_HELD_ROOMS_OF_HOTEL / 2)
      expect(refusals[0]).toMatchObject({ code: 'too-many-holds', limit: MAX_HELD_ROOMS_OF_HOTEL })
      expect(await soldOn(1)).toBe(MAX_HELD_ROOMS_OF_HOTEL)
      // Somebody else is not kept from it, and what is booked is kept no longer.
      valueOf(await desk.addToCart(null, token, SITE, NOW, undefined, asker('other')))
      const first = added.find((each) => each.ok)!
      valueOf(await submit(desk, valueOf(first), { rooms: 2 }))
      valueOf(await desk.addToCart(null, token, SITE, NOW, undefined, asker('greedy')))
    })

    test('count no longer when their time is over', async () => {
      const { desk, tokenFor } = await bookingWorld(await open())
      const token = await tokenFor('1-3', 1, 5)
      valueOf(await desk.addToCart(null, token, SITE, NOW, undefined, asker('one')))
      const later = await desk.addToCart(
        null,
        token,
        SITE,
        NOW + 16 * MINUTE,
        undefined,
        asker('one'),
      )
      // Not the limit: the job has not given the rooms back yet.
      expect(later).toMatchObject({ ok: false, problems: [{ code: 'sold-out' }] })
    })
  })
})

/** Five rooms at a time, by somebody nobody knows unless it is said who. */
async function unpaidWorld(database: Database) {
  const world = await bookingWorld(database)
  const { calendar } = smallRoomType(ROOM_TYPE, 200)
  await database.db
    .updateTable('room_types')
    .set({ calendar })
    .where('id', '=', ROOM_TYPE)
    .execute()
  const token = await world.tokenFor('4-6', 3, 5)
  const { desk } = world
  let others = 0
  return {
    ...world,
    async unpaid(who: Submitted) {
      const cart = valueOf(await desk.addToCart(null, token, SITE, NOW))
      const form = { payment: 'hotel', rooms: 5, email: `other${others++}@example.com`, ...who }
      return submit(desk, cart, form)
    },
  }
}
