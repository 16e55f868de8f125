/** The list without a mouse: wherever keys lead, the focus is seen, and it comes back. */
import type { Locator, Page } from '@playwright/test'
import { expect, isSmall, test } from './journey.ts'
import { backTo, isSeen, press, tabTo, typeInto } from './keyboard.ts'
import {
  appliedOf,
  cardsOf,
  CITY,
  COAST,
  groupIn,
  headingOf,
  isBeside,
  listIsSettled,
  openList,
  pagesOf,
  sortingOf,
} from './results-list.ts'

test('filters, their marks, and orders', async ({ page }) => {
  const { keyboard } = page
  await openList(page, `${COAST}#sort=rating&name=zzqqxx`)
  await listIsSettled(page)
  // Links to parts of the page leave the list as it is.
  await press(page.getByRole('link', { name: 'Ir al contenido' }))
  await expect(page.locator('#content')).toBeFocused()
  await passFilters(page)
  await expect(page).toHaveURL(/#sort=rating&name=zzqqxx$/)
  const notice = page.getByRole('status').filter({ hasText: 'Ningún alojamiento cumple' })
  await press(notice.getByRole('button', { name: 'Cerrar' }))
  await expect(notice).toHaveCount(0)
  await isSeen(headingOf(page))
  // A mark hands the focus on to the next, and the last to the heading.
  const marks = appliedOf(page).getByRole('link', { name: /^Quitar el filtro/ })
  await press(marks.first())
  await expect(marks).toHaveCount(0)
  await isSeen(headingOf(page))
  await listIsSettled(page)

  const panel = await openFilters(page)
  const internet = groupIn(panel, 'Servicios').getByRole('checkbox', { name: /^Internet/ })
  if (isBeside(page)) await backTo(internet)
  else await tabTo(internet)
  await isSeen(internet)
  await keyboard.press('Space')
  await expect(internet).toBeChecked()
  if (isBeside(page)) await expect(page).toHaveURL(/serviceGroup=4$/)
  await listIsSettled(page)
  await isSeen(internet)

  const prices = groupIn(panel, 'Precio por noche')
  const low = prices.getByRole('slider', { name: 'Desde' })
  const from = Number(await low.inputValue())
  await backTo(low)
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft']) await keyboard.press(key)
  await expect(low).toHaveValue(String(from + 10))
  if (isBeside(page)) await expect(page).toHaveURL(new RegExp(`prices=${from + 10}-`))
  await listIsSettled(page)
  await expect(low).toBeFocused()
  const typed = prices.getByRole('textbox', { name: 'Hasta' })
  await typeInto(typed, String(from + 100))
  await keyboard.press('Enter')
  await expect(prices.getByRole('slider', { name: 'Hasta' })).toHaveValue(String(from + 100))
  await isSeen(typed)
  await applyFilters(page, panel)
  await expect(page).toHaveURL(new RegExp(`prices=${from + 10}-${from + 100}`))
  await listIsSettled(page)

  await expect(marks).toHaveCount(2)
  await press(marks.first())
  await expect(marks).toHaveCount(1)
  await isSeen(marks.first())
  await keyboard.press('Enter')
  await expect(marks).toHaveCount(0)
  await isSeen(headingOf(page))

  const menu = sortingOf(page).locator('details')
  const opener = menu.locator('summary')
  await press(opener)
  const order = menu.getByRole('link').first()
  await tabTo(order)
  await isSeen(order)
  await keyboard.press('Escape')
  await expect(order).toBeHidden()
  await isSeen(opener)
  await keyboard.press('Enter')
  const name = (await order.textContent())!
  await press(order)
  await expect(opener).toHaveText(name)
  await listIsSettled(page)
  await isSeen(opener)
  const rank = page.locator('summary', { hasText: '¿Cómo ordenamos?' })
  await press(rank)
  const answer = page.locator('details', { has: rank }).getByRole('list')
  await expect(answer).toBeVisible()
  await keyboard.press('Escape')
  await expect(answer).toBeHidden()
  await isSeen(rank)
  const best = sortingOf(page).getByRole('link', { name: 'Mejor valorados' })
  await backTo(best)
  await keyboard.press('Enter')
  await expect(best).toHaveAttribute('aria-current', 'true')
  await listIsSettled(page)
  await isSeen(best)
})

test('another search, photos, favourites, a comparison, and the next page', async ({ page }) => {
  const { keyboard } = page
  await openList(page, CITY)
  const change = page.getByRole('link', { name: /Cambiar búsqueda/ })
  await press(change)
  const form = page.getByRole('region', { name: 'Cambiar búsqueda' })
  const close = form.getByRole('button', { name: 'Cerrar' })
  await isSeen(close)
  await tabTo(form.getByRole('combobox').first())
  await backTo(close)
  await keyboard.press('Enter')
  await expect(form).toHaveCount(0)
  await isSeen(change)
  await keyboard.press('Enter')
  await isSeen(close)
  await keyboard.press('Escape')
  await expect(form).toHaveCount(0)
  await isSeen(change)

  await passFilters(page)
  const [first, second] = [cardsOf(page).nth(0), cardsOf(page).nth(1)]
  const photos = first.getByRole('button', { name: /^Ver las \d+ fotos de/ })
  await press(photos)
  const box = page.getByRole('dialog', { name: /^Fotos de/ })
  await expect(box).toHaveAttribute('data-phase', 'loaded')
  await expect(page.locator('dialog:focus, dialog :focus')).toHaveCount(1)
  await keyboard.press('ArrowRight')
  await expect(box.getByText(/^2 \/ /)).toBeVisible()
  // On a small screen the photos glide: one step after the other.
  if (isSmall(page)) await expect(box.locator('li:not([inert])')).toBeInViewport({ ratio: 0.99 })
  const next = box.getByRole('button', { name: 'Foto siguiente' })
  await tabTo(next)
  await isSeen(next)
  await keyboard.press('Enter')
  await expect(box.getByText(/^3 \/ /)).toBeVisible()
  await isSeen(next)
  await keyboard.press('Escape')
  await expect(box).toHaveCount(0)
  await isSeen(photos)

  const heart = first.getByRole('button', { name: /en favoritos$/ })
  await press(heart)
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await isSeen(heart)
  await keyboard.press('Space')
  await expect(heart).toHaveAttribute('aria-pressed', 'false')

  const [one, other] = [first, second].map((card) => card.getByRole('checkbox'))
  await press(one!, 'Space')
  await isSeen(one!)
  await press(other!, 'Space')
  await isSeen(other!)
  const bar = page.getByRole('region', { name: 'Comparar hoteles' })
  await expect(bar).toContainText('2 hoteles')
  const compare = bar.getByRole('button', { name: 'Comparar' })
  await backTo(compare)
  await isSeen(compare)
  await keyboard.press('Enter')
  const table = page.getByRole('dialog', { name: 'Comparar hoteles' })
  await expect(table.locator('*:focus')).toHaveCount(1)
  await keyboard.press('Escape')
  await expect(table).toHaveCount(0)
  await isSeen(compare)
  // One alone is no comparison: its button cannot take the focus back, so its card does.
  await keyboard.press('Enter')
  await press(table.getByRole('button', { name: /^Quitar .* de la comparación$/ }).first())
  await expect(table.getByRole('region')).toBeFocused()
  await keyboard.press('Escape')
  await expect(table).toHaveCount(0)
  await isSeen(other!)
  await backTo(bar.getByRole('button', { name: 'Vaciar' }))
  await keyboard.press('Enter')
  await expect(bar).toHaveCount(0)
  await isSeen(other!)

  for (const at of [7, 13, 19]) await tabTo(cardsOf(page).nth(at).getByRole('checkbox'))
  const turn = pagesOf(page).getByRole('link', { name: 'Página siguiente' })
  await tabTo(turn)
  await isSeen(turn)
  await keyboard.press('Enter')
  await expect(page).toHaveURL(/#page=2$/)
  await listIsSettled(page)
  await isSeen(headingOf(page))
})

/** Beside the list there are dozens of boxes before it, and a way past them. */
async function passFilters(page: Page): Promise<void> {
  if (!isBeside(page)) return
  const skip = page.getByRole('link', { name: 'Saltar los filtros' })
  await tabTo(skip)
  await isSeen(skip)
  await page.keyboard.press('Enter')
  await isSeen(headingOf(page))
}

/** Beside the list they are there; over it they open, and take the focus. */
async function openFilters(page: Page): Promise<Locator> {
  if (isBeside(page)) return page.getByRole('form', { name: 'Filtra tus resultados' })
  await backTo(page.getByRole('button', { name: /^Filtros/ }))
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: 'Filtra tus resultados' })
  await isSeen(panel.getByRole('button', { name: 'Cerrar' }))
  return panel
}

/** Over the list they wait to be applied, and give the focus back. */
async function applyFilters(page: Page, panel: Locator): Promise<void> {
  if (isBeside(page)) return
  await press(panel.getByRole('button', { name: 'Aplicar filtros' }))
  await expect(panel).toHaveCount(0)
  await isSeen(page.getByRole('button', { name: /^Filtros/ }))
}
