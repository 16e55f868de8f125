/** Cart, checkout, the bank's question and everything about a booking, read by axe in three languages. */
import type { Page } from '@playwright/test'
import { CHECKOUT_FIELDS } from '../../src/site/booking-fields.ts'
import { EDITIONS } from '../../src/site/editions/editions.ts'
import { pathOf } from '../../src/site/routes.ts'
import { daily, expectNoViolation, READ_IN, type ReadIn, STILL } from './accessibility.ts'
import { daysAhead } from './days.ts'
import { expect, siteOf, test } from './journey.ts'

// A form with mistakes comes back with the status that says so.
test.use({ tolerated: /status of 422/, ...STILL })

for (const edition of READ_IN)
  test(
    `a booking of ${edition} has no violation`,
    { tag: daily(edition, '@phone') },
    async ({ page, baseURL }) => {
      const site = { edition: EDITIONS[edition], prefixed: false }
      await chooseRoom(page, baseURL, edition)
      await expectNoViolation(page)

      await page.goto(siteOf(baseURL, edition) + pathOf(site, 'checkout'))
      const confirm = page.locator('main form button[type="submit"]:not([name])').last()
      await confirm.click()
      await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible()
      await page.locator('main details:not([open]) > summary').first().click()
      await expectNoViolation(page)

      await typeDetails(page)
      await confirm.click()
      const yes = page.locator('button[value="yes"]')
      await expect(yes).toBeVisible()
      await expectNoViolation(page)
      await yes.click()
      await expect(page.locator(`a[href$="/voucher/"]`)).toBeVisible()
      await expectNoViolation(page)

      const [locator = ''] = /[A-Z0-9]{8}(?=\/)/.exec(page.url()) ?? []
      const of = { locator }
      for (const path of [
        pathOf(site, 'voucher', of),
        pathOf(site, 'trips'),
        pathOf(site, 'priceClaim', of),
        pathOf(site, 'cancelTrip', of),
      ]) {
        await page.goto(siteOf(baseURL, edition) + path)
        await expect(page).toHaveURL(new RegExp(`${path}$`))
        await expectNoViolation(page)
      }
      await page.locator('main form button:not([type="button"])').click()
      await expect(page).not.toHaveURL(/cancel\/$/)
      await expectNoViolation(page)
      await page.context().clearCookies({ name: 'trips' })
      await page.goto(siteOf(baseURL, edition) + pathOf(site, 'confirmation', of))
      await expectNoViolation(page)
    },
  )

const PROJECTS = ['phone', 'tablet', 'desktop']

/** Journeys run side by side, and may want the last room: each has nights of its own. */
async function chooseRoom(page: Page, baseURL: string | undefined, edition: ReadIn): Promise<void> {
  const site = { edition: EDITIONS[edition], prefixed: false }
  const width = PROJECTS.indexOf(test.info().project.name)
  const from = 100 + 3 * (3 * width + READ_IN.indexOf(edition))
  const stay = new URLSearchParams({
    fecha_entrada: daysAhead(from).typed,
    fecha_salida: daysAhead(from + 3).typed,
    num_customers: '2_0_0:1',
  })
  const list = pathOf(site, 'hotelResults', {
    kind: 'city',
    destination: '3128760',
    slug: 'barcelona',
  })
  await page.goto(`${siteOf(baseURL, edition)}${list}?${stay.toString()}`)
  const hotel = page.locator('li[data-hotel] :is(h2, h3) a').first()
  await page.goto(await hotel.evaluate((link: HTMLAnchorElement) => link.href))
  await page
    .locator(`form[action="${pathOf(site, 'cart')}"]`)
    .getByRole('button')
    .first()
    .click()
  await expect(page.getByRole('timer')).toBeVisible()
}

async function typeDetails(page: Page): Promise<void> {
  const field = (name: string) => page.locator(`[name="${name}"]`)
  await field(CHECKOUT_FIELDS.firstName).fill('Ana María')
  await field(CHECKOUT_FIELDS.lastName).fill('López García')
  await field(CHECKOUT_FIELDS.email).fill('ana@example.com')
  await field(CHECKOUT_FIELDS.phone).fill('+34 600 000 000')
  await field(CHECKOUT_FIELDS.terms).check()
  await page.locator('#payment-card').check()
  // The bank asks before this card pays.
  await field(CHECKOUT_FIELDS.cardNumber).fill('4000 0027 6000 3184')
  await field(CHECKOUT_FIELDS.cardExpiry).fill('12/40')
  await field(CHECKOUT_FIELDS.cardCode).fill('123')
}
