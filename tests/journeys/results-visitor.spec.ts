/** What a visitor keeps of a list, what it tells about a visitor, and what it says when it is empty. */
import type { Locator, Page } from '@playwright/test'
import { daysAhead } from './days.ts'
import { expect, test } from './journey.ts'
import {
  cardsOf,
  COAST,
  headingOf,
  hotelsOf,
  isBeside,
  listIsSettled,
  openList,
  pagesOf,
  sortingOf,
} from './results-list.ts'
import { filledIn } from './search-form.ts'

test('favourites stay after a reload, and in other lists', async ({ page }) => {
  await openList(page, COAST)
  const heart = cardsOf(page)
    .first()
    .getByRole('button', { name: /en favoritos$/ })
  const name = (await heart.getAttribute('aria-label'))!
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await heart.press('Enter')
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  const again = page.getByRole('button', { name, exact: true })
  await expect(again).toHaveAttribute('aria-pressed', 'true')
  await expect(cardsOf(page).locator('button[aria-pressed="true"]')).toHaveCount(1)
  await again.click()
  await page.reload()
  await expect(again).toHaveAttribute('aria-pressed', 'false')
})

test('up to four hotels can be compared, from more than one page', async ({ page }) => {
  await openList(page, COAST)
  const toggles = cardsOf(page).getByRole('checkbox', { name: /^Comparar / })
  const bar = page.getByRole('region', { name: 'Comparar hoteles' })
  const names: string[] = []
  const add = async (at: number) => {
    names.push((await toggles.nth(at).getAttribute('aria-label'))!.replace('Comparar ', ''))
    await toggles.nth(at).press('Space')
  }
  const total = await cardsOf(page).first().locator('strong', { hasText: '€' }).first().innerText()
  await add(0)
  await expect(bar).toContainText('1 hotel')
  await expect(bar.getByRole('button', { name: 'Comparar' })).toBeDisabled()
  await add(1)
  await pagesOf(page).getByRole('link', { name: 'Página 2', exact: true }).press('Enter')
  await expect(pagesOf(page)).toContainText('Mostrando de 21')
  await listIsSettled(page)
  await add(0)
  await add(1)
  await expect(bar).toContainText('4 de 4 hoteles')
  await expect(toggles.nth(2)).toBeDisabled()
  await bar.getByRole('button', { name: 'Comparar' }).press('Enter')
  const table = page.getByRole('dialog', { name: 'Comparar hoteles' }).getByRole('table')
  for (const name of names) await expect(table.getByRole('columnheader', { name })).toBeAttached()
  const rows = [
    'Categoría',
    'Valoración',
    'Precio total',
    'Régimen',
    'Cancelación',
    'Distancia al centro',
    'Servicios',
  ]
  for (const row of rows) await expect(table.getByRole('rowheader', { name: row })).toBeVisible()
  await expect(table.getByRole('link', { name: 'Reservar' })).toHaveCount(4)
  const prices = table.getByRole('row', { name: /^Precio total/ }).getByRole('cell')
  await expect(prices.first()).toContainText(/\d\s€.*Total 3 noches.*Impuestos incluidos/)
  await expect(prices.first()).toContainText(total)
  await expect(table.getByRole('link', { name: names[0]! })).toHaveAttribute('href', /-\d+\?/)
  await table.getByRole('button', { name: `Quitar ${names[1]} de la comparación` }).press('Enter')
  await expect(table.getByRole('columnheader')).toHaveCount(4)
  await expect(table.getByRole('columnheader', { name: names[1]! })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(table).toHaveCount(0)
  await bar.getByRole('button', { name: 'Vaciar' }).click()
  await expect(bar).toHaveCount(0)
})

test.describe('a first visit', () => {
  test.use({ hasAnswered: false })

  test('tells of the list and of what was opened only once that is allowed', async ({ page }) => {
    const told: URLSearchParams[] = []
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url())
      if (pathname.startsWith('/tracking/')) told.push(searchParams)
    })
    await openList(page, COAST)
    await sortingOf(page).getByRole('link', { name: 'Mejor valorados' }).click()
    await listIsSettled(page)
    expect(told).toEqual([])
    const banner = page.getByRole('region', { name: 'Cookies, solo las que quieras' })
    // What is picked for comparison is in nobody's way.
    for (const at of [0, 1]) await cardsOf(page).nth(at).getByRole('checkbox').check()
    const bar = page.getByRole('region', { name: 'Comparar hoteles' })
    for (const part of [bar, banner])
      for (const button of await part.getByRole('button').all()) await button.click({ trial: true })
    await bar.getByRole('button', { name: 'Vaciar' }).click()
    await banner.getByRole('button', { name: 'Aceptar todas' }).click()
    await expect(banner).toBeHidden()
    const before = await hotelsOf(page)
    // What is before their eyes when they allow it is told, and told once.
    const lists = () => told.filter((call) => call.get('tracktype') === 'list')
    await expect.poll(() => lists().map((call) => call.get('item_id'))).toEqual([before.join()])
    await sortingOf(page).getByRole('link', { name: 'Más populares' }).click()
    await expect.poll(() => hotelsOf(page)).not.toEqual(before)
    await listIsSettled(page)
    const hotels = await hotelsOf(page)
    const list = () =>
      told.find((call) => call.get('tracktype') === 'list' && call.get('item_id') === hotels.join())
    await expect.poll(() => list() !== undefined).toBe(true)
    const call = Object.fromEntries(list()!)
    expect(call).toMatchObject({ domain_id: '1', product_id: '1', page_number: '1', position: '1' })
    for (const name of ['eventtype_id', 'page_id', 'referer', 'url', 'ts', 'search_id'])
      expect(call).toHaveProperty(name)
    const book = cardsOf(page).nth(1).getByRole('link', { name: 'Reservar' })
    expect(await hotelOpenedBy(page, book)).toBe(hotels[1])
    const clicks = () => told.filter((each) => each.get('action') === 'open-hotel')
    await expect.poll(() => clicks().length).toBe(1)
    expect(Object.fromEntries(clicks()[0]!)).toMatchObject({
      category: 'hotel-results',
      label: 'coast/cid3',
      item_id: hotels[1],
      position: '2',
    })

    // A hotel on the map is opened like any other, wherever it stands in the list.
    await page.getByRole('button', { name: /^(Ver en el mapa|Mapa)$/ }).click()
    const map = page.getByRole('dialog')
    if (!isBeside(page)) await map.getByRole('button', { name: /^A la vista/ }).press('Enter')
    await map.locator('li button[data-hotel]').last().press('Enter')
    const link = map
      .locator('.leaflet-popup')
      .getByRole('link', { name: 'Ver la página del hotel' })
    const onMap = /-(\d+)\?/.exec((await link.getAttribute('href'))!)![1]!
    expect(await hotelOpenedBy(page, link)).toBe(onMap)
    await expect.poll(() => clicks().map((each) => each.get('item_id'))).toEqual([hotels[1], onMap])
  })
})

