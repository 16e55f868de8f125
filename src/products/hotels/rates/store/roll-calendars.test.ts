import { expect, test } from 'vitest'
import { unpackCalendar } from '../rules/packed-calendar.ts'
import { eachDatabase } from '../../../../../tests/fixtures/databases.ts'
import {
  FIRST_DAY,
  smallHotel,
  smallRoomType,
} from '../../../../../tests/fixtures/small-catalogue.ts'
import { hotelById } from '../../../../../tests/fixtures/stored-hotel.ts'
import { loadCatalogue, storedWorld } from '../../catalogue/store/catalogue.ts'
import { rollCalendars } from './roll-calendars.ts'

eachDatabase((open) => {
  test('calendars move on; what nobody knows of the new days is closed', async () => {
    const database = await open()
    const hotels = [smallHotel(1), smallHotel(2, { origin: 'operator' })]
    await loadCatalogue(database, { origin: 'demo', firstDay: FIRST_DAY }, { chains: [], hotels })
    const priceChanges = [{ changedOn: FIRST_DAY + 2, previousPermille: 1_250 }]
    const nextDay = { ...smallRoomType(8, 9, FIRST_DAY + 3), priceChanges }
    await rollCalendars(database, FIRST_DAY + 3, () => new Map([[8, nextDay]]))

    expect((await storedWorld(database))?.firstDay).toBe(FIRST_DAY + 3)
    const [rolled] = (await hotelById(database, 1))!.roomTypes
    expect(rolled!.priceChanges).toEqual(priceChanges)
    expect(unpackCalendar(rolled!.calendar).firstDay).toBe(FIRST_DAY + 3)
    expect(unpackCalendar(rolled!.calendar).rooms).toEqual([5, 5, 5, 5, 5, 5, 5, 9, 9, 9])
    const [operated] = (await hotelById(database, 2))!.roomTypes
    const { firstDay, rooms, closed } = unpackCalendar(operated!.calendar)
    expect([firstDay, rooms.length]).toEqual([FIRST_DAY + 3, 731])
    expect(rooms.slice(5, 9)).toEqual([5, 5, 0, 0])
    expect(closed.slice(5, 9)).toEqual([true, false, true, true])
  })
})
