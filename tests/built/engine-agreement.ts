/** What pages offer, to be compared with the store and with a memory that was built anew. */
import { readHotelChoice } from '../../src/products/hotels/sale/rules/hotel-line.ts'
import { readCheckoutOffer } from '../../src/booking/rules/checkout-token.ts'
import type { HotelPageData } from '../../src/products/hotels/detail/rules/hotel-page.ts'
import { unpackCalendarParts } from '../../src/products/hotels/rates/rules/packed-calendar.ts'
import type { Database } from '../../src/store/database.ts'
import { browserThat } from '../fixtures/form-browser.ts'
import { remoteVisitor } from './remote-visitor.ts'

export interface ShownRooms {
  page: string
  roomTypeId: number
  planNumber: number
  checkIn: number
  checkOut: number
  price: number
  left: number
}

/** Everything that the hotels on these lists offer. */
export async function shownRooms(port: number, lists: readonly string[]): Promise<ShownRooms[]> {
  const browser = browserThat(remoteVisitor(port, '10.0.0.1'))
  const shown: ShownRooms[] = []
  for (const list of lists) {
    await browser.open(list)
    if (browser.status === 301) await browser.follow()
    const { results, query } = browser.data<{
      results: { hotels: { uri: string }[] }
      query: string
    }>()
    for (const { uri } of results.hotels) {
      const page = `${uri}?${query}`
      await browser.open(page)
      for (const { checkoutToken, availableRooms } of browser.data<HotelPageData>().offers) {
        const [payload = ''] = checkoutToken.split('.')
        const offer = readCheckoutOffer(Buffer.from(payload, 'base64url').toString())!
        const { roomTypeIds, planNumber, stay } = readHotelChoice(offer.choice)!
        const roomTypeId = roomTypeIds[0]!
        shown.push({
          page,
          roomTypeId,
          planNumber,
          ...stay,
          price: offer.price,
          left: availableRooms,
        })
      }
    }
  }
  return shown
}

/** Offers of rooms that the store has not, or more or fewer of them. */
export async function disagreements(
  { db }: Pick<Database, 'db'>,
  shown: readonly ShownRooms[],
): Promise<string[]> {
  const rooms = await db.selectFrom('room_types').select(['id', 'calendar']).execute()
  const calendars = new Map(rooms.map(({ id, calendar }) => [id, unpackCalendarParts(calendar)]))
  const nights = await db.selectFrom('sold_nights').selectAll().execute()
  const sold = new Map(nights.map((night) => [`${night.room_type_id} ${night.day}`, night.sold]))
  const leftOn = (roomTypeId: number, day: number) => {
    const { firstDay, rooms: offered } = calendars.get(roomTypeId)!
    return (offered[day - firstDay] ?? 0) - (sold.get(`${roomTypeId} ${day}`) ?? 0)
  }
  return shown.flatMap(({ page, roomTypeId, checkIn, checkOut, left }) => {
    const days = Array.from({ length: checkOut - checkIn }, (_, night) => checkIn + night)
    const inStore = Math.min(...days.map((day) => leftOn(roomTypeId, day)))
    return inStore === left ? [] : [`${page}: ${left} of ${roomTypeId} offered, ${inStore} left`]
  })
}
