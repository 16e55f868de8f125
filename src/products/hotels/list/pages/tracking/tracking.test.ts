import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { EDITIONS } from '../../../../../site/editions/editions.ts'
import type { Results } from '../results-context.tsx'
import {
  type CardClick,
  clickOnHotel,
  openedHotel,
  trackListIfAllowed,
  viewOfList,
} from './track-list.ts'
import { isTrackingAllowed } from './use-list-tracking.ts'

const PAGE = {
  site: { type: 'web' as const, edition: EDITIONS.es, prefixed: false },
  pageId: 'results',
  consent: null,
}

const hotel = (id: number, minPrice: number | null) => ({ id, minPrice })

/** The second page, with two of 22 hotels. */
function results(hotels = [hotel(17, 12_300), hotel(4, null)]): Results {
  const summary = { currentPage: 2, accommodationsPerPage: 20 }
  return {
    page: { place: { type: 'city', id: '10' }, query: 'fecha_entrada=01-02-2027' },
    list: { results: { hotels, summary } },
  } as unknown as Results
}

const inside = (...selectors: string[]) => ({
  closest: (selector: string) =>
    selector === '[data-hotel]'
      ? { dataset: { hotel: '17' } }
      : selectors.some((own) => selector.split(', ').includes(own)) || null,
})
const click = (target: unknown, changes: Partial<CardClick> = {}) =>
  ({ button: 0, target, pointerType: 'mouse', ...changes }) as CardClick

describe('what is told', () => {
  test('of a list: all of it, in one call', () => {
    expect(viewOfList(results(), '')).toMatchObject({
      item_id: '17,4',
      position: '21',
      page_number: '2',
      product_id: '1',
    })
  })

  test('of an empty list: nothing', () => {
    expect(viewOfList(results([]), '')).toBeNull()
  })

  test('of a click: what it is called, and the hotel', () => {
    expect(clickOnHotel(results(), 4, 'u1')).toMatchObject({
      category: 'hotel-results',
      action: 'open-hotel',
      label: 'city/10',
      value: '',
      item_id: '4',
      position: '22',
      user_id: 'u1',
    })
    expect(clickOnHotel(results(), 17, '')).toMatchObject({ value: '12300', position: '21' })
  })

  test('of a hotel that is on the map and not in the list: all but where it stood', () => {
    const click = clickOnHotel(results(), 5, '')
    expect(click).toMatchObject({ item_id: '5', product_id: '1', value: '' })
    expect(click.search_id).toBe(clickOnHotel(results(), 17, '').search_id)
    expect(click).not.toHaveProperty('position')
    expect(click).not.toHaveProperty('page_number')
  })

  test('the same search has the same number in both', () => {
    const view = viewOfList(results(), '')
    expect(view?.search_id).toBe(clickOnHotel(results(), 17, '')?.search_id)
  })
})

describe('a click opens a hotel', () => {
  const link = inside('a', 'a[href]')
  const touch = { pointerType: 'touch' }

  test.each([
    ['a link', click(link), false, 17],
    ['a link in a new tab', click(link, { button: 1 }), false, 17],
    ['a link, by the menu button', click(link, { button: 2 }), false, null],
    ['a button', click(inside('button')), true, null],
    ['a tap on a small screen', click(inside(), touch), true, 17],
    ['a tap on a button', click(inside('button'), touch), true, null],
    ['a tap on a large screen', click(inside(), touch), false, null],
    ['the card, by mouse', click(inside()), true, null],
    ['a link outside the cards', click({ closest: () => null }), true, null],
    ['the document itself', click({}), true, null],
  ])('by %s', (_, event, isSmall, hotelId) => {
    expect(openedHotel(event, isSmall)).toBe(hotelId)
  })
})

describe('nothing is tracked without consent', () => {
  const asked: string[] = []
  beforeEach(() => {
    asked.length = 0
    vi.stubGlobal('fetch', async (url: string) => asked.push(url))
    vi.stubGlobal('location', { href: 'http://es.localhost/hoteles/' })
  })
  afterEach(() => vi.unstubAllGlobals())

  test.each([
    ['no cookie', '', 0],
    ['only the necessary', 'cookie_consent=1:; tracking=AAAABBBBCCCCDDDD', 0],
    ['an older question', 'cookie_consent=0:analytics', 0],
    ['analytics', 'cookie_consent=1:analytics', 1],
  ])('with %s', async (_, cookie, calls) => {
    vi.stubGlobal('document', { cookie, referrer: '' })
    expect(isTrackingAllowed()).toBe(calls > 0)
    await trackListIfAllowed(PAGE, viewOfList(results(), '')!)
    expect(asked).toHaveLength(calls)
  })

  test('with it, the call says all that the specification names', async () => {
    vi.stubGlobal('document', { cookie: 'cookie_consent=1:analytics', referrer: 'http://x.y/' })
    await trackListIfAllowed(PAGE, viewOfList(results(), 'u1')!)
    const call = new URL(asked[0]!, 'http://es.localhost').searchParams
    expect(Object.fromEntries(call)).toEqual({
      tracktype: 'list',
      eventtype_id: '3',
      page_id: 'results',
      domain_id: '1',
      referer: 'http://x.y/',
      url: 'http://es.localhost/hoteles/',
      ts: expect.stringMatching(/^\d+$/),
      item_id: '17,4',
      search_id: expect.stringMatching(/^[\da-f]{16}$/),
      position: '21',
      page_number: '2',
      product_id: '1',
      user_id: 'u1',
    })
  })
})
