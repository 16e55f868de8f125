/** The calendar: clicked and typed ranges, its ways out, and what it tells about days. */
import type { Locator } from '@playwright/test'
import { daysAhead, nextMonth, type WrittenDay } from './days.ts'
import { expect, isSmall, test } from './journey.ts'
import { filledIn, openForm } from './search-form.ts'

test('two clicks make a range, in whichever order', async ({ page }) => {
  const { checkIn, checkOut, calendar } = await openForm(page)
  await checkIn.click()
  const apply = calendar.getByRole('button', { name: 'Aplicar' })
  await expect(apply).toBeDisabled()
  await expect(dayIn(calendar, daysAhead(-1))).toHaveCount(0)
  await dayIn(calendar, nextMonth(18)).click()
  await expect(apply).toBeDisabled()
  await expect(calendar).toContainText('Salida: elige un día')
  await dayIn(calendar, nextMonth(14)).click()
  await expect(calendar).toContainText('4 noches')
  await expect(dayIn(calendar, nextMonth(14))).toHaveAccessibleName(/, Entrada/)
  await expect(dayIn(calendar, nextMonth(18))).toHaveAccessibleName(/, Salida/)
  await apply.click()
  await expect(calendar).toBeHidden()
  await expect(checkIn).toHaveValue(nextMonth(14).typed)
  await expect(checkOut).toHaveValue(nextMonth(18).typed)

  // The second field moves the end; on the same day it becomes the next one.
  await checkOut.click()
  await dayIn(calendar, nextMonth(14)).click()
  await expect(calendar).toContainText('1 noche')
  await calendar.getByRole('button', { name: 'Cancelar' }).click()
  await expect(calendar).toBeHidden()
  await expect(checkOut).toHaveValue(nextMonth(18).typed)

  await checkIn.click()
  await dayIn(calendar, nextMonth(3)).click()
  await page.keyboard.press('Escape')
  await expect(calendar).toBeHidden()
  await expect(checkIn).toHaveValue(nextMonth(14).typed)
})

test('prices stand under the days of a chosen destination', async ({ page }) => {
  const { checkIn, calendar } = await openForm(page, filledIn({ id_destino: '3128760' }))
  await checkIn.click()
  await expect(calendar.getByRole('button', { name: /, desde \d/ }).first()).toBeVisible()
  await expect(calendar).toContainText('Precio más bajo por habitación y noche')
})

test('a stay over 30 nights is told and cannot be applied', async ({ page }) => {
  const { checkIn, calendar } = await openForm(page)
  await checkIn.click()
  if (!isSmall(page)) await calendar.getByRole('button', { name: 'Mes siguiente' }).click()
  await dayIn(calendar, nextMonth(1)).click()
  await dayIn(calendar, nextMonth(40)).click()
  await expect(calendar).toContainText('El intervalo no puede ser de más de 30 noches')
  await expect(calendar.getByRole('button', { name: 'Aplicar' })).toBeDisabled()
})

test('a typed date is read after two seconds, without leaving the field', async ({ page }) => {
  test.skip(isSmall(page), 'the calendar covers the field')
  const { checkIn, calendar } = await openForm(page)
  await checkIn.click()
  await checkIn.pressSequentially(daysAhead(200).typed)
  await expect(dayIn(calendar, daysAhead(200))).toHaveAccessibleName(/, Entrada/)
  await expect(calendar.getByRole('grid')).toHaveCount(2)
  await expect(checkIn).toBeFocused()
})

test('on small screens the calendar is a page whose months come as one scrolls', async ({
  page,
}) => {
  test.skip(!isSmall(page), 'larger screens turn two months')
  const { checkIn, calendar } = await openForm(page)
  await checkIn.click()
  const months = calendar.getByRole('grid')
  await expect(months.first()).toBeVisible()
  // It slides in.
  await expect.poll(async () => (await calendar.boundingBox())?.y).toBe(0)
  const box = await calendar.boundingBox()
  expect([box?.x, box?.width, Math.round(box?.height ?? 0)]).toEqual([0, 390, 844])
  const before = await months.count()
  await months.last().scrollIntoViewIfNeeded()
  await expect.poll(() => months.count()).toBeGreaterThan(before)
  await expect(calendar.getByRole('button', { name: 'Mes siguiente' })).toHaveCount(0)
  await calendar.getByRole('button', { name: 'Cerrar' }).click()
  await expect(calendar).toBeHidden()
})

function dayIn(calendar: Locator, { spoken }: WrittenDay): Locator {
  return calendar.getByRole('button', { name: new RegExp(`^${spoken}`), disabled: false })
}
