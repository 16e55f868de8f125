import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dragAlong } from './horizontal-menu.ts'

/** Four entries of 100 px, of which two and a half are seen. */
class Menu extends EventTarget {
  scrollLeft = 0
  clientWidth = 250
  scrollWidth = 400
  children = [20, 120, 220, 320].map((offsetLeft) => ({ offsetLeft }))
  setPointerCapture = () => undefined
}

let menu: Menu
let release: () => void
let frames: ((now: number) => void)[]
let isCalm: boolean

beforeEach(() => {
  menu = new Menu()
  frames = []
  isCalm = false
  vi.stubGlobal('matchMedia', () => ({ matches: isCalm }))
  vi.stubGlobal('requestAnimationFrame', (step: (now: number) => void) => frames.push(step))
  vi.stubGlobal('cancelAnimationFrame', () => (frames = []))
  release = dragAlong(menu as unknown as HTMLElement)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a press that hardly moves is a click, and moves nothing', () => {
  pull(5)
  expect([menu.scrollLeft, isClick()]).toEqual([0, true])
})

test('one that moves further drags the menu along and is no click, only this once', () => {
  pull(-6)
  expect(menu.scrollLeft).toBe(6)
  expect([isClick(), isClick()]).toEqual([false, true])
})

test('let go somewhere else it makes no click, and the next press is one again', () => {
  pull(-60)
  pull(0)
  expect(isClick()).toBe(true)
})

test.each([
  ['the entry that is nearest', -90, 100],
  ['the end', -170, 150],
  ['the beginning', -40, 0],
])('it comes to rest at %s after 300 ms', (_, way, place) => {
  vi.spyOn(performance, 'now').mockReturnValue(7_000)
  pull(way)
  frames.shift()!(7_150)
  expect(menu.scrollLeft).not.toBe(place)
  frames.shift()!(7_300)
  expect([menu.scrollLeft, frames.length]).toEqual([place, 0])
})

test('at once for those who want things calm', () => {
  isCalm = true
  pull(-90)
  expect([menu.scrollLeft, frames.length]).toEqual([100, 0])
})

test.each([
  ['a finger', { pointerType: 'touch' }],
  ['the other button', { button: 2 }],
])('%s does what browsers make of it', (_, how) => {
  pull(-60, how)
  expect([menu.scrollLeft, isClick()]).toEqual([0, true])
  expect(send('dragstart').defaultPrevented).toBe(false)
})

test('a menu that is all seen stays as it is, and so does one that is gone', () => {
  menu.scrollWidth = 250
  pull(-60)
  expect([menu.scrollLeft, isClick()]).toEqual([0, true])
  menu.scrollWidth = 400
  release()
  pull(-60)
  expect([menu.scrollLeft, isClick()]).toEqual([0, true])
})

test('a link under the mouse is not dragged away instead', () => {
  send('pointerdown', { clientX: 200 })
  expect(send('dragstart').defaultPrevented).toBe(true)
})

function pull(way: number, how: object = {}) {
  send('pointerdown', { clientX: 200, ...how })
  send('pointermove', { clientX: 200 + way, ...how })
  send('pointerup', how)
}

function send(name: string, facts: object = {}): Event {
  const mouse = { pointerType: 'mouse', pointerId: 1, button: 0 }
  const event = Object.assign(new Event(name, { cancelable: true }), mouse, facts)
  menu.dispatchEvent(event)
  return event
}

function isClick(): boolean {
  return !send('click').defaultPrevented
}
