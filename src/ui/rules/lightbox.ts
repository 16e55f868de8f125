/**
 * The photo lightbox as pure transitions. A step that does not fit the phase changes nothing: a
 * picture that arrives after closing, or after the next one was asked for, is not shown.
 */
import type { ProblemCode } from '../../site/problems.ts'

export interface Lightbox {
  phase: 'closed' | 'open' | 'loading' | 'loaded' | 'closing'
  /** Which of its items is shown, counted from 0. */
  position: number
  count: number
  isSlideshowOn: boolean
  /** What is told in place of an item that did not come. */
  failure: LightboxFailure | null
}

export type LightboxFailure = Extract<ProblemCode, 'image-failed' | 'content-failed'>

export const CLOSED_LIGHTBOX: Lightbox = {
  phase: 'closed',
  position: 0,
  count: 0,
  isSlideshowOn: false,
  failure: null,
}

export function openLightbox(count: number, position = 0): Lightbox {
  return count === 0 ? CLOSED_LIGHTBOX : { ...CLOSED_LIGHTBOX, phase: 'open', position, count }
}

/** Once the box stands, its item begins to load. */
export function beginLoading(box: Lightbox): Lightbox {
  return box.phase === 'open' ? { ...box, phase: 'loading' } : box
}

export function endLoading(
  box: Lightbox,
  position: number,
  failure: LightboxFailure | null = null,
): Lightbox {
  const isAwaited = box.phase === 'loading' && box.position === position
  return isAwaited ? { ...box, phase: 'loaded', failure } : box
}

/** Beyond the last comes the first, and before the first the last. */
export function showItem(box: Lightbox, position: number): Lightbox {
  if (!isShowing(box)) return box
  const wrapped = ((position % box.count) + box.count) % box.count
  return { ...box, phase: 'loading', position: wrapped, failure: null }
}

export function toggleSlideshow(box: Lightbox): Lightbox {
  return isShowing(box) ? { ...box, isSlideshowOn: !box.isSlideshowOn } : box
}

/** The slideshow's turn; it waits for an item that is still loading, and passes by a failed one. */
export function advanceSlideshow(box: Lightbox): Lightbox {
  const canAdvance = box.isSlideshowOn && box.phase === 'loaded' && box.count > 1
  return canAdvance ? showItem(box, box.position + 1) : box
}

export function closeLightbox(box: Lightbox): Lightbox {
  return isShowing(box) ? { ...box, phase: 'closing', isSlideshowOn: false } : box
}

export function endClosing(box: Lightbox): Lightbox {
  return box.phase === 'closing' ? CLOSED_LIGHTBOX : box
}

function isShowing({ phase }: Lightbox): boolean {
  return phase !== 'closed' && phase !== 'closing'
}

// The photo gallery: a carousel on small screens, a strip of thumbnails elsewhere.

export const GALLERY = {
  autoPlayMs: 8000,
  desktopThumbnails: { least: 4, most: 6 },
  otherThumbnails: { least: 1, most: 3 },
} as const
