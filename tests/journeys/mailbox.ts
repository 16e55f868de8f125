/** The mail that a booking sent. Without a mail server it stays in the outbox, where staff reads it. */
import { type Browser, expect } from '@playwright/test'
import { STAFF } from './staff.ts'

export async function mailAbout(
  browser: Browser,
  shop: string,
  { locator, recipient }: { locator: string; recipient: string },
): Promise<string> {
  const office = shop.replace('//es.', '//admin.')
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${office}/office/mail/`)
  await page.getByLabel('Correo electrónico').fill(STAFF.email)
  await page.getByLabel('Contraseña').fill(STAFF.password)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await page.goto(`${office}/office/mail/?recipient=${encodeURIComponent(recipient)}`)
  await page.getByRole('link', { name: new RegExp(`confirmada.*${locator}`) }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(locator)
  const text = await page.locator('pre').innerText()
  await context.close()
  return text
}
