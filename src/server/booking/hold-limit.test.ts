/** Nobody empties a hotel by keeping rooms. */
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
import {
  MAX_HELD_ROOMS,
  MAX_HELD_ROOMS_OF_HOTEL,
  passedHoldLimit,
} from '../../core/booking/hold-limits.ts'

const ROOMS = 50
const asker = (visitor: string) => ({ visitor, giftBoxCode: '' })

test.each([
  [MAX_HELD_ROOMS_OF_HOTEL - 1, 0, 1, null],
  [MAX_HELD_ROOMS_OF_HOTEL, 0, 1, MAX_HELD_ROOMS_OF_HOTEL],
  [0, MAX_HELD_ROOMS - 2, 2, null],
  [0, MAX_HELD_ROOMS - 1, 2, MAX_HELD_ROOMS],
])('%s of the hotel and %s in all, and %s more: %s', (ofHotel, all, more, limit) => {
  expect(passedHoldLimit({ ofHotel, all, more })).toBe(limit)
})

eachDatabase((open) => {
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
