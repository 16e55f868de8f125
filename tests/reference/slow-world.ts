/** The small worlds that the slow reference searches, and what it reads from their calendars. */
import type { Day } from '../../src/site/calendar-day.ts'
import type {
  CatalogueHotel,
  Chain,
  RoomType,
} from '../../src/products/hotels/catalogue/rules/catalogue.ts'
import type { GeoPoint } from '../../src/places/rules/distance.ts'
import type { Filters, PreFilters } from '../../src/products/hotels/list/rules/filter-state.ts'
import type { CurrencyCode, CurrencyRates } from '../../src/site/money.ts'
import type { Room } from '../../src/search/rules/occupancy.ts'
import { unpackCalendar } from '../../src/products/hotels/rates/rules/packed-calendar.ts'
import { type Party, partyPermille } from '../../src/products/hotels/rates/rules/pricing.ts'
import { PRICE_OF_ROOM, sheetSum } from '../../src/products/hotels/rates/rules/rate-sheet.ts'
import type { SortOrder } from '../../src/products/hotels/list/rules/sort-orders.ts'

export interface SlowPlace extends GeoPoint {
  id: number
  level: number
  parentId: number | null
}

export interface SlowPoint extends GeoPoint {
  id: number
  cityId: number
  popularity: number
}

export interface SlowWorld {
  places: SlowPlace[]
  coasts: { id: number; memberIds: number[] }[]
  points: SlowPoint[]
  chains: Chain[]
  hotels: CatalogueHotel[]
  firstDay: Day
  days: number
  /** Rooms left where they differ from the calendar: by room type and day, as "7 20801". */
  roomsLeft: Map<string, number>
  /** The prices of each hotel when the engine was built, which "similar prices" are made of. */
  typicalPrices: Map<number, number>
}

export type SlowDestination =
  | { kind: 'everywhere' }
  | { kind: 'place'; id: number }
  | { kind: 'coast'; id: number }
  | { kind: 'point'; id: number; radiusKm: number }
  | { kind: 'around'; centre: GeoPoint; radiusKm: number }
  | {
      kind: 'rectangle'
      rectangle: { south: number; west: number; north: number; east: number }
    }
  | { kind: 'chain'; id: number }
  | { kind: 'hotels'; ids: readonly number[] }

export interface SlowQuery {
  destination: SlowDestination
  stay: { checkIn: Day; checkOut: Day }
  rooms: readonly Room[]
  filters: Filters
  preFilters: PreFilters
  sort: SortOrder
  page: number
  currency: CurrencyCode
  rates: CurrencyRates
  today: Day
  /** Discounts that the visitor has a right to. */
  rights: ('mobile' | 'vip')[]
}

const LONGEST_STAY = 30

const calendars = new WeakMap<Uint8Array, ReturnType<typeof unpackCalendar>>()

function calendarOf(type: RoomType) {
  let calendar = calendars.get(type.calendar)
  if (!calendar) calendars.set(type.calendar, (calendar = unpackCalendar(type.calendar)))
  return calendar
}

/** Rooms on one day: what the calendar or a later change says; closed days have none. */
function roomsOn(world: SlowWorld, type: RoomType, day: Day): number {
  const calendar = calendarOf(type)
  const at = day - calendar.firstDay
  if (day < world.firstDay || day >= world.firstDay + world.days) return 0
  const changed = world.roomsLeft.get(`${type.id} ${day}`)
  if (changed !== undefined) return changed
  return calendar.closed[at] ? 0 : (calendar.rooms[at] ?? 0)
}

export function leftFor(world: SlowWorld, type: RoomType, stay: SlowQuery['stay']): number {
  const nights = stay.checkOut - stay.checkIn
  const calendar = calendarOf(type)
  const minimum = calendar.minimumStays[stay.checkIn - calendar.firstDay] ?? 1
  if (nights < 1 || nights > LONGEST_STAY || nights < minimum) return 0
  return Math.min(...days(stay).map((day) => roomsOn(world, type, day)))
}

export function sumOf(type: RoomType, stay: SlowQuery['stay']): number {
  const calendar = calendarOf(type)
  return days(stay).reduce((sum, day) => sum + (calendar.prices[day - calendar.firstDay] ?? 0), 0)
}

/**
 * The nights and the shares that roomPrice is to be asked with; null when the plan does not sell
 * the room. `permille` is what the calendar's prices were of today's.
 */
export function pricingOf(
  type: RoomType,
  planNumber: number,
  stay: SlowQuery['stay'],
  party: Party,
  permille = 1000,
) {
  const sum = (sumOf(type, stay) * permille) / 1000
  const added = type.sheet ? sheetSum(type.sheet, planNumber, stay, party) : 0
  if (added === null) return null
  const shares = type.sheet ? PRICE_OF_ROOM : type
  const cost = (sum + added) * partyPermille(party, shares)
  return cost > 0 ? { sum: sum + added, shares, cost } : null
}

function days({ checkIn, checkOut }: SlowQuery['stay']): Day[] {
  return Array.from({ length: Math.max(0, checkOut - checkIn) }, (_, night) => checkIn + night)
}

/** The cheapest room for two (or any room, where none is) on the mean of all days. */
export function typicalPrice(world: Pick<SlowWorld, 'firstDay' | 'days'>, hotel: CatalogueHotel) {
  const forTwo = hotel.roomTypes.filter(({ maxAdults }) => maxAdults >= 2)
  const means = (forTwo.length > 0 ? forTwo : hotel.roomTypes).map((type) => {
    const calendar = calendarOf(type)
    const known = calendar.prices.filter((_, at) => {
      const day = calendar.firstDay + at
      return day >= world.firstDay && day < world.firstDay + world.days
    })
    if (known.length === 0) return 0
    return Math.round(known.reduce((sum, price) => sum + price, 0) / known.length)
  })
  return means.length === 0 ? 0 : Math.min(...means)
}
