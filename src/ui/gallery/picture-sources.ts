/** A photo in the sizes that screens ask for. One that is not ours has only its own. */
import type { HotelPhoto } from '../../products/hotels/catalogue/rules/hotel.ts'
import { PHOTO_SIZES, photoPath, readPhotoName } from '../rules/photo-sizes.ts'

const OURS = /^\/photos\/(\d+)\/([^/]+)$/

export function pictureSources({ picture }: HotelPhoto): { src: string; srcSet?: string } {
  const [, hotelId, name] = OURS.exec(picture) ?? []
  const position = name && readPhotoName(name)?.position
  if (!position) return { src: picture }
  const path = (size: 'wide' | 'full') => photoPath(Number(hotelId), position, size)
  const source = (size: 'wide' | 'full') => `${path(size)} ${PHOTO_SIZES[size].width}w`
  return { src: path('wide'), srcSet: `${source('wide')}, ${source('full')}` }
}
