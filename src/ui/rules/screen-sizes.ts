/** Widths, in CSS pixels, at which pages change their layout. */

export type SizeClass = 'S' | 'M' | 'L' | 'XL'

/** Where the layout changes, from wide to narrow; the first that fits gives the class. */
export const BREAKPOINTS: readonly { from: number; size: SizeClass }[] = [
  { from: 1280, size: 'XL' },
  { from: 1024, size: 'L' },
  { from: 641, size: 'M' },
]

/** Up to this width the global searcher keeps its narrow band. */
export const SEARCHER_BAND_WIDTH = 1424

/** Below this width the date picker shows one month. */
export const TWO_MONTHS_WIDTH = 480

export function sizeClass(width: number): SizeClass {
  return BREAKPOINTS.find(({ from }) => width >= from)?.size ?? 'S'
}

export const RESIZE_THROTTLE_MS = 100
