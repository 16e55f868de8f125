import { GALLERY } from '../rules/lightbox.ts'
import { SEARCHER_BAND_WIDTH, sizeClass } from '../rules/screen-sizes.ts'
import { useScreenWidth } from '../browser/use-screen-width.ts'

// What keys and swipes do in a gallery.

export type GalleryStep = 'previous' | 'next' | 'first' | 'last' | 'toggle-slideshow'

export interface PressedKey {
  key: string
  ctrlKey: boolean
  altKey: boolean
  metaKey: boolean
}

const KEYS: Partial<Record<string, GalleryStep>> = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  Home: 'first',
  End: 'last',
  ' ': 'toggle-slideshow',
}

/** Space on a button presses it; with other keys held, a key belongs to the browser. */
export function stepOfKey(pressed: PressedKey, isOnButton: boolean): GalleryStep | null {
  if (pressed.ctrlKey || pressed.altKey || pressed.metaKey) return null
  const step = Object.hasOwn(KEYS, pressed.key) ? KEYS[pressed.key]! : null
  return step === 'toggle-slideshow' && isOnButton ? null : step
}

/** Shorter movements are taps of an unsteady finger. */
const MIN_SWIPE_PX = 40

/** The photo goes with the finger: to the left comes the next one. */
export function stepOfSwipe(acrossPx: number, downPx: number): GalleryStep | null {
  if (Math.abs(acrossPx) < MIN_SWIPE_PX || Math.abs(acrossPx) <= Math.abs(downPx)) return null
  return acrossPx < 0 ? 'next' : 'previous'
}

/** Where a step leads; beyond the ends it may lie outside, and the lightbox goes round. */
export function positionAfter(
  step: Exclude<GalleryStep, 'toggle-slideshow'>,
  position: number,
  count: number,
): number {
  return { previous: position - 1, next: position + 1, first: 0, last: count - 1 }[step]
}

/** How a gallery is laid out: as wide as the screen allows, and anew when that changes. */
export interface GalleryLayout {
  /** One photo after the other, or one photo over a strip of thumbnails. */
  kind: 'carousel' | 'strip'
  /** How many are in view at a time. */
  thumbnails: number
}

/** From here on a screen between phone and desktop has room for one thumbnail more. */
const ROOMY_TABLET_WIDTH = 768

const { desktopThumbnails: desktop, otherThumbnails: other } = GALLERY

export function galleryLayout(width: number): GalleryLayout {
  switch (sizeClass(width)) {
    case 'S':
      return { kind: 'carousel', thumbnails: other.least }
    case 'M':
      return {
        kind: 'strip',
        thumbnails: width < ROOMY_TABLET_WIDTH ? other.most - 1 : other.most,
      }
    case 'L':
      return { kind: 'strip', thumbnails: desktop.least }
    case 'XL':
      return {
        kind: 'strip',
        thumbnails: width <= SEARCHER_BAND_WIDTH ? desktop.most - 1 : desktop.most,
      }
  }
}

/** Follows the window, at most every 100 ms. */
export function useGalleryLayout(): GalleryLayout {
  return galleryLayout(useScreenWidth())
}
