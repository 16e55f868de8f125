/** What the destination box suggests, when, and what it says when it cannot. */
import { expect, isSmall, test } from './journey.ts'
import { heldBack } from './results-list.ts'
import { leaveBox, openForm } from './search-form.ts'

test('groups, filters and the way back', async ({ page }) => {
  const { destination } = await openForm(page)
  await destination.click()
  await destination.fill('pa')
  const list = page.getByRole('listbox', { name: 'Sugerencias' })
  await expect(page.getByText('Introduce 1 carácter más').first()).toBeAttached()
  await expect(list).toHaveCount(0)

  await destination.fill('palma')
  await expect(destination).toHaveAttribute('aria-expanded', 'true')
  for (const group of ['Ciudades', 'Costas', 'Alojamientos'])
    await expect(list.getByRole('group', { name: group })).toBeVisible()
  expect(await list.getByRole('option').count()).toBeLessThanOrEqual(20)
  await expect(list.getByRole('option').first().locator('mark')).toHaveText(/palma/i)

  const filters = page.getByRole('group', { name: 'Mostrar solo' })
  await expect(filters.getByRole('button', { name: 'Todo' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await filters.getByRole('button', { name: 'Costas' }).click()
  await expect(list.getByRole('group')).toHaveCount(1)
  await expect(list.getByRole('option', { name: /^La Palma/ })).toBeVisible()
  await filters.getByRole('button', { name: 'Todo' }).click()
  await expect(list.getByRole('group', { name: 'Ciudades' })).toBeVisible()

  await page.getByRole('button', { name: 'Borrar' }).click()
  await expect(destination).toHaveValue('')
  await expect(destination).toBeFocused()
  await expect(list).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Borrar' })).toHaveCount(0)

  await destination.fill('qqzzxxw')
  await expect(page.getByText('No se han encontrado resultados').first()).toBeAttached()
})

test('a choice that is typed over comes back when it is left as it was', async ({ page }) => {
  const { destination } = await openForm(page, '/hoteles/?id_destino=3128760')
  const before = await destination.inputValue()
  await destination.click()
  await destination.press('End')
  await destination.press('Backspace')
  await destination.pressSequentially(before.slice(-1))
  if (isSmall(page)) await leaveBox(destination)
  else await page.getByRole('heading', { level: 1 }).click()
  await expect(destination).toHaveValue(before)
  await expect(page.locator('input[name="id_destino"]')).toHaveValue('3128760')
})

test.describe('a call that fails', () => {
  test.use({ tolerated: /ERR_FAILED/ })

  test('is told, and tried again with the next key', async ({ page }) => {
    const { destination } = await openForm(page)
    await page.route('**/search/hotel/autocomplete/**', (route) => route.abort())
    await destination.click()
    await destination.fill('sevi')
    await expect(page.getByText('No se pudieron cargar los resultados').first()).toBeAttached()
    await page.unroute('**/search/hotel/autocomplete/**')
    await destination.press('End')
    await destination.press('l')
    await expect(page.getByRole('option', { name: /^Sevilla/ }).first()).toBeVisible()
  })
})

test.describe('a script that fails', () => {
  test.use({ tolerated: /ERR_FAILED|Failed to fetch|Unable to preload/ })

  test('is told, and asked for again with the next key', async ({ page }) => {
    const { destination } = await openForm(page)
    await page.route('**/assets/*.js', (route) => route.abort())
    await destination.focus()
    await destination.pressSequentially('sevi')
    await expect(page.getByText('No se pudieron cargar los resultados').first()).toBeVisible()
    await page.unroute('**/assets/*.js')
    await destination.press('l')
    await expect(page.getByRole('option', { name: /^Sevilla/ }).first()).toBeVisible()
  })
})

test('the box of the header suggests however fast somebody types', async ({ page }) => {
  await openForm(page)
  const box = page.getByRole('banner').getByRole('search').locator('input')
  await box.click()
  await page.keyboard.type('barcelona', { delay: 50 })
  await expect(box).toHaveValue('barcelona')
  await expect(box).toBeFocused()
  await expect(page.getByRole('option', { name: /Barcelona/ }).first()).toBeVisible()
})

test('a tag goes once it is complete, and nothing of it stays', async ({ page }) => {
  const { destination } = await openForm(page)
  await destination.click()
  await page.keyboard.type('Se<b>vi')
  await expect(destination).toHaveValue('Sevi')
})

test('a letter that is taken back takes its question back, too', async ({ page }) => {
  const { destination } = await openForm(page)
  await destination.click()
  await destination.fill('sevil')
  await expect(page.getByRole('option', { name: /^Sevilla/ }).first()).toBeVisible()
  await heldBack(page, '**/autocomplete/sevill')
  const asked = page.waitForRequest('**/autocomplete/sevill')
  await destination.press('End')
  await destination.press('l')
  const takenBack = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith('sevill'),
  )
  await asked
  await destination.press('Backspace')
  await takenBack
  await expect(page.getByRole('option').first().locator('mark')).toHaveText('Sevil')
})

test.describe('a first visit on a phone', () => {
  test.use({ hasAnswered: false })

  test(
    'the question about cookies does not lie over suggestions',
    { tag: '@phone' },
    async ({ page }) => {
      const { destination } = await openForm(page)
      await expect(page.locator('#consent-title')).toBeVisible()
      await destination.click()
      await destination.fill('sevi')
      await expect(page.getByRole('option').first()).toBeVisible()
      // As many as there are places with that name: the list reaches to the end of the screen.
      for (const option of await page.getByRole('option').all())
        if ((await option.boundingBox())!.y < 800) await option.click({ trial: true })
    },
  )
})
