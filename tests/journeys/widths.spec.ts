/** No page is wider than its screen, and nothing in it than its place: in long words and in pesos. */
import type { Page } from '@playwright/test'
import { EDITIONS } from '../../src/site/editions/editions.ts'
import { pathOf } from '../../src/site/routes.ts'
import { daysAhead } from './days.ts'
import { expect, siteOf, test } from './journey.ts'

const PROJECTS = ['phone', 'tablet', 'desktop']
/** Those just before and after a layout changes are looked at in the thorough run. */
const WIDTHS = process.env['ALL_JOURNEYS']
  ? [320, 390, 640, 800, 1023, 1100, 1440]
  : [320, 640, 1023, 1440]
const BARCELONA = { kind: 'city', destination: '3128760', slug: 'barcelona' }
/** More pages of hotels than a bar of pages shows. */
const SPAIN = { kind: 'other', destination: '222', slug: 'espana' }
const STAY = {
  fecha_entrada: daysAhead(40).typed,
  fecha_salida: daysAhead(43).typed,
  num_customers: '2_0_0:1',
}
/** As dear as it gets: nine digits in Colombian pesos. */
const LONG_STAY = {
  fecha_entrada: daysAhead(20).typed,
  fecha_salida: daysAhead(49).typed,
  num_customers: '10_0_0:5',
  categories: '5',
}

// A page about what is not there comes with the status that says so.
test.use({ tolerated: /status of 4\d\d/ })

for (const edition of ['de', 'co'] as const)
  test(`no page of ${edition} is wider than its screen`, async ({ page, baseURL }) => {
    // Some fifteen pages, each of them at several widths.
    test.slow()
    const site = { edition: EDITIONS[edition], prefixed: false }
    const list = (place: typeof SPAIN, query: Record<string, string>) =>
      `${pathOf(site, 'hotelResults', place)}?${new URLSearchParams(query).toString()}`
    for (const path of [
      pathOf(site, 'home'),
      `${pathOf(site, 'flightHotelHome')}?otras_fechas_hotel=1`,
      pathOf(site, 'getawayHome'),
      `${pathOf(site, 'hotelHome')}?flightChecked=1&nombre_destino1=Palma`,
      `${pathOf(site, 'hotelHome')}?nombre_destino1=qqzzxxw`,
      pathOf(site, 'consent'),
      pathOf(site, 'signIn'),
      pathOf(site, 'register'),
      pathOf(site, 'trips'),
    ]) {
      await page.goto(siteOf(baseURL, edition) + path)
      await fitsEveryWidth(page)
    }
    await page.goto(siteOf(baseURL, edition) + list(SPAIN, { ...STAY, page: '4' }))
    await expect(page.locator('nav [aria-current]', { hasText: /^4$/ })).toBeVisible()
    await fitsEveryWidth(page)
    await page.goto(siteOf(baseURL, edition) + list(BARCELONA, LONG_STAY))
    const digits = edition === 'co' ? /\d{3}\.\d{3}\.\d{3}/ : /\d{2}\.\d{3}/
    await expect(page.locator('li[data-hotel] strong', { hasText: digits })).not.toHaveCount(0)
    await fitsEveryWidth(page)
    // Journeys run side by side, and may want the last room: each has nights of its own.
    const width = PROJECTS.indexOf(test.info().project.name)
    const from = (edition === 'de' ? 130 : 140) + 3 * width
    const stay = {
      ...STAY,
      fecha_entrada: daysAhead(from).typed,
      fecha_salida: daysAhead(from + 3).typed,
    }
    await page.goto(siteOf(baseURL, edition) + list(BARCELONA, stay))
    const hotel = page.locator('li[data-hotel] :is(h2, h3) a').first()
    await page.goto(await hotel.evaluate((link: HTMLAnchorElement) => link.href))
    await fitsEveryWidth(page)
    await page
      .locator(`form[action="${pathOf(site, 'cart')}"]`)
      .getByRole('button')
      .first()
      .click()
    await expect(page.getByRole('timer')).toBeVisible()
    await fitsEveryWidth(page)
    await page.goto(siteOf(baseURL, edition) + pathOf(site, 'checkout'))
    await fitsEveryWidth(page)
  })

async function fitsEveryWidth(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    const tooWide = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      // A card cuts off what is too wide for it, so that the page itself stays as it is.
      const cut = [...document.querySelectorAll('li[data-hotel] > *')].flatMap((column) => {
        const place = column.getBoundingClientRect()
        const words = document.createTreeWalker(column, NodeFilter.SHOW_TEXT)
        const range = document.createRange()
        const hanging: string[] = []
        while (words.nextNode()) {
          range.selectNodeContents(words.currentNode)
          const isSeen = getComputedStyle(words.currentNode.parentElement!).overflowX === 'visible'
          const { left, right } = range.getBoundingClientRect()
          if (isSeen && right > 0 && (left < place.left - 1 || right > place.right + 1))
            hanging.push(range.toString())
        }
        return hanging
      })
      return { byPixels: scrollWidth - clientWidth, cut: cut.slice(0, 3) }
    })
    expect(tooWide, `${page.url()} at ${width} px`).toEqual({ byPixels: 0, cut: [] })
  }
}
