import { expect, test } from 'vitest'
import { lightboxAfter, type LightboxEvent, lightboxOf } from './lightbox.tsx'

const STANDING: LightboxEvent = { type: 'standing' }
const THREE: LightboxEvent = { type: 'content', count: 3 }
const FAILED: LightboxEvent = { type: 'content-failed' }
const TOGGLE: LightboxEvent = { type: 'toggle-slideshow' }
const CLOSE: LightboxEvent = { type: 'close' }
const settled = (position: number): LightboxEvent => ({ type: 'settled', position, failure: null })
const show = (position: number): LightboxEvent => ({ type: 'show', position })

test.each<[string, LightboxEvent[], string]>([
  ['at first', [], 'open 1/1'],
  ['while its photos are asked for', [STANDING], 'loading 1/1'],
  ['once they are known', [STANDING, THREE], 'loading 1/3'],
  ['known before it stands', [THREE, STANDING], 'loading 1/3'],
  ['when they do not come', [STANDING, FAILED], 'loaded 1/1 content-failed'],
  ['when they fail before it stands', [FAILED], 'loaded 1/1 content-failed'],
  ['asked for again', [STANDING, FAILED, { type: 'retry' }], 'loading 1/1'],
  ['there in the end', [STANDING, FAILED, { type: 'retry' }, THREE, settled(0)], 'loaded 1/3'],
  ['on the next photo', [STANDING, THREE, settled(0), show(1)], 'loading 2/3'],
  ['before the first', [STANDING, THREE, show(-1)], 'loading 3/3'],
  ['slideshow begun while waiting', [STANDING, TOGGLE, THREE], 'loading 1/3 slideshow'],
  [
    'slideshow’s turn',
    [STANDING, THREE, TOGGLE, settled(0), { type: 'slideshow-turn' }],
    'loading 2/3 slideshow',
  ],
  ['closed while waiting', [STANDING, CLOSE, THREE], 'closing 1/1'],
  ['gone', [STANDING, THREE, CLOSE, { type: 'gone' }], 'closed 1/0'],
  ['without any photo', [STANDING, { type: 'content', count: 0 }], 'loading 1/1'],
])('%s', (_, events, expected) => {
  const box = events.reduce(lightboxAfter, lightboxOf(null, 0))
  const { phase, position, count, isSlideshowOn, failure } = box
  const words = [phase, `${position + 1}/${count}`, isSlideshowOn && 'slideshow', failure]
  expect(words.filter(Boolean).join(' ')).toBe(expected)
})

test('it may open on any photo', () => expect(lightboxOf(5, 3)).toMatchObject({ position: 3 }))
