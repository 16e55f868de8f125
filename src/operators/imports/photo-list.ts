/** The photos of a row: web addresses or file names, written in one cell or several. */
import { reason, type Reason } from './reasons.ts'

const MOST_PHOTOS = 100
const LONGEST_PHOTO = 2000

/** A file name may contain spaces and commas: they separate only before an address or after .jpg. */
const BETWEEN_PHOTOS =
  /[|;\n\r]+|[,\s]\s*(?=https?:)|(?<=\.(?:jpe?g|png|webp|avif|gif|tiff?))[,\s]\s*/i

export function readPhotos(written: string | undefined, notes: Reason[]): string[] {
  if (!written) return []
  const items = written
    .split(BETWEEN_PHOTOS)
    .map((item) => item.trim())
    .filter(Boolean)
  const usable = items.filter((item) => {
    const isUsable = isWebAddress(item) || isFileName(item)
    if (!isUsable) notes.push(reason('photo-unusable', 'photos', item))
    return isUsable
  })
  return [...new Set(usable)].slice(0, MOST_PHOTOS)
}

export function isWebAddress(item: string): boolean {
  return item.length <= LONGEST_PHOTO && /^https?:\/\//i.test(item) && URL.canParse(item)
}

/** Below the folder of photos only, so no path may climb out of it or start elsewhere. */
export function isFileName(item: string): boolean {
  return (
    item.length <= 255 &&
    /\.(jpe?g|png|webp|avif|gif|tiff?)$/i.test(item) &&
    !/^[/\\]|^[a-z]+:|(^|[/\\])\.\.([/\\]|$)/i.test(item)
  )
}
