/** From the form to the list: by city, coast, hotel and chain, by pointer and by keys alone. */
import type { Page } from '@playwright/test'
import { daysAhead } from './days.ts'
import { expect, test } from './journey.ts'
import { choose, openForm, typeDates } from './search-form.ts'

const FROM = daysAhead(40)
const TO = daysAhead(43)

test('by city', async ({ page }) => {
  const { destination, submit } = await openForm(page)
  await choose(destination, 'barcelo', /^Barcelona\s*Cataluña, España/)
  await expect(destination).toHaveValue('Barcelona, Cataluña, España')
  await typeDates(page, FROM, TO)
  await submit.click()
  await expectList(page, /\/hoteles\/resultados\/city\/3128760\/barcelona\//, /en Barcelona$/)
})

test('by coast, whose towns are offered', async ({ page }) => {
  const { destination, submit } = await openForm(page)
  await choose(destination, 'costa blan', /^Costa Blanca/)
  const town = page.getByLabel('Población')
  await expect(town).toBeEnabled()
  await expect(town).toHaveValue('')
  await expect(town.getByRole('option').first()).toHaveText('Cualquiera')
  await typeDates(page, FROM, TO)
  await submit.click()
  await expectList(page, /\/hoteles\/resultados\/coast\/cid3\/costa-blanca\//, /en Costa Blanca$/)
})

test('by a town of a coast', async ({ page }) => {
  const { destination, submit } = await openForm(page)
  await choose(destination, 'costa blan', /^Costa Blanca/)
  await page.getByLabel('Población').selectOption({ label: 'Benidorm' })
  await typeDates(page, FROM, TO)
  await submit.click()
  await expectList(page, /\/hoteles\/resultados\/city\/2521088\/benidorm\//, /en Benidorm$/)
})

test('by chain', async ({ page }) => {
  const { destination, submit } = await openForm(page)
  await choose(destination, 'levantia', /^Levantia Hotels/)
  await typeDates(page, FROM, TO)
  await submit.click()
  await expectList(page, /\/hoteles\/resultados\//, /Levantia|alojamientos?/)
})

test.describe('by hotel', () => {
  // Its page comes with a later change; where the search leads is known already.
  test.use({ tolerated: /status of 404/ })

  test('goes to the page of that hotel', async ({ page }) => {
    const { destination, submit } = await openForm(page)
    await choose(destination, 'alcazar de barcelona', /^Hotel Alcázar de Barcelona/)
    await typeDates(page, FROM, TO)
    const sent = page.waitForRequest((request) => request.method() === 'POST')
    await submit.click()
    const fields = new URLSearchParams((await sent).postData() ?? '')
    expect(fields.get('pg')).toBe('busqueda_por_hotel')
    await expect(page).toHaveURL(/\/hoteles\/[a-z]+\/barcelona\/hotel-alcazar-de-barcelona-\d+\?/)
    expect(new URL(page.url()).searchParams.get('fecha_entrada')).toBe(FROM.typed)
  })
})

test('without a mouse', async ({ page }) => {
  test.skip(test.info().project.name !== 'desktop', 'screens this small have no keys')
  const form = await openForm(page)
  const { keyboard } = page
  await form.destination.focus()
  await keyboard.type('costa blan')
  await expect(page.getByRole('option').first()).toBeVisible()
  await keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toBeHidden()
  await keyboard.press('ArrowDown')
  await expect(page.getByRole('option').first()).toBeVisible()
  await keyboard.press('ArrowDown')
  await expect(page.getByRole('option', { selected: true })).toContainText('Costa Blanca')
  await keyboard.press('Enter')
  await expect(form.destination).toHaveValue('Costa Blanca, España')

  await tabTo(page, 'Población')
  await tabTo(page, 'Entrada')
  await keyboard.press('ArrowDown')
  await expect(form.calendar.locator(':focus')).toBeVisible()
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await keyboard.press('ArrowRight')
  await keyboard.press('ArrowRight')
  await keyboard.press('Enter')
  await expect(form.calendar).toContainText('2 noches')
  await form.calendar.getByRole('button', { name: 'Aplicar' }).press('Enter')
  await expect(form.checkIn).toBeFocused()

  await tabToButton(page, /^Ocupación/)
  await keyboard.press('Enter')
  await expect(form.guests.locator(':focus')).toBeVisible()
  await form.guests.getByRole('button', { name: 'Un adulto más' }).press('Enter')
  await keyboard.press('Escape')
  await expect(form.occupancy).toBeFocused()
  await expect(form.occupancy).toHaveAccessibleName('Ocupación: 2 adultos · 1 hab.')

  await tabToButton(page, 'Buscar hoteles')
  await keyboard.press('Enter')
  await expect(page).toHaveURL(
    /\/hoteles\/resultados\/coast\/cid3\/costa-blanca\/\?.*num_customers/,
  )
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/en Costa Blanca$/)
})

async function expectList(page: Page, address: RegExp, heading: RegExp): Promise<void> {
  await expect(page).toHaveURL(address)
  const { searchParams } = new URL(page.url())
  expect(searchParams.get('fecha_entrada')).toBe(FROM.typed)
  expect(searchParams.get('fecha_salida')).toBe(TO.typed)
  expect(searchParams.get('num_customers')).toBe('2_0_0:1')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  await expect(page.getByRole('main').getByRole('list').getByRole('heading').first()).toBeVisible()
}

/** By the Tab key alone; what is in between stays untouched. */
async function tabTo(page: Page, label: string): Promise<void> {
  await tabUntil(page, () => page.getByLabel(label, { exact: true }))
}

async function tabToButton(page: Page, name: string | RegExp): Promise<void> {
  await tabUntil(page, () => page.getByRole('button', { name }))
}

async function tabUntil(page: Page, target: () => ReturnType<Page['locator']>): Promise<void> {
  for (let stops = 0; stops < 80; stops++) {
    await page.keyboard.press('Tab')
    const isThere = await target().evaluate((element) => element === document.activeElement)
    if (isThere) return
  }
  await expect(target()).toBeFocused()
}
