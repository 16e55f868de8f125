import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { EDITIONS } from '../../site/editions/editions.ts'
import type { Consent } from '../../site/consent.ts'
import { DETECTED_COOKIE } from '../../site/visitor.ts'

const asked: string[] = []
/** How many listened each time that tracking began. */
let begun: number[] = []
let listeners: ((event: { detail: object }) => void)[] = []

beforeEach(() => {
  vi.resetModules()
  asked.length = 0
  listeners = []
  begun = []
  vi.stubGlobal('fetch', async (url: string) => asked.push(url))
  vi.stubGlobal('location', { href: 'http://es.localhost/?a=1', pathname: '/', search: '?a=1' })
  vi.stubGlobal(
    'Image',
    class {
      set src(url: string) {
        asked.push(url)
      }
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

test('without consent nobody is asked anything, whatever cookies there are', async () => {
  for (const consent of [null, []]) await visit(consent, 'tracking=AAAABBBBCCCCDDDD')
  await start('tracking=AAAABBBBCCCCDDDD')
  await start('tracking=AAAABBBBCCCCDDDD; cookie_consent=1%3A')
  expect(asked).toEqual([])
})

test('with consent a view is told, and the pixel asked for', async () => {
  await start('tracking=AAAABBBBCCCCDDDD; cookie_consent=1:analytics')
  expect(asked[0]).toMatch(
    /^\/tracking\/event\?tracktype=view&eventtype_id=1&page_id=home&domain_id=1&/,
  )
  expect(asked[1]).toBe('/tracking/AAAABBBBCCCCDDDD/images/pixel.gif')
})

test('a view of the page of a hotel says which hotel, and of whom it is known', async () => {
  await start('cookie_consent=1:analytics', { hotelId: 17 })
  await start(`cookie_consent=1:analytics; ${DETECTED_COOKIE}=u1`, { hotelId: 17 })
  const [view, ofUser] = asked.map((url) => Object.fromEntries(new URLSearchParams(url)))
  expect(view).toMatchObject({ eventtype_id: '1', item_id: '17', product_id: '1' })
  expect(view).not.toHaveProperty('user_id')
  expect(ofUser).toMatchObject({ item_id: '17', user_id: 'u1' })
})

test('the page learns that it has begun, once the tracker listens', async () => {
  await start('cookie_consent=1:analytics')
  expect(begun).toEqual([1])
})

test('a page inside a frame asks for no pixel, and neither does one without the cookie', async () => {
  await start('cookie_consent=1:analytics')
  await start('tracking=AAAABBBBCCCCDDDD; cookie_consent=1:analytics', { isFramed: true })
  expect(asked.filter((url) => url.endsWith('.gif'))).toEqual([])
})

test('clicks are told until consent is taken back', async () => {
  await start('cookie_consent=1:analytics')
  const click = { detail: { category: 'menu', action: 'click', label: '', value: '' } }
  listeners[0]!(click)
  expect(asked.at(-1)).toContain('tracktype=click&eventtype_id=2')
  expect(asked.at(-1)).toContain('category=menu&action=click')
  vi.stubGlobal('document', { cookie: 'cookie_consent=1:', referrer: '' })
  listeners[0]!(click)
  expect(asked).toHaveLength(2)
})

/** The tracker itself, as if it had been loaded. */
async function start(cookie: string, page: { isFramed?: boolean; hotelId?: number } = {}) {
  vi.resetModules()
  stubPage(cookie, page.isFramed ?? false)
  const { startTracker } = await import('./tracker.ts')
  startTracker({ ...pageOf(['analytics']), hotelId: page.hotelId })
}

/** What every page does. */
async function visit(consent: Consent | null, cookie: string) {
  stubPage(cookie, false)
  const { trackIfAllowed } = await import('./track-if-allowed.ts')
  trackIfAllowed(pageOf(consent))
  await vi.dynamicImportSettled()
}

function pageOf(consent: Consent | null) {
  const site = { type: 'web' as const, edition: EDITIONS.es, prefixed: false }
  return { site, pageId: 'home', consent }
}

function stubPage(cookie: string, isFramed: boolean) {
  vi.stubGlobal('document', { cookie, referrer: '' })
  const top = {}
  vi.stubGlobal('window', {
    top,
    self: isFramed ? {} : top,
    addEventListener: (_: string, listener: (event: { detail: object }) => void) =>
      listeners.push(listener),
    dispatchEvent: () => begun.push(listeners.length),
  })
}
