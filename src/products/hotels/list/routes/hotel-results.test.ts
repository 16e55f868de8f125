/** The results page as whole requests: what it shows, where it leads, what it refuses. */
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, visitor } from '../../../../../tests/fixtures/test-app.ts'
import { COAST, PLACES, travelMemory } from '../../../../../tests/fixtures/travel-world.ts'
import { writeDay } from '../../../../site/calendar-day.ts'
import type { ResultsPage } from '../rules/results-page.ts'
import { listFields } from '../pages/use-list.ts'
import { readListAnswer } from '../pages/read-list-answer.ts'
import { readSettings } from '../../../../settings.ts'
import { todayIn } from '../../../../http/clock.ts'

const today = todayIn('Europe/Madrid')
const DATES = `fecha_entrada=${writeDay(today + 5)}&fecha_salida=${writeDay(today + 7)}`
const SEVILLE = `/hoteles/resultados/city/${PLACES.seville}/sevilla/`

let app: FastifyInstance
beforeAll(async () => {
  const memory = travelMemory(today)
  app = await buildTestApp({ memory: () => memory })
})
afterAll(() => app.close())

const visit = (address: string) => visitor(app)(address, { headers: { accept: 'text/html' } })

async function pageAt(address: string, status = 200): Promise<ResultsPage> {
  const { statusCode, body } = await visit(address)
  expect(statusCode).toBe(status)
  return JSON.parse(/<script type="application\/json"[^>]*>(.*?)<\/script>/s.exec(body)![1]!).props
}

describe('a list', () => {
  test.each([
    ['a city', SEVILLE, 'Sevilla', 3],
    ['a country', `/hoteles/resultados/other/${PLACES.spain}/espana/`, 'España', 4],
    ['a coast', `/hoteles/resultados/coast/${COAST}/costa-del-sol/`, 'Costa del Sol', 1],
  ])('of %s', async (_, path, name, hotels) => {
    const page = await pageAt(`es.localhost${path}?${DATES}`)
    expect([page.place.name, page.results.hotels.length]).toEqual([name, hotels])
  })

  test('says in the visitor’s language what it is of', async () => {
    const { body } = await visit(
      `gb.localhost/hotels/resultados/city/${PLACES.seville}/seville/?${DATES}`,
    )
    expect(body).toContain('<title>Hotels in Seville')
    expect(body).toContain('3 places to stay in Seville')
    expect(body).toContain(
      `hreflang="fr-FR" href="http://fr.localhost:3000/hotels/resultados/city/${PLACES.seville}/seville/"`,
    )
    expect(body).toContain('"@type":"ItemList"')
  })

  test.each([
    ['catchit.localhost', 'Catchit'],
    ['company.localhost', 'Alisio Business'],
    ['es.localhost', 'Alisio'],
  ])('on %s has the brand in its title', async (host, brand) => {
    const { body } = await visit(`${host}${SEVILLE}?${DATES}`)
    const [, title] = /<title>(.*?)<\/title>/.exec(body)!
    expect(title).toMatch(new RegExp(` · ${brand}$`))
    // In tabs, in search engines and where the page is shared.
    const head = body.slice(0, body.indexOf('</head>'))
    expect(/Alisio/.test(head)).toBe(brand !== 'Catchit')
  })

  test('is narrowed, sorted and turned over by its query', async () => {
    const page = await pageAt(`es.localhost${SEVILLE}?${DATES}&sort=price&chains=31&page=1`)
    expect(page.state).toMatchObject({ sort: 'price', page: 1, filters: { chains: ['31'] } })
    expect(page.results.hotels.map(({ name }) => name)).toEqual(['Patio de la Luz'])
  })

  test('takes its photos from the hosts that are set up for them, and may', async () => {
    const settings = readSettings({
      LOG_LEVEL: 'silent',
      PHOTO_CDN_URL: 'https://a.example, https://b.example',
    })
    const memory = travelMemory(today)
    const own = await buildTestApp({ memory: () => memory, settings })
    const options = { headers: { accept: 'text/html' } }
    const { headers, body } = await visitor(own)(`es.localhost${SEVILLE}?${DATES}`, options)
    await own.close()
    const hosts = Array.from(body.matchAll(/src="([^"]*)\/photos\/(\d)/g), ([, host, digit]) => [
      host,
      ['https://a.example', 'https://b.example', 'https://a.example'][Number(digit) % 3],
    ])
    expect(hosts.length).toBeGreaterThan(1)
    for (const [host, expected] of hosts) expect(host).toBe(expected)
    expect(headers['content-security-policy']).toMatch(
      /img-src [^;]*https:\/\/a\.example https:\/\/b\.example/,
    )
  })

  test('never tells the name of a hidden hotel', async () => {
    const { body } = await visit(`es.localhost${SEVILLE}?${DATES}`)
    expect(body).toContain('Hotel sorpresa')
    expect(body.toLowerCase()).not.toContain('secreto')
  })

  test('that would be empty offers other days', async () => {
    const rooms = 'num_habitaciones=1&num_adultos_1=8&num_ninos_1=0'
    const page = await pageAt(`es.localhost${SEVILLE}?${DATES}&${rooms}`)
    expect(page.results.fallback).toEqual({ code: '12_904_3', showsAll: false })
    expect(page.alternatives).toEqual([])
  })
})

