/** A first visit: the browser loads what the server names, and nothing more. */
import type { Page } from '@playwright/test'
import { daysAhead } from './days.ts'
import { expect, siteOf, test } from './journey.ts'
import { filledIn } from './search-form.ts'

const STAY = { fecha_entrada: daysAhead(40).typed, fecha_salida: daysAhead(43).typed }

for (const [name, address] of [
  ['the home page', '/'],
  ['the results', filledIn(STAY, '/hoteles/resultados/city/3128760/barcelona/')],
] as const)
  // `tests/built/script-budgets.test.ts` weighs what is named.
  test(`${name} loads no script but those that it names`, async ({ page }) => {
    const scripts = await scriptsOf(page, address)
    const named = await page.evaluate(() =>
      Array.from(
        document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>(
          'script[src], link[rel="modulepreload"]',
        ),
        (element) =>
          new URL('src' in element ? element.src : element.href, document.baseURI).pathname,
      ),
    )
    expect(scripts.filter((file) => !named.includes(file))).toEqual([])
  })

test('a page loads its own texts in its own language', async ({ page, baseURL }) => {
  const scripts = await scriptsOf(page, siteOf(baseURL, 'de'))
  const texts = scripts.filter((file) => /\.[a-z]{2}-[a-z]{2}-/.test(file))
  expect(texts).toEqual([expect.stringMatching(/\/home\.de-de-/)])
})

async function scriptsOf(page: Page, address: string): Promise<string[]> {
  const scripts = new Set<string>()
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      scripts.add(new URL(response.url()).pathname)
  })
  const answer = await page.goto(address, { waitUntil: 'networkidle' })
  expect(answer?.status()).toBe(200)
  return [...scripts]
}
