/** The room types of a demo hotel with their calendars and the last month's price changes. */
import type { Day } from '../../core/calendar-day.ts'
import type { PriceChange, RoomType } from '../../core/catalogue.ts'
import type { Dice } from '../dice.ts'
import { clamp } from './chances.ts'
import { roomCalendar, type HotelDemand } from './demo-calendar.ts'
import type { HotelClass } from './hotel-class.ts'
import { roomTypeId } from './hotel-ids.ts'
import type { Setting } from './place-kinds.ts'
import { ROOM_FACTS, roomKinds } from './room-kinds.ts'

const HISTORY_DAYS = 30
/** A hotel revises all its prices or none, but leaves one room or another alone. */
const REVISING_HOTELS = 0.25
const REVISED_ROOMS = 0.8
const SECOND_CHANGE = 0.2
const REDUCTIONS = 0.8
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
  const nextChanges = priceHistory(historyDice, demand.window.firstDay)
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
      priceChanges: nextChanges(),
    }
  })
}

/**
 * The changes of one room type after the other. Most hotels that touch their prices take
 * something off; permilles are of today's price.
 */
function priceHistory(dice: Dice, today: Day): () => PriceChange[] {
  if (!dice.chance(REVISING_HOTELS)) return () => []
  const lastChange = dice.whole(0, HISTORY_DAYS - 1)
  return () => {
    if (!dice.chance(REVISED_ROOMS)) return []
    const latest = { changedOn: today - lastChange, previousPermille: previousPermille(dice) }
    const earlier = lastChange + dice.whole(3, 12)
    if (earlier >= HISTORY_DAYS || !dice.chance(SECOND_CHANGE)) return [latest]
    return [{ changedOn: today - earlier, previousPermille: previousPermille(dice) }, latest]
  }
}

function previousPermille(dice: Dice): number {
  const share = dice.between(0.05, 0.25)
  return Math.round(dice.chance(REDUCTIONS) ? 1000 / (1 - share) : 1000 / (1 + share * 0.7))
}
