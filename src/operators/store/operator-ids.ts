/**
 * Ids of operators' hotels and room types, apart from those of the demo world.
 *
 * A demo hotel's id is a city's number (1 to 262,143) × 8,192 + its place in the city, from 1 on:
 * they fill the whole of a positive 32-bit integer, but place 0 is nobody's. Operators' hotels are
 * given it, one city's number after the other, and so can never meet a demo hotel. After 262,143
 * of them come the highest places, 8,191 and downwards, which demo hotels reach only in worlds of
 * over a million; should two meet there, the database refuses the later one.
 *
 * A demo room type's id is its hotel's × 8 + 1 to 7, below 2^34. Operators have more kinds of rooms
 * than that, so theirs begin at 2^44, with room for 4,095 in each hotel.
 */

const PLACES = 8_192
const CITY_NUMBERS = 262_143
const MOST_HOTELS = CITY_NUMBERS * (PLACES / 2)

const FIRST_ROOM_TYPE = 2 ** 44
const ROOM_NUMBERS = 4_096

/** Of the operators' hotel with this number, from 0 on. */
export function operatorHotelId(number: number): number {
  if (number >= MOST_HOTELS) throw new Error('There are no more ids for hotels of operators')
  const round = Math.floor(number / CITY_NUMBERS)
  const place = round === 0 ? 0 : PLACES - round
  return (1 + (number % CITY_NUMBERS)) * PLACES + place
}

/** Null when the hotel has no more numbers; they count from 1. */
export function operatorRoomTypeId(hotelId: number, number: number): number | null {
  if (number >= ROOM_NUMBERS) return null
  return FIRST_ROOM_TYPE + hotelId * ROOM_NUMBERS + number
}

export function operatorRoomNumber(roomTypeId: number): number {
  return roomTypeId % ROOM_NUMBERS
}
