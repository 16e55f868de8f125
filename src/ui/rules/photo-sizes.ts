/** The sizes in which pages show a hotel's pictures, by name. All crop from one 3:2 original. */
import type { Site } from '../../site/site.ts'

export const PHOTO_SIZES = {
  /** In a pop-up of the map. */
  pin: { width: 110, height: 75 },
  /** In a strip of thumbnails. */
  thumb: { width: 160, height: 107 },
  /** On a card of a list. */
  card: { width: 480, height: 320 },
  wide: { width: 960, height: 640 },
  /** Filling a screen, and shared on other sites. */
  full: { width: 1600, height: 1067 },
} as const

export type PhotoSize = keyof typeof PHOTO_SIZES

/** The formats in which an operator's photos are kept. */
export type PhotoFormat = 'avif' | 'webp'

/** Below the folder of photos; the same picture is kept once, however often it is used. */
export function photoFile(hash: string, size: PhotoSize, format: PhotoFormat): string {
  return `${hash.slice(0, 2)}/${hash}-${size}.${format}`
}

/** The link to a picture; what is served there depends on what the browser can show. */
export function photoPath(hotelId: number, position: number, size: PhotoSize): string {
  return `/photos/${hotelId}/${position}-${size}`
}

/**
 * Where a page fetches a picture of ours. A hotel always has the same host, or its photos would be
 * cached twice: the first digit of its id modulo 3 chooses it. What is not ours stays where it is.
 */
export function photoSource(path: string, { photoHosts = [] }: Pick<Site, 'photoHosts'>): string {
  const firstDigit = photoHosts.length > 0 && /^\/photos\/(\d)/.exec(path)?.[1]
  if (!firstDigit) return path
  return photoHosts[(Number(firstDigit) % PHOTO_SHARDS) % photoHosts.length] + path
}

const PHOTO_SHARDS = 3

export function readPhotoName(name: string): { position: number; size: PhotoSize } | null {
  const match = /^([1-9]\d?)-([a-z]+)$/.exec(name)
  if (!match || !Object.hasOwn(PHOTO_SIZES, match[2]!)) return null
  return { position: Number(match[1]), size: match[2] as PhotoSize }
}

export interface HotelPhoto {
  picture: string
  thumbnail: string
  /** Alternative text. */
  description: string
}
