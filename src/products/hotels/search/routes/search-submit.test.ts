/** The hotel form as whole requests: where it leads, and what it says when it cannot. */
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, visitor } from '../../../../../tests/fixtures/test-app.ts'
import {
  CHAINS,
  COAST,
  HOTELS,
  PLACES,
  travelMemory,
} from '../../../../../tests/fixtures/travel-world.ts'
import { writeDay } from '../../../../site/calendar-day.ts'
import { EDITIONS } from '../../../../site/editions/editions.ts'
import { pathOf } from '../../../../site/routes.ts'
import { todayIn } from '../../../../http/clock.ts'

const today = todayIn('Europe/Madrid')
const [checkIn, checkOut] = [writeDay(today + 3), writeDay(today + 5)]
const STAY = `fecha_entrada=${checkIn}&fecha_salida=${checkOut}`

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
  fecha_entrada: checkIn,
  fecha_salida: checkOut,
  num_habitaciones: '1',
  num_adultos_1: '2',
  num_ninos_1: '0',
  num_customers: '2_0_0:1',
  pg: 'pre_resultado',
}
/** Only what was typed, and the dates. */
const typed = (text: string) => ({
  nombre_destino1: text,
  fecha_entrada: checkIn,
  fecha_salida: checkOut,
})

function post(fields: Record<string, string> | string, address = 'es.localhost/hoteles/') {
  return visitor(app)(address, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
    payload: typeof fields === 'string' ? fields : new URLSearchParams(fields).toString(),
  })
}

/** What the page begins with, as its script reads it. */
function pageData(body: string) {
  const json = /<script type="application\/json"[^>]*>(.*?)<\/script>/s.exec(body)![1]!
  return JSON.parse(json).props.search
}

const problemsIn = (body: string) =>
  pageData(body).problems.map(({ field, code }: Record<string, string>) => `${field} ${code}`)

/** A body of any type, to the German site. */
const send = (type: string, payload: string) =>
  visitor(app)('de.localhost/hotels/', {
    method: 'POST',
    headers: { 'content-type': type, accept: 'text/html' },
    payload,
  })

const ask = async (changes: Record<string, string>) => {
  const answer = await post({ ...SEVILLE, type_search: '1', ...changes })
  return [answer.statusCode, answer.json()]
}

describe('a valid search leads', () => {
  test.each<[string, Record<string, string>, string]>([
    [
      'to the list of a city',
      {},
      `/hoteles/resultados/city/10/sevilla/?${STAY}&num_customers=2_0_0%3A1`,
    ],
    [
      'to the list of a country',
      { id_destino: '2', nombre_destino: 'España', nombre_destino1: 'España' },
      `/hoteles/resultados/other/2/espana/?${STAY}&num_customers=2_0_0%3A1`,
    ],
    [
      'to the list of a coast',
      {
        id_destino: '',
        id_costa: COAST,
        nombre_destino: 'Costa del Sol',
        nombre_destino1: 'Costa del Sol',
      },
      `/hoteles/resultados/coast/cid7/costa-del-sol/?${STAY}&num_customers=2_0_0%3A1`,
    ],
    [
      'to a hotel’s page',
      {
        id_hotel: String(HOTELS.luz),
        nombre_destino: '',
        nombre_destino1: 'Patio de la Luz',
        pg: 'busqueda_por_hotel',
      },
      `/hoteles/espana/sevilla/patio-de-la-luz-1?${STAY}&num_customers=2_0_0%3A1`,
    ],
    [
      'to a chain where it is',
      { id_destino: '', id_marca: String(CHAINS.spanish), nombre_destino: '', nombre_destino1: '' },
      `/hoteles/resultados/other/3/espana-region/?${STAY}&num_customers=2_0_0%3A1&id_marca=31&chains=31`,
    ],
    [
      'to a worldwide chain at home',
      {
        id_destino: '',
        id_marca: String(CHAINS.worldwide),
        nombre_destino: '',
        nombre_destino1: '',
      },
      `/hoteles/resultados/other/2/espana/?${STAY}&num_customers=2_0_0%3A1&id_marca=32&chains=32`,
    ],
    [
      'to a chain in a city',
      { id_marca: String(CHAINS.spanish) },
      `/hoteles/resultados/city/10/sevilla/?${STAY}&num_customers=2_0_0%3A1&id_marca=31&chains=31`,
    ],
    [
      'with children by room',
      { num_ninos_1: '1', edad_1_1: '4' },
      `/hoteles/resultados/city/10/sevilla/?${STAY}&num_customers=2_1_0%3A1&num_habitaciones=1&num_adultos_1=2&num_ninos_1=1&edad_1_1=4`,
    ],
    [
      'with a voucher and packages',
      { giftBoxCode: 'ABC-1', packetSales: '1' },
      `/hoteles/resultados/city/10/sevilla/?${STAY}&giftBoxCode=ABC-1&packetSales=1&num_customers=2_0_0%3A1`,
    ],
    [
      'to a city though its ids are of native controls',
      { nativo: '1', nativo_fecha_entrada: iso(today + 4), nativo_fecha_salida: iso(today + 6) },
      `/hoteles/resultados/city/10/sevilla/?fecha_entrada=${writeDay(today + 4)}&fecha_salida=${writeDay(today + 6)}&num_customers=2_0_0%3A1`,
    ],
  ])('%s', async (_, changes, location) => {
    const { statusCode, headers } = await post({ ...SEVILLE, ...changes })
    expect([statusCode, headers.location]).toEqual([303, location])
  })

  test.each(Object.values(EDITIONS))('on the site of $id', async (edition) => {
    const hotels = pathOf({ edition, prefixed: false }, 'hotelHome')
    const { statusCode, headers } = await post(SEVILLE, `${edition.id}.localhost${hotels}`)
    const slug = ['gb', 'us'].includes(edition.id) ? 'seville' : 'sevilla'
    const words = `${hotels}resultados/city/10/${edition.id === 'fr' ? 'seville' : slug}/`
    expect([statusCode, String(headers.location).split('?')[0]]).toEqual([303, words])
  })

  test('under a prefix', async () => {
    const { headers } = await post(SEVILLE, 'localhost/de/hotels/')
    expect(headers.location).toMatch(/^\/de\/hotels\/resultados\/city\/10\/sevilla\/\?/)
  })
})

