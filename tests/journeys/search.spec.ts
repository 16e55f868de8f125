/** From the form to the list: by city, coast, hotel and chain. `keyboard-search` goes without a pointer. */
import type { Page } from '@playwright/test'
import { daysAhead } from './days.ts'
import { expect, test } from './journey.ts'
import { choose, openForm, typeDates } from './search-form.ts'

const FROM = daysAhead(40)
const TO = daysAhead(43)

test('by city', { tag: '@phone' }, async ({ page }) => {
  const { destination, submit } = await openForm(page)
  await choose(destination, 'barcelo', /^Barcelona\s*Cataluña, España/)
  await expect(destination).toHaveValue('Barcelona, Cataluña, España')
  await typeDates(page, FROM, TO)
  await submit.click()
  await expectList(page, /\/hoteles\/resultados\/city\/3128760\/barcelona\//, /en Barcelona$/)
})

test('by coast, whose towns are offered', { tag: '@all' }, async ({ page }) => {
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

test('by a town of a coast', { tag: '@all' }, async ({ page }) => {
  const { destination, submit } = await openForm(page)
  await choose(destination, 'costa blan', /^Costa Blanca/)
  await page.getByLabel('Población').selectOption({ label: 'Benidorm' })
  await typeDates(page, FROM, TO)
  await submit.click()
  await expectList(page, /\/hoteles\/resultados\/city\/2521088\/benidorm\//, /en Benidorm$/)
})

test('by chain', { tag: '@all' }, async ({ page }) => {
  const { destination, submit } = await openForm(page)
  await choose(destination, 'levantia', /^Levantia Hotels/)
  await typeDates(page, FROM, TO)
  await submit.click()
  await expectList(page, /\/hoteles\/resultados\//, /Levantia|alojamientos?/)
})

test('by hotel, whose page opens', async ({ page }) => {
  const { destination, submit } = await openForm(page)
  await choose(destination, 'alcazar de barcelona', /^Hotel Alcázar de Barcelona/)
  await typeDates(page, FROM, TO)
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await submit.click()
  const fields = new URLSearchParams((await sent).postData() ?? '')
  expect(fields.get('pg')).toBe('busqueda_por_hotel')
  await expect(page).toHaveURL(/\/hoteles\/[a-z]+\/barcelona\/hotel-alcazar-de-barcelona-\d+\?/)
  expect(new URL(page.url()).searchParams.get('fecha_entrada')).toBe(FROM.typed)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Alcázar de Barcelona')
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
