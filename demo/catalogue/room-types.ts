/** The room types of a demo hotel with their calendars and the last month's price changes. */
import type { RoomType } from '../../src/products/hotels/catalogue/rules/catalogue.ts'
import type { Dice } from '../dice.ts'
import { clamp } from './chances.ts'
import { roomCalendar, type HotelDemand } from './demo-calendar.ts'
import type { HotelClass } from './hotel-class.ts'
import { roomTypeId } from './hotel-ids.ts'
import type { Setting } from './place-kinds.ts'
import { priceHistory } from './price-history.ts'
import { ROOM_FACTS, roomKinds } from './room-kinds.ts'

/** Flats let by their owner: there is one of each. */
const ONLY_ONE = 0.35
const MOST_ROOMS = 15

export function roomTypes(
  dice: Dice,
  historyDice: Dice,
  hotel: {
    id: number
    hotelClass: HotelClass
    setting: Setting
    /** A double in an ordinary night. */
    euros: number
    demand: HotelDemand
  },
): RoomType[] {
  const { hotelClass, demand } = hotel
  const changesOf = priceHistory(historyDice, demand.window.firstDay)
  const isFlat = hotelClass.kind === 'apartment' || hotelClass.kind === 'house'
  const size = isFlat && dice.chance(ONLY_ONE) ? 0 : dice.between(0.5, 1.4)
  return roomKinds(dice, hotelClass, hotel.setting).map((kind, at) => {
    const { price, rooms, ...limits } = ROOM_FACTS[kind]
    const id = roomTypeId(hotel.id, at + 1)
    const euros = hotel.euros * price * (at === 0 ? 1 : dice.between(0.95, 1.05))
    const onSale = clamp(Math.round(rooms * size * dice.between(0.8, 1.2)), 1, MOST_ROOMS)
    return {
      id,
      kind,
      name: '',
      ...limits,
      calendar: roomCalendar(demand, { roomTypeId: id, euros, rooms: onSale }),
      sheet: null,
      priceChanges: changesOf(at),
    }
  })
}
