/** What the map asks for, as whole requests: pins, hotels, tiles and the little picture. */
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { smallHotel, smallRoomType } from '../../../../../tests/fixtures/small-catalogue.ts'
import { SEVILLE, smallGeography } from '../../../../../tests/fixtures/small-geography.ts'
import { buildTestApp, visitor } from '../../../../../tests/fixtures/test-app.ts'
import { writeDay } from '../../../../site/calendar-day.ts'
import { nextWeekend, writeStay } from '../../../../search/rules/date-range.ts'
import { EngineBuilder } from '../../engine/columns/engine-builder.ts'
import { SuggestIndex } from '../../../../places/memory/suggest-index.ts'
import { SAMPLE_RATES } from '../../../../store/currency-rates.ts'
import { todayIn } from '../../../../http/clock.ts'
import { suggestEntries } from '../../service/suggest-entries.ts'
import { searchMemory } from '../../service/search-memory.ts'
import { readSettings } from '../../../../settings.ts'

const today = todayIn('Europe/Madrid')
const geography = smallGeography()
const inSeville = { cityId: SEVILLE, latitude: 37.39, longitude: -5.99 }
const hotels = [
  smallHotel(1, { ...inSeville, name: 'Patio de la Luz', roomTypes: [smallRoomType(8, 5, today)] }),
  smallHotel(2, {
    ...inSeville,
    latitude: 37.37,
    categoryId: '2',
    roomTypes: [smallRoomType(16, 5, today)],
  }),
  smallHotel(3, { ...inSeville, latitude: 0, roomTypes: [smallRoomType(24, 5, today)] }),
]

function memoryOf() {
  const counts = { hotels: 3, roomTypes: 3, ratePlans: 6 }
  const columns = { geography: geography.columns, chains: [], counts, firstDay: today }
  const builder = new EngineBuilder(columns)
  for (const hotel of hotels) builder.add(hotel)
  const suggest = SuggestIndex.build(suggestEntries(geography, [], hotels))
  return searchMemory(
    { columns: builder.freeze(), suggest: suggest.bytes },
    geography,
    SAMPLE_RATES,
  )
}

const memory = memoryOf()
const stay = `fecha_entrada=${writeDay(today + 2)}&fecha_salida=${writeDay(today + 4)}`
const call = `es.localhost/hoteles/resultados/data/city/${SEVILLE}/?${stay}&num_customers=2_0_0:1`

const LONG = `filtros=${'x'.repeat(20_001)}`

let app: FastifyInstance
beforeAll(async () => {
  app = await buildTestApp({ memory: () => memory })
})
afterAll(() => app.close())

const visit = (address: string, headers = {}) => visitor(app)(address, { headers })

const pinsOf = async (question: string) => (await visit(`${call}&${question}`)).json().pins.id

