/** Every rule of the hotel form without a mouse: told beside its field, gone once it is turned to. */
import type { Locator, Page } from '@playwright/test'
import { daysAhead } from './days.ts'
import { expect, test } from './journey.ts'
import { backTo, press, tabTo, typeInto } from './keyboard.ts'
import { expectProblem, filledIn, openForm, searchForm } from './search-form.ts'

const BARCELONA = { id_destino: '3128760' }
const FREE = { from: daysAhead(20).typed, to: daysAhead(22).typed }

test('what is missing, and what was not chosen', async ({ page }) => {
  const form = await openForm(page)
  await press(form.submit)
  await expect(page.getByRole('alert').getByText('Revisa estos 3 campos')).toBeAttached()
  // The visitor is still there, and goes back to each field in turn.
  await expect(form.submit).toBeFocused()
  await expectProblem(form.checkOut, 'date-missing', 'Introduce una fecha')
  await goBackTo(page, form.checkOut)
  await expectProblem(form.checkIn, 'date-missing', 'Introduce una fecha')
  await goBackTo(page, form.checkIn)
  const missing = 'Introduce una ciudad o zona en el buscador'
  await expectProblem(form.destination, 'destination-missing', missing)
  await goBackTo(page, form.destination)

  await typeInto(form.destination, 'Barcelonetas <b>')
  await expect(form.destination).toHaveValue('Barcelonetas ')
  await press(form.submit)
  const unchosen = 'Selecciona un destino de la lista desplegable'
  await expectProblem(form.destination, 'destination-not-chosen', unchosen)
})

test('typed dates', { tag: '@all' }, async ({ page }) => {
  const form = await openForm(page, filledIn(BARCELONA))
  const wrong = [
    [-2, 5, 'checkIn', 'date-not-after-today', 'Debes seleccionar una fecha posterior a la de hoy'],
    [20, 51, 'checkOut', 'stay-too-long', 'No es posible hacer reservas de más de 30 días'],
    [729, 735, 'checkOut', 'date-too-late', /^Solo se puede reservar con dos años/],
  ] as const
  for (const [from, to, field, code, message] of wrong) {
    await typeInto(form.checkIn, daysAhead(from).typed)
    await tabTo(form.checkOut)
    await typeInto(form.checkOut, daysAhead(to).typed)
    await press(form.submit)
    await expectProblem(form[field], code, message)
    await goBackTo(page, form.checkOut)
    await goBackTo(page, form.checkIn)
  }
  await typeInto(form.checkIn, '31-02-2030')
  await press(form.submit)
  await expect(form.checkIn).toHaveValue('31-02-2030')
  await expectProblem(form.checkIn, 'date-unreadable', /^No entendemos esta fecha/)
})

test('dates that a link or an old search brought along', async ({ page }) => {
  const same = { fecha_entrada: FREE.from, fecha_salida: FREE.from }
  const form = await openForm(page, filledIn({ ...BARCELONA, ...same }))
  await press(form.submit)
  const sameDay = 'La fecha de salida no puede ser la misma que la de entrada'
  await expectProblem(form.checkIn, 'same-dates', sameDay)

  const turned = { fecha_entrada: FREE.to, fecha_salida: FREE.from }
  await openForm(page, filledIn({ ...BARCELONA, ...turned }))
  await press(form.submit)
  const before = 'La fecha de salida no puede ser anterior a la de entrada'
  await expectProblem(form.checkOut, 'check-out-before-check-in', before)
  await goBackTo(page, form.checkOut)

  // In the calendar a range that is too long is told, and cannot be applied.
  await page.keyboard.press('ArrowDown')
  await expect(form.calendar.locator('[role="grid"] :focus')).toBeVisible()
  await page.keyboard.press('PageDown')
  await page.keyboard.press('PageDown')
  await page.keyboard.press('Enter')
  await expect(form.calendar).toContainText('El intervalo no puede ser de más de 30 noches')
  await expect(form.calendar.getByRole('button', { name: 'Aplicar' })).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(form.calendar).toBeHidden()
  await expect(form.checkOut).toBeFocused()
})

test('children without an age', { tag: '@all' }, async ({ page }) => {
  const stay = { fecha_entrada: FREE.from, fecha_salida: FREE.to }
  const rooms = { num_habitaciones: '1', num_adultos_1: '2', num_ninos_1: '1' }
  const form = await openForm(page, filledIn({ ...BARCELONA, ...stay, ...rooms }))
  await press(form.submit)
  const message = 'Debes especificar las edades de los niños'
  await expectProblem(form.occupancy, '12_999_13', message)
  await backTo(form.occupancy)
  await page.keyboard.press('Enter')
  const age = form.guests.getByLabel('Edad del niño 1')
  await expectProblem(age, '12_999_13', new RegExp(`^${message}`))
})

/** Turned to, a field no longer says what was wrong; the calendar that opens is sent away. */
async function goBackTo(page: Page, field: Locator): Promise<void> {
  await backTo(field)
  await expect(field).not.toHaveAttribute('aria-invalid')
  await expect(field).toHaveAccessibleDescription('')
  const { calendar } = searchForm(page)
  if (await calendar.isVisible()) await page.keyboard.press('Escape')
  await expect(calendar).toBeHidden()
  await expect(field).toBeFocused()
}
