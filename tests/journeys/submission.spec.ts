/** While a search is on its way: the splash, the question asked first, and what happens when it fails. */
import { daysAhead } from './days.ts'
import { expect, test } from './journey.ts'
import { filledIn, openForm } from './search-form.ts'

const SEARCH = filledIn({
  id_destino: '3128760',
  fecha_entrada: daysAhead(40).typed,
  fecha_salida: daysAhead(43).typed,
})
const ASK_FIRST = 'Comprobar antes si hay disponibilidad'

test('an answer that takes long is waited for under a splash', async ({ page }) => {
  const { submit } = await openForm(page, SEARCH)
  // Asked in the background, so that the page can be looked at meanwhile.
  await page.getByLabel(ASK_FIRST).check()
  const held = Promise.withResolvers<void>()
  await page.route('**/hoteles/', async (route) => {
    await held.promise
    await route.continue()
  })
  await submit.click()
  await expect(page.getByText('Buscando las mejores ofertas…')).toBeVisible()
  await expect(page.getByText('Por favor, no cierres la ventana')).toBeVisible()
  await expect(page.getByText('Opiniones reales de usuarios')).toBeVisible()
  await expect(page.locator('button[aria-busy="true"]')).toBeDisabled()
  // It stays as long as the search goes on.
  const splash = page.getByRole('dialog', { name: 'Buscando las mejores ofertas…' })
  for (let press = 0; press < 3; press++) await page.keyboard.press('Escape')
  await expect(splash).toHaveAttribute('data-shown', 'true')
  held.resolve()
  await expect(page).toHaveURL(/\/hoteles\/resultados\/city\/3128760\//)
  await expect(page.getByText('Buscando las mejores ofertas…')).toHaveCount(0)
})

test('whether anything is free can be asked first', async ({ page }) => {
  const { submit } = await openForm(page, SEARCH)
  await page.getByLabel(ASK_FIRST).check()
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await submit.click()
  const request = await sent
  expect(request.resourceType()).toBe('fetch')
  expect(new URLSearchParams(request.postData() ?? '').get('type_search')).toBe('1')
  await expect(page).toHaveURL(/\/hoteles\/resultados\/city\/3128760\//)
})

test.describe('a question that fails', () => {
  test.use({ tolerated: /ERR_FAILED/ })

  test('leads to the hotel home, without a splash', async ({ page }) => {
    const { submit } = await openForm(page, SEARCH)
    await page.getByLabel(ASK_FIRST).check()
    await page.route('**/hoteles/', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    )
    await submit.click()
    await expect(page).toHaveURL(/\/hoteles\/$/)
    await expect(submit).toBeEnabled()
    await expect(page.getByText('Buscando las mejores ofertas…')).toHaveCount(0)
    await expect(page.locator('[data-code="meta-search-failed"]')).toBeVisible()
  })
})

test.describe('a question that finds nothing', () => {
  test.use({ tolerated: /422/ })

  test('says that nothing is free', async ({ page }) => {
    const { submit } = await openForm(page, SEARCH)
    await page.getByLabel(ASK_FIRST).check()
    const problems = [{ code: '12_904_3', field: 'nombre_destino1' }]
    await page.route('**/hoteles/', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 422, json: { status: 'KO', data: '/hoteles/', problems } })
        : route.continue(),
    )
    await submit.click()
    await expect(page).toHaveURL(/\/hoteles\/$/)
    await expect(page.locator('[data-code="12_904_3"]')).toBeVisible()
  })
})
