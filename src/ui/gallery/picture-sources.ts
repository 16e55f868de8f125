/** A photo in the sizes that screens ask for. One that is not ours has only its own. */
import type { HotelPhoto } from '../rules/photo-sizes.ts'
import { PHOTO_SIZES, photoSource } from '../rules/photo-sizes.ts'
import type { Site } from '../../site/site.ts'

/** As `photoPath` writes it, up to its size. */
const OURS = /^(\/photos\/\d+\/\d+-)[a-z]+$/

export function pictureSources(
  { picture }: HotelPhoto,
  site: Pick<Site, 'photoHosts'>,
): { src: string; srcSet?: string } {
  const [, photo] = OURS.exec(picture) ?? []
  if (!photo) return { src: picture }
  const path = (size: 'wide' | 'full') => photoSource(photo + size, site)
  const source = (size: 'wide' | 'full') => `${path(size)} ${PHOTO_SIZES[size].width}w`
  return { src: path('wide'), srcSet: `${source('wide')}, ${source('full')}` }
}
