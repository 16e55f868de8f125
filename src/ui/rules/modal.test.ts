import { expect, test } from 'vitest'
import { MODAL_TIMINGS, type ModalPresentation, modalPresentation } from './modal.ts'
import type { SizeClass } from './screen-sizes.ts'

test.each<[string, SizeClass, ModalPresentation]>([
  ['', 'S', 'overlay'],
  ['', 'XL', 'overlay'],
  ['mobile', 'S', 'sliding-panel'],
  ['mobile', 'M', 'overlay'],
  ['sticky', 'S', 'full-screen'],
  ['sticky', 'XL', 'full-screen'],
  ['mobile sticky', 'S', 'sliding-panel'],
  ['mobile sticky', 'L', 'full-screen'],
])('flagged "%s" on %s it is presented as %s', (flags, size, presentation) => {
  const [isMobile, isSticky] = [flags.includes('mobile'), flags.includes('sticky')]
  expect(modalPresentation({ isMobile, isSticky }, size)).toBe(presentation)
})

test('without flags it is an overlay', () => expect(modalPresentation({}, 'S')).toBe('overlay'))

test('its delays are 10, 500 and 550 ms', () => {
  expect(MODAL_TIMINGS).toEqual({ openAfterMs: 10, closeMs: 500, removeAfterMs: 550 })
})
