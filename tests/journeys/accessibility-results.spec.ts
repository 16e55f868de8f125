/** The list of hotels, a hotel's own page and all that opens on them, read by axe in three languages. */
import type { Page } from '@playwright/test'
import { EDITIONS } from '../../src/site/editions/editions.ts'
import { pathOf } from '../../src/site/routes.ts'
import { daily, expectNoViolation, READ_IN, type ReadIn, wordsOf, STILL } from './accessibility.ts'
import { daysAhead } from './days.ts'
import { expect, siteOf, test, widthOf } from './journey.ts'

test.use(STILL)

// What opens over the list is read on the phone; beside it stand only the filters.
test('the filters beside the list have no violation', async ({ page, baseURL }) => {
  await openList(page, baseURL, 'es')
  await expectNoViolation(page)
})

for (const edition of READ_IN) {
  test(
    `the list of ${edition} and its popups have no violation`,
    { tag: daily(edition, '@phone') },
    async ({ page, baseURL }) => {
      const words = wordsOf(edition)
      await openList(page, baseURL, edition)
      const card = page.locator('li[data-hotel]').first()
      await expectNoViolation(page)

      const more = page.locator('nav summary').filter({ hasText: words('sort.more') })
      await more.click()
      await expectNoViolation(page)
      await more.click()
      const rank = page.locator('summary').filter({ hasText: words('rank.question') })
      await rank.click()
      await page.getByRole('button', { name: words('results.share') }).click()
      for (const place of [0, 1])
        await page.locator('li[data-hotel]').nth(place).getByRole('checkbox').check()
      await expectNoViolation(page)
      await rank.click()

      const bar = page.getByRole('region', { name: words('compare.title') })
      await bar.getByRole('button', { name: words('compare.short') }).click()
      await expect(page.getByRole('dialog').getByRole('table')).toBeVisible()
      await expectNoViolation(page)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
      await bar.getByRole('button', { name: words('compare.clear') }).click()

      await card.getByRole('button').first().click()
      await expect(
        page.getByRole('dialog').getByRole('button', { name: words('gallery.next') }),
      ).toBeVisible()
      await expectNoViolation(page)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()

      if (widthOf(page) < 1024) {
        await page.getByRole('button', { name: words('filter.open') }).click()
        await expect(page.getByRole('dialog', { name: words('filter.title') })).toBeVisible()
        await expectNoViolation(page)
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toBeHidden()
      }
      const openMap = new RegExp(`^(${words('map.open')}|${words('map.open-short')})$`)
      await page.getByRole('button', { name: openMap }).locator('visible=true').first().click()
      const map = page.getByRole('dialog')
      await expect(map.locator('.leaflet-marker-icon').first()).toBeVisible()
      await expectNoViolation(page)
    },
  )

  test(
    `a hotel of ${edition} and its popups have no violation`,
    { tag: daily(edition, '@desktop') },
    async ({ page, baseURL }) => {
      const words = wordsOf(edition)
      await openList(page, baseURL, edition)
      const hotel = page.locator('li[data-hotel] :is(h2, h3) a').first()
      await page.goto(await hotel.evaluate((link: HTMLAnchorElement) => link.href))
      for (const closed of await page.locator('main details:not([open]) > summary').all())
        await closed.click()
      await expectNoViolation(page)

      await page.locator('#fecha_entrada').click()
      await expect(page.getByRole('grid').first()).toBeVisible()
      await expectNoViolation(page)
      await page.keyboard.press('Escape')
      await page.locator('main button[aria-haspopup="dialog"]').first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectNoViolation(page)
      await page.keyboard.press('Escape')

      await page.locator('main button:has(img), main a:has(img)').first().click()
      const next = page.getByRole('dialog').getByRole('button', { name: words('gallery.next') })
      await expect(next).toBeVisible()
      await expectNoViolation(page)
      await page.keyboard.press('Escape')
      await expect(next).toBeHidden()

      await page.getByRole('button', { name: words('hotel.map.open') }).click()
      await expect(page.locator('.leaflet-marker-icon').first()).toBeVisible()
      await expectNoViolation(page)
    },
  )
}

async function openList(page: Page, baseURL: string | undefined, edition: ReadIn): Promise<void> {
  const site = { edition: EDITIONS[edition], prefixed: false }
  const place = { kind: 'city', destination: '3128760', slug: 'barcelona' }
  const query = new URLSearchParams({
    fecha_entrada: daysAhead(40).typed,
    fecha_salida: daysAhead(43).typed,
    num_customers: '2_0_0:1',
    // A card is like the other: a few of them are read every day, a whole page in `test:all`.
    ...(process.env['ALL_JOURNEYS'] ? {} : { categories: '5' }),
  })
  const path = pathOf(site, 'hotelResults', place)
  await page.goto(`${siteOf(baseURL, edition)}${path}?${query.toString()}`)
  // Once the list is alive its links are about the hash.
  await expect(page.locator('main nav a[href^="#"]').first()).toBeAttached()
}
