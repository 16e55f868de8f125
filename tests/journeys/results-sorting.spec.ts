/** What stands over the list: the search in one line, the orders, and how they come about. */
import { expect, siteOf, test, widthOf } from './journey.ts'
import {
  appliedOf,
  cardsOf,
  CITY,
  COAST,
  foundIn,
  headingOf,
  hotelsOf,
  listIsSettled,
  openList,
  pagesOf,
  SEARCH,
  sortingOf,
} from './results-list.ts'

test('the search stands in one line, and opens as a form by keys', async ({ page }) => {
  await openList(page, COAST)
  await expect(page).toHaveTitle('Hoteles en Costa Blanca · Alisio')
  await expect(page.getByRole('link', { name: 'Volver' }).first()).toHaveAttribute(
    'href',
    '/hoteles/',
  )
  const summary = page.getByRole('link', { name: /Cambiar búsqueda/ })
  const day = SEARCH.fecha_entrada.slice(0, 5)
  await expect(summary).toContainText('Costa Blanca')
  await expect(summary.getByText(new RegExp(`${day} – `))).toBeVisible()
  await expect(summary.getByText('2 adultos · 1 hab.')).toBeVisible()
  await expect(summary.getByText('3 noches')).toBeVisible()
  await summary.press('Enter')
  const form = page.getByRole('region', { name: 'Cambiar búsqueda' })
  await expect(form.getByRole('combobox', { name: 'Destino' })).toHaveValue(/^Costa Blanca/)
  await expect(summary).toHaveCount(0)
  const sent = await form
    .locator('form')
    .evaluate((element: HTMLFormElement) =>
      Object.fromEntries([...new FormData(element)].map(([name, value]) => [name, String(value)])),
    )
  expect(sent).toMatchObject({
    pg: 'pre_resultado',
    num_noches: '3',
    id_costa: 'cid3',
    nombre_destino: 'Costa Blanca',
    id_marca: '0',
    num_customers: '2_0_0:1',
    giftBoxCode: '',
    incluir_tren: '1',
    num_habitaciones: '1',
    fecha_entrada: SEARCH.fecha_entrada,
    fecha_salida: SEARCH.fecha_salida,
  })
  await expect(form.getByRole('combobox', { name: 'Entrada' })).toHaveAttribute('readonly', '')
  await form.getByRole('button', { name: 'Cerrar' }).press('Enter')
  await expect(form).toHaveCount(0)
  await expect(summary).toBeFocused()
  await summary.press('Enter')
  await expect(form).toBeVisible()
  // Esc closes what was opened last: first the calendar, then the form.
  const checkIn = form.getByRole('combobox', { name: 'Entrada' })
  await checkIn.click()
  await expect(page.getByRole('grid').first()).toBeVisible()
  await checkIn.press('Escape')
  await expect(page.getByRole('grid')).toHaveCount(0)
  await expect(form).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(form).toHaveCount(0)
})

test('what the header opens lies over the line about the search', async ({ page }) => {
  await openList(page, CITY)
  const header = page.getByRole('banner')
  if (widthOf(page) < 1024) {
    await header.locator('summary', { hasText: 'Menú' }).click()
    await header.getByRole('link', { name: 'Hoteles' }).click({ trial: true })
  } else {
    await header.locator('input').first().fill('Mad')
    await expect(header.getByRole('option').first()).toBeVisible()
    await header.getByText('Todo', { exact: true }).click({ trial: true })
  }
})

test('partner brands do not change the search here', { tag: '@all' }, async ({ page, baseURL }) => {
  await page.goto(`${siteOf(baseURL, 'catchit')}${COAST}`)
  await expect(headingOf(page)).toContainText('Costa Blanca')
  await expect(page.getByText('Cambiar búsqueda')).toHaveCount(0)
})

