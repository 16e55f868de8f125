/** A hotel's page as whole requests: found, moved, hidden, sold out, badly asked for, not there. */
import { readHotelChoice } from '../../sale/rules/hotel-line.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { smallHotel, smallRoomType } from '../../../../../tests/fixtures/small-catalogue.ts'
import { SEVILLE } from '../../../../../tests/fixtures/small-geography.ts'
import { smallWorld } from '../../../../../tests/fixtures/small-world.ts'
import { temporaryStore } from '../../../../../tests/fixtures/temporary-store.ts'
import { buildTestApp, TEST_KEY, visitor } from '../../../../../tests/fixtures/test-app.ts'
import { writeDay } from '../../../../site/calendar-day.ts'
import type { CatalogueHotel, RoomType } from '../../catalogue/rules/catalogue.ts'
import type { HotelPageData } from '../rules/hotel-page.ts'
import { packCalendar, unpackCalendar } from '../../rates/rules/packed-calendar.ts'
import { hiddenOfferId } from '../../catalogue/rules/hidden-offer.ts'
import { tokensWith } from '../../../../booking/service/checkout-token.ts'
import { todayIn } from '../../../../http/clock.ts'
import { readSettings } from '../../../../settings.ts'

const today = todayIn('Europe/Madrid')
const OPEN = 1
const HIDDEN = 2
const CLOSED = 3
const KEPT = 5
const hotels = [
  hotel(OPEN, { name: 'Patio de la Luz' }),
  hotel(HIDDEN, { name: 'Casa Secreta', hiddenOfferId: hiddenOfferId(HIDDEN) }),
  hotel(CLOSED, { name: 'Fonda Vieja', isActive: false }),
  hotel(4, { name: 'Villa Ana', origin: 'operator' }),
  // Carts keep all rooms of its cheaper type.
  hotel(KEPT, {
    name: 'Casa Llena',
    roomTypes: [smallRoomType(40, 0, today), dearer(smallRoomType(41, 5, today))],
  }),
]
const PATH = '/hoteles/espana/sevilla/patio-de-la-luz-1'
const dataDir = mkdtempSync(path.join(tmpdir(), 'alisio-hotel-'))

let app: FastifyInstance
const store = temporaryStore()
beforeAll(async () => {
  const database = await store.open()
  const memory = await smallWorld(database, hotels, today)
  const settings = readSettings({ LOG_LEVEL: 'silent', DATA_DIR: dataDir })
  app = await buildTestApp({ settings, store: () => database, memory: () => memory })
})
afterAll(async () => {
  await app.close()
  await store.remove()
  rmSync(dataDir, { recursive: true })
})

/** The calendar has ten days from today on; the ninth is closed. */
function asked(from: number, until: number, more = ''): string {
  return `?fecha_entrada=${writeDay(today + from)}&fecha_salida=${writeDay(today + until)}${more}`
}

test('only hotels whose prices we make promise what children pay', async () => {
  const rule = 'Los menores de 2 años'
  expect((await open(PATH + asked(2, 4))).payload).toContain(rule)
  expect((await open(`/hoteles/espana/sevilla/villa-ana-4${asked(2, 4)}`)).payload).not.toContain(
    rule,
  )
})

