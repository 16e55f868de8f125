/**
 * Photos are served from three hosts, so that a browser fetches more of them at once. A hotel
 * always has the same one, or its photos would be cached twice.
 */

export const PHOTO_SHARDS = 3

/** The first digit of the hotel's id modulo 3. */
export function photoShard(hotelId: number): number {
  return Number(String(hotelId)[0]) % PHOTO_SHARDS
}
