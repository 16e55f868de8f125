/** Flights as whole requests without scripts: from the form to the book button. */
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FLIGHTS, flightPlaces, smallFlights } from '../../../../tests/fixtures/small-flights.ts'
import { buildTestApp, TEST_KEY, visitor } from '../../../../tests/fixtures/test-app.ts'
import { tokensWith } from '../../../booking/service/checkout-token.ts'
import { todayIn } from '../../../http/clock.ts'
import { writeDay } from '../../../site/calendar-day.ts'
import { readFlightChoice } from '../sale/rules/flight-line.ts'

const today = todayIn('Europe/Madrid')
const OUT = today + 40
const BACK = today + 44
const [out, back] = [writeDay(OUT), writeDay(BACK)]

let app: FastifyInstance
beforeAll(async () => {
  const memory = flightPlaces(today)
  const flights = smallFlights(today)
  app = await buildTestApp({ memory: () => memory, flights: () => flights })
})
afterAll(() => app.close())

const get = (address: string) => visitor(app)(address, { headers: { accept: 'text/html' } })

const post = (address: string, fields: Record<string, string>) =>
  visitor(app)(address, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
    payload: new URLSearchParams(fields).toString(),
  })

const TO_LONDON = {
  tipo_viaje: 'ida-vuelta',
  origen: 'Madrid (MAD)',
  destino: 'Londres (LON)',
  fecha_ida: out,
  fecha_vuelta: back,
  adultos: '2',
}
const LINK = `tipo_viaje=ida-vuelta&origen=MAD&destino=LON&fecha_ida=${out}&fecha_vuelta=${back}&adultos=2&cabina=economy`

const problemsIn = (body: string): string =>
  JSON.parse(/<script type="application\/json"[^>]*>(.*?)<\/script>/s.exec(body)![1]!)
    .props.search.problems.map(({ field, code }: Record<string, string>) => `${field} ${code}`)
    .join(', ')

/** As a visitor reads them: without tags, one space between words. */
function wordsOf(body: string): string {
  const main = /<main[\s\S]*<\/main>/.exec(body)?.[0] ?? ''
  return main
    .replace(/<noscript>[\s\S]*?<\/noscript>|<svg[\s\S]*?<\/svg>|<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/[\s\u00a0]+/g, ' ')
}

const hrefsIn = (body: string, part: string): string[] =>
  [...body.matchAll(/href="([^"]+)"/g)]
    .map(([, href]) => href!.replaceAll('&amp;', '&'))
    .filter((href) => href.includes(part))

describe('a world without flights', () => {
  test('has neither their pages nor ways to them', async () => {
    const memory = flightPlaces(today)
    const nobody = { ...smallFlights(today), airlines: new Map() }
    const empty = await buildTestApp({ memory: () => memory, flights: () => nobody })
    try {
      const ask = (address: string) => visitor(empty)(address, { headers: { accept: 'text/html' } })
      for (const address of ['', 'resultados/', 'viaje/', 'fechas/', 'destinos/'])
        expect((await ask(`es.localhost/vuelos/${address}`)).statusCode).toBe(404)
      const home = await ask('es.localhost/')
      expect(hrefsIn(home.body, '/vuelos/')).toEqual([])
      expect(hrefsIn(home.body, '/escapadas/').length).toBeGreaterThan(0)
      expect(hrefsIn((await get('es.localhost/')).body, '/vuelos/').length).toBeGreaterThan(0)
    } finally {
      await empty.close()
    }
  })
})

describe('the form', () => {
  test('is a page of its own, with tabs to the others', async () => {
    const { statusCode, body } = await get('es.localhost/vuelos/')
    expect(statusCode).toBe(200)
    expect(wordsOf(body)).toContain('Encuentra tu vuelo')
    expect(body).toContain('<link rel="canonical" href="http://es.localhost:3000/vuelos/">')
    expect(hrefsIn(body, '/escapadas/').length).toBeGreaterThan(0)
    // Native dates, for whoever has no scripts.
    expect(body).toMatch(/type="date"[^>]*name="nativo_fecha_ida"/)
  })

  test.each([
    ['as scripts send it', TO_LONDON],
    ['typed without scripts', { ...TO_LONDON, origen: 'madrid', destino: 'Londres' }],
    [
      'with dates of native controls',
      { ...TO_LONDON, nativo_fecha_ida: iso(out), nativo_fecha_vuelta: iso(back) },
    ],
  ])('%s leads to the list', async (_, fields) => {
    const { statusCode, headers } = await post('es.localhost/vuelos/', fields)
    expect([statusCode, headers.location]).toEqual([303, `/vuelos/resultados/?${LINK}`])
  })

  test.each([
    [{ origen: '' }, 'origen origin-missing'],
    [{ origen: 'Atlantis' }, 'origen origin-without-airport'],
    [{ origen: 'Nowhere (QQQ)' }, 'origen origin-not-chosen'],
    [{ destino: 'Madrid' }, 'destino same-places'],
    [{ fecha_vuelta: '' }, 'fecha_vuelta 20_1_11'],
    [{ adultos: '9', ninos: '1' }, 'adultos passengers-general'],
  ])('with %j comes back: %s', async (change, expected) => {
    const { statusCode, body } = await post('es.localhost/vuelos/', { ...TO_LONDON, ...change })
    expect([statusCode, problemsIn(body)]).toEqual([422, expected])
    // Nothing typed is lost.
    expect(body).toContain(`value="${out}"`)
  })

  test('begins with what a link says, in the words of the language', async () => {
    const { body } = await get(`de.localhost/fluege/?${LINK}`)
    expect(body).toContain('value="London (LON)"')
    expect(body).toContain('value="Madrid (MAD)"')
  })

  test('is not there on partner brands', async () => {
    for (const path of ['', 'resultados/', 'viaje/', 'fechas/', 'destinos/'])
      expect((await get(`es.catchit.localhost/vuelos/${path}?${LINK}`)).statusCode).toBe(404)
  })
})

