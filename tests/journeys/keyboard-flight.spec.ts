/** A flight with the hotel, without a mouse: the option of the hotel form, and the form of its own. */
import type { Locator, Page } from '@playwright/test'
import { daysAhead } from './days.ts'
import { expect, siteOf, test } from './journey.ts'
import { backTo, pick, press, tabTo, typeInto } from './keyboard.ts'
import { expectProblem, filledIn, openForm, searchForm } from './search-form.ts'

const STAY = { fecha_entrada: daysAhead(40).typed, fecha_salida: daysAhead(43).typed }
const TRIP = { fecha_ida: daysAhead(40).typed, fecha_vuelta: daysAhead(47).typed }
const BARCELONA = /^Barcelona\s*Cataluña, España/

test('a flight is added, with its rules, and found', async ({ page }) => {
  const { origin, destination, submit } = await openForm(page, filledIn(STAY))
  const option = page.getByLabel('Añadir vuelo')
  await expect(origin).toHaveCount(0)
  await press(option, 'Space')
  await expect(option).toBeChecked()
  await backTo(submit)
  await page.keyboard.press('Enter')
  await expectProblem(origin, 'origin-missing', 'Introduce un origen')

  await backTo(destination)
  await pick(destination, 'levantia', /^Levantia Hotels/)
  await backTo(origin)
  await expect(origin).not.toHaveAttribute('aria-invalid')
  await page.keyboard.type('Madrid')
  await press(submit)
  const airport = 'El origen debe terminar con el código del aeropuerto, como Madrid (MAD)'
  await expectProblem(origin, 'origin-without-airport', airport)
  const landing = 'Para añadir un vuelo, elige una ciudad, zona o costa de la lista'
  await expectProblem(destination, 'flight-destination-missing', landing)

  // With the flight on, the origin is cleared on focus.
  await backTo(origin)
  await expect(origin).toHaveValue('')
  await page.keyboard.type('Madrid (MAD)')
  await press(submit)
  await expectProblem(origin, 'origin-not-chosen', 'Selecciona un origen de la lista desplegable')

  await backTo(origin)
  await pick(origin, 'madri', /Madrid/)
  await expect(origin).toHaveValue(/\(MAD\)$/)
  await pick(destination, 'barcelo', BARCELONA)
  await press(submit)
  await expect(page).toHaveURL(/\/vuelo\+hotel\/resultados\//)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Vuelo\+hotel: Madrid.*Barcel/)
  await press(page.getByRole('link', { name: 'Ver los hoteles' }))
  await expect(page).toHaveURL(/\/hoteles\/resultados\/city\/3128760\/barcelona\//)
})

test('only one edition flies today', { tag: '@all' }, async ({ page, baseURL }) => {
  const today = { fecha_entrada: daysAhead(0).typed, fecha_salida: daysAhead(3).typed }
  const flight = { ...today, flightChecked: '1', id_destino: '3128760' }
  await openForm(page, siteOf(baseURL, 'de') + filledIn(flight, '/hotels/'))
  await press(page.getByRole('main').getByRole('button', { name: 'Hotels suchen' }))
  const checkIn = page.locator('#fecha_entrada')
  await expectProblem(checkIn, 'flight-today', /heute/)

  const { submit } = await openForm(page, filledIn(flight))
  await press(submit)
  await expect(searchForm(page).origin).toHaveAttribute('aria-invalid')
  await expect(checkIn).not.toHaveAttribute('aria-invalid')
})

test(
  'flight+hotel, with its rules and other dates for the hotel',
  { tag: '@all' },
  async ({ page }) => {
    const { origin, destination, submit } = await openForm(page, '/vuelo+hotel/')
    await press(page.getByLabel('Otras fechas de hotel'), 'Space')
    const hotel = page.getByRole('group', { name: 'Fechas del hotel' })
    const [checkIn, checkOut] = [hotel.locator('input').first(), hotel.locator('input').nth(1)]
    await expect(checkIn).toBeVisible()
    await backTo(submit)
    await page.keyboard.press('Enter')
    await expectProblem(origin, 'origin-missing', 'Introduce un origen')
    await expectProblem(destination, 'destination-missing', /^Introduce una ciudad o zona/)
    for (const date of [dateBox(page, 'Ida'), dateBox(page, 'Vuelta'), checkIn, checkOut])
      await expectProblem(date, '20_1_11', 'Falta indicar las fechas')

    await openForm(page, filledIn({ ...TRIP, otras_fechas_hotel: '1' }, '/vuelo+hotel/'))
    await pick(origin, 'madri', /Madrid/)
    await pick(destination, 'barcelo', BARCELONA)
    await press(page.getByLabel('Incluir traslado al hotel'), 'Space')
    await typeRange(checkIn, checkOut, 38, 49)
    await backTo(submit)
    await page.keyboard.press('Enter')
    const [first, last] = [TRIP.fecha_ida, TRIP.fecha_vuelta]
    await expectProblem(checkIn, 'range-too-early', `La primera fecha posible es el ${first}`)
    await expectProblem(checkOut, 'range-too-late', `La última fecha posible es el ${last}`)

    await typeRange(checkIn, checkOut, 41, 44)
    await backTo(submit)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/vuelo\+hotel\/resultados\//)
    await expect(page.getByRole('region', { name: 'Tu búsqueda' })).toContainText(
      'Traslado al hotel',
    )
    await expect(page.getByRole('region', { name: 'El hotel de tu viaje' })).toContainText(
      'por 3 noches',
    )
    await press(page.getByRole('link', { name: 'Cambiar la búsqueda' }))
    await expect(origin).toHaveValue(/\(MAD\)$/)
    await expect(checkIn).toHaveValue(daysAhead(41).typed)
  },
)

async function typeRange(from: Locator, to: Locator, first: number, last: number): Promise<void> {
  await typeInto(from, daysAhead(first).typed)
  await tabTo(to)
  await typeInto(to, daysAhead(last).typed)
}

function dateBox(page: Page, name: string): Locator {
  return page.getByRole('combobox', { name, exact: true })
}