test('three orders in a row, the others in a menu, and in plain words how', async ({ page }) => {
  await openList(page, CITY)
  const sorting = sortingOf(page)
  await expect(sorting.getByRole('link', { name: 'Recomendados' })).toHaveAttribute(
    'aria-current',
    'true',
  )
  const more = sorting.locator('summary')
  const byPrice = sorting.getByRole('link', { name: 'Precio más bajo' })
  await more.press('Enter')
  await expect(byPrice).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(byPrice).toBeHidden()
  await expect(more).toBeFocused()
  await more.click()
  await headingOf(page).click()
  await expect(byPrice).toBeHidden()
  await more.press('Enter')
  await byPrice.press('Enter')
  await expect(page).toHaveURL(/#page=1&sort=price$/)
  await listIsSettled(page)
  // The menu is gone, and its button says what was chosen in it.
  await expect(byPrice).toBeHidden()
  await expect(more).toBeFocused()
  await expect(more).toHaveText('Precio más bajo')
  await expect(more).toHaveAttribute('data-active', 'true')
  await expect(sorting.locator('[aria-current]')).toHaveCount(1)
  const prices = await cardsOf(page)
    .getByText(/^\d+\s€ por noche$/)
    .allTextContents()
  const amounts = prices.map((words) => Number.parseInt(words, 10))
  expect(amounts).toEqual(amounts.toSorted((one, other) => one - other))
  await more.click()
  await sorting.getByRole('link', { name: 'Más cercanos' }).click()
  await expect(page).toHaveURL(/sort=distance/)
  await expect
    .poll(async () => {
      const words = await cardsOf(page)
        .getByText(/ km del centro$/)
        .allTextContents()
      const km = words.map((each) => Number(/([\d,]+) km/.exec(each)![1]!.replace(',', '.')))
      return km.length > 10 && km.every((each, at) => at === 0 || each >= km[at - 1]!)
    })
    .toBe(true)

  const rank = page.locator('details', { hasText: '¿Cómo ordenamos?' })
  await rank.locator('summary').press('Enter')
  await expect(rank).toContainText('Ningún hotel paga por aparecer más arriba')
  expect(await rank.getByRole('listitem').count()).toBe(5)
  await page.keyboard.press('Escape')
  await expect(rank.getByRole('listitem')).toHaveCount(0)

  // Coasts have no centre from which to be near.
  await openList(page, COAST)
  await sortingOf(page).locator('summary').click()
  await expect(sortingOf(page).getByRole('link', { name: 'Precio más bajo' })).toBeVisible()
  await expect(sortingOf(page).getByRole('link', { name: 'Más cercanos' })).toHaveCount(0)
})

test('hotels alone or short breaks, and back to both', async ({ page }) => {
  await openList(page, COAST)
  const all = await foundIn(page)
  const offers = page.getByRole('list', { name: 'Escapadas y packs' })
  await offers.getByRole('link', { name: 'Escapadas' }).press('Enter')
  await expect(page).toHaveURL(/preSupplements=/)
  await expect.poll(() => foundIn(page)).toBeLessThan(all)
  await listIsSettled(page)
  await expect(offers.locator('[aria-current]')).toHaveText('Escapadas')
  await expect(appliedOf(page)).toHaveCount(0)
  const first = cardsOf(page).first()
  await expect(first).toContainText(/Incluye:|Con extra:/)
  await offers.getByRole('link', { name: 'Solo hotel' }).click()
  await expect(page).toHaveURL(/onlyAccommodations=1/)
  await expect(page).not.toHaveURL(/preSupplements/)
  await listIsSettled(page)
  await expect(cardsOf(page).getByText(/^(Incluye|Con extra):/)).toHaveCount(0)
  await offers.getByRole('link', { name: 'Solo hotel' }).click()
  await expect.poll(() => foundIn(page)).toBe(all)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every order, page, offer and card is a link', { tag: '@all' }, async ({ page }) => {
    await page.goto(CITY)
    await sortingOf(page).locator('summary').click()
    await sortingOf(page).getByRole('link', { name: 'Precio más bajo' }).click()
    await expect(page).toHaveURL(/\?.*sort=price/)
    const cheapest = await hotelsOf(page)
    await pagesOf(page).getByRole('link', { name: 'Última página' }).click()
    await expect(page).toHaveURL(/\?.*page=4/)
    expect(await hotelsOf(page)).not.toEqual(cheapest)
    await page.getByRole('list', { name: 'Escapadas y packs' }).getByRole('link').last().click()
    await expect(page).toHaveURL(/\?.*preSupplements=/)
    await page.getByRole('link', { name: /Cambiar búsqueda/ }).click()
    await expect(page).toHaveURL(/\/hoteles\/\?/)
    await expect(page.locator('main input[name="nombre_destino1"]').first()).toHaveValue(
      /^Barcelona/,
    )
    await page.goBack()
    const href = await cardsOf(page)
      .first()
      .getByRole('link', { name: 'Reservar' })
      .getAttribute('href')
    await page.goto(href!)
    await expect(headingOf(page)).toBeVisible()
  })
})
