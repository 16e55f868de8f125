/** The calendar: clicked and typed ranges, its ways out, and what it tells about days. */
import type { Locator, Request } from '@playwright/test'
import { daysAhead, nextMonth, type WrittenDay } from './days.ts'
import { expect, isSmall, test } from './journey.ts'
import { heldBack } from './results-list.ts'
import { filledIn, formIsAlive, openForm, searchForm } from './search-form.ts'

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

test('a whole range counts without being applied, an incomplete one does not', async ({ page }) => {
  test.skip(isSmall(page), 'the calendar covers everything else')
  const { checkIn, checkOut, submit, calendar } = await openForm(
    page,
    filledIn({ id_destino: '3128760', nombre_destino1: 'Barcelona' }),
  )
  await checkIn.click()
  await dayIn(calendar, nextMonth(14)).click()
  await dayIn(calendar, nextMonth(18)).click()
  await page.mouse.click(2, 2)
  await expect(calendar).toBeHidden()
  await expect(checkIn).toHaveValue(nextMonth(14).typed)
  await expect(checkOut).toHaveValue(nextMonth(18).typed)

  await checkIn.click()
  await dayIn(calendar, nextMonth(20)).click()
  await page.mouse.click(2, 2)
  await expect(calendar).toBeHidden()
  await expect(checkIn).toHaveValue(nextMonth(14).typed)
  await expect(checkOut).toHaveValue(nextMonth(18).typed)

  // By a click that no pointer makes, so that only the submission itself ends the choice.
  await checkIn.click()
  await dayIn(calendar, nextMonth(5)).click()
  await dayIn(calendar, nextMonth(7)).click()
  const sent = page.waitForRequest((request) => searchedDates(request) !== null)
  await submit.evaluate((button: HTMLElement) => button.click())
  expect(searchedDates(await sent)).toEqual([nextMonth(5).typed, nextMonth(7).typed])
})

test('Cancel brings back what was there before a date was typed', async ({ page }) => {
  test.skip(isSmall(page), 'the calendar covers the field')
  const stay = { fecha_entrada: nextMonth(14).typed, fecha_salida: nextMonth(18).typed }
  const { checkIn, calendar } = await openForm(page, filledIn(stay))
  await checkIn.click()
  await checkIn.fill(nextMonth(16).typed)
  await checkIn.press('Enter')
  await expect(dayIn(calendar, nextMonth(16))).toHaveAccessibleName(/, Entrada/)
  await calendar.getByRole('button', { name: 'Cancelar' }).click()
  await expect(calendar).toBeHidden()
  await expect(checkIn).toHaveValue(stay.fecha_entrada)
})

test('after a typed check-in the calendar asks for the check-out', async ({ page }) => {
  test.skip(isSmall(page), 'the calendar covers the field')
  const { checkIn, calendar } = await openForm(page)
  await checkIn.click()
  await checkIn.fill(nextMonth(16).typed)
  await checkIn.press('Enter')
  await expect(calendar).toContainText('Salida: elige un día')
})

test('new dates take away what was wrong with the old ones', async ({ page }) => {
  const { checkIn, checkOut, submit, calendar } = await openForm(page)
  await submit.click()
  await expect(checkIn).toHaveAttribute('aria-invalid', 'true')
  await expect(checkOut).toHaveAttribute('aria-invalid', 'true')
  await checkIn.click()
  await dayIn(calendar, nextMonth(14)).click()
  await dayIn(calendar, nextMonth(18)).click()
  await calendar.getByRole('button', { name: 'Aplicar' }).click()
  await expect(checkIn).not.toHaveAttribute('aria-invalid')
  await expect(checkOut).not.toHaveAttribute('aria-invalid')
})

test('dates typed before the page came to life stay', async ({ page }) => {
  const ready = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await ready.promise
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  const { checkIn, checkOut, submit } = searchForm(page)
  await checkIn.fill(nextMonth(14).typed)
  await checkOut.fill(nextMonth(18).typed)
  await checkOut.blur()
  ready.resolve()
  await formIsAlive(page)
  await submit.click()
  // The destination is missing; the dates are not.
  await expect(page.locator('form [aria-invalid="true"]').first()).toBeVisible()
  await expect(checkIn).toHaveValue(nextMonth(14).typed)
  await expect(checkOut).toHaveValue(nextMonth(18).typed)
  await expect(checkIn).not.toHaveAttribute('aria-invalid')
  await expect(checkOut).not.toHaveAttribute('aria-invalid')
})

test('a field that is pressed before the page came to life opens', async ({ page }) => {
  const release = await heldBack(page, '**/*.js')
  await page.goto('/', { waitUntil: 'commit' })
  const { checkIn, calendar } = searchForm(page)
  await checkIn.click()
  release()
  await expect(calendar).toBeVisible()
})

test.describe('without the script of the calendar', () => {
  test.use({ tolerated: /./ })

  test('the field tells it, takes typed dates, and tries again', async ({ page }) => {
    await page.route('**/calendar-*.js', (route) => route.abort())
    const { checkIn, calendar } = await openForm(page)
    await checkIn.click()
    const told = page.getByText('No se ha podido cargar este contenido.')
    await expect(told).toBeVisible()
    await checkIn.fill(nextMonth(14).typed)
    await checkIn.blur()
    await expect(checkIn).toHaveValue(nextMonth(14).typed)
    await page.unroute('**/calendar-*.js')
    await checkIn.click()
    await expect(dayIn(calendar, nextMonth(14))).toHaveAccessibleName(/, Entrada/)
  })
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
  const { checkIn, calendar } = await openForm(page)
  const day = daysAhead(200)
  await checkIn.focus()
  await checkIn.pressSequentially(day.typed.replaceAll('-', '/'))
  await expect(checkIn).toHaveValue(day.typed)
  await expect(checkIn).toBeFocused()
  // On a small screen the calendar covers the field, so it waits until it is asked for.
  if (isSmall(page)) return
  await expect(dayIn(calendar, day)).toHaveAccessibleName(/, Entrada/)
  await expect(calendar.getByRole('grid')).toHaveCount(2)
})

test(
  'on small screens the calendar is a page whose months come as one scrolls',
  { tag: '@phone' },
  async ({ page }) => {
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
  },
)

function dayIn(calendar: Locator, { spoken }: WrittenDay): Locator {
  return calendar.getByRole('button', { name: new RegExp(`^${spoken}`), disabled: false })
}

/** The dates of a search that is sent; null for other requests. */
function searchedDates(request: Request): (string | null)[] | null {
  if (request.method() !== 'POST') return null
  const sent = new URLSearchParams(request.postData() ?? '')
  return sent.has('fecha_entrada') ? [sent.get('fecha_entrada'), sent.get('fecha_salida')] : null
}
