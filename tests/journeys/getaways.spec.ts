/** A short break: date and duration wait for a destination. */
import { nextMonth } from './days.ts'
import { expect, isSmall, test } from './journey.ts'
import { choose, formIsAlive, searchForm } from './search-form.ts'

test('a getaway, from its tab to its hotel', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/')
  await formIsAlive(page)
  const tabs = page.getByRole('navigation', { name: 'Qué buscas' })
  await tabs.getByRole('link', { name: 'Escapadas' }).click()
  await expect(page).toHaveURL(/\/escapadas\/$/)
  const { destination, submit } = searchForm(page)
  const date = page.getByRole('combobox', { name: 'Fecha', exact: true })
  const duration = page.getByLabel('Duración')
  const calendar = page.getByRole('dialog', { name: 'Elige una fecha' })

  await expect(date).toBeDisabled()
  await expect(duration).toBeDisabled()
  const tips = page.getByRole('tooltip', { name: 'Elige primero un destino' })
  await date.hover()
  await expect(tips.first()).toBeVisible()
  await duration.hover({ force: true })
  await expect(tips.last()).toBeVisible()
  await date.focus()
  await expect(calendar).toBeHidden()
  await expect(date).toHaveAccessibleDescription('Elige primero un destino')

  await submit.click()
  await expect(destination).toHaveAccessibleDescription(/Introduce una ciudad/)
  await expect(date).toHaveAccessibleDescription('Falta indicar las fechas')

  await choose(destination, 'barcelo', /^Barcelona\s*Cataluña, España/)
  await expect(tips).toHaveCount(0)
  await expect(duration).toBeEnabled()
  await page.getByLabel('Tipo de escapada').selectOption('Ciudad')
  await expect(duration.getByRole('option')).toHaveText([
    '1 noche',
    '2 noches',
    '3 o más noches',
    'Cualquiera',
  ])
  await duration.selectOption('2 noches')
  await date.click()
  if (!isSmall(page)) await calendar.getByRole('button', { name: 'Mes siguiente' }).click()
  // One click is a whole date.
  await calendar.getByRole('button', { name: new RegExp(`^${nextMonth(15).spoken}`) }).click()
  await expect(calendar).toBeHidden()
  await expect(date).toHaveValue(nextMonth(15).typed)
  await submit.click()

  await expect(page).toHaveURL(/\/escapadas\/resultados\//)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Tu escapada: Barcelona/)
  await expect(page.getByRole('region', { name: 'Tu búsqueda' })).toContainText('Ciudad')
  await page.getByRole('link', { name: 'Ver los hoteles' }).click()
  await expect(page).toHaveURL(/\/hoteles\/resultados\/city\/3128760\/barcelona\//)
  expect(new URL(page.url()).searchParams.get('fecha_salida')).toBe(nextMonth(17).typed)
})
