/** The map: every match of the list, one by one, by mouse and by keys. */
import type { Locator, Page } from '@playwright/test'
import { expect, isSmall, test, widthOf } from './journey.ts'
import {
  appliedOf,
  cardsOf,
  COAST,
  fetched,
  foundIn,
  headingOf,
  hotelsOf,
  isBeside,
  openList,
} from './results-list.ts'

const MAP_CALL = '**/hoteles/resultados/data/**'

test('shows every match, and tells of each', async ({ page }) => {
  const calls = callsOf(page)
  await openList(page, COAST)
  const total = await foundIn(page)
  const map = await openMap(page)
  await expect(map.getByText(`${total} alojamientos`, { exact: true })).toBeVisible()
  await expect.poll(() => matchesOn(map)).toBe(total)
  await expect(map.getByText(`A la vista: ${total} alojamientos`)).toBeVisible()

  const entry = await firstListed(map)
  const name = (await entry.locator('span').nth(1).textContent())!.trim()
  await entry.press('Enter')
  const popup = map.locator('.leaflet-popup')
  await expect(popup.getByRole('heading')).toContainText(name.slice(0, 8))
  await expect(popup).toContainText(/\d,\d/)
  await expect(popup).toContainText(/ · a \d+,\d\d km del centro/)
  await expect(popup).toContainText(/Desde\s*\d+\s€/)
  const link = popup.getByRole('link', { name: 'Ver la página del hotel' })
  await expect(link).toHaveAttribute('href', /^\/hoteles\/.+-\d+\?/)
  const picture = popup.locator('img')
  await expect(picture).toHaveJSProperty('width', 110)
  await expect(picture).toHaveJSProperty('height', 75)
  // What has the focus can be left: the pop-up first, then the map.
  await expect(popup.getByRole('button', { name: 'Cerrar' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(popup).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(map).toHaveCount(0)
  await expect(openerOf(page)).toBeFocused()

  // The session remembers what it was told.
  await openMap(page)
  await expect.poll(() => matchesOn(map)).toBe(total)
  expect(calls).toHaveLength(1)
  // Back closes it and stays on the page; Forward opens it again.
  const address = page.url()
  await page.goBack()
  await expect(map).toHaveCount(0)
  expect(page.url()).toBe(address)
  await page.goForward()
  await expect(map).toBeVisible()
  await map.getByRole('button', { name: 'Cerrar el mapa' }).click()
  await expect(map).toHaveCount(0)
  await expect(headingOf(page)).toBeVisible()
})

test('opens on the hotel whose place was pressed', async ({ page }) => {
  await openList(page, COAST)
  const card = cardsOf(page).first()
  const name = (await card.getByRole('heading').getByRole('link').textContent())!
  await card.getByRole('button', { name: /km del centro$/ }).click()
  const map = mapOf(page)
  await expect(map.locator('.leaflet-popup').getByRole('heading')).toContainText(name)
  await map.locator('.leaflet-popup').getByRole('button', { name: 'Cerrar' }).click()
  await expect(map.locator('.leaflet-popup')).toHaveCount(0)
})

test('leaves out what nobody knows the place of', async ({ page }) => {
  await page.route(isPinsCall, async (route) => {
    const response = await fetched(route)
    const json = (await response.json()) as { pins: { latitude: number[] } }
    json.pins.latitude.fill(0, 0, 9)
    await route.fulfill({ response, json })
  })
  await openList(page, COAST)
  const total = await foundIn(page)
  const map = await openMap(page)
  await expect(map.getByText(`A la vista: ${total - 9} alojamientos`)).toBeVisible()
})

test('searches where it is moved to, when asked, and so does the list', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => void calls.push(request.url()))
  await openList(page, COAST)
  const all = await foundIn(page)
  const hotels = await hotelsOf(page)
  const map = await openMap(page)
  await expect.poll(() => matchesOn(map)).toBe(all)
  const search = map.getByRole('checkbox', { name: 'Buscar al mover el mapa' })
  await expect(search).not.toBeChecked()
  // Before, a move is only a look.
  const canvas = map.getByRole('application')
  await canvas.focus()
  await page.keyboard.press('+')
  await expect(map.locator('.leaflet-zoom-anim')).toHaveCount(0)
  await expect(page).not.toHaveURL(/area=/)

  // Another search, other prices: what the map says of its hotels is asked for anew.
  await firstListed(map)
  const told = new Set(calls.flatMap(idsIn))
  const asked = page.waitForRequest((request) => idsIn(request.url()).some((id) => told.has(id)))
  await search.check()
  await expect(page).toHaveURL(/#page=1&area=-?\d/)
  await asked
  const there = new URL(page.url()).hash
  await canvas.focus()
  await page.keyboard.press('+')
  await expect.poll(() => new URL(page.url()).hash).not.toBe(there)
  const inView = map.getByText(/^A la vista: \d+ alojamiento/)
  await expect
    .poll(async () => {
      const [seen, found] = [await inView.textContent(), await headingOf(page).textContent()]
      return number(seen) === number(found) && number(found) < all
    })
    .toBe(true)
  await map.getByRole('button', { name: 'Cerrar el mapa' }).click()
  await expect(headingOf(page)).toContainText('en esta zona del mapa')
  await expect(appliedOf(page)).toContainText('Zona del mapa')
  const found = await foundIn(page)
  await page.reload()
  await expect(headingOf(page)).toContainText('en esta zona del mapa')
  expect(await foundIn(page)).toBe(found)

  // Once back, however often the map was moved.
  await page.goBack()
  await expect(appliedOf(page)).toHaveCount(0)
  await expect.poll(() => hotelsOf(page)).toEqual(hotels)
  // In the middle of the sea there is nothing, and the page says so.
  await page.goto(`${COAST}&area=38_2_38.1_2.1`)
  await expect(
    page.getByText('No hay alojamientos disponibles en esta zona del mapa'),
  ).toBeVisible()
  await expect(page.getByText('Fechas cercanas')).toBeHidden()
  await appliedOf(page).getByRole('link', { name: 'Quitar el filtro Zona del mapa' }).click()
  await expect.poll(() => foundIn(page)).toBe(all)
  await page.goto(`${COAST}&area=38_2_38.1_2.1&categories=4`)
  await appliedOf(page).getByRole('link', { name: 'Quitar todos' }).click()
  await expect.poll(() => foundIn(page)).toBe(all)
})

test('stands beside the list where there is room for both', async ({ page }) => {
  test.skip(widthOf(page) < 1280, 'there is no room for both')
  await openList(page, COAST)
  const map = await openMap(page)
  await map.getByRole('button', { name: 'Mostrar junto a la lista' }).click()
  await expect(cardsOf(page).first()).toBeInViewport()
  await expect(map.getByRole('application')).toBeInViewport()
  for (const words of [map.getByRole('heading', { level: 2 }), map.getByText(/^\d+ alojamientos$/)])
    expect(await words.evaluate(isOneWholeLine)).toBe(true)
  const before = await hotelsOf(page)
  await page.getByRole('link', { name: 'Mejor valorados' }).click()
  await expect.poll(() => hotelsOf(page)).not.toEqual(before)
  await map.getByRole('button', { name: 'Ver a pantalla completa' }).click()
  await expect.poll(async () => (await map.boundingBox())?.width).toBe(widthOf(page))
  await page.keyboard.press('Escape')
  await expect(map).toHaveCount(0)
})

test.describe('when its call fails', () => {
  test.use({ tolerated: /resultados\/data|ERR_FAILED/ })

  test('it says so and tries again', async ({ page }) => {
    await page.route(MAP_CALL, (route) => route.abort())
    await openList(page, COAST)
    const map = await openMap(page)
    const box = map.getByRole('alert')
    await expect(box).toContainText('No hemos podido cargar los alojamientos del mapa')
    await page.unroute(MAP_CALL)
    await box.getByRole('button', { name: 'Reintentar' }).click()
    await expect(box).toHaveCount(0)
    const total = await foundIn(page)
    await expect(map.getByText(`A la vista: ${total} alojamientos`)).toBeVisible()
  })
})

/** Neither cut off nor broken. */
function isOneWholeLine(element: Element): boolean {
  const { lineHeight } = getComputedStyle(element)
  const height = element.getBoundingClientRect().height
  return element.scrollWidth <= element.clientWidth && height < 1.5 * Number.parseFloat(lineHeight)
}

function isPinsCall({ pathname, searchParams }: URL): boolean {
  return pathname.includes('/resultados/data/') && !searchParams.has('ids')
}

function mapOf(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Mapa de Costa Blanca' })
}

function openerOf(page: Page): Locator {
  return page.getByRole('button', { name: isBeside(page) ? 'Ver en el mapa' : 'Mapa', exact: true })
}

async function openMap(page: Page): Promise<Locator> {
  await openerOf(page).press('Enter')
  await expect(mapOf(page)).toBeVisible()
  return mapOf(page)
}

/** What all marks stand for together. */
async function matchesOn(map: Locator): Promise<number> {
  const marks = await map
    .locator('.leaflet-marker-icon')
    .evaluateAll((all) => all.map((mark) => mark.getAttribute('aria-label') ?? ''))
  return marks.reduce((sum, name) => sum + (number(/^\d+ alojamientos/.exec(name)?.[0]) || 1), 0)
}

/** The list of what is in view, opened first where it is a drawer. */
/** The hotels that a call of the map asks about. */
function idsIn(address: string): string[] {
  const { pathname, searchParams } = new URL(address)
  if (!pathname.includes('/resultados/data/')) return []
  return (searchParams.get('ids') ?? '').match(/\d+/g) ?? []
}

async function firstListed(map: Locator): Promise<Locator> {
  const page = map.page()
  if (isSmall(page) || !isBeside(page)) {
    const drawer = map.getByRole('button', { name: /^A la vista/ })
    await drawer.press('Enter')
    await expect(drawer).toHaveAttribute('aria-expanded', 'true')
  }
  const entry = map.locator('li button[data-hotel]').first()
  await expect(entry.locator('span').nth(1)).toHaveText(/\w/)
  return entry
}

function number(words: string | null | undefined): number {
  return Number(/\d+/.exec(words ?? '')?.[0])
}

/** For pins: which hotels are told of depends on what is in view at what moment. */
function callsOf(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    if (isPinsCall(new URL(request.url()))) calls.push(request.url())
  })
  return calls
}
