/** Every rule of the three forms without scripts: the server tells it, by the same core rules. */
import type { Locator, Page } from '@playwright/test'
import { nativeField } from '../../src/search/rules/room-fields.ts'
import { daysAhead } from './days.ts'
import { expect, siteOf, test } from './journey.ts'
import { expectProblem, filledIn } from './search-form.ts'

// A form with mistakes comes back with the status that says so.
test.use({ javaScriptEnabled: false, tolerated: /status of 422/ })

type Mistake = [control: string, code: string, message: RegExp]
type Values = Record<string, string>

const BARCELONA = { id_destino: '3128760', nombre_destino1: 'Barcelona' }
const ORIGIN = { origen: 'Madrid (MAD)', id_numeric_origen: '3117735' }

test('of the hotel form', { tag: '@all' }, async ({ page, baseURL }) => {
  const flight = { ...stay(20, 22), ...ORIGIN, flightChecked: '1' }
  const ten = { num_habitaciones: '2', num_adultos_1: '5', num_adultos_2: '5' }
  const child = { num_habitaciones: '1', num_adultos_1: '2', num_ninos_1: '1' }
  const cases: [values: Values, ...mistakes: Mistake[]][] = [
    [
      {},
      ['#nombre_destino1', 'destination-missing', /^Introduce una ciudad o zona/],
      [native('fecha_entrada'), 'date-missing', /^Introduce una fecha$/],
      [native('fecha_salida'), 'date-missing', /^Introduce una fecha$/],
    ],
    [
      { nombre_destino1: 'qqzzxxw', ...stay(20, 20) },
      ['#nombre_destino1', 'destination-not-chosen', /^Selecciona un destino de la lista/],
      [native('fecha_entrada'), 'same-dates', /no puede ser la misma que la de entrada$/],
    ],
    [
      { ...BARCELONA, ...stay(20, 18), ...child },
      [native('fecha_salida'), 'check-out-before-check-in', /no puede ser anterior/],
      [native('num_habitaciones'), '12_999_13', /^Debes especificar las edades/],
    ],
    [
      { ...BARCELONA, ...stay(20, 51) },
      [native('fecha_salida'), 'stay-too-long', /más de 30 días$/],
    ],
    [
      { ...BARCELONA, ...stay(-2, 5) },
      [native('fecha_entrada'), 'date-not-after-today', /posterior a la de hoy$/],
    ],
    [
      { ...BARCELONA, ...stay(729, 735) },
      [native('fecha_salida'), 'date-too-late', /^Solo se puede reservar con dos años/],
    ],
    [
      { ...flight, origen: '', id_marca: '1', nombre_destino1: 'Levantia Hotels' },
      ['#origen', 'origin-missing', /^Introduce un origen$/],
      ['#nombre_destino1', 'flight-destination-missing', /^Para añadir un vuelo, elige/],
    ],
    [
      { ...BARCELONA, ...flight, ...ten, origen: 'Ninguna parte', id_numeric_origen: '' },
      ['#origen', 'origin-without-airport', /^El origen debe terminar con el código/],
      [native('num_habitaciones'), 'passengers-general', /^El número máximo de pasajeros es 9$/],
    ],
    [
      { ...BARCELONA, ...flight, origen: 'Ninguna parte (QQQ)', id_numeric_origen: '' },
      ['#origen', 'origin-not-chosen', /^Selecciona un origen de la lista/],
    ],
  ]
  for (const [values, ...mistakes] of cases) await send(page, filledIn(values), mistakes)

  const today = filledIn({ ...BARCELONA, ...flight, ...stay(0, 2) }, '/hotels/')
  await send(page, siteOf(baseURL, 'de') + today, [
    [native('fecha_entrada'), 'flight-today', /heute/],
  ])
})

test('of the flight+hotel form and of the getaways form', { tag: '@all' }, async ({ page }) => {
  const trip = { fecha_ida: daysAhead(40).typed, fecha_vuelta: daysAhead(47).typed }
  const hotel = { otras_fechas_hotel: '1', ...stay(38, 49) }
  const when = /^Falta indicar las fechas$/
  await send(page, '/vuelo+hotel/', [
    ['#origen', 'origin-missing', /^Introduce un origen$/],
    ['#nombre_destino1', 'destination-missing', /^Introduce una ciudad o zona/],
    [native('fecha_ida'), '20_1_11', when],
    [native('fecha_vuelta'), '20_1_11', when],
  ])
  await send(page, filledIn({ ...BARCELONA, ...ORIGIN, ...trip, ...hotel }, '/vuelo+hotel/'), [
    [native('fecha_entrada'), 'range-too-early', /^La primera fecha posible es el/],
    [native('fecha_salida'), 'range-too-late', /^La última fecha posible es el/],
  ])
  await send(page, '/escapadas/', [
    ['#nombre_destino1', 'destination-missing', /^Introduce una ciudad o zona/],
    [native('fecha_escapada'), '20_1_11', when],
  ])
})

/** The button of the form that a link has filled in. */
async function send(page: Page, address: string, mistakes: Mistake[]): Promise<void> {
  await page.goto(address)
  const answer = page.waitForResponse((response) => response.request().method() === 'POST')
  // The button has no name, while those that offer destinations send their id.
  await button(page).click()
  expect((await answer).status(), address).toBe(422)
  for (const [control, code, message] of mistakes)
    await expectProblem(page.getByRole('main').locator(control), code, message)
}

function button(page: Page): Locator {
  return page.getByRole('main').locator('form[method="post"] button[type="submit"]:not([name])')
}

function native(field: string): string {
  return `[name="${nativeField(field)}"]`
}

function stay(from: number, to: number): Values {
  return { fecha_entrada: daysAhead(from).typed, fecha_salida: daysAhead(to).typed }
}
