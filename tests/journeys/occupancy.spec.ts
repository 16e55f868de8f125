/** Who travels: rooms, children and their ages, and the ways out of the popup. */
import type { Locator, Page } from '@playwright/test'
import { expect, isSmall, test } from './journey.ts'
import { filledIn, openForm } from './search-form.ts'

test('a family in two rooms', { tag: '@phone' }, async ({ page }) => {
  const { occupancy, guests, submit } = await openForm(page)
  await expect(occupancy).toHaveAccessibleName('Ocupación: 2 adultos · 1 hab.')
  await occupancy.click()
  await expect(submit).toBeDisabled()
  await expect(guests.getByRole('button', { name: /^Eliminar/ })).toHaveCount(0)
  const first = room(guests, 1)
  await first.getByRole('button', { name: 'Un niño más' }).click()
  await first.getByRole('button', { name: 'Un niño más' }).click()
  await guests.getByRole('button', { name: 'Añadir habitación' }).click()
  const second = room(guests, 2)
  await second.getByRole('button', { name: 'Un adulto menos' }).click()
  await expect(second.getByRole('button', { name: 'Un adulto menos' })).toBeDisabled()

  const apply = guests.getByRole('button', { name: 'Aplicar' })
  await apply.click()
  const age = (child: number) => first.getByLabel(`Edad del niño ${child}`)
  await expect(age(1)).toBeFocused()
  for (const child of [1, 2])
    await expect(age(child)).toHaveAccessibleDescription(/especificar las edades de los niños/)
  await expect(age(1).locator('option').first()).toHaveText('--')
  await age(1).selectOption('12 años')
  await age(2).selectOption('< 1 año')
  await expect(age(1)).not.toHaveAccessibleDescription(/especificar las edades/)
  await apply.click()

  await expect(guests).toBeHidden()
  await expect(submit).toBeEnabled()
  await expect(occupancy).toHaveAccessibleName('Ocupación: 3 adultos, 1 niño, 1 bebé · 2 hab.')
  await expect(hidden(page, 'num_customers')).toHaveValue('3_1_1:2')
  await expect(hidden(page, 'num_habitaciones')).toHaveValue('2')
  await expect(hidden(page, 'edad_1_1')).toHaveValue('12')

  await occupancy.click()
  await guests.getByRole('button', { name: 'Eliminar habitación 1' }).click()
  await expect(guests.getByRole('group', { name: 'Habitación 2' })).toHaveCount(0)
  await apply.click()
  await expect(occupancy).toHaveAccessibleName('Ocupación: 1 adulto · 1 hab.')
  await expect(hidden(page, 'num_customers')).toHaveValue('1_0_0:1')
})

test('cancel, Esc and a press outside restore what was there', async ({ page }) => {
  const { occupancy, guests, submit } = await openForm(page)
  const ways = [
    () => guests.getByRole('button', { name: 'Cancelar' }).click(),
    () => page.keyboard.press('Escape'),
    () =>
      isSmall(page) ? page.mouse.click(195, 20) : page.getByRole('heading', { level: 1 }).click(),
  ]
  for (const leave of ways) {
    await occupancy.click()
    await guests.getByRole('button', { name: 'Un niño más' }).click()
    await guests.getByRole('button', { name: 'Añadir habitación' }).click()
    await expect(guests.getByRole('group', { name: 'Habitación 2' })).toBeVisible()
    await leave()
    await expect(guests).toBeHidden()
    await expect(submit).toBeEnabled()
    await expect(occupancy).toHaveAccessibleName('Ocupación: 2 adultos · 1 hab.')
    await expect(hidden(page, 'num_customers')).toHaveValue('2_0_0:1')
  }
})

test(
  'there are at most five rooms, eight adults and three children',
  { tag: '@all' },
  async ({ page }) => {
    const eight = { num_habitaciones: '4', num_adultos_1: '7', num_ninos_1: '2' }
    const ages = { edad_1_1: '4', edad_1_2: '5' }
    const { occupancy, guests } = await openForm(page, filledIn({ ...eight, ...ages }))
    await occupancy.click()
    const add = guests.getByRole('button', { name: 'Añadir habitación' })
    await add.click()
    await expect(guests.getByRole('group', { name: 'Habitación 5' })).toBeVisible()
    await expect(add).toHaveCount(0)
    for (const name of ['Un adulto más', 'Un niño más']) {
      const more = room(guests, 1).getByRole('button', { name })
      await more.click()
      await expect(more).toBeDisabled()
    }
  },
)

test('flight+hotel takes at most nine passengers', async ({ page }) => {
  const nine = { num_habitaciones: '1', num_adultos_1: '8', num_ninos_1: '1', edad_1_1: '7' }
  const { occupancy, guests } = await openForm(page, filledIn(nine, '/vuelo+hotel/'))
  await occupancy.click()
  await guests.getByRole('button', { name: 'Añadir habitación' }).click()
  await expect(guests.getByRole('alert')).toHaveText(
    'No se puede añadir una habitación. El número máximo de pasajeros es 9',
  )
})

test('with a flight there are at most nine passengers', { tag: '@all' }, async ({ page }) => {
  const nine = { num_habitaciones: '1', num_adultos_1: '8', num_ninos_1: '1', edad_1_1: '7' }
  const { occupancy, guests } = await openForm(page, filledIn({ ...nine, flightChecked: '1' }))
  await occupancy.click()
  const alert = guests.getByRole('alert')
  await guests.getByRole('button', { name: 'Añadir habitación' }).click()
  await expect(alert).toHaveText(
    'No se puede añadir una habitación. El número máximo de pasajeros es 9',
  )
  await guests.getByRole('button', { name: 'Un niño más' }).click()
  await expect(alert).toBeEmpty()
  await guests.getByLabel('Edad del niño 2').selectOption('3 años')
  await guests.getByRole('button', { name: 'Aplicar' }).click()
  await expect(alert).toHaveText(
    'No se pueden aplicar los cambios. El número máximo de pasajeros es 9',
  )
  await guests.getByRole('button', { name: 'Cancelar' }).click()

  // Ten may stay without a flight; the form tells when the flight comes afterwards.
  const ten = { num_habitaciones: '2', num_adultos_1: '5', num_adultos_2: '5' }
  const form = await openForm(page, filledIn(ten))
  await page.getByLabel('Añadir vuelo').check()
  await form.submit.click()
  await expect(form.occupancy).toHaveAccessibleDescription('El número máximo de pasajeros es 9')
})

function room(guests: Locator, number: number): Locator {
  return guests.getByRole('group', { name: `Habitación ${number}`, exact: true })
}

function hidden(page: Page, name: string): Locator {
  return page.locator(`input[type="hidden"][name="${name}"]`)
}
