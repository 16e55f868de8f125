/** The list: sorted, filtered and turned, with its state in the address. */
import type { Locator, Page } from '@playwright/test'
import { daysAhead } from './days.ts'
import { expect, test, widthOf } from './journey.ts'
import { filledIn } from './search-form.ts'

const SEARCH = {
  fecha_entrada: daysAhead(40).typed,
  fecha_salida: daysAhead(43).typed,
  num_customers: '2_0_0:1',
}
const COAST = filledIn(SEARCH, '/hoteles/resultados/coast/cid3/costa-blanca/')

test('sorted, turned, and restored by Back and by reloading', async ({ page }) => {
  await openList(page, COAST)
  const sorting = page.getByRole('navigation', { name: 'Ordenar' })
  const pages = page.getByRole('navigation', { name: 'Páginas de resultados' })
  const first = await namesOf(page)

  await sorting.getByRole('link', { name: 'Mejor valorados' }).click()
  await expect(page).toHaveURL(/#.*sort=rating/)
  await expect(sorting.getByRole('link', { name: 'Mejor valorados' })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await expect.poll(() => namesOf(page)).not.toEqual(first)
  const byRating = await namesOf(page)

  await pages.getByRole('link', { name: 'Página 2', exact: true }).click()
  await expect(page).toHaveURL(/#.*page=2/)
  await expect(pages.getByRole('link', { name: 'Página 2', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  )
  const second = await namesOf(page)
  expect(second).not.toEqual(byRating)

  await page.reload()
  await expect.poll(() => namesOf(page)).toEqual(second)
  await page.goBack()
  await expect.poll(() => namesOf(page)).toEqual(byRating)
  await page.goBack()
  await expect.poll(() => namesOf(page)).toEqual(first)
})

test('a filter works at once beside the list, and waits to be applied over it', async ({
  page,
}) => {
  await openList(page, COAST)
  const isBeside = widthOf(page) >= 1024
  const before = await found(page)
  const applied = page.getByRole('list', { name: 'Filtros aplicados' })
  if (isBeside) {
    await optionIn(page.getByRole('form', { name: 'Filtra tus resultados' })).check()
  } else {
    await page.getByRole('button', { name: /^Filtros/ }).click()
    const panel = page.getByRole('dialog', { name: 'Filtra tus resultados' })
    const apply = panel.getByRole('button', { name: 'Aplicar filtros' })
    await expect(apply).toBeDisabled()
    await optionIn(panel).check()
    await expect(apply).toBeEnabled()
    await optionIn(panel).uncheck()
    await expect(apply).toBeDisabled()
    await optionIn(panel).check()
    await apply.click()
    await expect(panel).toBeHidden()
  }
  await expect(page).toHaveURL(/#.*categories=/)
  await expect(applied).toBeVisible()
  await expect.poll(() => found(page)).toBeLessThan(before)

  await page.reload()
  await expect(applied).toBeVisible()
  await applied
    .getByRole('link', { name: /^Quitar el filtro/ })
    .first()
    .click()
  await expect(applied).toHaveCount(0)
  await expect.poll(() => found(page)).toBe(before)
})

test('the search can be changed where its results are', async ({ page }) => {
  await openList(page, COAST)
  const summary = page.locator('a[href*="nombre_destino1=Costa"]')
  await summary.click()
  const form = page.getByRole('region', { name: 'Cambiar búsqueda' })
  await expect(form.getByRole('combobox', { name: 'Destino' })).toHaveValue(/^Costa Blanca/)
  await expect(form.getByRole('combobox', { name: 'Entrada' })).toHaveValue(SEARCH.fecha_entrada)
  await form.getByRole('button', { name: 'Cerrar' }).click()
  await expect(form).toHaveCount(0)
  await expect(summary).toBeFocused()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('sorting and pages are links, filters are a form', async ({ page }) => {
    await page.goto(COAST)
    const before = await found(page)
    await page.getByRole('link', { name: 'Mejor valorados' }).click()
    await expect(page).toHaveURL(/\?.*sort=rating/)
    const pages = page.getByRole('navigation', { name: 'Páginas de resultados' })
    await pages.getByRole('link', { name: 'Página 2', exact: true }).click()
    await expect(page).toHaveURL(/\?.*page=2/)
    await expect(pages).toContainText('Mostrando de')
    const panel = page.getByRole('form', { name: 'Filtra tus resultados' })
    await optionIn(panel).check()
    await panel.getByRole('button', { name: 'Aplicar filtros' }).click()
    await expect(page).toHaveURL(/\?.*categories=/)
    await expect(page.getByRole('list', { name: 'Filtros aplicados' })).toBeVisible()
    expect(await found(page)).toBeLessThan(before)
    expect(new URL(page.url()).searchParams.get('fecha_entrada')).toBe(SEARCH.fecha_entrada)
  })
})

async function openList(page: Page, address: string): Promise<void> {
  await page.goto(address)
  // Once the list is alive its links are about the hash.
  await expect(page.getByRole('link', { name: 'Mejor valorados' })).toHaveAttribute('href', /^#/)
}

/** The names on the cards, in their order. */
function namesOf(page: Page): Promise<string[]> {
  return page
    .locator('li[data-hotel]')
    .evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset['hotel'] ?? ''))
}

async function found(page: Page): Promise<number> {
  const heading = await page.getByRole('heading', { level: 1 }).textContent()
  return Number.parseInt(heading ?? '', 10)
}

function optionIn(panel: Locator): Locator {
  return panel.getByRole('group', { name: 'Categoría' }).getByRole('checkbox').first()
}
