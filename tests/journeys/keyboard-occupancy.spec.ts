/** Who travels, without a mouse: rooms, children and their ages, the limits, and the ways out. */
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { backTo, press, select } from './keyboard.ts'
import { expectProblem, filledIn, openForm } from './search-form.ts'

test('a family in two rooms', async ({ page }) => {
  const { occupancy, guests, submit } = await openForm(page)
  await openGuests(occupancy, guests)
  await expect(submit).toBeDisabled()
  await expect(guests.getByRole('button', { name: /^Eliminar/ })).toHaveCount(0)
  const first = room(guests, 1)
  await press(first.getByRole('button', { name: 'Un niño más' }))
  await page.keyboard.press('Enter')
  await press(guests.getByRole('button', { name: 'Añadir habitación' }))
  // Whoever adds a room goes on in it.
  const fewer = room(guests, 2).getByRole('button', { name: 'Un adulto menos' })
  await expect(fewer).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(fewer).toHaveAttribute('aria-disabled', 'true')
  await expect(fewer).toBeFocused()

  const apply = guests.getByRole('button', { name: 'Aplicar' })
  await press(apply)
  const age = (child: number) => first.getByLabel(`Edad del niño ${child}`)
  await expect(age(1)).toBeFocused()
  for (const child of [1, 2])
    await expectProblem(age(child), '12_999_13', /^Debes especificar las edades de los niños/)
  await select(age(1), '12 años')
  await select(age(2), '< 1 año')
  await press(apply)
  await expect(guests).toBeHidden()
  await expect(occupancy).toBeFocused()
  await expect(occupancy).toHaveAttribute('aria-expanded', 'false')
  await expect(submit).toBeEnabled()
  await expect(occupancy).toHaveAccessibleName('Ocupación: 3 adultos, 1 niño, 1 bebé · 2 hab.')
  await expect(customers(page)).toHaveValue('3_1_1:2')

  await openGuests(occupancy, guests)
  await press(guests.getByRole('button', { name: 'Eliminar habitación 1' }))
  await expect(guests.getByRole('group', { name: 'Habitación 2' })).toHaveCount(0)
  await expect(first.locator(':focus')).toBeVisible()
  await press(apply)
  await expect(occupancy).toHaveAccessibleName('Ocupación: 1 adulto · 1 hab.')
  await expect(customers(page)).toHaveValue('1_0_0:1')
})

test('cancel and Esc restore what was there', { tag: '@all' }, async ({ page }) => {
  const { occupancy, guests, submit } = await openForm(page)
  const ways = [
    () => press(guests.getByRole('button', { name: 'Cancelar' })),
    () => page.keyboard.press('Escape'),
  ]
  for (const leave of ways) {
    await openGuests(occupancy, guests)
    await press(guests.getByRole('button', { name: 'Un niño más' }))
    await press(guests.getByRole('button', { name: 'Añadir habitación' }))
    await expect(room(guests, 2)).toBeVisible()
    await leave()
    await expect(guests).toBeHidden()
    await expect(occupancy).toBeFocused()
    await expect(submit).toBeEnabled()
    await expect(occupancy).toHaveAccessibleName('Ocupación: 2 adultos · 1 hab.')
    await expect(customers(page)).toHaveValue('2_0_0:1')
  }
})

test('the limits of rooms, and of passengers when there is a flight', async ({ page }) => {
  const four = { num_habitaciones: '4', num_adultos_1: '7', num_ninos_1: '2' }
  const ages = { edad_1_1: '4', edad_1_2: '5' }
  const full = await openForm(page, filledIn({ ...four, ...ages }))
  await openGuests(full.occupancy, full.guests)
  const add = full.guests.getByRole('button', { name: 'Añadir habitación' })
  for (const name of ['Un adulto más', 'Un niño más']) {
    const more = room(full.guests, 1).getByRole('button', { name })
    await press(more)
    await expect(more).toHaveAttribute('aria-disabled', 'true')
  }
  await press(add)
  await expect(room(full.guests, 5)).toBeVisible()
  await expect(add).toHaveCount(0)
  await expect(room(full.guests, 5).locator(':focus')).toBeVisible()

  const nine = { num_habitaciones: '1', num_adultos_1: '8', num_ninos_1: '1', edad_1_1: '7' }
  const form = await openForm(page, filledIn({ ...nine, flightChecked: '1' }))
  const { occupancy, guests } = form
  await openGuests(occupancy, guests)
  await press(add)
  await expectTold(
    guests,
    'passengers-add-room',
    'No se puede añadir una habitación. El número máximo de pasajeros es 9',
  )
  const more = guests.getByRole('button', { name: 'Un niño más' })
  await backTo(more)
  await page.keyboard.press('Enter')
  await expect(guests.getByRole('alert')).toBeEmpty()
  await select(guests.getByLabel('Edad del niño 2'), '3 años')
  await press(guests.getByRole('button', { name: 'Aplicar' }))
  await expectTold(
    guests,
    'passengers-apply',
    'No se pueden aplicar los cambios. El número máximo de pasajeros es 9',
  )
  await page.keyboard.press('Escape')

  // Ten may stay without a flight; the form tells when the flight comes afterwards.
  const ten = { num_habitaciones: '2', num_adultos_1: '5', num_adultos_2: '5' }
  await openForm(page, filledIn(ten))
  await press(page.getByLabel('Añadir vuelo'), 'Space')
  await backTo(form.submit)
  await page.keyboard.press('Enter')
  const general = 'El número máximo de pasajeros es 9'
  await expectProblem(form.occupancy, 'passengers-general', general)
})

async function openGuests(occupancy: Locator, guests: Locator): Promise<void> {
  await press(occupancy)
  await expect(guests.locator(':focus')).toBeVisible()
}

async function expectTold(guests: Locator, code: string, sentence: string): Promise<void> {
  const told = guests.getByRole('alert').getByText(sentence, { exact: true })
  await expect(told).toBeVisible()
  await expect(told).toHaveAttribute('data-code', code)
}

function room(guests: Locator, number: number): Locator {
  return guests.getByRole('group', { name: `Habitación ${number}`, exact: true })
}

function customers(page: Page): Locator {
  return page.locator('input[type="hidden"][name="num_customers"]')
}
