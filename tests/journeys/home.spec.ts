import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { EDITIONS } from '../../src/core/editions/editions.ts'
import { pathOf } from '../../src/core/routes.ts'
import { daysAhead } from './days.ts'
import { siteOf } from './journey.ts'

test('the Spanish home page says what Alisio is', async ({ page }) => {
  const failures: string[] = []
  page.on('console', (message) => message.type() === 'error' && failures.push(message.text()))
  page.on('pageerror', (error) => failures.push(error.message))
  await page.goto('/')
  await expect(page).toHaveTitle('Alisio · Encuentra tu hotel')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Encuentra tu hotel')
  await expect(page.getByText('Más de 600.000 alojamientos')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(failures).toEqual([])
})

for (const edition of ['co', 'br'])
  test(`the ${edition} home page fits its screen and has no accessibility violation`, async ({
    page,
    baseURL,
  }) => {
    await page.goto(baseURL!.replace('//es.', `//${edition}.`))
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBeLessThanOrEqual(0)
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  })

for (const edition of ['es', 'de', 'co'] as const)
  test(`no page of ${edition} is wider than its screen`, async ({ page, baseURL }) => {
    const site = { edition: EDITIONS[edition], prefixed: false }
    const stay = { fecha_entrada: daysAhead(40).typed, fecha_salida: daysAhead(43).typed }
    const place = { kind: 'city', destination: '3128760', slug: 'barcelona' }
    const query = new URLSearchParams({ ...stay, num_customers: '2_0_0:1' })
    for (const path of [
      `${pathOf(site, 'flightHotelHome')}?otras_fechas_hotel=1`,
      pathOf(site, 'getawayHome'),
      `${pathOf(site, 'hotelHome')}?flightChecked=1&nombre_destino1=Palma`,
      `${pathOf(site, 'hotelHome')}?nombre_destino1=qqzzxxw`,
      pathOf(site, 'consent'),
      pathOf(site, 'signIn'),
      pathOf(site, 'trips'),
      `${pathOf(site, 'hotelResults', place)}?${query.toString()}`,
    ]) {
      await page.goto(siteOf(baseURL, edition) + path)
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(wider, path).toBeLessThanOrEqual(0)
    }
  })

test('the skip link is the first thing a keyboard reaches', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Ir al contenido' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
})

test('an unknown address is a page with a way home', async ({ page }) => {
  const response = await page.goto('/no-such-page/')
  expect(response?.status()).toBe(404)
  await page.getByRole('link', { name: 'Volver al inicio' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Encuentra tu hotel')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the page is complete', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Encuentra tu hotel')
    await expect(page.getByRole('link', { name: 'Deutschland' })).toBeVisible()
  })
})
