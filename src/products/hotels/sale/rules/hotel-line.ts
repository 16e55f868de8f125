/** A stay that is bought: what a book button promises, and the line that comes of it. */
import type { Day } from '../../../../site/calendar-day.ts'
import type { Stay } from '../../../../site/stay.ts'
import { occupancyProblems, type Room } from '../../../../search/rules/occupancy.ts'
import type { Line, Part } from '../../../line.ts'
import type { RoomKind } from '../../catalogue/rules/catalogue.ts'
import type { HotelContact } from '../../catalogue/rules/hotel-contact.ts'

export const HOTEL_KIND = 'hotel'

/** As it was when it was sold: a hotel may change its name, a voucher does not. */
export interface BookedHotel {
  id: number
  /** Not to be shown before the purchase when `isHidden`. */
  name: string
  categoryId: string
  address: string
  postalCode: string
  cityId: number
  latitude: number
  longitude: number
  isHidden: boolean
}

export interface BookedRoom {
  roomTypeId: number
  kind: RoomKind
  /** The operator's own name; empty where the kind's name is shown. */
  name: string
  people: Room
}

/** One rate for one stay, with rooms that are kept for it. */
export interface HotelLine extends Line {
  hotel: BookedHotel
  stay: Stay
  rooms: BookedRoom[]
  planNumber: number
  providerId: number
  boardCode: string
  /** The code of its package, or empty. */
  packetCode: string
  /** For deposits. */
  firstPaymentDay: Day | null
  /** Of the gift box that the search began with. */
  giftBoxCode?: string
  /** As it is now, since it is used now; missing where nobody told it. */
  hotelContact?: HotelContact | undefined
}

export function isHotelLine<Any extends Line>(line: Any): line is Any & HotelLine {
  return line.kind === HOTEL_KIND
}

/** How many rooms of each type a line needs. */
export interface RoomCount {
  roomTypeId: number
  rooms: number
}

export function roomCounts({ rooms }: Pick<HotelLine, 'rooms'>): RoomCount[] {
  return [...Map.groupBy(rooms, ({ roomTypeId }) => roomTypeId)]
    .map(([roomTypeId, same]) => ({ roomTypeId, rooms: same.length }))
    .toSorted((one, other) => one.roomTypeId - other.roomTypeId)
}

export function nightsOf(line: Pick<HotelLine, 'rooms' | 'stay'>): Part[] {
  const { checkIn, checkOut } = line.stay
  const days = Array.from({ length: checkOut - checkIn }, (_, night) => checkIn + night)
  return roomCounts(line).flatMap(({ roomTypeId, rooms }) =>
    days.map((day) => ({ table: 'nights' as const, id: roomTypeId, day, count: rooms })),
  )
}

/** What a book button promises: one rate for one stay. */
export interface HotelChoice {
  hotelId: number
  /** One for each room, in the order of `rooms`. */
  roomTypeIds: number[]
  /** The plan says provider and payment; board and cancellation are what the visitor saw. */
  planNumber: number
  boardCode: string
  freeCancellationUntil: Day | null
  stay: Stay
  rooms: Room[]
  /** The gift box that the search began with, or empty. */
  giftBoxCode: string
}

/** In a fixed order without names: dozens of them stand on a page. */
export function writeHotelChoice(choice: Omit<HotelChoice, 'giftBoxCode'>): unknown[] {
  const { stay, rooms } = choice
  return [
    choice.hotelId,
    choice.roomTypeIds,
    choice.planNumber,
    choice.boardCode,
    choice.freeCancellationUntil,
    [stay.checkIn, stay.checkOut],
    rooms.map(({ adults, childAges }) => [adults, ...childAges]),
  ]
}

/** Null for anything that was not written here. */
export function readHotelChoice(written: unknown): Omit<HotelChoice, 'giftBoxCode'> | null {
  if (!Array.isArray(written) || written.length !== 7) return null
  const [hotelId, roomTypeIds, planNumber, boardCode, freeUntil, days, rooms] = written as unknown[]
  const isRead =
    [hotelId, planNumber].every(isWhole) &&
    (freeUntil === null || isWhole(freeUntil)) &&
    typeof boardCode === 'string' &&
    isListOfWholes(days, 2) &&
    isListOfWholes(roomTypeIds) &&
    Array.isArray(rooms) &&
    rooms.length === roomTypeIds.length &&
    rooms.every((room) => isListOfWholes(room))
  if (!isRead) return null
  const people = (rooms as number[][]).map(([adults = 0, ...childAges]) => ({ adults, childAges }))
  if (occupancyProblems(people).length > 0) return null
  return {
    hotelId: hotelId as number,
    roomTypeIds,
    planNumber: planNumber as number,
    boardCode,
    freeCancellationUntil: freeUntil as Day | null,
    stay: { checkIn: days[0]!, checkOut: days[1]! },
    rooms: people,
  }
}

function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value)
}

function isListOfWholes(value: unknown, length?: number): value is number[] {
  if (!Array.isArray(value) || !value.every(isWhole)) return false
  return length === undefined ? value.length > 0 : value.length === length
}
