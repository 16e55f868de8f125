/** The filter by price: its thumbs, what is typed, and its ready ranges. */
import { expect, test } from './journey.ts'
import {
  appliedOf,
  cardsOf,
  COAST,
  filtersOf,
  foundIn,
  groupIn,
  isBeside,
  listIsSettled,
  openList,
} from './results-list.ts'

test('prices by the keys of the slider, typed, and by ready ranges', async ({ page }) => {
  await openList(page, COAST)
  const all = await foundIn(page)
  const panel = await filtersOf(page)
  const prices = groupIn(panel, 'Precio por noche')
  const low = prices.getByRole('slider', { name: 'Desde' })
  const high = prices.getByRole('slider', { name: 'Hasta' })
  const from = Number(await low.inputValue())
  await expect(low).toHaveAttribute('step', '10')
  expect(Number(await low.getAttribute('max')) - from).toBe(250)
  // A hand on the thumb moves it as far as it likes, and is not disturbed by a list on the way.
  let asked = 0
  page.on('request', (request) => (asked += Number(request.url().endsWith('/ajaxList'))))
  const typed = prices.getByRole('textbox', { name: 'Hasta' })
  // It can be clicked once the panel moves in, and dragged once it stands still.
  await typed.click()
  await panel.evaluate((own) => Promise.all(own.getAnimations().map(({ finished }) => finished)))
  await high.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await high.boundingBox())!
  const [end, middle] = [x + width - height / 3, y + height / 2]
  await page.mouse.move(end, middle)
  await page.mouse.down()
  for (const share of [0.1, 0.25, 0.5]) await page.mouse.move(end - share * width, middle)
  const dragged = Number(await high.inputValue())
  expect(Math.abs(from + 125 - dragged)).toBeLessThanOrEqual(20)
  expect(asked).toBe(0)
  await page.mouse.up()
  await expect(high).toHaveValue(String(dragged))
  if (isBeside(page)) await expect(page).toHaveURL(new RegExp(`prices=${from}-${dragged}$`))
  // Keys follow each other faster than lists.
  for (let step = 0; step < 3; step++) await low.press('ArrowRight')
  await low.press('ArrowLeft')
  await expect(low).toHaveValue(String(from + 20))
  await low.press('ArrowLeft')
  await expect(low).toHaveValue(String(from + 10))
  await expect(low).toHaveAttribute('aria-valuetext', euros(from + 10))
  await expect(low).toBeFocused()
  await typed.fill(`${from + 60}`)
  await typed.press('Enter')
  await expect(high).toHaveValue(String(from + 60))
  await expect(typed).toBeFocused()
  await typed.blur()
  await expect(typed).toHaveValue(euros(from + 60))
  if (!isBeside(page)) await panel.getByRole('button', { name: 'Aplicar filtros' }).click()
  await expect(page).toHaveURL(new RegExp(`prices=${from + 10}-${from + 60}`))
  await expect.poll(() => foundIn(page)).toBeLessThan(all)
  await expect(appliedOf(page)).toContainText(`De ${from + 10} € a ${from + 60} €`)
  // The first cards change with the heading, the others a moment later.
  await expect(async () => {
    for (const words of await cardsOf(page)
      .getByText(/^\d+\s€ por noche$/)
      .allTextContents()) {
      expect(Number.parseInt(words, 10)).toBeGreaterThanOrEqual(from + 10)
      expect(Number.parseInt(words, 10)).toBeLessThanOrEqual(from + 60)
    }
  }).toPass()
  // Whoever reloads, or follows the link, finds the same scale and the ready ranges alone.
  await page.reload()
  await listIsSettled(page)
  const again = groupIn(await filtersOf(page), 'Precio por noche')
  await expect(again.getByRole('slider', { name: 'Desde' })).toHaveValue(String(from + 10))
  await expect(again.getByRole('slider', { name: 'Desde' })).toHaveAttribute('min', String(from))
  await expect(again.getByRole('slider', { name: 'Hasta' })).toHaveAttribute(
    'max',
    String(from + 250),
  )
  await expect(again.getByRole('checkbox', { checked: true })).toHaveCount(0)
  await expect(again.getByRole('button')).toHaveCount(0)
})

/** As prices are written, where no line breaks before the sign. */
function euros(amount: number): RegExp {
  return new RegExp(`^${amount}\\s€$`)
}
