/**
 * Passkeys, which only a browser has: a traveller adds one and signs in with it, and so does
 * somebody of the back office, whose pages have no other script.
 */
import type { Page } from '@playwright/test'
import { expectNoViolation } from './accessibility.ts'
import { expect, test } from './journey.ts'
import { GUARDS, STAFF } from './staff.ts'

test('a traveller signs in with a passkey', async ({ page }) => {
  await plugInAuthenticator(page)
  const email = `llave-${test.info().project.name}-${Date.now()}@example.com`
  await page.goto('/registro/')
  await page.getByLabel('Nombre').fill('Eva Ruiz')
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel(/contraseña/i).fill(STAFF.password)
  await page.getByRole('button', { name: 'Crear cuenta' }).click()
  await signIn(page, '/entrar/', email)
  await page.goto('/mi-cuenta/')
  await page.getByRole('link', { name: 'Configurar los dos pasos' }).click()
  await addPasskey(page)
  await page.context().clearCookies({ name: 'session' })
  await signIn(page, '/entrar/', email)
  await useAddedPasskey(page)
  await expect(page.getByText('Cuenta de Eva Ruiz').first()).toBeAttached()
})

test('staff sign in with a passkey', async ({ page, baseURL }) => {
  await plugInAuthenticator(page)
  const office = `${baseURL!.replace('//es.', '//admin.')}/office/`
  const width = test.info().project.name as keyof typeof GUARDS
  await signIn(page, office, GUARDS[width])
  await page.getByRole('link', { name: 'Verificación en dos pasos' }).click()
  await addPasskey(page)
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await signIn(page, office, GUARDS[width])
  await useAddedPasskey(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reservas')
})

async function signIn(page: Page, address: string, email: string): Promise<void> {
  await page.goto(address)
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Contraseña').fill(STAFF.password)
  await page.getByRole('button', { name: 'Entrar' }).click()
}

/** A device of the browser's own that says yes to whatever it is asked. */
async function plugInAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  })
}

async function addPasskey(page: Page): Promise<void> {
  const section = page.getByRole('region', { name: 'Llaves de acceso' })
  await expect(section.getByRole('button')).toBeVisible()
  await expectNoViolation(page)
  await section.getByLabel('Contraseña actual').fill(STAFF.password)
  await section.getByRole('button', { name: 'Añadir una llave de acceso' }).click()
  await expect(
    page.getByRole('listitem').filter({ hasText: /^\w{4}-\w{4}-\w{4}-\w{4}$/ }),
  ).toHaveCount(10)
  await expectNoViolation(page)
  await page.getByRole('link', { name: 'Ya están guardados' }).click()
}

async function useAddedPasskey(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Segundo paso')
  const button = page.getByRole('button', { name: 'Usar una llave de acceso' })
  await expect(button).toBeVisible()
  await expectNoViolation(page)
  await button.click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Segundo paso')
}
