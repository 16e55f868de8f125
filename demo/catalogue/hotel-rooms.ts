/**
 * The room types of a demo hotel, with their calendars and the last month's price changes: which
 * kinds of room it has, and what each kind holds and costs.
 */
import {
  type PriceChange,
  ROOM_KINDS,
  type RoomKind,
  type RoomType,
} from '../../src/products/hotels/catalogue/rules/catalogue.ts'
import type { Day } from '../../src/site/calendar-day.ts'
import { type Dice, makeDice } from '../../src/site/dice.ts'
import { mapValues, rowsOf } from '../read-tables.ts'
import { clamp, mixed } from './chances.ts'
import { type HotelDemand, roomCalendar } from './demo-calendar.ts'
import type { HotelClass } from './hotel-class.ts'
import { roomTypeId } from './hotel-ids.ts'
import type { Setting } from './place-kinds.ts'
import tables from './tables/room-kinds.json' with { type: 'json' }

interface RoomFacts {
  maxAdults: number
  maxChildren: number
  maxPersons: number
  /** Against a double room of the same house. */
  price: number
  singlePermille: number
  extraAdultPermille: number
  childPermille: number
  /** The most that one house of middle size puts on sale. */
  rooms: number
}

type House = keyof typeof tables.chances

const ROOM_FACTS: Record<RoomKind, RoomFacts> = tables.facts
/** The first is the one by which a house is priced; others join it in this order, by chance. */
const CHANCES: Record<House, Partial<Record<RoomKind, number>>> = tables.chances
const ROOM_CHANCES = mapValues(CHANCES, (row) => rowsOf(ROOM_KINDS, row))

/** Flats let by their owner: there is one of each. */
const ONLY_ONE = 0.35
const MAX_ROOMS = 15

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
    const onSale = clamp(Math.round(rooms * size * dice.between(0.8, 1.2)), 1, MAX_ROOMS)
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

const BUNGALOWS = 0.07
const MAX_ROOM_TYPES = 4

function roomKinds(dice: Dice, { kind, stars }: HotelClass, setting: Setting): RoomKind[] {
  const table = ROOM_CHANCES[houseOf(kind, stars)]
  const kinds = table.filter(([, chance]) => dice.chance(chance)).map(([room]) => room)
  if (kinds.length === 0) kinds.push(table[0]![0])
  const isResort = setting === 'beach' && kind !== 'hostel'
  if (isResort && !kinds.includes('bungalow') && dice.chance(BUNGALOWS)) kinds.push('bungalow')
  return kinds.slice(0, MAX_ROOM_TYPES)
}

function houseOf(kind: HotelClass['kind'], stars: number): House {
  if (kind !== 'hotel') return kind
  if (stars <= 2) return 'hotel1to2'
  return stars === 3 ? 'hotel3' : stars === 4 ? 'hotel4' : 'hotel5'
}

// When a demo hotel changed its prices. As with its calendars, everything is a function of the day
// itself: asked again on a later day, the changes that are still recent are the same, older ones
// are gone and newer ones have come.

const HISTORY_DAYS = 30
/** A hotel revises its prices on one day of each round, so a quarter of all has done so lately. */
const ROUND_DAYS = 120
/** It leaves one room or another alone. */
const REVISED_ROOMS = 0.8
const SECOND_CHANGE = 0.2
/** Most who touch their prices take something off. */
const REDUCTIONS = 0.8

/** For each room type of a hotel, by its position, the changes of the last month, oldest first. */
export function priceHistory(dice: Dice, today: Day): (roomType: number) => PriceChange[] {
  const seed = dice.whole(0, 0xffffffff)
  // Rounds begin on another day in each hotel.
  const phase = seed % ROUND_DAYS
  const round = Math.floor((today - phase) / ROUND_DAYS)
  return (roomType) =>
    [round - 1, round]
      .flatMap((at) => changesOfRound(mixed(seed, at), phase + at * ROUND_DAYS, roomType))
      .filter(({ changedOn }) => changedOn <= today && changedOn > today - HISTORY_DAYS)
}

function changesOfRound(seed: number, firstDay: Day, roomType: number): PriceChange[] {
  const changedOn = firstDay + makeDice(seed).whole(0, ROUND_DAYS - 1)
  const dice = makeDice(mixed(seed, roomType + 1))
  if (!dice.chance(REVISED_ROOMS)) return []
  const latest = { changedOn, previousPermille: previousPermille(dice) }
  const earlier = changedOn - dice.whole(3, 12)
  if (earlier < firstDay || !dice.chance(SECOND_CHANGE)) return [latest]
  return [{ changedOn: earlier, previousPermille: previousPermille(dice) }, latest]
}

/** Permilles are of today's price. */
function previousPermille(dice: Dice): number {
  const share = dice.between(0.05, 0.25)
  return Math.round(dice.chance(REDUCTIONS) ? 1000 / (1 - share) : 1000 / (1 + share * 0.7))
}
