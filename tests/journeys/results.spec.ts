/** The list: sorted, filtered and turned, with its state in the address. */
import type { Locator } from '@playwright/test'
import { expect, test } from './journey.ts'
import {
  appliedOf,
  COAST,
  filtersOf,
  foundIn,
  groupIn,
  hotelsOf,
  isBeside,
  listIsSettled,
  openList,
  pagesOf,
  SEARCH,
  sortingOf,
} from './results-list.ts'

test('sorted, turned, and restored by Back and by reloading', async ({ page }) => {
  await openList(page, COAST)
  const sorting = sortingOf(page)
  const pages = pagesOf(page)
  const first = await hotelsOf(page)

  await sorting.getByRole('link', { name: 'Mejor valorados' }).click()
  await expect(page).toHaveURL(/#.*sort=rating/)
  await expect(sorting.getByRole('link', { name: 'Mejor valorados' })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await expect.poll(() => hotelsOf(page)).not.toEqual(first)
  await listIsSettled(page)
  const byRating = await hotelsOf(page)

  // With a key held a link is the browser's own: it opens another tab, and nothing here changes.
  const isLeftToBrowser = page.evaluate(
    () =>
      new Promise<boolean>((tell) => {
        const heard = (event: MouseEvent) => {
          tell(!event.defaultPrevented)
          event.preventDefault()
        }
        addEventListener('click', heard, { once: true })
      }),
  )
  await pages
    .getByRole('link', { name: 'Página 2', exact: true })
    .click({ modifiers: ['ControlOrMeta'] })
  expect(await isLeftToBrowser).toBe(true)
  await expect(page).not.toHaveURL(/page=2/)
  await pages.getByRole('link', { name: 'Página 2', exact: true }).click()
  await expect(page).toHaveURL(/#.*page=2/)
  await expect(pages.getByRole('link', { name: 'Página 2', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await listIsSettled(page)
  const second = await hotelsOf(page)
  expect(second).not.toEqual(byRating)

  await page.reload()
  await expect.poll(() => hotelsOf(page)).toEqual(second)
  await page.goBack()
  await expect.poll(() => hotelsOf(page)).toEqual(byRating)
  await page.goBack()
  await expect.poll(() => hotelsOf(page)).toEqual(first)
})

test(
  'a filter works at once beside the list, and waits to be applied over it',
  { tag: '@phone' },
  async ({ page }) => {
    await openList(page, COAST)
    const before = await foundIn(page)
    const applied = appliedOf(page)
    const panel = await filtersOf(page)
    if (isBeside(page)) {
      await optionIn(panel).check()
    } else {
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
    await expect.poll(() => foundIn(page)).toBeLessThan(before)

    await page.reload()
    await expect(applied).toBeVisible()
    await applied
      .getByRole('link', { name: /^Quitar el filtro/ })
      .first()
      .click()
    await expect(applied).toHaveCount(0)
    await expect.poll(() => foundIn(page)).toBe(before)
  },
)

test('the search can be changed where its results are', { tag: '@all' }, async ({ page }) => {
  await openList(page, COAST)
  const summary = page.getByRole('link', { name: /^Destino Costa Blanca/ })
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

  test('sorting and pages are links, filters are a form', { tag: '@all' }, async ({ page }) => {
    await page.goto(COAST)
    const before = await foundIn(page)
    await page.getByRole('link', { name: 'Mejor valorados' }).click()
    await expect(page).toHaveURL(/\?.*sort=rating/)
    const pages = pagesOf(page)
    await pages.getByRole('link', { name: 'Página 2', exact: true }).click()
    await expect(page).toHaveURL(/\?.*page=2/)
    await expect(pages).toContainText('Mostrando de')
    const panel = page.getByRole('form', { name: 'Filtra tus resultados' })
    if (!isBeside(page)) await panel.getByText('Filtros', { exact: true }).click()
    // Without the slider above them, too, all price ranges stand one under the other.
    const ranges = await groupIn(panel, 'Precio por noche').getByRole('checkbox').all()
    const lefts = await Promise.all(ranges.map(async (range) => (await range.boundingBox())!.x))
    expect(lefts.length).toBeGreaterThan(1)
    expect(new Set(lefts).size).toBe(1)
    await optionIn(panel).check()
    await panel.getByRole('button', { name: 'Aplicar filtros' }).click()
    await expect(page).toHaveURL(/\?.*categories=/)
    await expect(appliedOf(page)).toBeVisible()
    expect(await foundIn(page)).toBeLessThan(before)
    expect(new URL(page.url()).searchParams.get('fecha_entrada')).toBe(SEARCH.fecha_entrada)
  })
})

function optionIn(panel: Locator): Locator {
  return groupIn(panel, 'Categoría').getByRole('checkbox').first()
}
