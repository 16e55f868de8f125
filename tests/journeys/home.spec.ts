import { expect, test } from '@playwright/test'

test('the Spanish home page says what Alisio is', async ({ page }) => {
  const failures: string[] = []
  page.on('console', (message) => message.type() === 'error' && failures.push(message.text()))
  page.on('pageerror', (error) => failures.push(error.message))
  await page.goto('/')
  await expect(page).toHaveTitle('Alisio · Encuentra tu hotel')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Encuentra tu hotel')
  await expect(page.getByText(/^Más de [\d.]+ alojamientos al precio final/)).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(failures).toEqual([])
})

test('the skip link is the first thing a keyboard reaches', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Ir al contenido' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
})

test('an unknown address is a page with a way home', { tag: '@all' }, async ({ page }) => {
  const response = await page.goto('/no-such-page/')
  expect(response?.status()).toBe(404)
  await page.getByRole('link', { name: 'Volver al inicio' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Encuentra tu hotel')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the page is complete', { tag: '@all' }, async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Encuentra tu hotel')
    await expect(page.getByRole('link', { name: 'Deutschland' })).toBeVisible()
  })
})
