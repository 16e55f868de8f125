/** The sizes and formats in which an operator's photos are kept; pages need no others. */

export interface PhotoSize {
  name: string
  width: number
  /** Cut to it; null keeps the proportions. */
  height: number | null
}

export const PHOTO_SIZES: readonly PhotoSize[] = [
  { name: '110x75', width: 110, height: 75 },
  { name: '320', width: 320, height: null },
  { name: '640', width: 640, height: null },
  { name: '1280', width: 1280, height: null },
]

/** AVIF at the effort that takes a third of a second for the largest size. */
export const PHOTO_FORMATS = {
  avif: { quality: 55, effort: 3 },
  webp: { quality: 78, effort: 4 },
} as const

export type PhotoFormat = keyof typeof PHOTO_FORMATS

/** Below the folder of photos; the same picture is kept once, however often it is used. */
export function photoFile(hash: string, size: PhotoSize, format: PhotoFormat): string {
  return `${hash.slice(0, 2)}/${hash}-${size.name}.${format}`
}