describe('an address', () => {
  test('without dates leads to the next weekend', async () => {
    const { statusCode, headers } = await visit(`es.localhost${SEVILLE}?chains=31`)
    expect(statusCode).toBe(302)
    expect(headers.location).toMatch(/chains=31&fecha_entrada=\d\d-\d\d-\d{4}&fecha_salida=/)
  })

  test('with another name leads to the right one', async () => {
    const wrong = SEVILLE.replace('sevilla', 'seville')
    const { statusCode, headers } = await visit(`es.localhost${wrong}?${DATES}`)
    expect([statusCode, headers.location]).toEqual([301, `${SEVILLE}?${DATES}`])
  })

  test.each([
    ['an unknown place', '/hoteles/resultados/city/999999/nowhere/'],
    ['a city called other', `/hoteles/resultados/other/${PLACES.seville}/sevilla/`],
    ['an unknown coast', '/hoteles/resultados/coast/cid999/nowhere/'],
    ['no number', '/hoteles/resultados/city/__proto__/x/'],
  ])('of %s is not found', async (_, path) => {
    expect((await visit(`es.localhost${path}?${DATES}`)).statusCode).toBe(404)
  })

  test.each([
    ['31-02-2027', 'date-unreadable'],
    ['01-01-2020', 'date-not-after-today'],
    ['01-01-9999', 'date-too-late'],
  ])('with the date %s shows the form with %s', async (date, code) => {
    const { statusCode, body } = await visit(
      `es.localhost${SEVILLE}?fecha_entrada=${date}&fecha_salida=${writeDay(today + 7)}`,
    )
    expect(statusCode).toBe(422)
    expect(body).toContain(code)
  })
})

describe('an address that names no list', () => {
  test.each<[string, number, string, object]>([
    ['page=999', 404, 'page-beyond-end', {}],
    ['page=2&sort=price', 404, 'page-beyond-end', { sort: 'price' }],
    ['page=0', 422, 'list-unreadable', {}],
    ['page=1&page=2', 422, 'list-unreadable', {}],
    ['sort=foo&chains=31', 422, 'list-unreadable', { filters: { chains: ['31'] } }],
    ['prices=cheap', 422, 'list-unreadable', {}],
  ])(
    'as %s does shows what there is, says so, and is not indexed',
    async (list, status, code, state) => {
      const address = `es.localhost${SEVILLE}?${DATES}&${list}`
      const page = await pageAt(address, status)
      expect(page.state).toMatchObject({ page: 1, ...state })
      expect(page.results.hotels.length).toBeGreaterThan(0)
      const { body } = await visit(address)
      expect(body).toContain(`data-code="${code}"`)
      expect(body).toContain('<meta name="robots" content="noindex">')
      expect(body).not.toMatch(/rel="canonical"|hreflang/)
    },
  )

  test('of an empty list is beyond its one page', async () => {
    const rooms = 'num_habitaciones=1&num_adultos_1=8&num_ninos_1=0'
    const page = await pageAt(`es.localhost${SEVILLE}?${DATES}&${rooms}&page=2`, 404)
    expect(page.results.fallback?.code).toBe('12_904_3')
  })

  test('but a hotel beside the place does not stand for it', async () => {
    const page = await pageAt(`es.localhost${SEVILLE}?${DATES}&id_hotel=4&id_costa=${COAST}`)
    expect(page.results.hotels).toHaveLength(3)
  })
})

test('the list call answers what the page shows, and the browser reads it back', async () => {
  const page = await pageAt(`es.localhost${SEVILLE}?${DATES}&categories=4,5`)
  const answer = await app.inject({
    method: 'POST',
    url: '/hoteles/ajaxList',
    headers: { host: 'es.localhost', 'content-type': 'application/x-www-form-urlencoded' },
    payload: String(
      new URLSearchParams({
        ...Object.fromEntries(new URLSearchParams(page.query)),
        ...listFields(page, page.state),
      }),
    ),
  })
  const read = readListAnswer(answer.json())!
  expect(timeless(read)).toMatchObject(timeless(page))
  const { chains, locations, pointsOfInterest: pois } = read.results.summary.names
  expect(page.masters).toMatchObject({ chains, locations, pois })
})

test('the page brings what its list was prepared by', async () => {
  const page = await pageAt(`es.localhost${SEVILLE}?${DATES}&categories=4,5&sort=price`)
  expect(page.preparation).toEqual({
    page: 1,
    limit: page.results.summary.accommodationsPerPage,
    filters: { categories: ['4', '5'] },
    sort: { type: 'price', lat: expect.closeTo(37.39, 1), lon: expect.closeTo(-5.99, 1) },
    origin: 0,
    destinationType: 'city',
  })
})

function timeless({ results }: Pick<ResultsPage, 'results'>) {
  return {
    ...results,
    summary: { ...results.summary, status: { ...results.summary.status, elapsedMs: 0 } },
  }
}
