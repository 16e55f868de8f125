/** What happens to an open lightbox, as events; the transitions themselves are core's. */
import {
  advanceSlideshow,
  beginLoading,
  closeLightbox,
  endClosing,
  endLoading,
  type Lightbox,
  type LightboxFailure,
  openLightbox,
  showItem,
  toggleSlideshow,
} from '../rules/lightbox.ts'

export type LightboxEvent =
  /** The box stands on the screen. */
  | { type: 'standing' }
  /** How many photos there are is known now. */
  | { type: 'content'; count: number }
  | { type: 'content-failed' }
  | { type: 'retry' }
  | { type: 'settled'; position: number; failure: LightboxFailure | null }
  | { type: 'show'; position: number }
  | { type: 'toggle-slideshow' }
  | { type: 'slideshow-turn' }
  | { type: 'close' }
  | { type: 'gone' }

/** Until its photos are known, the box stands for one item: its content. */
export function lightboxOf(count: number | null, position: number): Lightbox {
  return openLightbox(Math.max(1, count ?? 1), position)
}

export function lightboxAfter(box: Lightbox, event: LightboxEvent): Lightbox {
  switch (event.type) {
    case 'standing':
      return beginLoading(box)
    case 'content':
      return withContent(box, event.count)
    case 'content-failed':
      return endLoading(beginLoading(box), box.position, 'content-failed')
    case 'retry':
      return showItem(box, box.position)
    case 'settled':
      return endLoading(box, event.position, event.failure)
    case 'show':
      return showItem(box, event.position)
    case 'toggle-slideshow':
      return toggleSlideshow(box)
    case 'slideshow-turn':
      return advanceSlideshow(box)
    case 'close':
      return closeLightbox(box)
    case 'gone':
      return endClosing(box)
  }
}

function withContent(box: Lightbox, count: number): Lightbox {
  if (box.phase === 'closing' || box.phase === 'closed') return box
  const opened = lightboxOf(count, Math.min(box.position, Math.max(0, count - 1)))
  return { ...beginLoading(opened), isSlideshowOn: box.isSlideshowOn }
}
