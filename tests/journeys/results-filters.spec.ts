/** The filters: every group, alone and together, beside the list and over it. */
import { expect, test } from './journey.ts'
import {
  appliedOf,
  cardsOf,
  CITY,
  COAST,
  filtersOf,
  foundIn,
  groupIn,
  headingOf,
  hotelsOf,
  isBeside,
  listIsSettled,
  openList,
} from './results-list.ts'

/** As their headings say, and their names in the address. */
const GROUPS = [
  ['Cadena hotelera', 'chains'],
  ['Categoría', 'categories'],
  ['Destinos', 'locations'],
  ['Escapadas y packs', 'supplements'],
  ['Cerca de', 'pois'],
  ['Precio por noche', 'prices'],
  ['Valoración', 'ratingRanges'],
  ['Régimen', 'boards'],
  ['Ideal para', 'segments'],
  ['Servicios', 'serviceGroup'],
  ['Cancelación', 'showOnlyCancelFree'],
] as const

test('all thirteen groups are there, each with its counts', async ({ page }) => {
  const chosen: string[] = []
  for (const number of [1, 2]) {
    await page.goto(`${COAST}&page=${number}`)
    chosen.push(...(await hotelsOf(page)))
  }
  await openList(page, `${COAST}#id=${chosen.slice(1)}`)
  await expect.poll(() => foundIn(page)).toBe(chosen.length - 1)
  const panel = await filtersOf(page)
  const names = ['Alojamiento', 'Busca por nombre', ...GROUPS.map(([name]) => name)]
  expect(names).toHaveLength(13)
  for (const name of names) await expect(groupIn(panel, name)).toBeVisible()
  // An option that would leave nothing cannot be ticked, unless it is ticked.
  const options = await panel.getByRole('checkbox').evaluateAll((boxes) =>
    (boxes as HTMLInputElement[]).map((box) => ({
      isEmpty: box.closest('label')!.lastElementChild!.textContent === '0' && !box.checked,
      isDisabled: box.disabled,
    })),
  )
  expect(options.length).toBeGreaterThan(30)
  for (const { isEmpty, isDisabled } of options) expect(isDisabled).toBe(isEmpty)
})

test('an option leaves as many hotels as it says', { tag: '@phone' }, async ({ page }) => {
  await openList(page, COAST)
  const all = await foundIn(page)
  let whole: string | undefined
  for (const [name, field] of isBeside(page) ? GROUPS : GROUPS.slice(6, 8)) {
    const panel = await filtersOf(page)
    // The filters follow a moment after the hotels, to what they said at first.
    const free = groupIn(panel, 'Cancelación')
    whole ??= await free.innerText()
    await expect(free).toHaveText(whole, { useInnerText: true })
    const option = groupIn(panel, name).locator('label:has(input[type=checkbox])').first()
    const count = Number(await option.locator('span').last().textContent())
    await option.click()
    if (!isBeside(page)) await panel.getByRole('button', { name: 'Aplicar filtros' }).click()
    await expect(page).toHaveURL(new RegExp(`#page=1&${field}=`))
    await expect.poll(() => foundIn(page), name).toBe(count)
    await appliedOf(page).getByRole('link', { name: 'Quitar todos' }).click()
    await expect(appliedOf(page)).toHaveCount(0)
    await expect.poll(() => foundIn(page)).toBe(all)
  }
})

test('what the others leave nothing of stays in its place, and cannot be ticked', async ({
  page,
}) => {
  await openList(page, COAST)
  let panel = await filtersOf(page)
  let services = groupIn(panel, 'Servicios')
  await expect(services.locator('label')).toHaveCount(7)
  const words = await services.locator('label > span:first-of-type').allTextContents()
  await expect(services.getByRole('checkbox', { disabled: true })).toHaveCount(0)
  const all = (await services.getByRole('button').textContent())!
  // There is one, and it has no more than a network.
  await groupIn(panel, 'Categoría')
    .getByRole('checkbox', { name: /^1 estrella/ })
    .press('Space')
  if (!isBeside(page)) await panel.getByRole('button', { name: 'Aplicar filtros' }).click()
  await expect.poll(() => foundIn(page)).toBe(1)
  await listIsSettled(page)
  if (!isBeside(page)) panel = await filtersOf(page)
  services = groupIn(panel, 'Servicios')
  await expect(services.getByRole('checkbox', { disabled: true })).toHaveCount(6)
  await expect(services.getByRole('checkbox', { name: /^Internet/ })).toBeEnabled()
  await expect(services.getByRole('button')).toHaveText(all)
  // Opened anew, the filters may begin with what is of use.
  if (isBeside(page)) await expect(services.locator('label > span:first-of-type')).toHaveText(words)
  const packs = groupIn(panel, 'Escapadas y packs').getByRole('checkbox')
  expect(await packs.count()).toBeGreaterThan(0)
  for (const pack of await packs.all()) await expect(pack).toBeDisabled()
})

