/** Flights: from the form by a filter and two ways to the trip, on the desktop and on a phone. */
import type { Page } from '@playwright/test'
import { expectNoViolation, STILL } from './accessibility.ts'
import { daysAhead } from './days.ts'
import { expect, isSmall, test, widthOf } from './journey.ts'
import { choose } from './search-form.ts'

test.use(STILL)

const [OUT, BACK] = [daysAhead(40), daysAhead(44)]

for (const tag of ['@desktop', '@phone'])
  test(`from the form to the trip (${tag})`, { tag }, async ({ page }) => {
    await page.goto('/vuelos/')
    await expectNoViolation(page)
    const form = page.locator('form[action="/vuelos/"]')
    const box = (name: string) => form.getByRole('combobox', { name, exact: true })
    const submit = form.getByRole('button', { name: 'Buscar vuelos' })
    await submit.click()
    await expect(box('Origen')).toHaveAccessibleDescription('Introduce un origen')

    await choose(box('Origen'), 'madri', /Madrid/)
    await expect(box('Origen')).toHaveValue(/\(MAD\)$/)
    // A city with several airports comes before them.
    await choose(box('Destino'), 'londre', /Londres \(LON\)/)
    await box('Ida').fill(OUT.typed)
    await box('Vuelta').focus()
    await box('Vuelta').fill(BACK.typed)
    await box('Vuelta').press('Enter')
    if (!isSmall(page)) await page.getByRole('button', { name: 'Aplicar' }).click()
    await expect(box('Vuelta')).toHaveValue(BACK.typed)
    await form.locator('summary').click()
    await form.getByRole('button', { name: 'Adultos: uno más' }).click()
    await form.getByRole('button', { name: 'Bebés: uno más' }).click()
    await expect(form.locator('summary')).toContainText('3 pasajeros, Turista')
    await expectNoViolation(page)
    await page.keyboard.press('Escape')
    await submit.click()

    await expect(page).toHaveURL(/\/vuelos\/resultados\//)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Elige el vuelo de Madrid a Londres',
    )
    await expectNoViolation(page)
    await tickFirstFilter(page)
    await expect(page).toHaveURL(/[?&](stops|bags)=/)

    await chooseStandard(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Elige el vuelo de Londres a Madrid',
    )
    await expectNoViolation(page)
    await chooseStandard(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu viaje: Madrid – Londres')
    await expect(page.getByRole('button', { name: 'Reservar' })).toBeVisible()
    await expectNoViolation(page)
  })

test('several cities, cheaper days and anywhere', { tag: '@all' }, async ({ page }) => {
  await page.goto('/vuelos/')
  await page.getByRole('link', { name: 'Varias ciudades' }).click()
  await expect(page.getByRole('group', { name: 'Vuelo 2' })).toBeVisible()
  await page.getByRole('link', { name: 'Añadir otro vuelo' }).click()
  await expect(page.getByRole('group', { name: 'Vuelo 3' })).toBeVisible()
  await expectNoViolation(page)

  const search = {
    tipo_viaje: 'ida-vuelta',
    origen: 'MAD',
    destino: 'LON',
    fecha_ida: OUT.typed,
    fecha_vuelta: BACK.typed,
  }
  await page.goto(`/vuelos/fechas/?${new URLSearchParams(search)}`)
  await expectNoViolation(page)
  await page.getByRole('table').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/vuelos\/resultados\//)

  await page.goto('/vuelos/destinos/?origen=MAD')
  await expectNoViolation(page)
  await page.locator('summary', { hasText: 'Reino Unido' }).click()
  await page.getByRole('link', { name: /^Londres/ }).click()
  await expect(page).toHaveURL(/destino=LON/)
})

/** On phones only the cheapest fare stands open. */
async function chooseStandard(page: Page): Promise<void> {
  if (isSmall(page)) await page.locator('summary', { hasText: 'Ver tarifas' }).first().click()
  await page
    .getByRole('link', { name: /^Elegir Estándar/ })
    .first()
    .click()
}

/** Beside the list a box counts at once; on a phone the form is unfolded and sent. */
async function tickFirstFilter(page: Page): Promise<void> {
  const filters = page.locator('#flight-filters')
  const isBeside = widthOf(page) >= 1024
  if (!isBeside) await page.locator('summary', { hasText: 'Filtros' }).click()
  const box = filters.getByRole('checkbox').first()
  await box.check()
  if (isBeside) await expect(page.locator('#flight-filters input:focus')).toBeChecked()
  else await filters.getByRole('button', { name: 'Aplicar filtros' }).click()
}
