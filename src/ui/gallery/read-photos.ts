/** The photos call's answer, read into core's words. */
import type { HotelPhoto } from '../../products/hotels/catalogue/rules/hotel.ts'

/** Null when it is not an answer of that call; a photo without a source is left out. */
export function readPhotos(answer: unknown): HotelPhoto[] | null {
  const photos = (answer as { accommodationPhotos?: unknown } | null)?.accommodationPhotos
  if (!Array.isArray(photos)) return null
  return photos.flatMap((photo: Partial<HotelPhoto> | null) => {
    const { picture, thumbnail = picture, description = '' } = photo ?? {}
    return picture && thumbnail ? [{ picture, thumbnail, description }] : []
  })
}
