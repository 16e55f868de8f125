/**
 * Ids of demo hotels and their room types, the same in every catalogue of the same geography.
 *
 * A hotel's id is its city's number × 8,192 + its place in the city (1 to 8,191), which fits a
 * positive 32-bit integer. A city's number, 1 to 262,143, comes from its own id and not from its
 * place in a list, so that a town that is added later renumbers next to nothing: two cities that
 * ask for one number are told apart by trying the next one, in the order of their ids.
 * A room type's id is its hotel's × 8 + its number (1 to 7).
 */
import { spread } from '../../src/site/dice.ts'

const PLACES_PER_CITY = 8_192
const CITY_NUMBERS = 262_144
/** Fuller than this, finding a free number takes long and an added town moves many others. */
const MAX_CITIES = 220_000
const ROOM_TYPES_PER_HOTEL = 8

/** By the position in `cityIds`. */
export function cityNumbers(cityIds: ArrayLike<number>): Int32Array {
  if (cityIds.length > MAX_CITIES) throw new Error('More cities than demo hotels can be numbered')
  const taken = new Uint8Array(CITY_NUMBERS)
  taken[0] = 1
  const numbers = new Int32Array(cityIds.length)
  const byId = Array.from(cityIds, (_, at) => at).toSorted((a, b) => cityIds[a]! - cityIds[b]!)
  for (const at of byId) {
    let number = spread(cityIds[at]!) % CITY_NUMBERS
    while (taken[number]) number = (number + 1) % CITY_NUMBERS
    taken[number] = 1
    numbers[at] = number
  }
  return numbers
}

export function hotelId(cityNumber: number, place: number): number {
  return cityNumber * PLACES_PER_CITY + place
}

export function cityNumberOf(hotelId: number): number {
  return Math.floor(hotelId / PLACES_PER_CITY)
}

export function placeInCity(hotelId: number): number {
  return hotelId % PLACES_PER_CITY
}

export function roomTypeId(hotelId: number, number: number): number {
  return hotelId * ROOM_TYPES_PER_HOTEL + number
}
