/** What happens to the list while another one is on its way, and when none comes. */
import { expect, test } from './journey.ts'
import { shiftOf } from './layout-shift.ts'
import {
  CITY,
  COAST,
  cardsOf,
  filtersOf,
  foundIn,
  groupIn,
  headingOf,
  heldBack,
  hotelsOf,
  isAtFullStrength,
  isBeside,
  listIsAlive,
  listIsSettled,
  openList,
  pagesOf,
  sortingOf,
} from './results-list.ts'

const LIST_CALL = '**/hoteles/ajaxList'

test('the old list fades under a spinner until the new one is there', async ({ page }) => {
  await openList(page, COAST)
  const before = await hotelsOf(page)
  const release = await heldBack(page, LIST_CALL)
  await sortingOf(page).getByRole('link', { name: 'Más populares' }).click()
  const list = page.locator('ol', { has: cardsOf(page) })
  await expect(list).toHaveCSS('opacity', '0.3')
  await expect(page.getByRole('status').getByText('Buscando')).toBeAttached()
  expect(await hotelsOf(page)).toEqual(before)
  release()
  await expect.poll(() => hotelsOf(page)).not.toEqual(before)
  await expect(list).toHaveCSS('opacity', '1')
  await expect(page.getByRole('status').getByText('Buscando')).toHaveCount(0)
})

test('a list that is no longer wanted does not take the place of a newer one', async ({ page }) => {
  await openList(page, COAST)
  const { promise, resolve } = Promise.withResolvers<void>()
  let calls = 0
  await page.route(LIST_CALL, async (route) => {
    if (calls++ === 0) await promise
    // The page may have given it up.
    await route.continue().catch(() => {})
  })
  const asked = page.waitForRequest(LIST_CALL)
  await sortingOf(page).getByRole('link', { name: 'Mejor valorados' }).click()
  const unwanted = await asked
  await sortingOf(page).getByRole('link', { name: 'Más populares' }).click()
  await listIsSettled(page)
  const hotels = await hotelsOf(page)
  resolve()
  await unwanted.response()
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)))
  expect(await hotelsOf(page)).toEqual(hotels)
})

