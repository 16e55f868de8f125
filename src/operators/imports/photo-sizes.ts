/** The formats in which an operator's photos are kept, and under which names. */
import type { PhotoSize } from '../../ui/rules/photo-sizes.ts'

/** AVIF at the effort that takes a third of a second for the largest size. */
export const PHOTO_FORMATS = {
  avif: { quality: 55, effort: 3 },
  webp: { quality: 78, effort: 4 },
} as const

export type PhotoFormat = keyof typeof PHOTO_FORMATS

/** Below the folder of photos; the same picture is kept once, however often it is used. */
export function photoFile(hash: string, size: PhotoSize, format: PhotoFormat): string {
  return `${hash.slice(0, 2)}/${hash}-${size}.${format}`
}
