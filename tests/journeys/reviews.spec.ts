/** A guest who has been there tells of it, sees what becomes of it, and may take it back. */
import type { Page } from '@playwright/test'
import { expectNoViolation } from './accessibility.ts'
import { expect, test } from './journey.ts'
import { GUEST_EMAIL, LOCATORS, PUBLISHED_TITLE } from './past-guests.ts'

// A form with mistakes comes back with the status that says so.
test.use({ tolerated: /status of 422/ })

const TITLE = 'El desayuno en el patio'

test('a stay that is over is reviewed, and the review taken back', async ({ page }) => {
  await findTrip(page, 0)
  await page.getByRole('link', { name: 'Escribir una opinión' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Tu opinión sobre /)
  await expectNoViolation(page)

  // The same rules as on the server, before anything is sent.
  await send(page)
  await expect(page.getByText('Revisa estos 4 campos')).toBeVisible()
  await expect(page.getByRole('radio', { name: '1', exact: true })).toBeFocused()
  await expect(page.getByLabel(/^Lo que te gustó/)).toHaveAccessibleDescription(
    'Cuéntanos al menos lo que te gustó o lo que no',
  )
  await expectNoViolation(page)
  await fillIn(page)
  await send(page)
  await expect(page.getByText('En revisión')).toBeVisible()
  await expect(page.getByRole('article')).toContainText(`${TITLE}Ana L. · En pareja`)
  await expectNoViolation(page)

  // Nobody else reads it yet; what others wrote before is there.
  await page.getByRole('link', { name: 'Ver las opiniones del hotel' }).click()
  await page.getByLabel('Orden').selectOption('newest')
  await expect(page.getByRole('article').filter({ hasText: PUBLISHED_TITLE })).toContainText(
    'Estancia verificada',
  )
  await expect(page.getByText(TITLE)).toHaveCount(0)

  await page.goto('/mis-viajes/')
  await page.getByRole('link', { name: /^Tu opinión: En revisión/ }).click()
  await page.getByRole('button', { name: 'Retirar la opinión' }).click()
  await expect(page.getByRole('button', { name: 'Enviar la opinión' })).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'a form with mistakes keeps what was typed, and is sent again',
    { tag: '@all' },
    async ({ page }) => {
      await findTrip(page, 1)
      await page.getByRole('link', { name: 'Escribir una opinión' }).click()
      await fillIn(page)
      await page.getByLabel('Título').fill('')
      await send(page)
      await expect(page.getByLabel('Título')).toHaveAccessibleDescription('Falta este dato')
      await expect(page.getByRole('radio', { name: '9', exact: true })).toBeChecked()
      await page.getByLabel('Título').fill(TITLE)
      await send(page)
      await expect(page.getByText('En revisión')).toBeVisible()
    },
  )
})

/** By locator and e-mail, as guests without an account do. */
async function findTrip(page: Page, journey: 0 | 1): Promise<void> {
  const { name } = test.info().project
  await page.goto('/mis-viajes/')
  await page.getByLabel('Localizador').fill(LOCATORS[name as keyof typeof LOCATORS][journey])
  await page.getByLabel('Correo electrónico').fill(GUEST_EMAIL)
  await page.getByRole('button', { name: 'Ver la reserva' }).click()
}

async function fillIn(page: Page): Promise<void> {
  await page.getByRole('radio', { name: '9', exact: true }).check()
  await page.getByLabel('Título').fill(TITLE)
  await page.getByLabel(/^Lo que te gustó/).fill('Tranquilo y con sombra.')
  await page.getByLabel('¿Cómo viajabas?').selectOption('couple')
}

function send(page: Page): Promise<void> {
  return page.getByRole('button', { name: 'Enviar la opinión' }).click()
}