describe('a hotel that can be booked', () => {
  test('shows every rate with a promise that can be kept', async () => {
    const answer = await open(PATH + asked(2, 4))
    expect(answer.statusCode).toBe(200)
    const { offers, stay, alternatives } = dataIn(answer.payload)
    expect(stay).toEqual({ checkIn: today + 2, checkOut: today + 4 })
    expect(alternatives).toEqual([])
    // 90 + 80 less 12 %; with breakfast for two and tickets, in full.
    expect(offers.map(({ totalAmount }) => totalAmount)).toEqual([15_000, 30_800])
    const promise = tokensWith(() => TEST_KEY).read(offers[0]!.checkoutToken, Date.now())
    const choice = promise.ok ? readHotelChoice(promise.value.choice) : null
    expect(choice).toMatchObject({ hotelId: OPEN, roomTypeIds: [8], planNumber: 1 })
    expect(promise).toMatchObject({
      ok: true,
      value: { kind: 'hotel', price: 15_000, currency: 'EUR' },
    })
  })

  test('costs whoever keeps its cheaper rooms what they cost before', async () => {
    const page = `/hoteles/espana/sevilla/casa-llena-5${asked(2, 4)}`
    const cheapest = async (cookie: string) => {
      const { payload } = await open(page, cookie)
      const { offers, days } = dataIn(payload)
      return [offers[0]?.totalAmount, days.find(({ isAsked }) => isAsked)?.priceText]
    }
    const own = `cart_stays=40.${today + 2}.${today + 4}.1`
    expect(await cheapest('')).toEqual([29_900, '150\u00a0€'])
    expect(await cheapest(own)).toEqual([15_000, '75\u00a0€'])
    // Kept for other nights only, or by nobody who can be understood.
    for (const other of [
      `40.${today + 2}.${today + 3}.1`,
      `41.${today}.${today + 9}.5`,
      'x',
      '40.1',
    ])
      expect((await cheapest(`cart_stays=${other}`))[0]).toBe(29_900)
  })

  test('tells search engines one address, with offers and reviews', async () => {
    const { payload } = await open(PATH + asked(2, 4))
    expect(payload).toContain(`<link rel="canonical" href="http://es.localhost:3000${PATH}">`)
    expect(payload).toContain('hreflang="de-DE" href="http://de.localhost:3000/hotels/')
    const [, structured = ''] = /ld\+json" nonce="[^"]*">(.*?)<\/script>/.exec(payload) ?? []
    expect(JSON.parse(structured)).toMatchObject({
      '@type': 'Hotel',
      name: 'Patio de la Luz',
      aggregateRating: { ratingValue: 8.4, reviewCount: 31 },
      makesOffer: [{ price: '150.00', priceCurrency: 'EUR' }, { price: '308.00' }],
    })
    expect(payload).toContain('og:image" content="http://localhost:3000/photos/1/1-full"')
  })

  test('without dates shows the next weekend', async () => {
    const { statusCode, payload } = await open(PATH)
    expect([statusCode, dataIn(payload).stay !== null]).toEqual([200, true])
  })

  test('groups by board and lists other reviews when its link says so', async () => {
    const more = '&group=board&reviews_sort=worst&reviews_page=2'
    const { grouping, reviews } = dataIn((await open(PATH + asked(2, 4, more))).payload)
    expect([grouping, reviews.page.state]).toEqual([
      'board',
      { language: '', sort: 'worst', page: 2 },
    ])
  })
})

test.each([
  ['another name', '/hoteles/espana/sevilla/otro-nombre-1?a=1', `${PATH}?a=1`],
  ['another city', '/hoteles/francia/paris/patio-de-la-luz-1', PATH],
  ['a slash too many', `${PATH}/`, PATH],
  ['a hidden one without its slash', '/hoteles/espana/sevilla/x-2', hiddenPath()],
  [
    'a voucher in capitals',
    '/hoteles/giftbox/profile/AB1/x-1',
    '/hoteles/giftbox/profile/ab1/patio-de-la-luz-1',
  ],
])('%s leads to the one address', async (_, from, to) => {
  const answer = await open(from)
  expect([answer.statusCode, answer.headers.location]).toEqual([301, to])
})

test('native controls lead to a link that can be passed on', async () => {
  const native = `nativo=1&nativo_fecha_entrada=${iso(today + 2)}&nativo_fecha_salida=${iso(today + 4)}`
  const answer = await open(`${PATH}?${native}&nativo_num_habitaciones=1&nativo_num_adultos_1=1`)
  expect(answer.statusCode).toBe(302)
  expect(answer.headers.location).toBe(`${PATH}${asked(2, 4)}&num_customers=1_0_0%3A1`)
})

test('a hidden hotel never tells its name, address or place', async () => {
  const { statusCode, payload } = await open(hiddenPath() + asked(2, 4))
  expect(statusCode).toBe(200)
  expect(payload).not.toMatch(/secreta|Calle Mayor|37\.38|canonical|ld\+json/i)
  const { hotel: shown, photos, points } = dataIn(payload)
  expect([shown.name, shown.place, photos, points]).toEqual(['', null, [], []])
})

test('a voucher stays with the page', async () => {
  const answer = await open(`/hoteles/giftbox/profile/ab1/patio-de-la-luz-1${asked(2, 4)}`)
  expect(dataIn(answer.payload)).toMatchObject({
    giftBoxCode: 'ab1',
    query: expect.stringContaining('giftBoxCode=ab1') as string,
  })
})

test('sold out, it tells the nearest days', async () => {
  const { payload } = await open(PATH + asked(8, 9))
  const { offers, alternatives } = dataIn(payload)
  expect([offers, alternatives.map(({ checkIn }) => checkIn - today)]).toEqual([[], [9, 7, 6, 5]])
  expect(payload).toContain('Agotado')
})

test.each([
  ['dates in the wrong order', asked(4, 2), 'check-out-before-check-in'],
  ['a day that is none', '?fecha_entrada=31-02-2027&fecha_salida=01-03-2027', 'date-unreadable'],
  ['only one date', `?fecha_entrada=${writeDay(today + 2)}`, 'date-missing'],
  ['yesterday', asked(-1, 2), 'date-not-after-today'],
  ['nine rooms', asked(2, 4, '&num_habitaciones=9'), 'rooms-out-of-range'],
  ['children without ages', asked(2, 4, '&num_adultos_1=2&num_ninos_1=1'), '12_999_13'],
  ['repeated dates', `${asked(2, 4)}&fecha_entrada=01-01-2030`, 'field-repeated'],
])('%s: the page again, with what is wrong', async (_, query, code) => {
  const { statusCode, payload } = await open(PATH + query)
  const { form, offers, stay } = dataIn(payload)
  expect([statusCode, stay, offers]).toEqual([422, null, []])
  expect(form.problems.map((each) => each.code)).toContain(code)
})

test.each([
  ['an unknown number', '/hoteles/espana/sevilla/nada-999'],
  ['a number too large', '/hoteles/espana/sevilla/nada-9999999999'],
  ['no number', '/hoteles/espana/sevilla/nada'],
  ['one that is not sold', '/hoteles/espana/sevilla/fonda-vieja-3'],
])('%s is not found, with the way to the city', async (_, address) => {
  const answer = await open(address)
  expect(answer.statusCode).toBe(404)
  expect(answer.payload).toContain('No encontramos este alojamiento')
  expect(answer.payload).toMatch(/href="\/hoteles\/resultados\/city\/\d+\/sevilla\/"/)
})

test.each([
  ['a script', '/hoteles/espana/sevilla/nada-999', {}],
  ['an impossible voucher', '/hoteles/giftbox/profile/a%20b/x-1', { accept: 'text/html' }],
])('%s gets the plain failure', async (_, address, headers) => {
  const answer = await visitor(app)(`es.localhost${address}`, { headers })
  expect(answer.statusCode).toBe(404)
})

function open(address: string, cookie = '') {
  return visitor(app)(`es.localhost${address}`, { headers: { accept: 'text/html', cookie } })
}

function iso(day: number): string {
  return writeDay(day).split('-').toReversed().join('-')
}

function hiddenPath(): string {
  return '/hoteles/espana/sevilla/hotel-sorpresa-2/'
}

function dataIn(payload: string): HotelPageData {
  const [, json = ''] = /id="page-data">(.*?)<\/script>/.exec(payload) ?? []
  return (JSON.parse(json) as { props: HotelPageData }).props
}

/** Costs twice as much. */
function dearer(type: RoomType): RoomType {
  const days = unpackCalendar(type.calendar)
  return {
    ...type,
    calendar: packCalendar({ ...days, prices: days.prices.map((each) => 2 * each) }),
  }
}

function hotel(id: number, changes: Partial<CatalogueHotel>): CatalogueHotel {
  return smallHotel(id, {
    cityId: SEVILLE,
    roomTypes: [smallRoomType(id * 8, 5, today)],
    ...changes,
  })
}
