/** From a list to a confirmed room, and back: with scripts and without, on small and large screens. */
import type { Page } from '@playwright/test'
import { daysAhead } from './days.ts'
import { expect, test } from './journey.ts'
import { mailAbout } from './mailbox.ts'
import { pageIsAlive } from './search-form.ts'

// A refused card comes back with the status that says so.
test.use({ tolerated: /status of 402/ })

const GOOD = '4242 4242 4242 4242'
const ASKED = '4000 0027 6000 3184'
const REFUSED = '4000 0000 0000 0002'

/** Longer than a line of a telephone, without a place to break. */
const EMAIL = 'ana.maria.lopez.garcia.de.la.torre.y.fernandez@correo.example.com'

test('a room is found, booked and cancelled', async ({ page, browser, baseURL }) => {
  await chooseRoom(page, 150)
  await expect(page.getByRole('timer')).toHaveText(/^Quedan 1[45]:\d\d$/)
  await page.getByRole('link', { name: 'Continuar con la reserva' }).click()
  await expect(page).toHaveURL(/\/reserva\/$/)
  await expectChecked(page)
  await typeDetails(page, GOOD)
  const second = await page.context().newPage()
  await second.goto('/reserva/')
  await confirm(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('¡Reserva confirmada!')
  await expectBookedOnce(page, second)
  await openFromMail(page, await mailAbout(browser, baseURL!, bookedIn(page)))

  await page.getByRole('link', { name: 'Bono para imprimir' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bono de alojamiento')
  await page.goto('/mis-viajes/')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Confirmada/ })
    .click()
  await page.getByRole('link', { name: 'Cancelar la reserva' }).click()
  await page.getByRole('button', { name: 'Sí, cancelar la reserva' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reserva cancelada')
  await expect(page.getByText('Hemos cancelado tu reserva')).toBeVisible()
})

test('a refused card keeps what was typed, and a bank may ask', async ({ page }) => {
  await chooseRoom(page, 50)
  // Whoever looks around meanwhile finds the way back.
  await page.goto('/')
  const cart = page.getByRole('banner').getByRole('link', { name: 'Tu reserva' })
  await cart.click()
  await page.getByRole('link', { name: 'Continuar con la reserva' }).click()
  await typeDetails(page, REFUSED)
  await confirm(page)
  await expect(page.getByText(/^El banco ha rechazado el pago/)).toBeVisible()
  await expect(page.getByLabel('Correo electrónico')).toHaveValue(EMAIL)
  await expect(page.getByLabel('Número de tarjeta')).toHaveValue('')
  await typeCard(page, ASKED)
  await confirm(page)
  await page.getByRole('button', { name: 'Autorizar el pago' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('¡Reserva confirmada!')
  await pageIsAlive(page)
  await expect(cart).toBeHidden()
})

test('the page says when the rooms are no longer kept', async ({ page }) => {
  await page.clock.install()
  await chooseRoom(page, 80)
  await page.goto('/reserva/')
  await pageIsAlive(page)
  await expect(page.getByRole('timer')).toBeVisible()
  await page.clock.runFor(16 * 60_000)
  await expect(page.getByRole('timer')).toHaveCount(0)
  await expect(page.getByText('hemos liberado las habitaciones')).toBeVisible()
})

test('a booking that takes its time says so', async ({ page }) => {
  await chooseRoom(page, 90)
  await page.goto('/reserva/')
  await pageIsAlive(page)
  await typeDetails(page, GOOD)
  // A form that never arrives: a page on its way to another one cannot be looked at.
  await page.evaluate(() => window.addEventListener('submit', (event) => event.preventDefault()))
  await confirm(page)
  await expect(page.getByText('Estamos procesando tu reserva…')).toBeVisible()
})

test('a booking is found again by its locator and e-mail', async ({ page, context }) => {
  await chooseRoom(page, 60)
  await page.goto('/reserva/')
  await typeDetails(page, REFUSED)
  await confirm(page)
  await expect(page.getByText(/^El banco ha rechazado el pago/)).toBeVisible()
  await pageIsAlive(page)
  await typeCard(page, GOOD)
  await confirm(page)
  await expect(page).toHaveURL(/\/confirmacion\/\w{8}\//)
  // The form that was refused is asked for, not sent again.
  await page.goBack()
  await expect(page.getByText('Aún no has elegido nada')).toBeVisible()
  await page.goForward()
  const locator = locatorOf(page)
  await context.clearCookies({ name: 'trips' })
  await page.goto(`/confirmacion/${locator}/`)
  await expect(page.getByLabel('Localizador')).toHaveValue(locator)
  await page.getByLabel('Correo electrónico').fill(EMAIL)
  await page.getByRole('button', { name: 'Ver la reserva' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu reserva confirmada')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'a room is booked and cancelled all the same',
    { tag: '@all' },
    async ({ page, browser, baseURL }) => {
      await chooseRoom(page, 70)
      await page.getByRole('link', { name: 'Continuar con la reserva' }).click()
      await typeDetails(page, ASKED)
      await confirm(page)
      await page.getByRole('button', { name: 'Autorizar el pago' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('¡Reserva confirmada!')
      await openFromMail(page, await mailAbout(browser, baseURL!, bookedIn(page)))
      await page.getByRole('link', { name: 'Cancelar la reserva' }).click()
      await page.getByRole('button', { name: 'Sí, cancelar la reserva' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reserva cancelada')
    },
  )
})

function locatorOf(page: Page): string {
  const [, locator = ''] = /confirmacion\/(\w+)/.exec(page.url()) ?? []
  return locator
}

function bookedIn(page: Page) {
  return { locator: locatorOf(page), recipient: EMAIL }
}

/** The link in the mail leads to the booking. */
async function openFromMail(page: Page, mail: string): Promise<void> {
  expect(mail).toContain('Tu reserva está confirmada')
  expect(mail).toContain('Ana María')
  const [link = ''] = /http\S+\/confirmacion\/\S+/.exec(mail) ?? []
  expect(link).toContain(locatorOf(page))
  await page.goto(new URL(link).pathname)
  await expect(page.getByRole('link', { name: 'Cancelar la reserva' })).toBeVisible()
}

/** Mistakes are told beside their fields before anything is sent, and go when they are looked at. */
async function expectChecked(page: Page): Promise<void> {
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.method()} ${request.url()}`))
  await pageIsAlive(page)
  await confirm(page)
  const mine = page.getByRole('region', { name: 'Tus datos' })
  const [name, email] = [mine.getByLabel('Nombre'), mine.getByLabel('Correo electrónico')]
  await expect(name).toBeFocused()
  await expect(name).toHaveAccessibleDescription(/^Falta este dato/)
  await expect(email).toHaveAccessibleDescription(/^Falta este dato/)
  await email.fill('ana@')
  await expect(email).not.toHaveAttribute('aria-invalid')
  await name.fill('Ana')
  await expect(name).not.toHaveAttribute('aria-invalid')
  await confirm(page)
  await expect(email).toHaveAccessibleDescription(/^Escribe un correo como/)
  expect(sent.filter((each) => each.startsWith('POST'))).toEqual([])
}

/** A second tab leads to what the first one booked, and so does going back. */
async function expectBookedOnce(page: Page, second: Page): Promise<void> {
  await typeDetails(second, GOOD)
  await confirm(second)
  await expect(second).toHaveURL(/\/mis-viajes\/$/)
  await expect(second.getByRole('main').getByRole('link', { name: /Confirmada/ })).toHaveCount(1)
  await second.close()
  const booked = page.url()
  await page.goBack()
  await expect(page.getByText('Aún no has elegido nada')).toBeVisible()
  await page.goto(booked)
}

const PROJECTS = ['phone', 'tablet', 'desktop']

/**
 * The first hotel of the list, in the same tab, and its first rate. Journeys run side by side, and
 * may want the last room: each has nights of its own.
 */
async function chooseRoom(page: Page, ahead: number): Promise<void> {
  const from = ahead + 3 * PROJECTS.indexOf(test.info().project.name)
  const stay = new URLSearchParams({
    fecha_entrada: daysAhead(from).typed,
    fecha_salida: daysAhead(from + 3).typed,
    num_customers: '2_0_0:1',
  })
  await page.goto(`/hoteles/resultados/city/3128760/barcelona/?${stay.toString()}`)
  const hotel = page.locator('main a[href*="/hoteles/espana/barcelona/"]').first()
  await page.goto((await hotel.getAttribute('href'))!)
  await page.locator('form[action="/carrito/"]').getByRole('button').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu reserva')
  await expect(page.getByRole('timer')).toBeVisible()
}

async function typeDetails(page: Page, card: string): Promise<void> {
  const mine = page.getByRole('region', { name: 'Tus datos' })
  await mine.getByLabel('Nombre').fill('Ana María')
  await mine.getByLabel('Apellidos').fill('López García')
  await mine.getByLabel('Correo electrónico').fill(EMAIL)
  await mine.getByLabel('Teléfono').fill('+34 600 000 000')
  await page.getByLabel(/^He leído y acepto/).check()
  await typeCard(page, card)
}

async function typeCard(page: Page, card: string): Promise<void> {
  await page.getByRole('radio', { name: /^Con tarjeta/ }).check()
  await page.getByLabel('Número de tarjeta').fill(card)
  await page.getByLabel('Caducidad').fill('12/40')
  await page.getByLabel('CVC').fill('123')
}

async function confirm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Confirmar la reserva' }).click()
}
