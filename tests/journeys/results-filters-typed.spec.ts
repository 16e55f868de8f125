/** Filters that are typed, and what is done before the page comes to life. */
import { expect, test } from './journey.ts'
import {
  appliedOf,
  cardsOf,
  COAST,
  filtersOf,
  isBeside,
  listIsSettled,
  openList,
} from './results-list.ts'

test('what is ticked and typed before the page comes to life counts', async ({ page }) => {
  test.skip(!isBeside(page), 'the boxes come with the scripts')
  const scripts = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto(COAST, { waitUntil: 'commit' })
  const panel = page.getByRole('form', { name: 'Filtra tus resultados' })
  const stars = panel.getByRole('checkbox', { name: /^[45] estrellas/ })
  await stars.first().check()
  await panel.getByRole('searchbox').fill('hotel')
  await stars.last().check()
  scripts.resolve()
  await expect(page).toHaveURL(/#page=1&categories=(?=.*4)(?=.*5)[^&]*&name=hotel$/)
  await expect(appliedOf(page).getByRole('link', { name: /^Quitar el filtro/ })).toHaveCount(3)
  // It is not counted again when the same page is come back to.
  await appliedOf(page).getByRole('link', { name: 'Quitar el filtro “hotel”' }).click()
  await listIsSettled(page)
  const left = page.url()
  await page.reload()
  await listIsSettled(page)
  expect(page.url()).toBe(left)
  await expect(appliedOf(page).getByRole('link', { name: /^Quitar el filtro/ })).toHaveCount(2)
})

test('by words of a name, accents or not', async ({ page }) => {
  await openList(page, COAST)
  const name = (await cardsOf(page).first().getByRole('heading').getByRole('link').textContent())!
  const word = name.split(' ').toSorted((one, other) => other.length - one.length)[0]!
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const panel = await filtersOf(page)
  const box = panel.getByRole('searchbox')
  await box.fill(plain)
  await box.press('Enter')
  if (isBeside(page)) await expect(box).toBeFocused()
  else await panel.getByRole('button', { name: 'Aplicar filtros' }).click()
  await expect(appliedOf(page)).toContainText(`“${plain}”`)
  await expect.poll(() => cardsOf(page).first().getByRole('heading').textContent()).toContain(word)
  await appliedOf(page)
    .getByRole('link', { name: /^Quitar el filtro/ })
    .click()
  await expect(appliedOf(page)).toHaveCount(0)
  await expect((await filtersOf(page)).getByRole('searchbox')).toHaveValue('')
})
