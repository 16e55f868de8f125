/** Flight+hotel and getaways as whole requests: their forms, and the pages that answer them. */
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, visitor } from '../../../../tests/fixtures/test-app.ts'
import { COAST, HOTELS, PLACES, travelMemory } from '../../../../tests/fixtures/travel-world.ts'
import { writeDay } from '../../../site/calendar-day.ts'
import { EDITIONS } from '../../../site/editions/editions.ts'
import { pathOf } from '../../../site/routes.ts'
import { todayIn } from '../../../http/clock.ts'

const today = todayIn('Europe/Madrid')
const [day3, day5] = [writeDay(today + 3), writeDay(today + 5)]

let app: FastifyInstance
beforeAll(async () => {
  const memory = travelMemory(today)
  app = await buildTestApp({ memory: () => memory })
})
afterAll(() => app.close())

const SEVILLE = {
  nombre_destino1: 'Sevilla, España',
  nombre_destino: 'Sevilla',
  id_destino: String(PLACES.seville),
}
const ORIGIN = { origen: 'Córdoba (COR)', id_numeric_origen: String(PLACES.cordobaArgentina) }
const TRIP = {
  ...ORIGIN,
  ...SEVILLE,
  fecha_ida: day3,
  fecha_vuelta: day5,
  num_customers: '2_0_0:1',
}
const PARALLEL = {
  ...ORIGIN,
  ...SEVILLE,
  fecha_entrada: day3,
  fecha_salida: day5,
  num_customers: '2_0_0:1',
  flightChecked: '1',
  pg: 'busqueda_paralela',
  tipo_buscador: '1',
  incluir_tren: '1',
  id_home: 'ab12cd34',
}
const GETAWAY = { ...SEVILLE, fecha_escapada: day3, duracion: '2', tipo_escapada: 'city' }

function post(address: string, fields: Record<string, string>) {
  return visitor(app)(address, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
    payload: new URLSearchParams(fields).toString(),
  })
}

const searchIn = (body: string) =>
  JSON.parse(/<script type="application\/json"[^>]*>(.*?)<\/script>/s.exec(body)![1]!).props.search

const problemsIn = (body: string): string =>
  searchIn(body)
    .problems.map(({ field, code }: Record<string, string>) => `${field} ${code}`)
    .join(', ')

/** The page that a valid form leads to. */
async function answerTo(address: string, fields: Record<string, string>) {
  const { statusCode, headers } = await post(address, fields)
  expect(statusCode).toBe(303)
  const [host] = address.split('/')
  return visitor(app)(`${host}${headers.location}`)
}