test('a page is turned at most once a second, and begins at its top', async ({ page }) => {
  await openList(page, CITY)
  const pages = pagesOf(page)
  await expect(pages).toContainText(`Mostrando de 1 a 20 de ${await foundIn(page)} alojamientos`)
  await expect(pages.getByRole('link', { name: /^Página \d+$/ })).toHaveCount(4)
  await pages.getByRole('link', { name: 'Página 2', exact: true }).scrollIntoViewIfNeeded()
  // Two clicks in the same moment, as from a mouse that bounces.
  await pages.getByRole('link', { name: 'Página siguiente' }).evaluate((link: HTMLElement) => {
    link.click()
    link.click()
  })
  await expect(page).toHaveURL(/#page=2$/)
  await expect(pages).toContainText('Mostrando de 21 a 40')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await listIsSettled(page)
  // A second after the last one, whenever that is over.
  await expect(async () => {
    await pages.getByRole('link', { name: 'Última página' }).press('Enter')
    await expect(page).toHaveURL(/#page=4$/, { timeout: 300 })
  }).toPass()
  // Keys go on where the view is.
  await expect(headingOf(page)).toBeFocused()
  await expect(pages.getByRole('link', { name: 'Página siguiente' })).toHaveCount(0)
  await expect(pages).toContainText('Mostrando de 61')
  await pages.getByRole('link', { name: 'Subir' }).press('Enter')
  await expect(page.locator('#content')).toBeFocused()
  await expect(page).toHaveURL(/#page=4$/)
})

test.describe('when the call fails', () => {
  test.use({ tolerated: /ajaxList|ERR_FAILED/ })

  test('the old list stays, and a box offers to try again', async ({ page }) => {
    await openList(page, COAST)
    const before = await hotelsOf(page)
    await page.route(LIST_CALL, (route) => route.abort())
    await sortingOf(page).getByRole('link', { name: 'Mejor valorados' }).click()
    const box = page.getByRole('alert').filter({ hasText: 'No hemos podido actualizar la lista' })
    await expect(box).toBeVisible()
    expect(await hotelsOf(page)).toEqual(before)
    await isAtFullStrength(page)
    await box.getByRole('button', { name: 'Cerrar' }).click()
    await expect(box).toHaveCount(0)
    await sortingOf(page).getByRole('link', { name: 'Más populares' }).click()
    await expect(box).toBeVisible()
    await page.unroute(LIST_CALL)
    await box.getByRole('button', { name: 'Reintentar' }).press('Enter')
    await expect(box).toHaveCount(0)
    // Whoever pressed it goes on where the list begins.
    await expect(page.locator('main :focus')).toHaveCount(1)
    await expect.poll(() => hotelsOf(page)).not.toEqual(before)
  })

  test('it is seen wherever the list is, and filters say what is shown', async ({ page }) => {
    test.skip(!isBeside(page), 'filters lie over the list and wait to be applied')
    await openList(page, COAST)
    const all = await foundIn(page)
    await page.route(LIST_CALL, (route) => route.abort())
    const filters = groupIn(await filtersOf(page), 'Categoría')
    const option = filters.getByRole('checkbox', { name: /^4 estrellas/ })
    await option.evaluate((element) => element.scrollIntoView({ block: 'start' }))
    await option.click()
    await expect(page).toHaveURL(/categories=/)
    await expect(page.getByRole('alert').getByText('No hemos podido')).toBeInViewport()
    await expect(option).not.toBeChecked()
    // Asking for the same again is no less a question.
    await page.unroute(LIST_CALL)
    await option.click()
    await expect.poll(() => foundIn(page)).toBeLessThan(all)
    await expect(option).toBeChecked()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('going back is an answer, too', async ({ page }) => {
    await openList(page, COAST)
    await page.route(LIST_CALL, (route) => route.abort())
    await sortingOf(page).getByRole('link', { name: 'Mejor valorados' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})

test.describe('when a script does not come', () => {
  // What a service worker asks for cannot be held up.
  test.use({ tolerated: /ERR_FAILED/, serviceWorkers: 'block' })
  const SCRIPTS = '**/assets/*.js'

  test(
    'the page stays and says so, and pressing again tries again',
    { tag: '@phone' },
    async ({ page }) => {
      await openList(page, COAST)
      const box = page.getByRole('alert').filter({ hasText: 'cargar esta parte de la página' })
      const dialog = page.getByRole('dialog')
      const gallery = cardsOf(page)
        .first()
        .getByRole('button', { name: /^Ver .*fotos/ })
      const map = page.getByRole('button', { name: isBeside(page) ? 'Ver en el mapa' : 'Mapa' })
      const filters = page.getByRole('button', { name: /^Filtros/ })
      const compare = cardsOf(page).getByRole('checkbox', { name: /^Comparar / })
      const entries = await page.evaluate(() => history.length)
      const before = await hotelsOf(page)
      await page.route(SCRIPTS, (route) => route.abort())
      for (const opener of isBeside(page) ? [map, gallery] : [map, filters, gallery]) {
        await opener.click()
        await expect(box).toBeInViewport()
        await box.getByRole('button', { name: 'Cerrar' }).click()
        await expect(box).toHaveCount(0)
      }
      await compare.first().check()
      await expect(box).toBeInViewport()
      expect(await hotelsOf(page)).toEqual(before)
      expect(await page.evaluate(() => history.length)).toBe(entries)

      await page.unroute(SCRIPTS)
      await compare.nth(1).check()
      await expect(page.getByRole('region', { name: 'Comparar hoteles' })).toContainText(
        '2 hoteles',
      )
      await expect(box).toHaveCount(0)
      await gallery.click()
      await expect(dialog).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await map.click()
      await expect(dialog.getByRole('heading', { name: 'Mapa de Costa Blanca' })).toBeVisible()
      // Over the page the words are where the visitor is, too.
      await page.route(SCRIPTS, (route) => route.abort())
      await dialog.getByRole('button', { name: /^Filtros/ }).click()
      await expect(dialog.getByRole('alert')).toBeInViewport()
      await page.unroute(SCRIPTS)
      await dialog.getByRole('button', { name: /^Filtros/ }).click()
      await expect(page.getByRole('dialog', { name: 'Filtra tus resultados' })).toBeVisible()
      await expect(dialog.getByRole('alert')).toHaveCount(0)
    },
  )

  test('a map that was open before a reload is left, and does not come back', async ({ page }) => {
    await openList(page, COAST)
    const map = page.getByRole('button', { name: isBeside(page) ? 'Ver en el mapa' : 'Mapa' })
    const dialog = page.getByRole('dialog')
    await map.click()
    const over = () => page.evaluate(() => (history.state as { over?: string } | null)?.over)
    await expect.poll(over).toBe('map')
    await page.route(/map-overlay-panel-.*\.js$/, (route) => route.abort())
    await page.reload()
    await expect(page.getByRole('alert')).toBeInViewport()
    await expect.poll(over).toBe(undefined)
    await page.unrouteAll()
    await map.click()
    await dialog.getByRole('button', { name: 'Cerrar el mapa' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(headingOf(page)).toBeVisible()
  })
})

test('a link with a hash shows its own list and no other before', async ({ page }) => {
  await openList(page, COAST)
  const plain = await hotelsOf(page)
  await sortingOf(page).getByRole('link', { name: 'Mejor valorados' }).click()
  await expect.poll(() => hotelsOf(page)).not.toEqual(plain)
  await listIsSettled(page)
  const byRating = await hotelsOf(page)
  await page.goto('about:blank')

  const release = await heldBack(page, LIST_CALL)
  // The page waits some seconds for its list, and a busy machine may need them for itself.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.goto(`${COAST}#sort=rating`)
  await listIsAlive(page)
  await expect(headingOf(page)).toBeHidden()
  await expect(cardsOf(page).first()).toBeHidden()
  release()
  await page.clock.resume()
  await expect(headingOf(page)).toBeVisible()
  expect(await hotelsOf(page)).toEqual(byRating)
  await expect(page.locator('ol', { has: cardsOf(page) })).toHaveCSS('opacity', '1')
  expect(await shiftOf(page)).toBeLessThan(0.02)
})

test('a shared link brings its list with it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  // Where the device has means of its own to share, those are used.
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  await openList(page, CITY)
  await sortingOf(page).getByRole('link', { name: 'Mejor valorados' }).click()
  await expect(page).toHaveURL(/sort=rating/)
  await listIsSettled(page)
  const shown = await hotelsOf(page)
  await page.getByRole('button', { name: 'Compartir' }).click()
  await expect(page.getByRole('button', { name: 'Enlace copiado' })).toBeVisible()
  const shared = await page.evaluate(() => navigator.clipboard.readText())
  expect(shared).toMatch(/\?.*sort=rating/)
  // Another list has another link.
  await sortingOf(page).getByRole('link', { name: 'Más populares' }).click()
  await expect(page.getByRole('button', { name: 'Compartir' })).toBeVisible()
  const calls: string[] = []
  page.on('request', (request) => calls.push(request.url()))
  await page.goto(shared)
  await listIsAlive(page)
  expect(await hotelsOf(page)).toEqual(shown)
  expect(calls.filter((url) => url.includes('ajaxList'))).toEqual([])
})
