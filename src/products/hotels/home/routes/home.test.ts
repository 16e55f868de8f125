/** The pages with the search forms, as links reach them. */
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, visitor } from '../../../../../tests/fixtures/test-app.ts'
import { travelMemory } from '../../../../../tests/fixtures/travel-world.ts'
import { EDITIONS } from '../../../../site/editions/editions.ts'
import { pathOf } from '../../../../site/routes.ts'
import { todayIn } from '../../../../http/clock.ts'
import { textOf } from '../../../../site/messages/texts.ts'
import { readSettings } from '../../../../settings.ts'

let app: FastifyInstance
beforeAll(async () => {
  const memory = travelMemory(todayIn('Europe/Madrid'))
  app = await buildTestApp({ memory: () => memory })
})
afterAll(() => app.close())

const visit = (address: string) => visitor(app)(address, { headers: { accept: 'text/html' } })

const propsIn = (body: string) =>
  JSON.parse(/<script type="application\/json"[^>]*>(.*?)<\/script>/s.exec(body)![1]!).props

const SITES = Object.values(EDITIONS).flatMap((edition) => [
  { host: `${edition.id}.localhost`, edition, prefixed: false },
  ...(edition.countryPrefix ? [{ host: 'localhost', edition, prefixed: true }] : []),
])

describe.each([
  ['home', 'hotels'],
  ['hotelHome', 'hotels'],
  ['flightHotelHome', 'flight-hotel'],
  ['getawayHome', 'getaways'],
] as const)('%s', (route, tab) => {
  test.each(SITES)('opens $edition.id on $host', async ({ host, edition, prefixed }) => {
    const path = pathOf({ edition, prefixed }, route)
    const { statusCode, body } = await visit(host + path)
    expect([statusCode, propsIn(body).search.tab]).toEqual([200, tab])
    const own = `http://${edition.id}.localhost:3000${pathOf({ edition, prefixed: false }, route)}`
    expect(body).toContain(`<link rel="canonical" href="${own}">`)
    // The home page of the multi-country host is the one for whoever fits none.
    const alternates = route === 'home' ? 18 : 17
    expect(body.match(/rel="alternate" hreflang/g)).toHaveLength(alternates)
    expect(body).toMatch(/<title>[^<]{10,}<\/title>/)
    expect(body).toMatch(/<meta name="description" content="[^"]{50,}">/)
  })
})

describe('a link fills the form in', () => {
  test.each([
    [
      'a chain',
      'id_marca=31',
      { id_marca: '31', nombre_destino1: 'Hoteles Giralda', nombre_destino: 'Hoteles Giralda' },
    ],
    [
      'a place',
      'id_destino=10',
      { id_destino: '10', nombre_destino1: 'Sevilla, España', nombre_destino: 'Sevilla' },
    ],
    ['a coast', 'id_costa=cid7', { id_costa: 'cid7', nombre_destino1: 'Costa del Sol' }],
    [
      'a hotel',
      'id_hotel=1',
      { id_hotel: '1', nombre_destino1: 'Patio de la Luz, Sevilla', id_destino: '10' },
    ],
    ['a text', 'nombre_destino1=Sevi%3Cb%3E', { nombre_destino1: 'Sevi' }],
    [
      'an unknown place',
      'id_destino=99999&nombre_destino1=X',
      { id_destino: '', nombre_destino1: 'X' },
    ],
    [
      'a search to change',
      'id_destino=10&fecha_entrada=01-02-2027&num_customers=3_0_0:1',
      { fecha_entrada: '01-02-2027', num_customers: '3_0_0:1' },
    ],
    [
      'a repeated field',
      'fecha_entrada=01-02-2027&fecha_entrada=x',
      { fecha_entrada: '01-02-2027' },
    ],
  ])('%s', async (_, query, values) => {
    const { statusCode, body } = await visit(`es.localhost/hoteles/?${query}`)
    expect([statusCode, propsIn(body).search.values]).toMatchObject([200, values])
  })

  test('a text that may mean several things comes with them', async () => {
    const { search } = propsIn((await visit('es.localhost/hoteles/?nombre_destino1=cordoba')).body)
    expect(search.choices.map(({ id }: { id: string }) => id).toSorted()).toEqual(['12', '22'])
    expect([search.values.nombre_destino1, search.problems]).toEqual(['cordoba', []])
  })

  test('a text that nothing is called by is answered with hints', async () => {
    const { statusCode, body } = await visit('es.localhost/hoteles/?nombre_destino1=xyzzyq')
    expect([statusCode, propsIn(body)]).toEqual([200, { term: 'xyzzyq' }])
  })

  test('with nothing that is no field', async () => {
    const { body } = await visit('es.localhost/?__proto__=1&constructor=2&utm_source=x&tab=2')
    expect(propsIn(body).search.values).toEqual({})
  })
})

