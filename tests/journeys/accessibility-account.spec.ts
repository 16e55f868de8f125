/** Registering, signing in, a forgotten password and the account, read by axe in three languages. */
import { ACCOUNT_FIELDS } from '../../src/accounts/rules/account-fields.ts'
import { addressOf, daily, expectNoViolation, READ_IN, STILL } from './accessibility.ts'
import { expect, test } from './journey.ts'

// A form with mistakes comes back with the status that says so.
test.use({ tolerated: /status of 4\d\d/, ...STILL })

for (const edition of READ_IN)
  test(
    `the account pages of ${edition} have no violation`,
    { tag: daily(edition, '@desktop') },
    async ({ page, baseURL }) => {
      const field = (name: string) => page.locator(`main [name="${name}"]`).first()
      const send = () => page.locator('main form button:not([type="button"])').first().click()
      // The browser would stop an empty field; what is told here comes from the server.
      const trustNobody = () =>
        page.locator('main form').evaluateAll((forms) => {
          for (const form of forms) (form as HTMLFormElement).noValidate = true
        })
      for (const route of ['signIn', 'passwordReset', 'register'] as const) {
        await page.goto(addressOf(baseURL, edition, route))
        await trustNobody()
        await send()
        await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible()
        await expectNoViolation(page)
      }
      const person = `${edition}-${test.info().project.name}-${test.info().retry}@example.com`
      await field(ACCOUNT_FIELDS.name).fill('Ana')
      await field(ACCOUNT_FIELDS.email).fill(person)
      await field(ACCOUNT_FIELDS.password).fill('a long pass phrase')
      await send()
      await expect(page).toHaveURL(/sent/)
      await expectNoViolation(page)

      await page.goto(addressOf(baseURL, edition, 'passwordReset'))
      await field(ACCOUNT_FIELDS.email).fill('nobody@example.com')
      await send()
      await expect(field(ACCOUNT_FIELDS.email)).toHaveCount(0)
      await expectNoViolation(page)

      await page.goto(addressOf(baseURL, edition, 'signIn'))
      await field(ACCOUNT_FIELDS.email).fill(person)
      await field(ACCOUNT_FIELDS.password).fill('a long pass phrase')
      await send()
      await expect(page.locator('header form')).not.toHaveCount(0)
      await page.goto(addressOf(baseURL, edition, 'account'))
      await page.locator('header summary').locator('visible=true').first().click()
      await expectNoViolation(page)
      await trustNobody()
      const password = page.locator(`main form:has([name="${ACCOUNT_FIELDS.newPassword}"])`)
      await password.getByRole('button').click()
      await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible()
      await expectNoViolation(page)
      await page.goto(addressOf(baseURL, edition, 'accountFactors'))
      await expect(page.getByRole('img', { name: /QR/ })).toBeVisible()
      await expectNoViolation(page)
    },
  )