/** Which hotel its own page, in a tab of its own, says was viewed. */
async function hotelOpenedBy(page: Page, link: Locator): Promise<string | null> {
  const opening = page.context().waitForEvent('page')
  const view = page.context().waitForEvent('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    return pathname === '/tracking/event' && searchParams.get('tracktype') === 'view'
  })
  await link.click()
  const viewed = new URL((await view).url()).searchParams.get('item_id')
  await (await opening).close()
  return viewed
}

/** Towns of the coast with one hotel each. */
const SMALL_TOWNS = ['2510488', '2512581', '2509588', '2510253', '2511102']

test('where nothing is free, the nearest days are offered', { tag: '@all' }, async ({ page }) => {
  await page.goto(COAST)
  const stays = SMALL_TOWNS.flatMap((town) =>
    [3, 9, 15, 21, 30, 45].map((day) =>
      filledIn(
        {
          fecha_entrada: daysAhead(day).typed,
          fecha_salida: daysAhead(day + 7).typed,
          num_customers: '6_0_0:3',
        },
        `/hoteles/resultados/city/${town}/x/`,
      ),
    ),
  )
  // Which stays are sold out depends on the day; with three rooms for a week some always are.
  const soldOut = await page.evaluate(async (addresses) => {
    for (const address of addresses) {
      const html = await (await fetch(address)).text()
      if (html.includes('id="alternative-stays"')) return address
    }
    return null
  }, stays)
  expect(soldOut).not.toBeNull()
  await page.goto(soldOut!)
  await expect(headingOf(page)).toContainText('Ningún alojamiento disponible en')
  await expect(page.locator('[data-code="12_904_3"]')).toContainText('no hay disponibilidad')
  await expect(sortingOf(page)).toHaveCount(0)
  await expect(page.getByText('¿Cómo ordenamos?')).toBeHidden()
  await expect(page.getByText(/^Precios para/)).toHaveCount(0)
  const nearest = page.getByRole('region', { name: 'Fechas cercanas con disponibilidad' })
  await expect(nearest.getByRole('link', { name: 'Cambiar búsqueda' })).toBeVisible()
  const links = nearest.getByRole('link')
  expect(await links.count()).toBeGreaterThan(0)
  await expect(links.first()).toContainText(/\d\d-\d\d – .*\d\d-\d\d.*Desde \d/)
  await links.first().click()
  await expect(cardsOf(page).first()).toBeVisible()
  expect(new URL(page.url()).searchParams.get('num_customers')).toBe('6_0_0:3')
})

const REFUSED = [
  ['no day of arrival', { fecha_entrada: '', fecha_salida: daysAhead(9).typed }, 'date-missing'],
  [
    'no ages',
    {
      fecha_entrada: daysAhead(5).typed,
      fecha_salida: daysAhead(9).typed,
      num_adultos_1: '2',
      num_ninos_1: '1',
    },
    '12_999_13',
  ],
] as const

test.describe('what cannot be shown', () => {
  test.use({ tolerated: /status of (404|422)/ })

  for (const [what, query, code] of REFUSED)
    test(`a link with ${what} leads to the form, which says so`, async ({ page }) => {
      await page.goto(filledIn(query, '/hoteles/resultados/city/3128760/barcelona/'))
      await expect(page.locator(`[data-code="${code}"]`).first()).toBeVisible()
      await expect(page.locator('main input[name="nombre_destino1"]').first()).toHaveValue(
        /^Barcelona/,
      )
    })

  test('a page beyond the last one, and an unknown place', async ({ page }) => {
    const beyond = await page.goto(`${COAST}&page=99`)
    expect(beyond?.status()).toBe(404)
    await expect(page.locator('[data-code="page-beyond-end"]')).toBeVisible()
    await expect(cardsOf(page).first()).toBeVisible()
    const last = await hotelsOf(page)
    await openList(page, `${COAST}#page=99`)
    await expect.poll(() => hotelsOf(page)).toEqual(last)
    const answer = await page.goto('/hoteles/resultados/city/999999999/nowhere/')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('link', { name: /inicio|Alisio/i }).first()).toBeVisible()
  })
})
