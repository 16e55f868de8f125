/** The splash stays as long as the search goes on. */
import { daysAhead } from './days.ts'
import { expect, test } from './journey.ts'
import { filledIn, openForm } from './search-form.ts'

test('Esc does not send the splash away', async ({ page }) => {
  const stay = { fecha_entrada: daysAhead(40).typed, fecha_salida: daysAhead(43).typed }
  const { submit } = await openForm(page, filledIn({ id_destino: '3128760', ...stay }))
  // Asked in the background, so that the page can be looked at meanwhile.
  await page.getByLabel('Comprobar antes si hay disponibilidad').check()
  const held = Promise.withResolvers<void>()
  await page.route('**/hoteles/', async (route) => {
    await held.promise
    await route.continue()
  })
  await submit.click()
  const splash = page.getByRole('dialog', { name: 'Buscando las mejores ofertas…' })
  await expect(splash).toBeVisible()
  for (let press = 0; press < 3; press++) await page.keyboard.press('Escape')
  await expect(splash).toHaveAttribute('data-shown', 'true')
  held.resolve()
  await expect(page).toHaveURL(/\/hoteles\/resultados\/city\/3128760\//)
})
