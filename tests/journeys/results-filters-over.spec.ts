/** The filters over the list, where they wait to be applied. */
import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import {
  appliedOf,
  CITY,
  COAST,
  filtersOf,
  groupIn,
  hotelsOf,
  isBeside,
  listIsAlive,
  listIsSettled,
  openList,
} from './results-list.ts'

test(
  'what is not applied is forgotten, and all can be cleared',
  { tag: '@phone' },
  async ({ page }) => {
    test.skip(isBeside(page), 'beside the list there is nothing to apply')
    await openList(page, `${COAST}#categories=4`)
    await expect(appliedOf(page)).toBeVisible()
    const before = await hotelsOf(page)
    const opener = page.getByRole('button', { name: 'Filtros · 1' })
    const panel = await filtersOf(page)
    const [apply, clear] = ['Aplicar filtros', 'Borrar filtros'].map((name) =>
      panel.getByRole('button', { name }),
    )
    const stars = (count: number) =>
      groupIn(panel, 'Categoría').getByRole('checkbox', { name: new RegExp(`^${count} estrellas`) })
    await expect(stars(4)).toBeChecked()
    await expect(apply!).toBeDisabled()
    await stars(3).check()
    await expect(apply!).toBeEnabled()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(opener).toBeFocused()
    expect(await hotelsOf(page)).toEqual(before)
    await expect(page).toHaveURL(/#categories=4$/)

    await opener.press('Enter')
    await expect(stars(3)).not.toBeChecked()
    await expect(stars(4)).toBeChecked()
    await clear!.click()
    await expect(stars(4)).not.toBeChecked()
    await expect(clear!).toBeDisabled()
    // The second click of two is not for what appears below.
    await apply!.dblclick()
    await expect(panel).toBeHidden()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(appliedOf(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Filtros', exact: true })).toBeVisible()
  },
)

test(
  'Enter after a name applies it together with what was ticked',
  { tag: '@phone' },
  async ({ page }) => {
    test.skip(isBeside(page), 'beside the list there is nothing to apply')
    await openList(page, COAST)
    const panel = await filtersOf(page)
    const stars = groupIn(panel, 'Categoría').getByRole('checkbox', { name: /^4 estrellas/ })
    await stars.check()
    const name = panel.getByRole('searchbox')
    await name.fill('hotel')
    await name.press('Enter')
    await expect(panel).toBeHidden()
    await expect(page).toHaveURL(/#(?=.*categories=4)(?=.*hotel)/)
    await listIsSettled(page)
    await expect(appliedOf(page)).toContainText('hotel')
    await expect(appliedOf(page)).toContainText('4 estrellas')
  },
)

test(
  'an applied list is seen from its top, a list that stays where it was',
  { tag: '@phone' },
  async ({ page }) => {
    test.skip(isBeside(page), 'beside the list there is nothing to apply')
    await openList(page, COAST)
    await page.evaluate(() => window.scrollTo(0, 2_500))
    const scrolled = () => page.evaluate(() => Math.round(window.scrollY))
    const left = await scrolled()
    const panel = await filtersOf(page)
    await expect(panel).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    expect(await scrolled()).toBe(left)
    await filtersOf(page)
    await panel.getByRole('checkbox', { name: /^4 estrellas/ }).check()
    await panel.getByRole('button', { name: 'Aplicar filtros' }).click()
    await expect(panel).toBeHidden()
    await expect.poll(scrolled).toBe(0)
    await expect(appliedOf(page)).toBeInViewport()
  },
)

test(
  'Back closes them, and once applied leads to the list before',
  { tag: '@phone' },
  async ({ page }) => {
    test.skip(isBeside(page), 'beside the list there is nothing to close')
    await openList(page, CITY)
    // As somebody would come here.
    await page.getByRole('link', { name: 'Mejor valorados' }).click()
    await listIsSettled(page)
    const [address, before] = [page.url(), await hotelsOf(page)]
    const opener = page.getByRole('button', { name: /^Filtros/ })
    const panel = await filtersOf(page)
    const stars = groupIn(panel, 'Categoría').getByRole('checkbox', { name: /^4 estrellas/ })
    const apply = panel.getByRole('button', { name: 'Aplicar filtros' })
    const closed = async () => {
      await expect(panel).toHaveCount(0)
      await expect(opener).toBeFocused()
      await expect(page).toHaveURL(address)
      expect(await hotelsOf(page)).toEqual(before)
    }
    await stars.check()
    await page.goBack()
    await closed()
    // Forward does not open them, and there is nothing that Back would have to leave first.
    await goAhead(page)
    await closed()
    await opener.press('Enter')
    await expect(stars).not.toBeChecked()
    await page.reload()
    await listIsAlive(page)
    await expect(opener).toBeVisible()
    await expect(panel).toHaveCount(0)
    await listIsSettled(page)
    expect(await hotelsOf(page)).toEqual(before)

    // Impatient, but no farther than where they were opened.
    await opener.press('Enter')
    await expect(apply).toBeVisible()
    await panel.evaluate((own) => {
      for (let twice = 0; twice < 2; twice++) own.querySelector('button')!.click()
    })
    await closed()
    await opener.press('Enter')
    await stars.check()
    await apply.press('Enter')
    await expect(panel).toHaveCount(0)
    await expect(opener).toBeFocused()
    await expect(page).toHaveURL(/#page=1&sort=rating&categories=4/)
    await expect.poll(() => hotelsOf(page)).not.toEqual(before)
    await listIsSettled(page)
    const filtered = await hotelsOf(page)
    await page.goBack()
    await expect(page).toHaveURL(address)
    await expect(appliedOf(page)).toHaveCount(0)
    await expect.poll(() => hotelsOf(page)).toEqual(before)
    await page.goForward()
    await expect.poll(() => hotelsOf(page)).toEqual(filtered)
    await expect(panel).toHaveCount(0)
    // From the list before to the one before that, with nothing in between.
    await page.goBack()
    await expect(page).toHaveURL(address)
    await page.goBack()
    await expect.poll(() => new URL(page.url()).hash).toBe('')
  },
)

/** Forward, to an entry that is left again at once. */
async function goAhead(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { promise, resolve } = Promise.withResolvers<void>()
    let moves = 0
    window.addEventListener('popstate', () => {
      if (++moves === 2) resolve()
    })
    history.forward()
    return promise
  })
}
