/**
 * A day in the back office: a price is changed and found in the shop, a traveller books at it, gets
 * something back and cancels, a review is published, and all of it stands in the log.
 */
import type { Page } from '@playwright/test'
import { expectNoViolation } from './accessibility.ts'
import { daysAhead } from './days.ts'
import { expect, test } from './journey.ts'
import { STAFF, WAITING } from './staff.ts'

// A form with mistakes, a page that is not there: each comes with the status that says so.
test.use({ tolerated: /status of (422|404)/ })

const WIDTHS = ['phone', 'tablet', 'desktop'] as const

test('prices, bookings, refunds and reviews are looked after', async ({ page, baseURL }) => {
  // Some thirty pages, each of them looked at by axe in both schemes.
  test.slow()
  const shop = baseURL!
  const office = shop.replace('//es.', '//admin.')
  const width = WIDTHS.find((each) => each === test.info().project.name)!
  // Journeys run side by side: each has nights of its own.
  const ahead = 100 + 10 * WIDTHS.indexOf(width)
  const [arrival, lastNight, departure] = [ahead, ahead + 2, ahead + 3].map(daysAhead)
  const stay = new URLSearchParams({
    fecha_entrada: arrival!.typed,
    fecha_salida: departure!.typed,
    num_customers: '2_0_0:1',
    sort: 'price',
  })
  // Cheaper than what a first try has left behind.
  const price = test.info().retry === 0 ? '9,90' : '8,90'
  const list = `${shop}/hoteles/resultados/city/2510911/sevilla/?${stay.toString()}`

  // The dearest hotel of the list is the one whose price will fall.
  await page.goto(list)
  const dearest = await hotels(page).last().getAttribute('href')
  const [, number = ''] = /-(\d+)(?:\?|$)/.exec(dearest!)!

  await page.goto(`${office}/`)
  await signIn(page, 'wrong password')
  await expect(page.getByRole('alert')).toHaveText(/^El correo o la contraseña no son correctos/)
  await expectNoViolation(page)
  await signIn(page, STAFF.password)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reservas')
  await expectNoViolation(page)

  await page.goto(`${office}/office/hotels/?q=${number}`)
  await expectNoViolation(page)
  const link = page.getByRole('table').getByRole('link')
  const hotel = await link.innerText()
  await link.click()
  await expectNoViolation(page)
  const rooms = page.getByRole('table', { name: 'Habitaciones' })
  await rooms.getByRole('link', { name: /doble/i }).first().click()
  await page.getByLabel('Primer día').fill(arrival!.iso)
  await page.getByLabel('Último día').fill(lastNight!.iso)
  await page.getByLabel(/^Precio por noche/).fill('gratis')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByLabel(/^Precio por noche/)).toHaveAccessibleDescription(/No entendemos/)
  await expectNoViolation(page)
  await page.getByLabel(/^Precio por noche/).fill(price)
  await page.getByLabel('Quedan').fill('3')
  await page.getByLabel('Estado').selectOption('A la venta')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Guardado: ya se vende así.')).toBeVisible()
  await expect(page.getByRole('row', { name: arrival!.typed })).toContainText(price)
  await expectNoViolation(page)

  // The cheapest of the town from now on.
  await page.goto(list)
  await expect(hotels(page).first()).toHaveAttribute('href', new RegExp(`-${number}\\b`))
  await page.goto(shop + (await hotels(page).first().getAttribute('href'))!)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(hotel)
  const locator = await book(page)

  await page.goto(`${office}/office/bookings/`)
  await page.getByRole('search').getByLabel('Localizador').fill(locator.toLowerCase())
  await page.getByRole('button', { name: 'Buscar' }).click()
  await page.getByRole('link', { name: locator }).click()
  await expect(page.getByRole('main')).toContainText(hotel)
  await expectNoViolation(page)
  await page.getByLabel(/^Importe/).fill('1000')
  await page.getByLabel('Motivo').fill('Sin agua caliente')
  await page.getByRole('button', { name: 'Devolver el importe' }).click()
  await expect(page.getByLabel(/^Importe/)).toHaveAccessibleDescription(/^Es más de lo que queda/)
  await page.getByLabel(/^Importe/).fill('1,50')
  await page.getByRole('button', { name: 'Devolver el importe' }).click()
  await expect(page.getByText('El reembolso está en camino')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Pago' })).toContainText('−1,50')
  await page.getByRole('button', { name: 'Sí, cancelar la reserva' }).click()
  await expect(page.getByText('La reserva está cancelada')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Registro de cambios' })).toContainText(
    'Reserva cancelada',
  )
  await expectNoViolation(page)
  await page.goto(`${shop}/confirmacion/${locator}/`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reserva cancelada')

  await page.goto(`${office}/office/reviews/`)
  await expectNoViolation(page)
  const review = page.getByRole('article').filter({ hasText: WAITING[width] })
  await review.getByRole('button', { name: 'Publicar', exact: true }).click()
  await expect(page.getByText('Opinión publicada')).toBeVisible()
  await expect(page.getByText(WAITING[width])).toHaveCount(0)

  for (const section of [
    'factors',
    'people',
    'holds',
    'claims',
    'mail',
    'currencies',
    'health',
    'audit',
  ]) {
    await page.goto(`${office}/office/${section}/`)
    await expectNoViolation(page)
  }
  const log = page.getByRole('table', { name: 'Registro de cambios' })
  for (const action of [
    'Precios o habitaciones',
    'Reserva reembolsada',
    'Reserva cancelada',
    'Opinión publicada',
  ])
    await expect(log).toContainText(action)
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await page.goto(`${office}/office/audit/`)
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible()
  await page.goto(`${shop}/office/bookings/`)
  await expect(page.getByText('404 · page-not-found')).toBeVisible()
})

function hotels(page: Page) {
  return page.locator('main a[href*="/hoteles/espana/sevilla/"]')
}

async function signIn(page: Page, password: string): Promise<void> {
  await page.getByLabel('Correo electrónico').fill(STAFF.email)
  await page.getByLabel('Contraseña').fill(password)
  await page.getByRole('button', { name: 'Entrar' }).click()
}

/** The first rate of the hotel that is open, paid by card. */
async function book(page: Page): Promise<string> {
  await page.locator('form[action="/carrito/"]').getByRole('button').first().click()
  await expect(page.getByRole('timer')).toBeVisible()
  await page.goto('/reserva/')
  const mine = page.getByRole('region', { name: 'Tus datos' })
  await mine.getByLabel('Nombre').fill('Eva')
  await mine.getByLabel('Apellidos').fill('Ruiz Peña')
  await mine.getByLabel('Correo electrónico').fill('eva@example.com')
  await mine.getByLabel('Teléfono').fill('+34 600 000 000')
  await page.getByLabel(/^He leído y acepto/).check()
  await page.getByRole('radio', { name: /^Con tarjeta/ }).check()
  await page.getByLabel('Número de tarjeta').fill('4242 4242 4242 4242')
  await page.getByLabel('Caducidad').fill('12/40')
  await page.getByLabel('CVC').fill('123')
  await page.getByRole('button', { name: 'Confirmar la reserva' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('¡Reserva confirmada!')
  return /confirmacion\/(\w+)/.exec(page.url())![1]!
}
