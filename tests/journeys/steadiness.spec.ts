/** Nothing moves under the finger, nothing is measured before it is allowed. */
import { expect, test } from './journey.ts'
import { formIsAlive, leaveBox, searchForm } from './search-form.ts'

interface Shift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
}

test('nothing on the home page shifts', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  await formIsAlive(page)
  const shifted = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const shift of list.getEntries() as Shift[])
            if (!shift.hadRecentInput) sum += shift.value
        }).observe({ type: 'layout-shift', buffered: true })
        // Buffered entries are told before the second frame.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
      }),
  )
  expect(shifted).toBeLessThan(0.01)
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
