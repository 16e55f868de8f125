import { expect, test } from 'vitest'
import {
  advanceSlideshow,
  beginLoading,
  CLOSED_LIGHTBOX,
  closeLightbox,
  endClosing,
  endLoading,
  type Lightbox,
  openLightbox,
  showItem,
  toggleSlideshow,
} from './lightbox.ts'

const OPEN = openLightbox(3, 1)
const LOADING = beginLoading(OPEN)
const LOADED = endLoading(LOADING, 1)
const RUNNING = toggleSlideshow(LOADED)
const CLOSING = closeLightbox(RUNNING)

test.each<[string, Lightbox, string]>([
  ['before anything', CLOSED_LIGHTBOX, 'closed 0'],
  ['without pictures', openLightbox(0), 'closed 0'],
  ['opened on the second', OPEN, 'open 1'],
  ['begun to load', LOADING, 'loading 1'],
  ['arrived', LOADED, 'loaded 1'],
  ['failed', endLoading(LOADING, 1, 'image-failed'), 'loaded 1 image-failed'],
  ['another one arrived', endLoading(LOADING, 0), 'loading 1'],
  ['the next', showItem(LOADED, 2), 'loading 2'],
  ['beyond the last', showItem(LOADED, 3), 'loading 0'],
  ['before the first', showItem(LOADED, -1), 'loading 2'],
  ['the next after a failure', showItem(endLoading(LOADING, 1, 'content-failed'), 2), 'loading 2'],
  ['slideshow on', RUNNING, 'loaded 1 slideshow'],
  ['slideshow off again', toggleSlideshow(RUNNING), 'loaded 1'],
  ['its turn', advanceSlideshow(RUNNING), 'loading 2 slideshow'],
  ['its turn while loading', advanceSlideshow(showItem(RUNNING, 2)), 'loading 2 slideshow'],
  ['a turn without slideshow', advanceSlideshow(LOADED), 'loaded 1'],
  ['closing', CLOSING, 'closing 1'],
  ['arrived while closing', endLoading(closeLightbox(LOADING), 1), 'closing 1'],
  ['asked for while closing', showItem(CLOSING, 2), 'closing 1'],
  ['closed', endClosing(CLOSING), 'closed 0'],
  ['closed twice', closeLightbox(endClosing(CLOSING)), 'closed 0'],
  ['slideshow of a closed one', toggleSlideshow(CLOSED_LIGHTBOX), 'closed 0'],
])('%s', (_what, box, expected) => expect(shown(box)).toBe(expected))

test('a slideshow of one picture stands still', () => {
  const only = toggleSlideshow(endLoading(beginLoading(openLightbox(1)), 0))
  expect(advanceSlideshow(only)).toBe(only)
})

function shown({ phase, position, isSlideshowOn, failure }: Lightbox): string {
  return [phase, position, isSlideshowOn && 'slideshow', failure]
    .filter((part) => part !== false && part !== null)
    .join(' ')
}
