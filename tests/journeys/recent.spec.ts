/** A search comes back: into the form, into the list of recent ones, and by the Back button. */
import { daysAhead } from './days.ts'
import { expect, test } from './journey.ts'
import { filledIn, formIsAlive, openForm, searchForm } from './search-form.ts'

test('the last search is restored, and one click makes it again', async ({ page }) => {
  const stay = { fecha_entrada: daysAhead(40).typed, fecha_salida: daysAhead(43).typed }
  const rooms = { num_habitaciones: '1', num_adultos_1: '3', num_ninos_1: '1', edad_1_1: '6' }
  const first = await openForm(page, filledIn({ id_destino: '3128760', ...stay, ...rooms }))
  await first.submit.click()
  await expect(page).toHaveURL(/\/hoteles\/resultados\/city\/3128760\//)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/en Barcelona$/)

  await page.goBack()
  await expect(first.submit).toBeEnabled()
  await expect(first.submit).toHaveText('Buscar hoteles')

  await page.goto('/')
  await formIsAlive(page)
  const { destination, checkIn, checkOut, occupancy } = searchForm(page)
  await expect(destination).toHaveValue(/^Barcelona, /)
  await expect(checkIn).toHaveValue(stay.fecha_entrada)
  await expect(checkOut).toHaveValue(stay.fecha_salida)
  await expect(occupancy).toHaveAccessibleName('Ocupación: 3 adultos, 1 niño · 1 hab.')

  const recent = page.getByRole('region', { name: 'Tus últimas búsquedas' })
  await expect(recent.getByRole('button')).toHaveCount(1)
  await expect(recent).toContainText('3 adultos, 1 niño · 1 hab.')
  await recent.getByRole('button', { name: /Barcelona/ }).click()
  await expect(page).toHaveURL(/\/hoteles\/resultados\/city\/3128760\//)
  expect(new URL(page.url()).searchParams.get('num_customers')).toBe('3_1_0:1')
})
