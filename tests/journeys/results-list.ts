/** The results page as a visitor of the Spanish edition finds it. */
import type { Locator, Page, Route } from '@playwright/test'
import type { WrittenList } from '../../src/products/hotels/list/pages/read-list-answer.ts'
import { daysAhead } from './days.ts'
import { expect, widthOf } from './journey.ts'
import { filledIn } from './search-form.ts'

export const SEARCH = {
  fecha_entrada: daysAhead(40).typed,
  fecha_salida: daysAhead(43).typed,
  num_customers: '2_0_0:1',
}

/** Two pages of hotels in many towns. */
export const COAST = filledIn(SEARCH, '/hoteles/resultados/coast/cid3/costa-blanca/')

/** Four pages of hotels in one town. */
export const CITY = filledIn(SEARCH, '/hoteles/resultados/city/3128760/barcelona/')

export async function openList(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await listIsAlive(page)
}

/** Once the list is alive its links are about the hash. */
export async function listIsAlive(page: Page): Promise<void> {
  const link = page.locator('nav a', { hasText: 'Mejor valorados' })
  await expect(link).toHaveAttribute('href', /^#/)
}

export function cardsOf(page: Page): Locator {
  return page.locator('li[data-hotel]')
}

/** Their hotels, in their order. */
export function hotelsOf(page: Page): Promise<string[]> {
  return cardsOf(page).evaluateAll((cards) =>
    cards.map((card) => (card as HTMLElement).dataset['hotel'] ?? ''),
  )
}

export function headingOf(page: Page): Locator {
  return page.getByRole('heading', { level: 1 })
}

export async function foundIn(page: Page): Promise<number> {
  return Number.parseInt((await headingOf(page).textContent()) ?? '', 10)
}

export function sortingOf(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Ordenar' })
}

export function pagesOf(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Páginas de resultados' })
}

export function appliedOf(page: Page): Locator {
  return page.getByRole('list', { name: 'Filtros aplicados' })
}

/** From 1024 px on the filters stand beside the list and work at once. */
export function isBeside(page: Page): boolean {
  return widthOf(page) >= 1024
}

/** The filters, opened first where they lie over the list. */
export async function filtersOf(page: Page): Promise<Locator> {
  if (isBeside(page)) return page.getByRole('form', { name: 'Filtra tus resultados' })
  await page.getByRole('button', { name: /^Filtros/ }).click()
  return page.getByRole('dialog', { name: 'Filtra tus resultados' })
}

export function groupIn(panel: Locator, name: string): Locator {
  return panel.getByRole('group', { name, exact: true })
}

/** Waits until the list that the hash names has come and is back at full strength. */
export async function listIsSettled(page: Page): Promise<void> {
  // The links of what is shown lead to where the page already is.
  await page.waitForFunction(() => {
    const page = /^#?(page=\d+&?)?/
    const order = document.querySelector<HTMLAnchorElement>(
      'nav[aria-label="Ordenar"] a[aria-current]',
    )
    return order?.hash.replace(page, '') === location.hash.replace(page, '')
  })
  await isAtFullStrength(page)
}

export async function isAtFullStrength(page: Page): Promise<void> {
  await expect(page.locator('[data-list="held"], div[data-faded]')).toHaveCount(0)
}

/** What the list call answers, changed before the page sees it. */
export async function answerWith(page: Page, change: (answer: WrittenList) => void): Promise<void> {
  await page.route('**/hoteles/ajaxList', async (route) => {
    const response = await fetched(route)
    const json = (await response.json()) as WrittenList
    change(json)
    await route.fulfill({ response, json })
  })
}

/** Only browsers know the names of editions on this machine; Node asks by number. */
export function fetched(route: Route): ReturnType<Route['fetch']> {
  const url = new URL(route.request().url())
  const headers = { ...route.request().headers(), host: url.host }
  url.hostname = '127.0.0.1'
  return route.fetch({ url: url.href, headers })
}

/** Holds every answer of an address back until the returned function is called. */
export async function heldBack(page: Page, url: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(url, async (route) => {
    await promise
    // Its page may be gone by then.
    await route.continue().catch(() => {})
  })
  return resolve
}