describe('the list', () => {
  test('has the journeys of the first way, with the price of the whole trip for everybody', async () => {
    const { statusCode, body } = await get(`es.localhost/vuelos/resultados/?${LINK}`)
    expect(statusCode).toBe(200)
    const words = wordsOf(body)
    expect(words).toContain('Elige el vuelo de Madrid a Londres')
    expect(words).toContain('3 opciones')
    expect(words).toContain('Precio final de todo el viaje para los 2 pasajeros, tasas incluidas')
    expect(words).toContain('Operado por Zorzal')
    expect(words).toContain('kg de CO₂e por persona (estimación)')
    expect(words).toContain('1 maleta facturada')
    expect(words).toContain('No reembolsable')
    expect(body).toContain('<meta name="robots" content="noindex">')
    // The data is not sent a second time.
    expect(body).not.toContain('"rows"')
  })

  test.each([
    ['airlines=ZX', '1 opción'],
    ['stops=0&stops=1', '3 opciones'],
    ['departure=3', '1 opción'],
    ['duration=10', 'Ningún vuelo cumple estos filtros'],
    ['stops=9&sort=odd&page=99&airlines=%3Cb%3E', '3 opciones'],
  ])('narrowed by %s: %s', async (filters, expected) => {
    const { statusCode, body } = await get(`es.localhost/vuelos/resultados/?${LINK}&${filters}`)
    expect(statusCode).toBe(200)
    expect(wordsOf(body)).toContain(expected)
  })

  test('is sorted by what the address says', async () => {
    const { body } = await get(`es.localhost/vuelos/resultados/?${LINK}&sort=departure`)
    const words = wordsOf(body)
    expect(words.indexOf('07:05')).toBeLessThan(words.indexOf('23:30'))
  })

  test('tells a landing on another day, and clocks of twelve hours', async () => {
    const us = LINK.replace('destino=LON', 'destino=NYC')
    const { body } = await get(`us.localhost/flights/resultados/?${us}`)
    expect(wordsOf(body)).toMatch(/7:05\s?AM/)
    const back = `tipo_viaje=ida&origen=JFK&destino=LHR&fecha_ida=${out}`
    expect(wordsOf((await get(`es.localhost/vuelos/resultados/?${back}`)).body)).toContain(
      'al día siguiente',
    )
  })

  test('offers self-transfers only to who asks, and names them', async () => {
    const apart = `tipo_viaje=ida&origen=MAD&destino=PMI&fecha_ida=${out}`
    const { body } = await get(`es.localhost/vuelos/resultados/?${apart}`)
    expect(wordsOf(body)).toContain('No hay vuelos con plazas')
    const asked = await get(`es.localhost/vuelos/resultados/?${apart}&conexion_propia=1`)
    expect(wordsOf(asked.body)).toContain('Conexión por tu cuenta.')
  })

  test('of an unreadable address is the form with what is wrong', async () => {
    const { statusCode, body } = await get('es.localhost/vuelos/resultados/?origen=MAD')
    expect(statusCode).toBe(422)
    expect(problemsIn(body)).toContain('destino destination-missing')
  })

  test('prices are in the currency of the edition', async () => {
    const { body } = await get(`co.localhost/vuelos/resultados/?${LINK}`)
    expect(wordsOf(body)).toMatch(/\$ \d{1,3}\.\d{3}\.\d{3}/)
  })
})

