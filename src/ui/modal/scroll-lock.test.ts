import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { giveBackFromTop, lockScroll } from './scroll-lock.ts'

const page = { style: { overflow: '' }, clientWidth: 985 }
const body = { style: { paddingInlineEnd: '' } }
const scrollTo = vi.fn<(options: ScrollToOptions) => void>()

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: page, body })
  vi.stubGlobal('window', { scrollX: 0, scrollY: 420, innerWidth: 1000, scrollTo })
})
afterEach(() => vi.unstubAllGlobals())

test('the page stands still, as wide as before, until the last panel goes', () => {
  const first = lockScroll()
  const second = lockScroll()
  expect([page.style.overflow, body.style.paddingInlineEnd]).toEqual(['hidden', '15px'])
  first()
  first()
  expect(page.style.overflow).toBe('hidden')
  expect(scrollTo).not.toHaveBeenCalled()
  second()
  expect([page.style.overflow, body.style.paddingInlineEnd]).toEqual(['', ''])
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ left: 0, top: 420, behavior: 'instant' })
})

test('what has become another page is seen from its top', () => {
  scrollTo.mockClear()
  const release = lockScroll()
  giveBackFromTop()
  release()
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ left: 0, top: 0, behavior: 'instant' })
})
