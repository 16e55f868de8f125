/** The calls that search: suggestions, flight origins and the list, as whole requests. */
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { smallHotel, smallRoomType } from '../../../../../tests/fixtures/small-catalogue.ts'
import { SEVILLE, smallGeography } from '../../../../../tests/fixtures/small-geography.ts'
import { buildTestApp, visitor } from '../../../../../tests/fixtures/test-app.ts'
import { writeDay } from '../../../../site/calendar-day.ts'
import { EngineBuilder } from '../../engine/columns/engine-builder.ts'
import { SuggestIndex } from '../../../../places/memory/suggest-index.ts'
import { SAMPLE_RATES } from '../../../../store/currency-rates.ts'
import { todayIn } from '../../../../http/clock.ts'
import { suggestEntries } from '../../service/suggest-entries.ts'
import { searchMemory } from '../../service/search-memory.ts'

const today = todayIn('Europe/Madrid')
const geography = smallGeography()
const hotels = [
  smallHotel(1, {
    name: 'Patio <b>de</b> la Luz',
    cityId: SEVILLE,
    roomTypes: [smallRoomType(8, 5, today)],
  }),
  smallHotel(2, {
    name: 'Casa Alba',
    cityId: SEVILLE,
    categoryId: '2',
    roomTypes: [smallRoomType(16, 5, today)],
  }),
]

let app: FastifyInstance
beforeAll(async () => {
  const counts = { hotels: 2, roomTypes: 2, ratePlans: 4 }
  const builder = new EngineBuilder({
    geography: geography.columns,
    chains: [],
    counts,
    firstDay: today,
  })
  for (const hotel of hotels) builder.add(hotel)
  const suggest = SuggestIndex.build(suggestEntries(geography, [], hotels))
  const shared = { columns: builder.freeze(), suggest: suggest.bytes }
  const memory = searchMemory(shared, geography, SAMPLE_RATES)
  app = await buildTestApp({ memory: () => memory })
})
afterAll(() => app.close())

const get = async (address: string) => (await visitor(app)(address)).json()

describe('destination suggestions', () => {
  test('are rows of the specified shape', async () => {
    expect((await get('es.localhost/search/hotel/autocomplete/sevi'))[0]).toEqual({
      text: 'Sevilla, España',
      name: 'Sevilla',
      id: String(SEVILLE),
      typeId: 1,
      type: 'city',
      accommodationId: '',
      destinationName: 'Sevilla',
    })
  })

  test.each(['es.localhost', 'localhost/es'])('are answered on %s', async (site) => {
    const names = (await get(`${site}/search/hotel/autocomplete/casa%20al`)).map(
      ({ name }: { name: string }) => name,
    )
    expect(names).toEqual(['Casa Alba'])
  })

  test.each([
    ['city', ['city']],
    ['chain', []],
    ['moon', ['city']],
  ])('are narrowed by the category %s', async (category, types) => {
    const rows = await get(`es.localhost/search/hotel/autocomplete/sev?category=${category}`)
    const found = new Set(rows.map(({ type }: { type: string }) => type))
    expect([...found].toSorted()).toEqual(types)
  })

  test.each(['%20', '%00', '%F0%9F%8F%96', '..%2F', 'x'.repeat(199)])(
    'bear the term %s',
    async (term) => {
      const { statusCode } = await visitor(app)(`es.localhost/search/hotel/autocomplete/${term}`)
      expect(statusCode).toBe(200)
    },
  )
})

test('the product-wide suggestions come by category, with links and only our own marks', async () => {
  const { message } = await get('localhost/es/search/suggestions?keyword=luz&category=all')
  expect(message).toEqual({
    accommodation: [
      {
        title: 'Patio <b>de</b> la Luz, Sevilla, España',
        titleHighlight: 'Patio &lt;b&gt;de&lt;/b&gt; la <strong>Luz</strong>, Sevilla, España',
        categoryCode: 'accommodation',
        categoryName: 'Alojamientos',
        url: '/es/hoteles/espana/sevilla/patio-b-de-b-la-luz-1',
      },
    ],
  })
})

test('flight origins have the specified shape, also when there are none', async () => {
  expect(await get('es.localhost/vuelos/home_buscador_ajax/origen.ma')).toEqual({
    ResultSet: { Result: [] },
  })
})

describe('the list call', () => {
  const asked = {
    location_id: String(SEVILLE),
    location_type: 'city',
    page_id: '1',
    sorting: 'price',
    fecha_entrada: writeDay(today + 2),
    fecha_salida: writeDay(today + 4),
    num_customers: '2_0_0:1',
  }
  test('answers with the page, the counts and the prices', async () => {
    const answer = (await list(asked)).json()
    expect(answer.infoPage).toMatchObject({ total: 2, limit: 20, pages: 1, page: 1 })
    expect(answer.aggregates[0].categoryId).toEqual({ 2: 1, 4: 1 })
    // Two nights at 90.00 and 80.00, non-refundable at 88 %.
    expect(answer.accommodations.results[0]).toMatchObject({
      city_name: 'Sevilla',
      country_name: 'España',
      minPrice: 15_000,
      minRate: { boardCode: 'SA', boardName: 'Solo alojamiento', priceNightRoom: 7_500 },
    })
  })

  test('filters by what is joined with commas', async () => {
    const answer = (await list({ ...asked, categories: '4,5', services: '6' })).json()
    expect(answer.accommodations.results.map(({ id }: { id: number }) => id)).toEqual([1])
    expect(answer.aggregates[0].categoryId).toEqual({ 2: 1, 4: 1, 5: 0 })
  })

  test('shows all when the filters match nothing, and says so in the visitor’s language', async () => {
    const answer = (
      await list({ ...asked, categories: '5' }, 'de.localhost/hotels/ajaxList')
    ).json()
    expect(answer.infoPage.total).toBe(2)
    expect(answer.notification).toEqual({
      code: 'filters-without-match',
      text: 'Keine Unterkunft entspricht diesem Filter. Wir zeigen alle verfügbaren.',
      showsAll: true,
    })
  })
})

function list(fields: Record<string, string>, address = 'es.localhost/hoteles/ajaxList') {
  return visitor(app)(address, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })
}