describe('a trip', () => {
  test.each([
    ['the flight+hotel form', 'es.localhost/vuelo+hotel/', TRIP],
    ['the hotel form with a flight', 'es.localhost/vuelo+hotel/', PARALLEL],
    ['the hotel form without scripts', 'es.localhost/hoteles/', PARALLEL],
    [
      'a typed origin',
      'es.localhost/vuelo+hotel/',
      { ...TRIP, origen: 'cor', id_numeric_origen: '' },
    ],
    [
      'a typed city',
      'es.localhost/vuelo+hotel/',
      { ...TRIP, origen: 'Cordoba', id_numeric_origen: '' },
    ],
    ['a code in parentheses', 'es.localhost/vuelo+hotel/', { ...TRIP, id_numeric_origen: '' }],
  ])('of %s is repeated with its hotels', async (_, address, fields) => {
    const { statusCode, body } = await answerTo(address, fields)
    expect(statusCode).toBe(200)
    expect(body).toContain('<h1 class="')
    expect(body).toContain('Vuelo+hotel: Córdoba (COR) – Sevilla')
    expect(body).toContain(`/hoteles/resultados/city/10/sevilla/?fecha_entrada=${day3}`)
    // Two nights at 80 and 85 euros, non-refundable at 88 %, in two hotels and a nameless one.
    expect(body).toContain('3 alojamientos disponibles')
    expect(body).toMatch(/Desde \d+\u00a0€ por 2 noches/)
    expect(body).toContain('<link rel="canonical" href="http://es.localhost:3000/vuelo+hotel/">')
  })

  test('to a hotel offers that hotel', async () => {
    const hotel = { nombre_destino1: 'Casa Alba', id_destino: '', nombre_destino: '' }
    const fields = { ...TRIP, ...hotel, id_hotel: String(HOTELS.alba) }
    const { body } = await answerTo('es.localhost/vuelo+hotel/', fields)
    expect(body).toContain('href="/hoteles/espana/sevilla/casa-alba-2?')
    expect(body).toContain('Ver el hotel')
  })

  test('may have other hotel dates and a transfer', async () => {
    const other = {
      otras_fechas_hotel: '1',
      fecha_entrada: writeDay(today + 4),
      fecha_salida: day5,
    }
    const fields = { ...TRIP, ...other, incluir_traslado: 'on' }
    const { body } = await answerTo('de.localhost/flug+hotel/', fields)
    expect(body).toContain(
      `/hotels/resultados/city/10/sevilla/?fecha_entrada=${writeDay(today + 4)}`,
    )
    expect(body).toContain('Hoteltransfer')
  })

  test('where nothing is free says so', async () => {
    const [far, later] = [writeDay(today + 90), writeDay(today + 92)]
    const fields = { ...TRIP, fecha_ida: far, fecha_vuelta: later }
    const { statusCode, body } = await answerTo('es.localhost/vuelo+hotel/', fields)
    expect([statusCode, body]).toEqual([200, expect.stringContaining('no hay disponibilidad')])
  })

  test.each<[string, object, string]>([
    ['no origin', { origen: '' }, 'origen origin-missing'],
    ['an origin of nowhere', { origen: 'Luna (LUN)' }, 'origen origin-not-chosen'],
    ['an origin without airport', { origen: 'Pueblo' }, 'origen origin-without-airport'],
    ['no dates', { fecha_ida: '', fecha_vuelta: '' }, 'fecha_ida 20_1_11, fecha_vuelta 20_1_11'],
    ['ten passengers', { num_customers: '10_0_0:5' }, 'num_customers passengers-general'],
    [
      'a chain',
      { nombre_destino1: 'Two Shores', nombre_destino: '', id_destino: '', id_marca: '32' },
      'nombre_destino1 flight-destination-missing',
    ],
  ])('with %s is sent back', async (_, changes, expected) => {
    const { statusCode, body } = await post('es.localhost/vuelo+hotel/', { ...TRIP, ...changes })
    expect([statusCode, problemsIn(body)]).toEqual([422, expected])
    expect(searchIn(body)).toMatchObject({
      tab: 'flight-hotel',
      values: { id_numeric_origen: '22' },
    })
  })

  test('from a typed city with two airports asks which of them', async () => {
    const fields = { ...TRIP, origen: 'Marbella', id_numeric_origen: '' }
    const { statusCode, body } = await post('es.localhost/vuelo+hotel/', fields)
    expect([statusCode, searchIn(body).values.origen]).toEqual([422, 'Marbella'])
    expect(problemsIn(body)).toContain('origen origin-not-chosen')
  })

  test('of the hotel form goes back to the hotel form', async () => {
    const { statusCode, body } = await post('es.localhost/vuelo+hotel/', {
      ...PARALLEL,
      origen: '',
    })
    expect([statusCode, problemsIn(body)]).toEqual([422, 'origen origin-missing'])
    expect(searchIn(body)).toMatchObject({ tab: 'hotels', values: { flightChecked: '1' } })
  })

  test('today is for the Spanish edition only', async () => {
    const fields = { ...TRIP, fecha_ida: writeDay(todayIn('Europe/Berlin')) }
    const { body } = await post('de.localhost/flug+hotel/', fields)
    expect(problemsIn(body)).toBe('fecha_ida flight-today')
    expect((await post('es.localhost/vuelo+hotel/', fields)).statusCode).toBe(303)
  })

  test('in an old link is the form again', async () => {
    const query = new URLSearchParams({
      ...TRIP,
      fecha_ida: '01-01-2020',
      fecha_vuelta: '03-01-2020',
    })
    const { statusCode, body } = await visitor(app)(`es.localhost/vuelo+hotel/resultados/?${query}`)
    expect([statusCode, searchIn(body).values.nombre_destino]).toEqual([422, 'Sevilla'])
  })

  test.each(['/vuelo+hotel/', '/vuelo+hotel/resultados/', '/escapadas/', '/vuelos/'])(
    '%s is not sold on partner brands',
    async (path) => {
      expect((await visitor(app)(`catchit.localhost${path}`)).statusCode).toBe(404)
    },
  )

  test('on partner brands the flight means nothing', async () => {
    const { headers } = await post('catchit.localhost/hoteles/', { ...PARALLEL, pg: '' })
    expect(headers.location).toMatch('/hoteles/resultados/city/10/')
  })
})

describe('a getaway', () => {
  test.each([
    ['1', writeDay(today + 4)],
    ['2', day5],
    ['3+', writeDay(today + 6)],
    ['any', day5],
  ])('of %s nights offers hotels until %s', async (duracion, until) => {
    const { body } = await answerTo('es.localhost/escapadas/', { ...GETAWAY, duracion })
    expect(body).toContain('Tu escapada: Sevilla')
    expect(body).toContain(`fecha_entrada=${day3}&amp;fecha_salida=${until}`)
    expect(body).toContain('segments=CIT')
  })

  test('to a coast', async () => {
    const coast = { nombre_destino1: 'Costa del Sol', id_destino: '', id_costa: COAST }
    const { body } = await answerTo('es.localhost/escapadas/', {
      ...GETAWAY,
      ...coast,
      nombre_destino: '',
    })
    expect(body).toContain('/hoteles/resultados/coast/cid7/costa-del-sol/?')
  })

  test.each<[string, object, string]>([
    ['no date', { fecha_escapada: '' }, 'fecha_escapada 20_1_11'],
    ['an unknown type', { tipo_escapada: 'lunar' }, 'tipo_escapada field-unreadable'],
    ['an unknown duration', { duracion: '9' }, 'duracion field-unreadable'],
    [
      'no destination',
      { nombre_destino1: '', nombre_destino: '', id_destino: '' },
      'nombre_destino1 destination-missing',
    ],
  ])('with %s is sent back', async (_, changes, expected) => {
    const { statusCode, body } = await post('es.localhost/escapadas/', { ...GETAWAY, ...changes })
    expect([statusCode, problemsIn(body), searchIn(body).tab]).toEqual([422, expected, 'getaways'])
  })
})

test.each(Object.values(EDITIONS))('both forms answer on the site of $id', async (edition) => {
  const site = { edition, prefixed: false }
  const host = `${edition.id}.localhost`
  const trip = await answerTo(`${host}${pathOf(site, 'flightHotelHome')}`, TRIP)
  const getaway = await answerTo(`${host}${pathOf(site, 'getawayHome')}`, GETAWAY)
  for (const { statusCode, body } of [trip, getaway]) {
    expect(statusCode).toBe(200)
    expect(body).toContain(`<html lang="${edition.conventions}"`)
    expect(body).toMatch(/<title>[^<]{10,}<\/title>/)
    expect(body).toMatch(/<meta name="description" content="[^"]{40,}">/)
  }
})