test('several narrow the list down together, and each can be taken off', async ({ page }) => {
  await openList(page, `${CITY}#page=2`)
  const panel = await filtersOf(page)
  await groupIn(panel, 'Servicios')
    .getByRole('checkbox', { name: /^Internet/ })
    .press('Space')
  await groupIn(panel, 'Categoría')
    .getByRole('checkbox', { name: /^4 estrellas/ })
    .press('Space')
  if (!isBeside(page)) await panel.getByRole('button', { name: 'Aplicar filtros' }).press('Enter')
  // A filter begins again at the first page.
  await expect(page).toHaveURL(/#page=1&categories=4[^&]*&serviceGroup=4$/)
  await listIsSettled(page)
  const both = await foundIn(page)
  await appliedOf(page).getByRole('link', { name: 'Quitar el filtro Internet' }).press('Enter')
  await expect(page).toHaveURL(/#page=1&categories=4[^&]*$/)
  await expect.poll(() => foundIn(page)).toBeGreaterThanOrEqual(both)
  for (const words of await cardsOf(page).getByRole('heading').allTextContents())
    expect(words).toContain('4 estrellas')
})

test('typed and ticked at once, one mark for each option, and the focus goes on', async ({
  page,
}) => {
  // Of two-star hotels there are two codes; the others nobody knows.
  await openList(page, `${COAST}#boards=XX&segments=ZZ&serviceGroup=999&categories=2,2E`)
  const marks = appliedOf(page).getByRole('link', { name: /^Quitar el filtro/ })
  await expect(marks).toHaveText(['2 estrellas'])
  const panel = await filtersOf(page)
  await panel.getByRole('searchbox').fill('a')
  await groupIn(panel, 'Servicios')
    .getByRole('checkbox', { name: /^Internet/ })
    .click()
  if (isBeside(page)) {
    const stars = groupIn(panel, 'Categoría')
    const count = await stars.getByRole('checkbox').count()
    await stars.getByRole('button', { name: /^Ver las \d+ opciones$/ }).press('Enter')
    await expect(stars.getByRole('checkbox').nth(count)).toBeFocused()
    await stars.getByRole('button', { name: 'Ver menos opciones' }).press('Enter')
    await expect(stars.getByRole('checkbox')).toHaveCount(count)
  } else await panel.getByRole('button', { name: 'Aplicar filtros' }).click()
  await expect(page).toHaveURL(/#page=1&categories=2,2E&name=a&serviceGroup=4$/)
  await listIsSettled(page)
  await expect(marks).toHaveText(['2 estrellas', '“a”', 'Internet'])
  if (!isBeside(page)) await expect(page.getByRole('button', { name: 'Filtros · 3' })).toBeVisible()
  for (const left of [['“a”', 'Internet'], ['Internet'], []]) {
    await marks.first().press('Enter')
    await expect(marks).toHaveText(left)
    if (left.length > 0) await expect(marks.first()).toBeFocused()
    else await expect(headingOf(page)).toBeFocused()
  }
})

const WITHOUT_MATCH = [
  // Orvelle Hotels, who have none on this coast.
  ['chains=1', 'alert', 'Esta cadena no tiene disponibilidad en tus fechas'],
  ['name=zzqqxx', 'status', 'Ningún alojamiento cumple este filtro'],
  ['categories=5&name=zzqqxx', 'status', 'Tu combinación de filtros ha dado 0 resultados'],
  ['preSupplements=FF', 'status', 'Ningún hotel tiene una escapada para estas fechas'],
] as const

test('what matches nothing shows all, and says why', async ({ page }) => {
  for (const [filters, role, words] of WITHOUT_MATCH) {
    await page.goto(`${COAST}&${filters}`)
    const box = page.getByRole(role).filter({ hasText: words })
    await expect(box).toBeVisible()
    expect(await cardsOf(page).count()).toBe(20)
  }
  await openList(page, `${COAST}#${WITHOUT_MATCH[0][0]}`)
  const box = page.getByRole('alert').filter({ hasText: WITHOUT_MATCH[0][2] })
  await expect(box).toBeVisible()
  expect(await cardsOf(page).count()).toBe(20)
  await box.getByRole('button', { name: 'Cerrar' }).click()
  await expect(box).toHaveCount(0)
  const marks = appliedOf(page).getByRole('link', { name: /^Quitar el filtro/ })
  await expect(marks).toHaveText(['Orvelle Hotels'])
  // All that is counted is there, so what is ticked now takes the place of what was not.
  const panel = await filtersOf(page)
  const stars = groupIn(panel, 'Categoría').locator('label', { hasText: /^4 estrellas/ })
  const count = Number(await stars.locator('span').last().textContent())
  await stars.click()
  if (!isBeside(page)) await panel.getByRole('button', { name: 'Aplicar filtros' }).click()
  await expect(page).toHaveURL(/#page=1&categories=4(,4E)?$/)
  await expect.poll(() => foundIn(page)).toBe(count)
  await expect(marks).toHaveText(['4 estrellas'])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'every option is within reach, and the list is not pushed away',
    { tag: '@all' },
    async ({ page }) => {
      await page.goto(COAST)
      expect((await headingOf(page).boundingBox())!.y).toBeLessThan(300)
      const panel = page.getByRole('form', { name: 'Filtra tus resultados' })
      if (!isBeside(page)) await panel.getByText('Filtros', { exact: true }).click()
      const stars = groupIn(panel, 'Categoría').locator('label', { hasText: /^2 estrellas/ })
      const count = Number(await stars.locator('span').last().textContent())
      await stars.getByRole('checkbox').check()
      const towns = groupIn(panel, 'Destinos')
      await expect(towns.getByRole('checkbox')).toHaveCount(7)
      await expect(towns.getByRole('button')).toHaveCount(0)
      await towns.locator('summary').click()
      expect(await towns.getByRole('checkbox').count()).toBeGreaterThan(7)
      await towns.getByRole('checkbox').last().check()
      await towns.getByRole('checkbox').last().uncheck()
      const apply = panel.getByRole('button', { name: 'Aplicar filtros' })
      await expect(apply).toBeInViewport()
      await apply.click()
      await expect(page).toHaveURL(/categories=2%2C2E.*#list$/)
      expect(await foundIn(page)).toBe(count)
      await expect(appliedOf(page).getByRole('link', { name: /^Quitar el filtro/ })).toHaveCount(1)
      if (!isBeside(page)) await expect(panel.getByText('Filtros · 1')).toBeVisible()
    },
  )
})
