/** Filters that are typed, and what is done before the page comes to life. */
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import {
  appliedOf,
  cardsOf,
  COAST,
  filtersOf,
  headingOf,
  heldBack,
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

test('so does a price', async ({ page }) => {
  test.skip(!isBeside(page), 'the fields come with the scripts')
  const release = await heldBack(page, '**/assets/*.js')
  await page.goto(COAST, { waitUntil: 'commit' })
  const panel = page.getByRole('form', { name: 'Filtra tus resultados' })
  const highest = panel.getByRole('textbox', { name: 'Hasta' })
  await highest.fill('150')
  await panel.getByRole('searchbox').focus()
  release()
  await expect(page).toHaveURL(/#page=1&prices=\d+-150$/)
  await expect(highest).toHaveValue(/^150\s€$/)
})

const EARLY = [
  {
    what: 'a heart',
    pressed: (card: Locator) => card.getByRole('button', { name: /en favoritos$/ }),
    seen: async (pressed: Locator) => expect(pressed).toHaveAttribute('aria-pressed', 'true'),
  },
  {
    what: 'a box to compare',
    pressed: (card: Locator) => card.getByRole('checkbox', { name: /^Comparar / }),
    seen: async (pressed: Locator, page: Page) => {
      await expect(page.getByRole('region', { name: 'Comparar hoteles' })).toContainText('1 hotel')
      await expect(pressed).toBeChecked()
    },
  },
  {
    what: 'a photo',
    pressed: (card: Locator) => card.getByRole('button', { name: /^Ver .*fotos/ }),
    seen: async (_: Locator, page: Page) => expect(page.getByRole('dialog')).toBeVisible(),
  },
]

for (const { what, pressed, seen } of EARLY)
  test(`${what} that is pressed before the page comes to life is pressed`, async ({ page }) => {
    const release = await heldBack(page, '**/assets/*.js')
    await page.goto(COAST, { waitUntil: 'commit' })
    const target = pressed(cardsOf(page).first())
    await target.click()
    // Where there is nothing to press, nothing is forgotten.
    await headingOf(page).click()
    release()
    await seen(target, page)
  })

test('so are several of them', async ({ page }) => {
  const release = await heldBack(page, '**/assets/*.js')
  await page.goto(COAST, { waitUntil: 'commit' })
  const hearts = cardsOf(page).getByRole('button', { name: /en favoritos$/ })
  const boxes = cardsOf(page).getByRole('checkbox', { name: /^Comparar / })
  for (const at of [0, 1]) {
    await hearts.nth(at).click()
    await boxes.nth(at).click()
  }
  release()
  await expect(page.getByRole('region', { name: 'Comparar hoteles' })).toContainText('2 hoteles')
  for (const at of [0, 1]) {
    await expect(hearts.nth(at)).toHaveAttribute('aria-pressed', 'true')
    await expect(boxes.nth(at)).toBeChecked()
  }
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
  else await expect(panel).toBeHidden()
  await expect(appliedOf(page)).toContainText(`“${plain}”`)
  await expect.poll(() => cardsOf(page).first().getByRole('heading').textContent()).toContain(word)
  await appliedOf(page)
    .getByRole('link', { name: /^Quitar el filtro/ })
    .click()
  await expect(appliedOf(page)).toHaveCount(0)
  await expect((await filtersOf(page)).getByRole('searchbox')).toHaveValue('')
})