describe('a trip', () => {
  const OUTWARD = `trayecto=${FLIGHTS.madridLondonMorning}.${OUT}`
  const BACKWARD = `trayecto_2=${FLIGHTS.londonMadrid}.${BACK}`

  test('is chosen way by way by links alone, up to the book button', async () => {
    const list = await get(`es.localhost/vuelos/resultados/?${LINK}`)
    const [first] = hrefsIn(list.body, OUTWARD)
    const second = await get(`es.localhost${first}`)
    expect(wordsOf(second.body)).toContain('Elegido: Madrid – Londres')
    expect(wordsOf(second.body)).toContain('Elige el vuelo de Londres a Madrid')
    const last = hrefsIn(second.body, '/vuelos/viaje/').find((href) =>
      href.includes('tarifa=standard'),
    )
    expect(last).toContain(BACKWARD)
    const trip = await get(`es.localhost${last}`)
    const words = wordsOf(trip.body)
    expect(words).toContain('Tu viaje: Madrid – Londres')
    expect(words).toContain('QV 101')
    expect(words).toContain('Terminal 5')
    expect(words).toContain('2 adultos')
    expect(trip.body).toContain('europa.eu/youreurope')
    expect(trip.body).toMatch(/<form[^>]*action="\/carrito\/"/)
  })

  test('promises the very price that it shows', async () => {
    const { body } = await get(
      `es.localhost/vuelos/viaje/?${LINK}&${OUTWARD}&${BACKWARD}&tarifa=flex`,
    )
    const [button] = /<button[^>]*name="checkout_token"[^>]*>/.exec(body)!
    const token = /value="([^"]+)"/.exec(button)![1]!
    const read = tokensWith(() => TEST_KEY).read(token, Date.now())
    if (!read.ok) throw new Error('The token cannot be read')
    const { kind, choice, price } = read.value
    expect(kind).toBe('flight')
    expect(readFlightChoice(choice)).toMatchObject({ brand: 'flex', passengers: { adults: 2 } })
    expect(wordsOf(body)).toContain(`Total ${price / 100} €`)
  })

  test('what everybody pays adds up, in whole units of any currency', async () => {
    const family = `${LINK}&ninos=1&bebes=1&${OUTWARD}&${BACKWARD}`
    const { body } = await get(`gb.localhost/flights/viaje/?${family}`)
    const amounts = /2 adults £(\d+) 1 child £(\d+) 1 infant £(\d+) Total £(\d+)/.exec(
      wordsOf(body),
    )
    const [adults, child, infant, total] = amounts!.slice(1).map(Number)
    expect(adults! + child! + infant!).toBe(total)
    expect(child!).toBeLessThan(adults! / 2)
    expect(infant!).toBeLessThan(child!)
  })

  test('that is not whole, or gone, leads back to its list', async () => {
    const { statusCode, headers } = await get(`es.localhost/vuelos/viaje/?${LINK}&${OUTWARD}`)
    expect([statusCode, headers.location]).toEqual([
      302,
      expect.stringContaining('/vuelos/resultados/'),
    ])
    const gone = await get(`es.localhost/vuelos/viaje/?${LINK}&trayecto=9999.${OUT}&${BACKWARD}`)
    const list = await get(`es.localhost${gone.headers.location}`)
    expect(wordsOf(list.body)).toContain('ya no se puede comprar')
  })
})

test('other dates have a table and bars, each a link to its list', async () => {
  const { statusCode, body } = await get(`es.localhost/vuelos/fechas/?${LINK}`)
  expect(statusCode).toBe(200)
  expect(wordsOf(body)).toContain('Tres días antes y después')
  // 49 pairs of days, of which some end before they begin, and 60 bars.
  const links = hrefsIn(body, '/vuelos/resultados/')
  expect(links.length).toBeGreaterThan(90)
  expect((await get(`es.localhost${links[0]}`)).statusCode).toBe(200)
})

test('anywhere lists what can be reached, by country, and leads to its flights', async () => {
  const { statusCode, body } = await get(`es.localhost/vuelos/destinos/?origen=MAD`)
  expect(statusCode).toBe(200)
  const words = wordsOf(body)
  expect(words).toContain('Adónde volar desde Madrid')
  expect(words).toContain('Londres LON')
  expect(words).toContain('Nueva York NYC')
  const [link] = hrefsIn(body, 'destino=LON')
  expect((await get(`es.localhost${link}`)).statusCode).toBe(200)
})

test('while flights are not there yet, the form is, and lists ask to come again', async () => {
  const memory = flightPlaces(today)
  const early = await buildTestApp({ memory: () => memory })
  const form = await visitor(early)('es.localhost/vuelos/')
  const list = await visitor(early)(`es.localhost/vuelos/resultados/?${LINK}`)
  expect([form.statusCode, list.statusCode]).toEqual([200, 503])
  await early.close()
})

function iso(day: string): string {
  return day.split('-').toReversed().join('-')
}
