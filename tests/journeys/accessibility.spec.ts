/** Every plain page, read by axe in three languages. */
import type { Page } from '@playwright/test'
import { EDITIONS } from '../../src/site/editions/editions.ts'
import { pathOf } from '../../src/site/routes.ts'
import {
  addressOf,
  daily,
  expectNoViolation,
  type PlainRoute,
  READ_IN,
  type ReadIn,
  STILL,
} from './accessibility.ts'
import { daysAhead } from './days.ts'
import { expect, siteOf, test } from './journey.ts'

// Some of the pages are about what is not there, and one is drawn anew.
test.use({ tolerated: /status of 4\d\d|React error #418/, ...STILL })

const STAY = { fecha_entrada: daysAhead(40).typed, fecha_salida: daysAhead(43).typed }
const TRIP = { fecha_ida: STAY.fecha_entrada, fecha_vuelta: STAY.fecha_salida }
const BARCELONA = {
  nombre_destino1: 'Barcelona',
  nombre_destino: 'Barcelona',
  id_destino: '3128760',
}
const MADRID = { origen: 'Madrid (MAD)', id_numeric_origen: '3117735' }
const FLIGHT = { ...BARCELONA, ...MADRID, ...TRIP, num_customers: '2_0_0:1' }
const GETAWAY = { ...BARCELONA, fecha_escapada: STAY.fecha_entrada, duracion: '2' }

for (const edition of READ_IN) {
  test(
    `the pages of ${edition} have no violation`,
    { tag: daily(edition, '@phone') },
    async ({ page, baseURL }) => {
      const at = (route: PlainRoute, query?: Record<string, string>) =>
        addressOf(baseURL, edition, route, query)
      const addresses = [
        at('home'),
        at('flightHotelHome', { otras_fechas_hotel: '1' }),
        at('getawayHome'),
        at('hotelHome', { nombre_destino1: 'qqzzxxw' }),
        at('flightHotelResults', FLIGHT),
        at('getawayResults', GETAWAY),
        at('cart'),
        at('trips'),
        at('offline'),
        at('consent'),
        `${siteOf(baseURL, edition)}/no-such-page/`,
        `${siteOf(baseURL, edition)}${nothingFree(edition)}`,
        `${siteOf(baseURL, edition)}${missingHotel(edition)}`,
      ]
      for (const address of addresses) {
        await page.goto(address)
        await expectNoViolation(page)
      }
      await pageOfOurFault(page, `${siteOf(baseURL, edition)}/no-such-page/`)
      await expectNoViolation(page)
    },
  )
}

test('the colours of the business site can be read', async ({ page, baseURL }) => {
  const company = baseURL!.replace('//es.', '//company.')
  for (const path of ['/', nothingFree('es')]) {
    await page.goto(company + path)
    await expectNoViolation(page)
  }
})

function nothingFree(edition: ReadIn): string {
  const place = { kind: 'city', destination: '2521088', slug: 'benidorm' }
  const query = new URLSearchParams({ ...STAY, num_customers: '40_0_0:5' })
  const site = { edition: EDITIONS[edition], prefixed: false }
  return `${pathOf(site, 'hotelResults', place)}?${query.toString()}`
}

function missingHotel(edition: ReadIn): string {
  const hotel = { country: 'espana', city: 'barcelona', hotel: 'hotel-1-999999999' }
  return pathOf({ edition: EDITIONS[edition], prefixed: false }, 'hotelPage', hotel)
}

/** Nothing here fails on demand: the page about a failure is the same one, told of another. */
async function pageOfOurFault(page: Page, address: string): Promise<void> {
  await page.addInitScript(() => {
    const { parse } = JSON
    JSON.parse = (text: string) =>
      parse(text.replace('"page-not-found","status":404', '"unexpected","status":500'))
  })
  await page.goto(address)
  await expect(page.getByText('500 · unexpected')).toBeVisible()
}