describe('a typed destination', () => {
  test.each([
    ['sevilla', '/hoteles/resultados/city/10/sevilla/'],
    [' SEVILLA, España ', '/hoteles/resultados/city/10/sevilla/'],
    ['costa del sol', '/hoteles/resultados/coast/cid7/costa-del-sol/'],
    ['Casa Alba', '/hoteles/espana/sevilla/casa-alba-2'],
    ['Hoteles Giralda', '/hoteles/resultados/other/3/espana-region/'],
  ])('%s means one thing', async (text, path) => {
    const { statusCode, headers } = await post(typed(text))
    expect([statusCode, String(headers.location).split('?')[0]]).toEqual([303, path])
  })

  test('that several places share is asked about', async () => {
    const { statusCode, body } = await post(typed('cordoba'))
    expect(statusCode).toBe(422)
    expect(problemsIn(body)).toEqual(['nombre_destino1 destination-not-chosen'])
    const ids = pageData(body).choices.map(({ id }: { id: string }) => id)
    expect(ids.toSorted()).toEqual(['12', '22'])
    expect(pageData(body).values).toMatchObject({
      nombre_destino1: 'cordoba',
      fecha_salida: checkOut,
    })
  })

  test('is what the pressed choice says, beside the empty hidden field', async () => {
    const fields = new URLSearchParams({ ...typed('cordoba'), id_destino: '', id_marca: '0' })
    const { headers } = await post(`${fields}&id_destino=22`)
    expect(headers.location).toMatch('/hoteles/resultados/city/22/cordoba/')
  })

  test('counts, not an id that stayed from before', async () => {
    const { headers } = await post({ ...SEVILLE, nombre_destino1: 'Marbella' })
    expect(headers.location).toMatch('/hoteles/resultados/city/14/marbella/')
  })

  test('in another language keeps what was chosen', async () => {
    const { headers } = await post({ ...SEVILLE, nombre_destino1: 'Seville' })
    expect(headers.location).toMatch('/hoteles/resultados/city/10/sevilla/')
  })

  test('stands for an id that is gone', async () => {
    const { headers } = await post({ ...SEVILLE, id_destino: '987654' })
    expect(headers.location).toMatch('/hoteles/resultados/city/10/sevilla/')
  })

  test('that nobody knows offers nothing', async () => {
    const { statusCode, body } = await post(typed('Xyzzy'))
    expect([statusCode, pageData(body).choices]).toEqual([422, []])
  })
})

