/** A search that comes back, and one that finds nothing, without a mouse. */
import { daysAhead } from './days.ts'
import { expect, test } from './journey.ts'
import { press, tabTo } from './keyboard.ts'
import { filledIn, openForm, searchForm } from './search-form.ts'

const STAY = { fecha_entrada: daysAhead(40).typed, fecha_salida: daysAhead(43).typed }
const ROOMS = { num_habitaciones: '1', num_adultos_1: '3', num_ninos_1: '1', edad_1_1: '6' }

test('the last search is restored, and one key makes it again', async ({ page }) => {
  const first = await openForm(page, filledIn({ id_destino: '3128760', ...STAY, ...ROOMS }))
  await press(first.submit)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/en Barcelona$/)
  // By a key of the browser itself, which no page ever sees.
  await page.goBack()
  await expect(first.submit).toBeEnabled()

  const { destination, checkIn, checkOut, occupancy } = await openForm(page)
  await expect(destination).toHaveValue(/^Barcelona, /)
  await expect(checkIn).toHaveValue(STAY.fecha_entrada)
  await expect(checkOut).toHaveValue(STAY.fecha_salida)
  await expect(occupancy).toHaveAccessibleName('Ocupación: 3 adultos, 1 niño · 1 hab.')
  // Whoever comes to the box by keys replaces the choice as a whole, or leaves it as it is.
  await tabTo(destination)
  await page.keyboard.press('Tab')
  await expect(destination).toHaveValue(/^Barcelona, /)

  const recent = page.getByRole('region', { name: 'Tus últimas búsquedas' })
  await press(recent.getByRole('button', { name: /Barcelona/ }))
  await expect(page).toHaveURL(/\/hoteles\/resultados\/city\/3128760\//)
  expect(new URL(page.url()).searchParams.get('num_customers')).toBe('3_1_0:1')
})

test.describe('a search that fails', () => {
  test.use({ tolerated: /ERR_FAILED|status of 404/ })

  test(
    'is told: in the background, with nothing free, with nothing of that name',
    { tag: '@all' },
    async ({ page }) => {
      const { submit } = await openForm(page, filledIn({ id_destino: '3128760', ...STAY }))
      await press(page.getByLabel('Comprobar antes si hay disponibilidad'), 'Space')
      await page.route('**/hoteles/', (route) =>
        route.request().method() === 'POST' ? route.abort() : route.continue(),
      )
      await tabTo(submit, 'Shift+Tab')
      await page.keyboard.press('Enter')
      const told = page.getByRole('alert').locator('[data-code="meta-search-failed"]')
      await expect(told).toHaveText('No hemos podido hacer la búsqueda. Inténtalo de nuevo.')
      await expect(searchForm(page).destination).toHaveValue(/^Barcelona, /)

      await page.unroute('**/hoteles/')
      const five = Array.from({ length: 5 }, (_, room) => [`num_adultos_${room + 1}`, '8'])
      const crowd = { num_habitaciones: '5', ...Object.fromEntries(five) }
      await openForm(page, filledIn({ id_destino: '2521088', ...STAY, ...crowd }))
      await press(submit)
      await expect(page.locator('[data-code="12_904_3"]')).toHaveText(/^Lo sentimos, no hay dispon/)

      const box = page.getByRole('banner').getByRole('search').locator('input')
      await tabTo(box)
      await page.keyboard.type('qqzzxxw')
      await expect(page.getByText('No hemos encontrado nada').first()).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toContainText('qqzzxxw')
    },
  )
})
