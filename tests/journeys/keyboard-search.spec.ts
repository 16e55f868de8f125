/** From the form to the list without a mouse: by city, coast, hotel and chain. */
import type { Page } from '@playwright/test'
import { daysAhead } from './days.ts'
import { expect, isSmall, test } from './journey.ts'
import { backTo, pick, press, select, suggest, tabTo, typeInto } from './keyboard.ts'
import { openForm, searchForm } from './search-form.ts'

const [FROM, TO] = [daysAhead(40), daysAhead(43)]

test('by city, past the head of the page', { tag: '@all' }, async ({ page }) => {
  const { destination, submit } = await openForm(page)
  await press(page.getByRole('link', { name: 'Ir al contenido' }))
  await pick(destination, 'barcelo', /^Barcelona\s*Cataluña, España/)
  await expect(destination).toHaveValue('Barcelona, Cataluña, España')
  await typeDates(page)
  await press(submit)
  await expectList(page, /\/hoteles\/resultados\/city\/3128760\/barcelona\//, /en Barcelona$/)
  expect(new URL(page.url()).searchParams.get('num_customers')).toBe('2_0_0:1')
})

test('by a town of a coast, with days of the calendar', async ({ page }) => {
  const form = await openForm(page)
  const { keyboard } = page
  const list = page.getByRole('listbox', { name: 'Sugerencias' })

  await suggest(form.destination, 'costa blan', /^Costa Blanca/)
  // Once takes the mark away, twice the list; the box keeps focus and text.
  await keyboard.press('Escape')
  await expect(page.getByRole('option', { selected: true })).toHaveCount(0)
  await keyboard.press('Escape')
  await expect(list).toBeHidden()
  await expect(form.destination).toBeFocused()
  await expect(form.destination).toHaveValue('costa blan')
  await keyboard.press('ArrowDown')
  await expect(list).toBeVisible()
  await keyboard.press('ArrowDown')
  await expect(page.getByRole('option', { selected: true })).toContainText('Costa Blanca')
  await keyboard.press('Enter')
  await expect(form.destination).toHaveValue('Costa Blanca, España')
  const town = page.getByLabel('Población')
  await expect(town).toBeEnabled()
  await tabTo(town)
  await select(town, 'Benidorm')

  await tabTo(form.checkIn)
  // A page that opens by itself would trap; where there is room, the calendar opens below.
  await expect(form.calendar).toBeVisible({ visible: !isSmall(page) })
  await keyboard.press('ArrowDown')
  await expect(form.calendar.locator('[role="grid"] :focus')).toBeVisible()
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await keyboard.press('ArrowRight')
  await keyboard.press('ArrowRight')
  await keyboard.press('Enter')
  await expect(form.calendar).toContainText('2 noches')
  await press(form.calendar.getByRole('button', { name: 'Aplicar' }))
  await expect(form.calendar).toBeHidden()
  await expect(form.checkIn).toBeFocused()
  await expect(form.checkIn).toHaveValue(daysAhead(7).typed)
  await expect(form.checkOut).toHaveValue(daysAhead(9).typed)

  await press(form.submit)
  await expect(page).toHaveURL(/\/hoteles\/resultados\/city\/2521088\/benidorm\//)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/en Benidorm$/)
})

test('by hotel, whose page opens', { tag: '@all' }, async ({ page }) => {
  const { destination, submit } = await openForm(page)
  await suggest(destination, 'alcazar de barcelona', /^Hotel Alcázar de Barcelona/)
  // Tab takes the suggestion along to the next stop.
  await page.keyboard.press('Tab')
  await expect(destination).toHaveValue(/^Hotel Alcázar de Barcelona/)
  await expect(destination).not.toBeFocused()
  await typeDates(page)
  await press(submit)
  await expect(page).toHaveURL(/\/hoteles\/[a-z]+\/barcelona\/hotel-alcazar-de-barcelona-\d+\?/)
  expect(new URL(page.url()).searchParams.get('fecha_entrada')).toBe(FROM.typed)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Alcázar de Barcelona')
})

test('by chain, narrowed to chains and after a change of mind', async ({ page }) => {
  const { destination, submit } = await openForm(page)
  const { keyboard } = page
  await pick(destination, 'sevil', /^Sevilla/)
  await backTo(destination)
  await press(page.getByRole('button', { name: 'Borrar' }))
  await expect(destination).toHaveValue('')
  await expect(destination).toBeFocused()
  await keyboard.type('levan')
  await expect(page.getByRole('option').first()).toBeVisible()
  await tabTo(page.getByRole('button', { name: 'Todo' }))
  const chains = page.getByRole('button', { name: 'Cadenas' })
  while (!(await chains.evaluate((button) => button === document.activeElement)))
    await keyboard.press('ArrowRight')
  await keyboard.press('Enter')
  await expect(page.getByRole('listbox').getByRole('group')).toHaveCount(1)
  await keyboard.press('ArrowDown')
  await expect(destination).toBeFocused()
  await pick(destination, 'levantia', /^Levantia Hotels/)
  await typeDates(page)
  await press(submit)
  await expectList(page, /\/hoteles\/resultados\/.*id_marca=\d+/, /Levantia|alojamientos?/)
})

async function typeDates(page: Page): Promise<void> {
  const { checkIn, checkOut } = searchForm(page)
  await typeInto(checkIn, FROM.typed)
  await tabTo(checkOut)
  await typeInto(checkOut, TO.typed)
}

async function expectList(page: Page, address: RegExp, heading: RegExp): Promise<void> {
  await expect(page).toHaveURL(address)
  const { searchParams } = new URL(page.url())
  expect(searchParams.get('fecha_entrada')).toBe(FROM.typed)
  expect(searchParams.get('fecha_salida')).toBe(TO.typed)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
}