describe('what is wrong is told beside its field, and what was typed stays', () => {
  test.each<[string, Record<string, string>, string]>([
    [
      'nothing at all',
      { nombre_destino1: '', nombre_destino: '', id_destino: '' },
      'nombre_destino1 destination-missing',
    ],
    [
      'an unknown place without a text',
      { id_destino: '987654', nombre_destino1: '', nombre_destino: '' },
      'nombre_destino1 destination-missing',
    ],
    [
      'an unknown coast',
      { id_destino: '', id_costa: 'cid99', nombre_destino1: 'Costa X', nombre_destino: '' },
      'nombre_destino1 destination-not-chosen',
    ],
    [
      'an unknown hotel',
      {
        id_destino: '',
        id_hotel: '4242',
        nombre_destino1: 'Hotel X',
        nombre_destino: '',
        pg: 'busqueda_por_hotel',
      },
      'nombre_destino1 destination-not-chosen',
    ],
    [
      'a hotel that is not sold',
      {
        id_destino: '',
        id_hotel: String(HOTELS.closed),
        nombre_destino1: 'Vieja X',
        nombre_destino: '',
      },
      'nombre_destino1 destination-not-chosen',
    ],
    [
      'a hotel sold without its name',
      {
        id_destino: '',
        id_hotel: String(HOTELS.hidden),
        nombre_destino1: 'Secreto X',
        nombre_destino: '',
      },
      'nombre_destino1 destination-not-chosen',
    ],
    [
      'an unknown chain',
      { id_destino: '', id_marca: '999', nombre_destino1: 'Cadena X', nombre_destino: '' },
      'nombre_destino1 destination-not-chosen',
    ],
    ['no date', { fecha_entrada: '' }, 'fecha_entrada date-missing'],
    ['a day that no calendar has', { fecha_salida: '31-02-2027' }, 'fecha_salida date-unreadable'],
    [
      'the year 9999',
      { fecha_salida: '01-01-9999' },
      'fecha_salida date-too-late, fecha_salida stay-too-long',
    ],
    [
      'the past',
      { fecha_entrada: '01-01-2020' },
      'fecha_entrada date-not-after-today, fecha_salida stay-too-long',
    ],
    ['no night', { fecha_salida: checkIn }, 'fecha_entrada same-dates'],
    ['too many nights', { fecha_salida: writeDay(today + 40) }, 'fecha_salida stay-too-long'],
    ['a child without age', { num_ninos_1: '1' }, 'edad_1_1 12_999_13'],
    ['six rooms', { num_habitaciones: '6' }, 'num_habitaciones rooms-out-of-range'],
    [
      'SQL for an id',
      { id_destino: "1' OR '1'='1" },
      'nombre_destino1 field-unreadable, nombre_destino1 destination-not-chosen',
    ],
    ['a page that is none', { pg: 'pagina' }, ' field-unreadable'],
    [
      'a text without end',
      { nombre_destino1: 'a'.repeat(5_000) },
      'nombre_destino1 field-too-long',
    ],
  ])('%s', async (_, changes, expected) => {
    const { statusCode, body } = await post({ ...SEVILLE, ...changes })
    expect([statusCode, problemsIn(body).join(', ')]).toEqual([422, expected])
    expect(body).toContain('<html lang="es-ES"')
  })

  test('a repeated field', async () => {
    const { statusCode, body } = await post(
      `${new URLSearchParams(SEVILLE)}&fecha_entrada=${checkIn}`,
    )
    expect([statusCode, problemsIn(body)]).toEqual([422, ['fecha_entrada field-repeated']])
    expect(pageData(body).values.fecha_entrada).toBe(checkIn)
  })

  test('tags are taken out of what is shown again, and nothing else is', async () => {
    const text = '<img src=x onerror=alert(1)>Sevi & "Co"'
    const { body } = await post({ ...typed(text), extra: 'x', constructor: 'y' })
    expect(pageData(body).values.nombre_destino1).toBe('Sevi & "Co"')
    expect(Object.keys(pageData(body).values)).not.toContain('extra')
    expect(body).not.toContain('<img src=x')
  })

  test('a hidden value that was refused is not sent again', async () => {
    const { body } = await post({ ...SEVILLE, pg: 'pagina', id_home: '<b>' })
    expect(pageData(body).values).not.toHaveProperty('pg')
    expect(pageData(body).values.id_destino).toBe(String(PLACES.seville))
  })
})

describe('bodies that are no form', () => {
  test.each([
    ['ten megabytes', 'application/x-www-form-urlencoded', `a=${'x'.repeat(10_000_000)}`, 413],
    ['another type', 'text/csv', 'a,b', 415],
    ['broken JSON', 'application/json', '{', 400],
    ['a list', 'application/json', '[1,2]', 422],
    ['a number', 'application/json', '7', 422],
    ['nothing', 'application/json', 'null', 422],
    [
      'wrong types',
      'application/json',
      '{"fecha_entrada":{"a":1},"id_destino":12,"num_adultos_1":[[]]}',
      422,
    ],
    ['a prototype', 'application/json', '{"__proto__":{"id_destino":"10"}}', 400],
    [
      'prototype names',
      'application/x-www-form-urlencoded',
      '__proto__=1&constructor=2&toString=3',
      422,
    ],
    ['bytes', 'application/x-www-form-urlencoded', '%E0%A4%A=%00&\u0000=1', 422],
  ])('%s', async (_, type, payload, status) => {
    const { statusCode, body } = await send(type, payload)
    expect([statusCode, body]).toEqual([
      status === 415 ? 400 : status,
      expect.stringContaining('<html lang="de-DE"'),
    ])
    expect(body).not.toMatch(/node_modules|at .*\.[jt]s:\d/)
  })
})

describe('a meta-search', () => {
  test('says where to go', async () => {
    expect(await ask({})).toEqual([
      200,
      {
        status: 'OK',
        data: `/hoteles/resultados/city/10/sevilla/?${STAY}&num_customers=2_0_0%3A1`,
      },
    ])
  })
  test.each([
    ['a missing date', { fecha_entrada: '' }, 'date-missing'],
    [
      'nothing free',
      { fecha_entrada: writeDay(today + 90), fecha_salida: writeDay(today + 92) },
      '12_904_3',
    ],
  ])('says what is wrong: %s', async (_, changes, code) => {
    const [status, answer] = await ask(changes)
    expect([status, answer]).toMatchObject([
      422,
      { status: 'KO', data: '/hoteles/', problems: [{ code }] },
    ])
  })
})

function iso(day: number): string {
  return writeDay(day).split('-').toReversed().join('-')
}
