/** Every rule of the hotel form: told beside its field, gone once the visitor turns to it. */
import type { Page } from '@playwright/test'
import { daysAhead } from './days.ts'
import { expect, test } from './journey.ts'
import { filledIn, leaveBox, openForm, searchForm } from './search-form.ts'

test(
  'what is missing is told beside each field, until it gets the focus',
  { tag: '@phone' },
  async ({ page }) => {
    const { destination, checkIn, checkOut, submit } = await openForm(page)
    await submit.click()
    await expect(page.getByRole('alert').getByText('Revisa estos 3 campos')).toBeAttached()
    await expect(submit).toBeEnabled()
    for (const [field, message] of [
      [destination, 'Introduce una ciudad o zona en el buscador'],
      [checkIn, 'Introduce una fecha'],
      [checkOut, 'Introduce una fecha'],
    ] as const) {
      await expect(field).toHaveAccessibleDescription(message)
      await field.focus()
      await expect(field).toHaveAccessibleDescription('')
    }
  },
)

test('a destination must be chosen, not only typed', { tag: '@all' }, async ({ page }) => {
  const { destination, submit } = await openForm(page)
  await destination.fill('Barcelonetas <b>')
  await expect(destination).toHaveValue('Barcelonetas ')
  await leaveBox(destination)
  await submit.click()
  await expect(destination).toHaveAccessibleDescription(
    'Selecciona un destino de la lista desplegable',
  )
  await destination.click()
  await expect(destination).toHaveAccessibleDescription('')
})

test('typed dates keep the rules', { tag: '@all' }, async ({ page }) => {
  const form = await openForm(page, filledIn({ id_destino: '3128760' }))
  const wrong = [
    [-2, 5, 'checkIn', 'Debes seleccionar una fecha posterior a la de hoy'],
    [20, 51, 'checkOut', 'No es posible hacer reservas de más de 30 días'],
    [729, 735, 'checkOut', 'Solo se puede reservar con dos años de antelación como máximo'],
  ] as const
  for (const [from, to, field, message] of wrong) {
    await typeAndLeave(page, daysAhead(from).typed, daysAhead(to).typed)
    await form.submit.click()
    await expect(form[field]).toHaveAccessibleDescription(message)
    await form[field].focus()
    await expect(form[field]).toHaveAccessibleDescription('')
    await leaveCalendar(page)
  }
})

test('a typed day that no calendar has is told, and stays to be mended', async ({ page }) => {
  const { checkIn } = await openForm(page)
  await typeAndLeave(page, '31-02-2030', '')
  await expect(checkIn).toHaveValue('31-02-2030')
  await expect(checkIn).toHaveAccessibleDescription(/No entendemos esta fecha/)
})

test('the same date typed twice becomes one night', async ({ page }) => {
  const { checkIn, checkOut } = await openForm(page)
  await typeAndLeave(page, daysAhead(20).typed, daysAhead(20).typed)
  await expect(checkIn).toHaveValue(daysAhead(20).typed)
  await expect(checkOut).toHaveValue(daysAhead(21).typed)
})

test('children without an age are told at the field, too', { tag: '@all' }, async ({ page }) => {
  const stay = { fecha_entrada: daysAhead(20).typed, fecha_salida: daysAhead(22).typed }
  const rooms = { num_habitaciones: '1', num_adultos_1: '2', num_ninos_1: '1' }
  const form = await openForm(page, filledIn({ id_destino: '3128760', ...stay, ...rooms }))
  await form.submit.click()
  const message = 'Debes especificar las edades de los niños'
  await expect(form.occupancy).toHaveAccessibleDescription(message)
  await form.occupancy.click()
  await expect(form.guests.getByLabel('Edad del niño 1')).toHaveAccessibleDescription(
    new RegExp(message),
  )
})

async function typeAndLeave(page: Page, from: string, to: string): Promise<void> {
  const { checkIn, checkOut } = searchForm(page)
  await checkIn.fill(from)
  // Leaving the first field may move the second date, before anybody types there.
  await checkOut.focus()
  await checkOut.fill(to)
  await leaveCalendar(page)
}

/** A press outside keeps what was typed, as opposed to Cancel. */
async function leaveCalendar(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).click()
  await searchForm(page).checkOut.evaluate((field: HTMLElement) => field.blur())
  await expect(searchForm(page).calendar).toBeHidden()
}