describe('what the catalogue offers', () => {
  test('comes with prices in the edition’s currency and leads to its hotels', async () => {
    const { content } = propsIn((await visit('es.localhost/')).body)
    expect(content.popular.map(({ name }: { name: string }) => name)).toEqual([
      'Sevilla',
      'Marbella',
      'Córdoba',
    ])
    expect(content.popular[0]).toMatchObject({
      country: 'España',
      photo: expect.stringMatching(/^\/photos\/[12]\/1-card$/),
      priceText: expect.stringMatching(/^\d+\u00a0€$/),
      href: expect.stringMatching(
        /^\/hoteles\/resultados\/city\/10\/sevilla\/\?fecha_entrada=\S+&num_customers=2_0_0%3A1$/,
      ),
    })
    expect(content.coasts).toMatchObject([{ name: 'Costa del Sol', country: 'España' }])
  })

  test('begins at home, in its own language', async () => {
    const { content } = propsIn((await visit('ar.localhost/')).body)
    expect(content.popular.slice(0, 2).map(({ name }: { name: string }) => name)).toEqual([
      'Córdoba',
      'Sevilla',
    ])
    expect(content.popular[0].priceText).toMatch(/^\$/)
    const british = propsIn((await visit('gb.localhost/')).body).content.popular
    expect(british.map(({ name }: { name: string }) => name)).toContain('Seville')
  })

  test('is not there before the world is, and the forms are', async () => {
    const early = await buildTestApp()
    const { statusCode, body } = await visitor(early)('es.localhost/?id_destino=10')
    expect([statusCode, propsIn(body).content.popular]).toEqual([200, []])
    expect(propsIn(body).search.values).toEqual({ id_destino: '10' })
    await early.close()
  })
})

/** The home page of a shop whose operator stands by these claims. */
async function said(claims: string) {
  const memory = travelMemory(todayIn('Europe/Madrid'))
  const settings = readSettings({ LOG_LEVEL: 'silent', CLAIMS: claims })
  const shop = await buildTestApp({ memory: () => memory, settings })
  const { body } = await visitor(shop)('es.localhost/', { headers: { accept: 'text/html' } })
  await shop.close()
  return body
}

describe('what the shop says of itself', () => {
  const SAID = ['Opiniones reales', 'Mejor precio garantizado', 'Cancelación gratis']

  test('counts the hotels that it has, not those of the edition', async () => {
    const { body } = await visit('es.localhost/')
    // Five hotels are nothing to boast of.
    expect(body).not.toMatch(/\d{3}[.\s]000|Más de/)
    expect(body).toContain('Alojamientos al precio final')
    for (const claim of SAID) expect(body).toContain(claim)
    expect(body).toMatch(
      /name="description" content="Compara y reserva hoteles y apartamentos, [^"]+Mejor precio garantizado/,
    )
  })

  test.each([
    ['pe', 360_000, 'Más de 360,000 alojamientos para comparar'],
    ['br', 600_000, 'Mais de 600.000 hospedagens para comparar'],
    ['es', 0, 'Alojamientos para comparar'],
  ] as const)('in %s tells %i as people there write it', (id, count, words) => {
    expect(textOf({ edition: EDITIONS[id] })('home.subtitle-before-taxes', { count })).toContain(
      words,
    )
  })

  test.each([
    ['none', []],
    ['best-price', ['Mejor precio garantizado']],
    ['reviews, free-cancellation', ['Opiniones reales', 'Cancelación gratis']],
  ])('with CLAIMS=%s says %j, in no place more', async (claims, expected) => {
    const body = await said(claims)
    expect(SAID.filter((claim) => body.includes(claim))).toEqual(expected)
  })
})

describe('links in other words', () => {
  test.each([
    ['es.localhost/viajes/?origen=x', '/vuelo+hotel/?origen=x'],
    ['es.localhost/paquetes', '/vuelo+hotel/'],
    ['es.localhost/planes/', '/escapadas/'],
    ['es.localhost/VUE/', '/vuelos/'],
    ['es.localhost/vuelo%2Bhotel/', '/vuelo+hotel/'],
    ['es.localhost/vuelo%20hotel/', '/vuelo+hotel/'],
    ['localhost/de/vuelo+hotel/?a=1', '/de/flug+hotel/?a=1'],
    ['localhost/fr/planes/', '/fr/week-end/'],
  ])('%s lead to %s', async (address, location) => {
    const { statusCode, headers } = await visit(address)
    expect([statusCode, headers.location]).toEqual([301, location])
  })

  test.each(SITES)('on $host for $edition.id', async ({ host, edition, prefixed }) => {
    const home = host + pathOf({ edition, prefixed }, 'home')
    for (const [word, route] of [
      ['VUE', 'flightHome'],
      ['viajes', 'flightHotelHome'],
      ['paquetes', 'flightHotelHome'],
      ['planes', 'getawayHome'],
    ] as const) {
      const { statusCode, headers } = await visit(`${home}${word}/`)
      const own = pathOf({ edition, prefixed }, route)
      expect([statusCode, headers.location]).toEqual([301, own])
      expect((await visit(host + own)).statusCode).toBeLessThan(400)
    }
  })

  test('a section of another language is not found', async () => {
    expect((await visit('es.localhost/flug+hotel/')).statusCode).toBe(404)
    expect((await visit('es.localhost/coches/')).statusCode).toBe(404)
  })
})
