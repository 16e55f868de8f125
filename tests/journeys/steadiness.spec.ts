/** Nothing moves under the finger, nothing is measured before it is allowed. */
import { expect, test } from './journey.ts'
import { shiftOf } from './layout-shift.ts'
import { heldBack } from './results-list.ts'
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
    const answered = page.waitForResponse('**/cookies')
    await banner.getByRole('button', { name: 'Solo las necesarias' }).click()
    await expect(banner).toBeHidden()
    await answered
    await page.goto('/escapadas/', { waitUntil: 'networkidle' })
    await expect(banner).toHaveCount(0)
    expect(measured).toEqual([])
  })

  test('takes nothing from what is typed until its answer has arrived', async ({ page }) => {
    await page.goto('/')
    await formIsAlive(page)
    const release = await heldBack(page, '**/cookies')
    const banner = page.getByRole('region', { name: 'Cookies, solo las que quieras' })
    await banner.getByRole('button', { name: 'Solo las necesarias' }).click()
    await expect(banner).toBeHidden()
    const { destination } = searchForm(page)
    await destination.fill('Sev')
    const answered = page.waitForResponse('**/cookies')
    release()
    await answered
    await expect(page.locator('#consent-title')).toHaveCount(0)
    await page.keyboard.type('illa')
    await expect(destination).toHaveValue('Sevilla')
  })
})
