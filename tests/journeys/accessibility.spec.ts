/** Every page and every open popup, read by axe in three languages, and no page wider than its screen. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { EDITIONS } from '../../src/core/editions/editions.ts'
import { pathOf, type RouteName } from '../../src/core/routes.ts'
import { daysAhead } from './days.ts'
import { expect, isSmall, siteOf, test } from './journey.ts'
import { formIsAlive } from './search-form.ts'

// Two of the pages are about what is not there.
test.use({ tolerated: /status of 404/ })

const STAY = { fecha_entrada: daysAhead(40).typed, fecha_salida: daysAhead(43).typed }
const TRIP = { fecha_ida: STAY.fecha_entrada, fecha_vuelta: STAY.fecha_salida }
const BARCELONA = {
  nombre_destino1: 'Barcelona',
  nombre_destino: 'Barcelona',
  id_destino: '3128760',
}
const MADRID = { origen: 'Madrid (MAD)', id_numeric_origen: '3117735' }

for (const edition of ['es', 'de', 'us'] as const) {
  test(`the pages of ${edition} have no violation`, async ({ page, baseURL }) => {
    test.skip(test.info().project.name === 'tablet', 'between the two others')
    const at = (route: PlainRoute, query: Record<string, string> = {}) =>
      page.goto(addressOf(baseURL, edition, route, query))
    const visits = [
      () => at('home'),
      () => at('flightHotelHome'),
      () => at('getawayHome'),
      () => at('consent'),
      () => at('hotelHome', { nombre_destino1: 'qqzzxxw' }),
      () =>
        at('flightHotelResults', { ...BARCELONA, ...MADRID, ...TRIP, num_customers: '2_0_0:1' }),
      () =>
        at('getawayResults', { ...BARCELONA, fecha_escapada: STAY.fecha_entrada, duracion: '2' }),
      () => page.goto(resultsOf(baseURL, edition)),
      () => page.goto(`${siteOf(baseURL, edition)}/no-such-page/`),
    ]
    for (const visit of visits) {
      await visit()
      await expectNoViolation(page)
    }
  })

  test(`the popups of ${edition} have no violation`, async ({ page, baseURL }) => {
    test.skip(test.info().project.name === 'tablet', 'between the two others')
    await page.goto(addressOf(baseURL, edition, 'hotelHome', { ...BARCELONA, num_ninos_1: '1' }))
    await formIsAlive(page)
    const destination = page.locator('#nombre_destino1')
    await destination.click()
    await destination.fill('palma')
    await expect(page.getByRole('option').first()).toBeVisible()
    await expectNoViolation(page)
    await page.getByRole('option').first().click()

    await page.locator('#fecha_entrada').click()
    await expect(page.getByRole('grid').first()).toBeVisible()
    await expectNoViolation(page)
    await page.keyboard.press('Escape')

    await page.locator('button[aria-haspopup="dialog"]').click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.getByRole('dialog').getByRole('button').last().click()
    await expect(page.getByRole('dialog').locator('select[aria-invalid]')).toBeVisible()
    await expectNoViolation(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()

    await page.locator('form button[type="submit"]').first().click()
    await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible()
    await expectNoViolation(page)

    if (!isSmall(page)) return
    await page.locator('header summary').click()
    await expect(page.locator('header details nav')).toBeVisible()
    await expectNoViolation(page)
  })
}

test.describe('a first visit', () => {
  test.use({ hasAnswered: false })

  test('the question about cookies has no violation', async ({ page }) => {
    await page.goto('/')
    await page.locator('summary', { hasText: 'Configurar' }).click()
    await expect(page.getByRole('button', { name: 'Guardar mi elección' })).toBeVisible()
    await expectNoViolation(page)
  })
})

for (const edition of ['es', 'de', 'co'] as const)
  test(`no page of ${edition} is wider than its screen`, async ({ page, baseURL }) => {
    const routes: [PlainRoute, Record<string, string>][] = [
      ['home', {}],
      ['flightHotelHome', { otras_fechas_hotel: '1' }],
      ['getawayHome', {}],
      ['hotelHome', { flightChecked: '1', nombre_destino1: 'Palma' }],
      ['hotelHome', { nombre_destino1: 'qqzzxxw' }],
      ['consent', {}],
      ['flightHotelResults', { ...BARCELONA, ...MADRID, ...TRIP, num_customers: '2_0_0:1' }],
      ['getawayResults', { ...BARCELONA, fecha_escapada: STAY.fecha_entrada, duracion: '2' }],
    ]
    const addresses = routes.map(([route, query]) => addressOf(baseURL, edition, route, query))
    for (const address of [...addresses, resultsOf(baseURL, edition)]) {
      await page.goto(address)
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(wider, address).toBeLessThanOrEqual(0)
    }
  })

function resultsOf(baseURL: string | undefined, edition: keyof typeof EDITIONS): string {
  const site = { edition: EDITIONS[edition], prefixed: false }
  const list = { kind: 'city', destination: BARCELONA.id_destino, slug: 'barcelona' }
  const query = new URLSearchParams({ ...STAY, num_customers: '2_0_0:1' })
  return `${siteOf(baseURL, edition)}${pathOf(site, 'hotelResults', list)}?${query.toString()}`
}

type PlainRoute = Extract<
  RouteName,
  | 'home'
  | 'hotelHome'
  | 'flightHotelHome'
  | 'getawayHome'
  | 'consent'
  | 'flightHotelResults'
  | 'getawayResults'
>

function addressOf(
  baseURL: string | undefined,
  edition: keyof typeof EDITIONS,
  route: PlainRoute,
  query: Record<string, string>,
): string {
  const path = pathOf({ edition: EDITIONS[edition], prefixed: false }, route)
  return `${siteOf(baseURL, edition)}${path}?${new URLSearchParams(query).toString()}`
}

async function expectNoViolation(page: Page): Promise<void> {
  // What is still moving has colours of its own. Cards out of sight stand still until they are seen.
  await page.evaluate(() => {
    const seen = document.getAnimations().filter(({ effect }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null
      return target?.checkVisibility({ contentVisibilityAuto: true })
    })
    return Promise.allSettled(seen.map((animation) => animation.finished))
  })
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
  const told = violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])
  expect(told, page.url()).toEqual([])
}
