/** Office, import and daily roll at the same moment: each writes other days, and all of them stay. */
import { expect, test } from 'vitest'
import { eachDatabase } from '../../../../../tests/fixtures/databases.ts'
import { days, operatorHotel, operatorRates } from '../../../../../tests/fixtures/operator-items.ts'
import { FIRST_DAY } from '../../../../../tests/fixtures/small-catalogue.ts'
import { hotelById } from '../../../../../tests/fixtures/stored-hotel.ts'
import { unpackCalendar } from '../rules/packed-calendar.ts'
import { editRoomDays } from '../../../../office/store/admin-hotels.ts'
import { loadCatalogue } from '../../catalogue/store/catalogue.ts'
import type { Database } from '../../../../store/database.ts'
import { saveOperatorHotels } from '../../../../operators/store/operator-hotels.ts'
import { saveOperatorRates } from '../../../../operators/store/operator-rates.ts'
import { rollCalendars } from './roll-calendars.ts'

const HOTEL = 8_192
const ROUNDS = 12
const ACTOR = { personId: 1, email: 'ana@example.com', address: '10.0.0.1' }

eachDatabase((open) => {
  test('no price is lost when office, import and roll write at once', async () => {
    const database = await open()
    const world = { origin: 'demo', firstDay: FIRST_DAY }
    await loadCatalogue(database, world, { chains: [], hotels: [] })
    const options = { dryRun: false, today: FIRST_DAY }
    await saveOperatorHotels(database, [operatorHotel('A')], options)
    const bring = (written: string, price: number) =>
      saveOperatorRates(database, [operatorRates('A', [days(written, price, 5)])], options)
    await bring('0-99', 9_000)

    for (let round = 1; round <= ROUNDS; round++) {
      await Promise.all([
        edit(database, 50, 10_000 + round),
        bring('60-60', 20_000 + round),
        rollCalendars(database, FIRST_DAY + round, () => new Map()),
        edit(database, 70, 30_000 + round),
        bring('80-80', 40_000 + round),
      ])
      const { firstDay, prices } = await calendar(database)
      const priceOn = (day: number) => prices[FIRST_DAY + day - firstDay]
      expect({ round, firstDay, prices: [50, 60, 70, 80].map(priceOn) }).toEqual({
        round,
        firstDay: FIRST_DAY + round,
        prices: [10_000, 20_000, 30_000, 40_000].map((price) => price + round),
      })
    }
  })
})

async function edit(database: Database, day: number, price: number): Promise<void> {
  const { roomTypes } = (await hotelById(database, HOTEL))!
  const on = { firstDay: FIRST_DAY + day, lastDay: FIRST_DAY + day }
  const change = { ...on, price, roomsLeft: null, closed: null }
  expect(await editRoomDays(database, roomTypes[0]!.id, change, ACTOR, 1)).toBe('edited')
}

async function calendar(database: Database) {
  const { roomTypes } = (await hotelById(database, HOTEL))!
  return unpackCalendar(roomTypes[0]!.calendar)
}
