/**
 * Everything that scripts make comfortable works without them, by native controls. Every day one
 * journey goes all the way; the forms' rules and answers are tested in process.
 */
import type { Locator, Page } from '@playwright/test'
import { daysAhead } from './days.ts'
import { expect, test } from './journey.ts'
import { isBeside } from './results-list.ts'
import { searchForm } from './search-form.ts'

// A form with mistakes comes back with the status that says so.
test.use({ javaScriptEnabled: false, tolerated: /status of 422/ })

const [FROM, TO] = [daysAhead(40), daysAhead(43)]

test('from the form by a filter and a hotel to a room in the cart', async ({ page }) => {
  await page.goto('/')
  await searchForm(page).destination.fill('Sevilla, España')
  await nativeDate(page, 'Entrada').fill(FROM.iso)
  await nativeDate(page, 'Salida').fill(TO.iso)
  await submit(page, 'Buscar hoteles').click()
  await expect(page).toHaveURL(/\/hoteles\/resultados\/city\/\d+\/sevilla\//)
  await page.getByRole('link', { name: 'Mejor valorados' }).click()
  await expect(page).toHaveURL(/\?.*sort=rating/)
  const filters = page.getByRole('form', { name: 'Filtra tus resultados' })
  if (!isBeside(page)) await filters.locator('summary', { hasText: 'Filtros' }).click()
  const stars = filters.getByRole('group', { name: 'Categoría' }).getByRole('checkbox')
  await stars.first().check()
  await filters.getByRole('button', { name: 'Aplicar filtros' }).click()
  await expect(page).toHaveURL(/\?.*categories=/)

  const hotel = page.locator('li[data-hotel] :is(h2, h3) a').first()
  await page.goto((await hotel.getAttribute('href'))!)
  await page.getByLabel('Orden').selectOption('newest')
  const reviews = page.locator('form:has(#review-sort)')
  await reviews.getByRole('button', { name: 'Aplicar' }).click()
  await expect(page).toHaveURL(/newest/)
  await page.locator('form[action="/carrito/"]').getByRole('button').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu reserva')
})

test('a typed city that is clear leads to its list', { tag: '@all' }, async ({ page }) => {
  await page.goto('/')
  await searchForm(page).destination.fill('Sevilla, España')
  await nativeDate(page, 'Entrada').fill(FROM.iso)
  await nativeDate(page, 'Salida').fill(TO.iso)
  await page.getByLabel('Habitaciones').selectOption('2')
  await page.locator('summary', { hasText: 'Viajeros de cada habitación' }).click()
  const first = page.getByRole('group', { name: 'Habitación 1', exact: true })
  await first.getByLabel('Niños').selectOption('1')
  await first.getByLabel('Edad del niño 1').selectOption('6')
  await submit(page, 'Buscar hoteles').click()
  await expect(page).toHaveURL(/\/hoteles\/resultados\/city\/\d+\/sevilla\//)
  const { searchParams } = new URL(page.url())
  expect(searchParams.get('fecha_entrada')).toBe(FROM.typed)
  expect(searchParams.get('num_customers')).toBe('4_1_0:2')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/en Sevilla$/)
  await page.locator('a[href*="nombre_destino1=Sevilla"]').first().click()
  await expect(searchForm(page).destination).toHaveValue(/^Sevilla/)
  await expect(nativeDate(page, 'Salida')).toHaveValue(TO.iso)
  await expect(page.getByLabel('Habitaciones')).toHaveValue('2')
})

test('a text that may mean several places offers them', { tag: '@all' }, async ({ page }) => {
  await page.goto('/')
  await searchForm(page).destination.fill('Córdoba')
  await nativeDate(page, 'Entrada').fill(FROM.iso)
  await nativeDate(page, 'Salida').fill(TO.iso)
  const answer = page.waitForResponse((response) => response.request().method() === 'POST')
  await submit(page, 'Buscar hoteles').click()
  expect((await answer).status()).toBe(422)
  await expect(searchForm(page).destination).toHaveValue('Córdoba')
  await expect(nativeDate(page, 'Entrada')).toHaveValue(FROM.iso)
  const choices = page.getByRole('group', { name: '¿Te refieres a alguno de estos destinos?' })
  await choices
    .getByRole('button', { name: /^Córdoba, Andalucía, España/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/hoteles\/resultados\/(city|other)\/\d+\/cordoba\//)
})

test('by coast, by hotel and by chain', { tag: '@all' }, async ({ page }) => {
  const searches = [
    ['Costa Blanca', /\/hoteles\/resultados\/coast\/cid3\/costa-blanca\//, /en Costa Blanca$/],
    ['Hotel Alcázar de Barcelona', /\/barcelona\/hotel-alcazar-de-barcelona-\d+\?/, /Alcázar/],
    ['Levantia Hotels', /\/hoteles\/resultados\/.*id_marca=\d+/, /Levantia|alojamientos?/],
  ] as const
  for (const [typed, address, heading] of searches) {
    await page.goto('/')
    await searchForm(page).destination.fill(typed)
    await nativeDate(page, 'Entrada').fill(FROM.iso)
    await nativeDate(page, 'Salida').fill(TO.iso)
    await submit(page, 'Buscar hoteles').click()
    await expect(page).toHaveURL(address)
    expect(new URL(page.url()).searchParams.get('fecha_entrada')).toBe(FROM.typed)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  }
})

test(
  'mistakes come back beside their fields, with every value kept',
  { tag: '@all' },
  async ({ page }) => {
    await page.goto('/')
    await nativeDate(page, 'Entrada').fill(FROM.iso)
    await nativeDate(page, 'Salida').fill(FROM.iso)
    await page.locator('summary', { hasText: 'Viajeros de cada habitación' }).click()
    const room = page.getByRole('group', { name: 'Habitación 1', exact: true })
    await room.getByLabel('Adultos').selectOption('3')
    await room.getByLabel('Niños').selectOption('2')
    await room.getByLabel('Edad del niño 1').selectOption('6')
    const answer = page.waitForResponse((response) => response.request().method() === 'POST')
    await submit(page, 'Buscar hoteles').click()
    expect((await answer).status()).toBe(422)
    await expect(searchForm(page).destination).toHaveAccessibleDescription(
      'Introduce una ciudad o zona en el buscador',
    )
    await expect(nativeDate(page, 'Entrada')).toHaveAccessibleDescription(
      'La fecha de salida no puede ser la misma que la de entrada',
    )
    await expect(page.getByLabel('Habitaciones')).toHaveAccessibleDescription(
      'Debes especificar las edades de los niños',
    )
    await expect(nativeDate(page, 'Salida')).toHaveValue(FROM.iso)
    await expect(room.getByLabel('Adultos')).toHaveValue('3')
    await expect(room.getByLabel('Niños')).toHaveValue('2')
    await expect(room.getByLabel('Edad del niño 1')).toHaveValue('6')
  },
)

test('tabs are links, and a getaway can be searched', { tag: '@all' }, async ({ page }) => {
  await page.goto('/')
  const tabs = page.getByRole('navigation', { name: 'Qué buscas' })
  await tabs.getByRole('link', { name: 'Vuelo+Hotel' }).click()
  await expect(page).toHaveURL(/\/vuelo\+hotel\/$/)
  await expect(nativeDate(page, 'Ida')).toBeVisible()
  await tabs.getByRole('link', { name: 'Escapadas' }).click()
  await expect(page).toHaveURL(/\/escapadas\/$/)
  await searchForm(page).destination.fill('Sevilla, España')
  await nativeDate(page, 'Fecha').fill(FROM.iso)
  await page.getByLabel('Duración').selectOption('1 noche')
  await submit(page, 'Buscar escapadas').click()
  await expect(page).toHaveURL(/\/escapadas\/resultados\//)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Tu escapada: Sevilla/)
  await expect(page.getByRole('link', { name: 'Ver los hoteles' })).toBeVisible()
})

test(
  'a hotel with a flight finds its airport by the typed name',
  { tag: '@all' },
  async ({ page }) => {
    await page.goto('/vuelo+hotel/')
    await searchForm(page).origin.fill('Madrid (MAD)')
    await searchForm(page).destination.fill('Sevilla, España')
    await nativeDate(page, 'Ida').fill(FROM.iso)
    await nativeDate(page, 'Vuelta').fill(TO.iso)
    await submit(page, 'Buscar vuelo+hotel').click()
    await expect(page).toHaveURL(/\/vuelo\+hotel\/resultados\//)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Madrid.*Sevilla/)
  },
)

test.describe('for the first time', () => {
  test.use({ hasAnswered: false })

  test('the question about cookies is a form', { tag: '@all' }, async ({ page }) => {
    await page.goto('/')
    const banner = page.getByRole('region', { name: 'Cookies, solo las que quieras' })
    await banner.getByRole('button', { name: 'Solo las necesarias' }).click()
    await expect(page).toHaveURL(/localhost:\d+\/$/)
    await expect(banner).toHaveCount(0)
  })
})

function nativeDate(page: Page, label: string): Locator {
  return page.getByLabel(label, { exact: true }).and(page.locator('[type="date"]'))
}

function submit(page: Page, name: string): Locator {
  return page.getByRole('main').getByRole('button', { name, exact: true })
}
