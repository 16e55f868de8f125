/** Everything that opens on the pages of the search forms, read by axe in three languages. */
import { addressOf, daily, expectNoViolation, READ_IN, wordsOf, STILL } from './accessibility.ts'
import { daysAhead } from './days.ts'
import { expect, isSmall, test } from './journey.ts'
import { formIsAlive } from './search-form.ts'

const STAY = { fecha_entrada: daysAhead(40).typed, fecha_salida: daysAhead(43).typed }
const BARCELONA = { nombre_destino1: 'Barcelona', id_destino: '3128760' }

test.use(STILL)

for (const edition of READ_IN) {
  test(
    `the popups of ${edition} have no violation`,
    { tag: daily(edition, '@phone') },
    async ({ page, baseURL }) => {
      const words = wordsOf(edition)
      await page.goto(addressOf(baseURL, edition, 'hotelHome', { ...BARCELONA, num_ninos_1: '1' }))
      await formIsAlive(page)
      const destination = page.locator('#nombre_destino1')
      await destination.click()
      await destination.fill('pa')
      await expect(destination).toHaveValue('pa')
      await expectNoViolation(page)
      await destination.fill('costa')
      await expect(page.getByRole('option').first()).toBeVisible()
      await page.keyboard.press('ArrowDown')
      await expectNoViolation(page)
      await page.getByRole('option').first().click()
      await expect(page.locator('#towns')).toBeEnabled()
      await expectNoViolation(page)

      await page.locator('#fecha_entrada').click()
      await expect(page.getByRole('grid').first()).toBeVisible()
      await page.locator('[role="grid"] button[tabindex="0"]').first().click()
      await expectNoViolation(page)
      await page.keyboard.press('Escape')

      await page.locator('button[aria-haspopup="dialog"]').click()
      const guests = page.getByRole('dialog', { name: words('occupancy.title') })
      await guests.getByRole('button', { name: words('action.apply') }).click()
      await expect(guests.locator('select[aria-invalid]')).toBeVisible()
      await expectNoViolation(page)
      await page.keyboard.press('Escape')
      await expect(guests).toBeHidden()

      await page.getByLabel(words('form.add-flight')).check()
      await page.locator('main form button[type="submit"]').first().click()
      await expect(page.locator('#origen[aria-invalid="true"]')).toBeVisible()
      await expectNoViolation(page)
      await page.locator('#origen').click()
      await page.locator('#origen').fill('mad')
      await expect(page.getByRole('option').first()).toBeVisible()
      await expectNoViolation(page)
    },
  )

  test(
    `the head of ${edition} and its splash have no violation`,
    { tag: daily(edition, '@phone') },
    async ({ page, baseURL }) => {
      const words = wordsOf(edition)
      await page.goto(addressOf(baseURL, edition, 'hotelHome', { ...BARCELONA, ...STAY }))
      await formIsAlive(page)
      if (isSmall(page)) {
        await page.locator('header summary').click()
        await expect(page.locator('header details nav')).toBeVisible()
        await expectNoViolation(page)
        await page.locator('header summary').click()
      }
      const box = page.getByRole('banner').getByRole('search').locator('input')
      await box.click()
      await page.keyboard.type('barcelona')
      await expect(page.getByRole('option').first()).toBeVisible()
      await expectNoViolation(page)
      await page.reload()
      await formIsAlive(page)

      await page.getByLabel(words('form.asks-first')).check()
      const held = Promise.withResolvers<void>()
      await page.route('**/*', async (route) => {
        if (route.request().method() === 'POST') await held.promise
        await route.continue()
      })
      await page.locator('main form button[type="submit"]').first().click()
      await expect(page.getByRole('dialog', { name: words('splash.search.title') })).toBeVisible()
      await expectNoViolation(page)
      held.resolve()
      await expect(page).toHaveURL(/3128760/)
    },
  )
}

test.describe('a first visit', () => {
  test.use({ hasAnswered: false })

  for (const edition of READ_IN)
    test(
      `the question about cookies has no violation in ${edition}`,
      { tag: daily(edition, '@phone') },
      async ({ page, baseURL }) => {
        await page.goto(addressOf(baseURL, edition, 'home'))
        const banner = page.getByRole('region', { name: wordsOf(edition)('consent.title') })
        await banner.locator('summary').click()
        await expect(banner.getByRole('checkbox').first()).toBeVisible()
        await expectNoViolation(page)
      },
    )
})
