import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, visitor } from '../../../tests/fixtures/test-app.ts'
import { draft, draftCity } from '../geography/draft.ts'
import { LEVELS } from '../geography/geography-columns.ts'
import { Geography } from '../geography/geography.ts'
import { layOutColumns } from '../geography/lay-out-columns.ts'
import type { SearchMemory } from '../../products/hotels/service/search-memory.ts'

const spot = { country: 'ES', latitude: 37, longitude: -4, population: 1 }
const towns = [
  draftCity({ ...spot, id: 7, name: 'Marbella' }),
  draftCity({ ...spot, id: 8, name: 'Álora & <Ñ>' }),
]
const spain = draft({ id: 2, level: LEVELS.country, name: 'España', country: 'ES' })
const coast = { id: 1, country: 'ES', names: { es: 'Costa del Sol' }, shore: [], reachKm: 5 }
const geography = new Geography(
  layOutColumns({
    continents: [{ ...spain, children: towns }],
    coasts: [{ coast: { ...coast, popularity: 9 }, members: towns }],
    points: [],
    airports: [],
  }),
)

let app: FastifyInstance
beforeAll(async () => {
  app = await buildTestApp({ memory: () => ({ geography }) as SearchMemory })
})
afterAll(() => app.close())

test.each(['es.localhost', 'de.localhost', 'localhost/es', 'localhost/fr'])(
  'the towns of a coast come as XML, by name, on %s',
  async (site) => {
    const { headers, body } = await visitor(app)(`${site}${PATH}cid1`)
    expect(headers['content-type']).toBe('application/xml; charset=utf-8')
    expect(body).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n' +
        '<destinos>' +
        '<destino><id_destino>8</id_destino><nombre>Álora &amp; &lt;Ñ&gt;</nombre></destino>' +
        '<destino><id_destino>7</id_destino><nombre>Marbella</nombre></destino>' +
        '</destinos>\n',
    )
  },
)

test.each(['cid2', '1', 'cid', 'cid0', 'cid1x', '%00', 'cid99999999999', 'x'.repeat(150)])(
  'nobody knows the coast %s',
  async (id) => {
    const { statusCode, body } = await visitor(app)(`es.localhost${PATH}${id}`, {
      headers: { accept: 'application/xml' },
    })
    expect(statusCode).toBe(404)
    expect(JSON.parse(body)).toMatchObject({ code: 'page-not-found' })
  },
)

const PATH = '/hoteles/do_ajax/destinos_en_metadestino/'
