/** A flight with the hotel: as an option of the hotel form, and in the form of its own. */
import { daysAhead } from './days.ts'
import { expect, test } from './journey.ts'
import { choose, filledIn, formIsAlive, leaveBox, openForm, searchForm } from './search-form.ts'

const STAY = { fecha_entrada: daysAhead(40).typed, fecha_salida: daysAhead(43).typed }

test(
  'the flight option asks for an origin and a place to land',
  { tag: '@all' },
  async ({ page }) => {
    const form = await openForm(page, filledIn({ id_destino: '3128760', ...STAY }))
    const { origin, destination, submit } = form
    await expect(origin).toHaveCount(0)
    await expect(destination).not.toHaveValue('')
    await page.getByLabel('Añadir vuelo').check()
    await expect(destination).toHaveValue('')
    await submit.click()
    await expect(origin).toHaveAccessibleDescription('Introduce un origen')

    await origin.fill('Madrid')
    await leaveBox(origin)
    await choose(destination, 'levantia', /^Levantia Hotels/)
    await submit.click()
    await expect(origin).toHaveAccessibleDescription(/debe terminar con el código del aeropuerto/)
    await expect(destination).toHaveAccessibleDescription(
      'Para añadir un vuelo, elige una ciudad, zona o costa de la lista',
    )
    // With the flight on, the origin is cleared on focus.
    await origin.focus()
    await expect(origin).toHaveValue('')
    await expect(origin).toHaveAccessibleDescription('')

    await leaveBox(origin)
    await page.getByLabel('Añadir vuelo').uncheck()
    await expect(origin).toHaveCount(0)
    await expect(destination).toHaveValue('')
  },
)

test(
  'a hotel with a flight leads to a page that offers its hotel part',
  { tag: '@all' },
  async ({ page }) => {
    const { origin, destination, submit } = await openForm(page, filledIn(STAY))
    await page.getByLabel('Añadir vuelo').check()
    await choose(origin, 'madri', /Madrid/)
    await expect(origin).toHaveValue(/\(MAD\)$/)
    await choose(destination, 'barcelo', /^Barcelona\s*Cataluña, España/)
    const sent = page.waitForRequest((request) => request.method() === 'POST')
    await submit.click()
    const fields = Object.fromEntries(new URLSearchParams((await sent).postData() ?? ''))
    expect(fields).toMatchObject({ pg: 'busqueda_paralela', tipo_buscador: '1', incluir_tren: '1' })
    expect(fields['id_home']).toMatch(/^[a-z0-9]{8}$/)

    await expect(page).toHaveURL(/\/vuelo\+hotel\/resultados\//)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      /^Vuelo\+hotel: Madrid.*Barcel/,
    )
    await page.getByRole('link', { name: 'Ver los hoteles' }).click()
    await expect(page).toHaveURL(/\/hoteles\/resultados\/city\/3128760\/barcelona\//)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/en Barcelona$/)
  },
)

test('an origin that is typed over is no longer the one that was chosen', async ({ page }) => {
  const { origin } = await openForm(page, '/vuelo+hotel/')
  const id = page.locator('input[name="id_numeric_origen"]')
  await choose(origin, 'madri', /Madrid/)
  await expect(id).toHaveCount(1)
  await origin.fill('Barcelona (BCN)')
  await expect(id).toHaveCount(0)
})

test('flight+hotel with other dates for the hotel', { tag: '@phone' }, async ({ page }) => {
  const trip = { fecha_ida: daysAhead(40).typed, fecha_vuelta: daysAhead(47).typed }
  await page.goto('/')
  const tabs = page.getByRole('navigation', { name: 'Qué buscas' })
  await tabs.getByRole('link', { name: 'Vuelo+Hotel' }).click()
  await expect(page).toHaveURL(/\/vuelo\+hotel\/$/)
  await formIsAlive(page)
  const form = searchForm(page)
  await form.submit.click()
  for (const name of ['Ida', 'Vuelta'])
    await expect(page.getByRole('combobox', { name, exact: true })).toHaveAccessibleDescription(
      'Falta indicar las fechas',
    )
  await expect(form.origin).toHaveAccessibleDescription('Introduce un origen')

  await openForm(page, filledIn(trip, '/vuelo+hotel/'))
  await choose(form.origin, 'madri', /Madrid/)
  await choose(form.destination, 'barcelo', /^Barcelona\s*Cataluña, España/)
  await page.getByLabel('Incluir traslado al hotel').check()
  await page.getByLabel('Otras fechas de hotel').check()
  const hotel = page.getByRole('group', { name: 'Fechas del hotel' })
  await hotel.getByLabel('Entrada', { exact: true }).fill(daysAhead(41).typed)
  await hotel.getByLabel('Salida', { exact: true }).focus()
  await hotel.getByLabel('Salida', { exact: true }).fill(daysAhead(44).typed)
  await page.getByRole('heading', { level: 1 }).click()
  await form.submit.click()

  await expect(page).toHaveURL(/\/vuelo\+hotel\/resultados\//)
  const facts = page.getByRole('region', { name: 'Tu búsqueda' })
  await expect(facts).toContainText('Traslado al hotel')
  await expect(page.getByRole('region', { name: 'El hotel de tu viaje' })).toContainText(
    'por 3 noches',
  )
  await page.getByRole('link', { name: 'Cambiar la búsqueda' }).click()
  await expect(form.origin).toHaveValue(/\(MAD\)$/)
  await expect(page.getByLabel('Otras fechas de hotel')).toBeChecked()
  await expect(hotel.getByLabel('Entrada', { exact: true })).toHaveValue(daysAhead(41).typed)
})
