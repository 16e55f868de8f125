import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { haveArrived, importPart } from './late-files.ts'

const FOUND = { ok: true, status: 200, blob: () => Promise.resolve(new Blob()) }
const fetched = vi.fn<(file: string) => Promise<typeof FOUND>>()
const load = vi.fn<() => Promise<string>>(() => Promise.resolve('the part'))

beforeEach(() => {
  fetched.mockReset().mockResolvedValue(FOUND)
  load.mockClear()
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('document', { querySelector: () => null })
})
afterEach(() => vi.unstubAllGlobals())

test('a part is imported once its files are there, and those are fetched once', async () => {
  expect(await importPart(load, ['assets/map.js', 'assets/pins.js'])).toBe('the part')
  await importPart(load, ['assets/pins.js'])
  expect(fetched.mock.calls.flat()).toEqual(['/assets/map.js', '/assets/pins.js'])
  expect(load).toHaveBeenCalledTimes(2)
})

test.each([
  ['is not answered', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is refused', () => Promise.resolve({ ...FOUND, ok: false, status: 503 })],
])('what %s is no module yet, and is asked for again', async (how, answer) => {
  const file = `assets/${how}.js`
  fetched.mockImplementationOnce(answer)
  await expect(importPart(load, [file])).rejects.toThrow(/fetch|503/)
  expect(load).not.toHaveBeenCalled()
  expect(await importPart(load, [file])).toBe('the part')
  expect(fetched).toHaveBeenCalledTimes(2)
})

test('what the page has brought, or loads by itself, is not fetched', async () => {
  haveArrived(['/assets/page.css'])
  vi.stubGlobal('document', { querySelector: (link: string) => link.includes('/assets/shared.js') })
  await importPart(load, ['assets/page.css', 'assets/shared.js'])
  expect(fetched).not.toHaveBeenCalled()
})
