/** Prices that are lower for whoever signs in: told before, true after, on the card and its page. */
import type { Locator } from '@playwright/test'
import { daysAhead } from './days.ts'
import { expect, test } from './journey.ts'
import { MEMBER } from './past-guests.ts'
import { filledIn } from './search-form.ts'

const STAY = { fecha_entrada: daysAhead(40).typed, fecha_salida: daysAhead(43).typed }
const LIST = filledIn(STAY, '/hoteles/resultados/city/3128760/barcelona/')

test('a card says what signing in saves, and whoever signs in pays so much less', async ({
  page,
}) => {
  await page.goto(LIST)
  const offered = page.getByRole('link', { name: /^Entra en tu cuenta y ahorra un \d+\s%/ }).first()
  const id = await offered.locator('xpath=ancestor::li[@data-hotel]').getAttribute('data-hotel')
  const card = page.locator(`li[data-hotel="${id}"]`)
  const before = await priceOn(card)

  await offered.click()
  await page.getByLabel('Correo electrónico').fill(MEMBER.email)
  await page.getByLabel('Contraseña', { exact: true }).fill(MEMBER.password)
  await page.getByRole('main').getByRole('button', { name: 'Entrar' }).click()

  // Back on the list, for what may now be another rate of the same hotel, and never a dearer one.
  await expect(page).toHaveURL(/\/resultados\//)
  await expect(card).toContainText(/Precio con tu cuenta: −\d+\s% en la habitación/)
  const own = await priceOn(card)
  expect(own).toBeLessThan(before)
  await expect(page.getByRole('link', { name: /^Entra en tu cuenta/ })).toHaveCount(0)

  await page.goto((await card.getByRole('link').first().getAttribute('href'))!)
  const rate = page.getByRole('listitem').filter({ hasText: 'Precio con tu cuenta' }).first()
  expect(await priceOn(rate)).toBe(own)
})

/** In whole euros, as shown. */
async function priceOn(part: Locator): Promise<number> {
  const written = await part.locator('strong', { hasText: '€' }).first().textContent()
  return Number(written!.replace(/\D/g, ''))
}
