/** A short break without a mouse: date and duration wait for a destination, and say so. */
import { daysAhead, nextMonth } from './days.ts'
import { expect, isSmall, test } from './journey.ts'
import { backTo, pick, press, select, tabTo, typeInto } from './keyboard.ts'
import { expectProblem, formIsAlive, openForm, searchForm } from './search-form.ts'

test('a getaway, from its tab to its hotel', { tag: '@all' }, async ({ page }) => {
  await openForm(page)
  const { keyboard } = page
  const tabs = page.getByRole('navigation', { name: 'Qué buscas' })
  await press(tabs.getByRole('link', { name: 'Escapadas' }))
  await expect(page).toHaveURL(/\/escapadas\/$/)
  await formIsAlive(page)
  const { destination, submit } = searchForm(page)
  const date = page.getByRole('combobox', { name: 'Fecha', exact: true })
  const duration = page.getByLabel('Duración')
  const calendar = page.getByRole('dialog', { name: 'Elige una fecha' })

  await tabTo(date)
  await expect(date).toHaveAttribute('aria-disabled', 'true')
  await expect(duration).toBeDisabled()
  await expect(date).toHaveAccessibleDescription('Elige primero un destino')
  await expect(page.getByRole('tooltip').first()).toBeVisible()
  await keyboard.type(daysAhead(20).typed)
  await keyboard.press('ArrowDown')
  await expect(date).toHaveValue('')
  await expect(calendar).toBeHidden()

  await press(submit)
  await expectProblem(date, '20_1_11', 'Falta indicar las fechas')
  const missing = 'Introduce una ciudad o zona en el buscador'
  await expectProblem(destination, 'destination-missing', missing)
  await backTo(destination)
  await keyboard.type('Barcelonetas')
  await press(submit)
  const unchosen = 'Selecciona un destino de la lista desplegable'
  await expectProblem(destination, 'destination-not-chosen', unchosen)

  await backTo(destination)
  await pick(destination, 'barcelo', /^Barcelona\s*Cataluña, España/)
  await expect(duration).toBeEnabled()
  await expect(page.getByRole('tooltip')).toHaveCount(0)
  await select(page.getByLabel('Tipo de escapada'), 'Ciudad')
  await typeInto(date, daysAhead(-2).typed)
  await press(submit)
  const past = 'Debes seleccionar una fecha posterior a la de hoy'
  await expectProblem(date, 'date-not-after-today', past)

  await backTo(duration)
  await select(duration, '2 noches')
  await backTo(date)
  await expect(date).toHaveAccessibleDescription('')
  await typeInto(date, nextMonth(14).typed)
  await keyboard.press('Enter')
  if (isSmall(page)) await keyboard.press('Enter')
  else await keyboard.press('ArrowDown')
  // One key is a whole date.
  await expect(calendar.locator('[role="grid"] :focus')).toHaveAccessibleName(
    new RegExp(`^${nextMonth(14).spoken}`),
  )
  await keyboard.press('ArrowRight')
  await keyboard.press('Enter')
  await expect(calendar).toBeHidden()
  await expect(date).toBeFocused()
  await expect(date).toHaveValue(nextMonth(15).typed)
  await press(submit)

  await expect(page).toHaveURL(/\/escapadas\/resultados\//)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Tu escapada: Barcelona/)
  await press(page.getByRole('link', { name: 'Ver los hoteles' }))
  await expect(page).toHaveURL(/\/hoteles\/resultados\/city\/3128760\/barcelona\//)
  expect(new URL(page.url()).searchParams.get('fecha_salida')).toBe(nextMonth(17).typed)
})