describe('the data of the map', () => {
  test('has every match that can be placed', async () => {
    const answer = (await visit(call)).json()
    expect(answer.total).toBe(2)
    expect(answer.pins.id).toEqual([1, 2])
    expect(answer.pins.latitude).toEqual([37.39, 37.37])
    expect(answer.pins.price.every((price: number) => Number.isInteger(price))).toBe(true)
    expect(answer.tiles).toBeNull()
  })

  test('has hotels with the specified fields', async () => {
    const { accommodations } = (await visit(`${call}&ids=1`)).json()
    expect(accommodations.results).toHaveLength(1)
    expect(accommodations.results[0]).toMatchObject({
      id: 1,
      name: 'Patio de la Luz',
      uri: '/hoteles/espana/sevilla/patio-de-la-luz-1',
      thumbnail: '/photos/1/1-pin',
      latitude: 37.39,
      summary: expect.stringContaining('Sevilla'),
      show_reviews: expect.any(Boolean),
      rating: expect.any(Number),
      rating_tripadvisor: expect.any(Number),
      rating_booking: expect.any(Number),
      price: expect.any(Number),
    })
  })

  test('follows the filters of the list, and shows all where they leave nothing', async () => {
    expect(await pinsOf('filtros=categories%3D2')).toEqual([2])
    expect(await pinsOf('filtros=categories%3D5')).toEqual([1, 2])
  })

  test('may be of a part of the map instead of the destination', async () => {
    expect(await pinsOf('filtros=area%3D37.38_-6_37.4_-5.9')).toEqual([1])
    expect(await pinsOf('filtros=area%3D37.38_-6_37.4_-5.9%26categories%3D5')).toEqual([1])
    expect(await pinsOf('filtros=area%3D50_0_51_1')).toEqual([])
  })

  test('needs no dates: the specified call names none, and means the next weekend', async () => {
    const bare = call.slice(0, call.indexOf('?'))
    const weekend = writeStay(nextWeekend(today))
    const dated = `${bare}?${new URLSearchParams({ ...weekend, filtros: 'categories=2' })}`
    const answer = await visit(`${bare}?filtros=categories%3D2`)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual((await visit(dated)).json())
  })

  test.each([
    ['ids field-unreadable', 'ids=x'],
    ['filtros field-unreadable', 'filtros=area%3D1_2'],
    ['filtros field-unreadable', 'filtros=sort%3Dmoon'],
    ['filtros field-repeated', 'filtros=a&filtros=b'],
    ['filtros field-too-long', LONG],
    ['fecha_entrada date-unreadable', 'fecha_entrada=31-02-2027'],
    ['fecha_entrada date-missing', `fecha_salida=${writeDay(today + 4)}`],
    ['num_customers customers-unreadable', 'num_customers=0_0_0:0'],
  ])('refuses %s in the visitor’s language', async (expected, question) => {
    const bare = call.slice(0, call.indexOf('?'))
    const { statusCode, headers, body } = await visit(`${bare}?${question}`)
    const { code, message, problems } = JSON.parse(body)
    expect([statusCode, headers['cache-control']]).toEqual([422, 'no-store'])
    expect(`${problems[0].field} ${problems[0].code}`).toBe(expected)
    expect([code, message]).toEqual([problems[0].code, problems[0].message])
    expect(message).toMatch(/^[A-ZÁÉ].* /)
  })

  test.each(['city/999', 'other/10', 'coast/cid99', 'moon/1', 'city/%3Cb%3E'])(
    'knows no %s',
    async (place) => {
      const address = `es.localhost/hoteles/resultados/data/${place}/?${stay}`
      expect((await visit(address)).statusCode).toBe(404)
    },
  )
})

describe('a tile', () => {
  test.each(['es.localhost/map/tiles/9/246/198', 'localhost/es/map/tiles/9/246/198'])(
    'is a picture at %s',
    async (address) => {
      const { statusCode, headers, body } = await visit(address)
      expect(statusCode).toBe(200)
      expect(headers['content-type']).toContain('image/svg+xml')
      expect(headers['cache-control']).toBe('public, max-age=604800')
      expect(body).toMatch(/^<svg .*<\/svg>$/)
    },
  )

  test('is not sent again to those who have it', async () => {
    const address = 'es.localhost/map/tiles/9/246/198'
    const { headers } = await visit(address)
    const again = await visit(address, { 'if-none-match': headers.etag! })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  test('is another at night', async () => {
    const [day, night] = await Promise.all(
      ['', '?scheme=dark'].map((scheme) => visit(`es.localhost/map/tiles/9/246/198${scheme}`)),
    )
    expect(day!.body).not.toBe(night!.body)
  })

  test.each(['1/0/0', '18/0/0', '3/8/0', '3/0/8', '3/-1/0', '3/a/0', '3/1.5/0', '3/1e3/0'])(
    'is not found at %s',
    async (tile) => {
      expect((await visit(`es.localhost/map/tiles/${tile}`)).statusCode).toBe(404)
    },
  )
})

test('the little picture shows a destination that is known', async () => {
  const known = await visit(`es.localhost/map/preview/city/${SEVILLE}`)
  expect(known.body).toContain('>Sevilla</text>')
  expect((await visit('es.localhost/map/preview/city/999')).statusCode).toBe(404)
})

test("an operator's own tiles are named, and allowed", async () => {
  const settings = readSettings({
    LOG_LEVEL: 'silent',
    MAP_TILE_URL: 'https://tiles.example/{z}/{x}/{y}.png',
    MAP_TILE_ATTRIBUTION: '© Example',
  })
  const own = await buildTestApp({ memory: () => memory, settings })
  const { headers, body } = await visitor(own)(call)
  const { tiles } = JSON.parse(body)
  expect(tiles).toEqual({ url: settings.mapTileUrl, attribution: '© Example' })
  expect(headers['content-security-policy']).toContain('https://tiles.example')
  await own.close()
})
