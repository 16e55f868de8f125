/** Nothing moves under the finger, nothing is measured before it is allowed. */
import { expect, test } from './journey.ts'
import { shiftOf } from './layout-shift.ts'
import { formIsAlive, leaveBox, searchForm } from './search-form.ts'

test('nothing on the home page shifts', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  await formIsAlive(page)
  expect(await shiftOf(page)).toBeLessThan(0.01)
})

test.describe('a first visit', () => {
  test.use({ hasAnswered: false })

  test('is measured only once the visitor allows it', async ({ page }) => {
    const measured: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/tracking/')) measured.push(request.url())
    })
    await page.goto('/', { waitUntil: 'networkidle' })
    await formIsAlive(page)
    const banner = page.getByRole('region', { name: 'Cookies, solo las que quieras' })
    await expect(banner).toBeVisible()
    const cookies = await page.context().cookies()
    expect(cookies.map(({ name }) => name)).not.toContain('tracking')
    expect(measured).toEqual([])

    const { destination } = searchForm(page)
    await destination.fill('Sev')
    await leaveBox(destination)
    await banner.getByRole('button', { name: 'Aceptar todas' }).click()
    await expect(banner).toBeHidden()
    await expect.poll(() => measured.length).toBeGreaterThan(0)
    await expect(destination).toHaveValue('Sev')
  })

  test('is not measured when only the necessary is allowed', async ({ page }) => {
    const measured: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/tracking/')) measured.push(request.url())
    })
    await page.goto('/')
    await formIsAlive(page)
    const banner = page.getByRole('region', { name: 'Cookies, solo las que quieras' })
    await banner.getByRole('button', { name: 'Solo las necesarias' }).click()
    await expect(banner).toBeHidden()
    await page.goto('/escapadas/', { waitUntil: 'networkidle' })
    await expect(banner).toHaveCount(0)
    expect(measured).toEqual([])
  })
})
