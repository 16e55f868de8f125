/** A search comes back: into the form, into the list of recent ones, by Back, and on another tab. */
import { daysAhead } from './days.ts'
import { expect, test } from './journey.ts'
import { shiftOf } from './layout-shift.ts'
import { filledIn, formIsAlive, openForm, searchForm } from './search-form.ts'

test(
  'the last search is restored, and one click makes it again',
  { tag: '@phone' },
  async ({ page }) => {
    const stay = { fecha_entrada: daysAhead(40).typed, fecha_salida: daysAhead(43).typed }
    const rooms = { num_habitaciones: '1', num_adultos_1: '3', num_ninos_1: '1', edad_1_1: '6' }
    const first = await openForm(page, filledIn({ id_destino: '3128760', ...stay, ...rooms }))
    await first.submit.click()
    await expect(page).toHaveURL(/\/hoteles\/resultados\/city\/3128760\//)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/en Barcelona$/)

    await page.goBack()
    await expect(first.submit).toBeEnabled()
    await expect(first.submit).toHaveText('Buscar hoteles')

    await page.goto('/')
    await formIsAlive(page)
    const { destination, checkIn, checkOut, occupancy } = searchForm(page)
    await expect(destination).toHaveValue(/^Barcelona, /)
    await expect(checkIn).toHaveValue(stay.fecha_entrada)
    await expect(checkOut).toHaveValue(stay.fecha_salida)
    await expect(occupancy).toHaveAccessibleName('Ocupación: 3 adultos, 1 niño · 1 hab.')

    const recent = page.getByRole('region', { name: 'Tus últimas búsquedas' })
    await expect(recent.getByRole('button')).toHaveCount(1)
    expect(await shiftOf(page)).toBeLessThan(0.01)
    await expect(recent).toContainText('3 adultos, 1 niño · 1 hab.')
    await recent.getByRole('button', { name: /Barcelona/ }).click()
    await expect(page).toHaveURL(/\/hoteles\/resultados\/city\/3128760\//)
    expect(new URL(page.url()).searchParams.get('num_customers')).toBe('3_1_0:1')
  },
)

test('what a link says is not mixed with the last search', async ({ page }) => {
  const stay = { fecha_entrada: daysAhead(40).typed, fecha_salida: daysAhead(43).typed }
  const { submit } = await openForm(page, filledIn({ id_destino: '3128760', ...stay }))
  await submit.click()
  await expect(page).toHaveURL(/\/hoteles\/resultados\/city\/3128760\//)
  const link = filledIn({ num_habitaciones: '1', num_adultos_1: '1' })
  const { destination, checkIn, occupancy } = await openForm(page, link)
  await expect(page.getByRole('region', { name: 'Tus últimas búsquedas' })).toBeVisible()
  await expect(destination).toHaveValue('')
  await expect(checkIn).toHaveValue('')
  await expect(occupancy).toHaveAccessibleName('Ocupación: 1 adulto · 1 hab.')
})

test('a coast that comes back moves nothing until somebody turns to it', async ({ page }) => {
  const stay = { fecha_entrada: daysAhead(40).typed, fecha_salida: daysAhead(43).typed }
  const { submit } = await openForm(page, filledIn({ id_costa: 'cid3', ...stay }))
  await submit.click()
  await expect(page).toHaveURL(/\/hoteles\/resultados\/coast\/cid3\//)
  const { destination } = await openForm(page)
  await expect(destination).toHaveValue(/^Costa Blanca/)
  await expect(page.getByRole('region', { name: 'Tus últimas búsquedas' })).toBeVisible()
  expect(await shiftOf(page)).toBeLessThan(0.01)
  await destination.focus()
  await expect(page.getByLabel('Población')).toBeEnabled()
})

test('what is filled in goes along to the other tabs', async ({ page }) => {
  const stay = { fecha_entrada: daysAhead(40).typed, fecha_salida: daysAhead(43).typed }
  const rooms = { num_habitaciones: '1', num_adultos_1: '3', num_ninos_1: '0' }
  await openForm(page, filledIn({ id_destino: '3128760', ...stay, ...rooms }))
  const tabs = page.getByRole('navigation', { name: 'Qué buscas' })
  await tabs.getByRole('link', { name: /Escapadas/ }).click()
  await expect(page).toHaveURL(/\/escapadas\//)
  await expect(searchForm(page).destination).toHaveValue(/^Barcelona, /)

  await tabs.getByRole('link', { name: /Vuelo\+Hotel/ }).click()
  await expect(page).toHaveURL(/\/vuelo\+hotel\//)
  const { destination, occupancy } = searchForm(page)
  await expect(destination).toHaveValue(/^Barcelona, /)
  await expect(page.locator('input[name="fecha_ida"]').first()).toHaveValue(stay.fecha_entrada)
  await expect(page.locator('input[name="fecha_vuelta"]').first()).toHaveValue(stay.fecha_salida)
  await expect(occupancy).toHaveAccessibleName('Ocupación: 3 adultos · 1 hab.')
})

test('what is done before the page comes to life counts', async ({ page }) => {
  const scripts = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByLabel('Añadir vuelo').check()
  await searchForm(page).destination.fill('Sevi')
  scripts.resolve()
  await formIsAlive(page)
  await expect(searchForm(page).origin).toBeVisible()
  await expect(page.getByLabel('Añadir vuelo')).toBeChecked()
  await expect(searchForm(page).destination).toHaveValue('Sevi')
  await expect(page.getByRole('option', { name: /^Sevilla/ }).first()).toBeVisible()
})

test.describe('a search that is asked for in the background', () => {
  test.use({ tolerated: /ERR_FAILED/ })

  test('tells when it fails', async ({ page }) => {
    const stay = { fecha_entrada: daysAhead(40).typed, fecha_salida: daysAhead(43).typed }
    const asked = filledIn({ id_destino: '3128760', ...stay, type_search: '1' })
    const { submit } = await openForm(page, asked)
    await page.route('**/hoteles/', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    )
    await submit.click()
    await expect(page.getByText('No hemos podido hacer la búsqueda')).toBeVisible()
    await expect(searchForm(page).destination).toHaveValue(/^Barcelona, /)
  })
})
