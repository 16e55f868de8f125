/** A photo in the sizes that screens ask for. One that is not ours has only its own. */
import type { HotelPhoto } from '../rules/photo-sizes.ts'
import { PHOTO_SIZES, photoPath, photoSource, readPhotoName } from '../rules/photo-sizes.ts'
import type { Site } from '../../site/site.ts'

const OURS = /^\/photos\/(\d+)\/([^/]+)$/

export function pictureSources(
  { picture }: HotelPhoto,
  site: Pick<Site, 'photoHosts'>,
): { src: string; srcSet?: string } {
  const [, hotelId, name] = OURS.exec(picture) ?? []
  const position = name && readPhotoName(name)?.position
  if (!position) return { src: picture }
  const path = (size: 'wide' | 'full') =>
    photoSource(photoPath(Number(hotelId), position, size), site)
  const source = (size: 'wide' | 'full') => `${path(size)} ${PHOTO_SIZES[size].width}w`
  return { src: path('wide'), srcSet: `${source('wide')}, ${source('full')}` }
}
