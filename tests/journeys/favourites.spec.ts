/** LocalFavourites: of a visitor in the browser, of a person in the account, and never lost in between. */
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { press } from './keyboard.ts'
import { cardsOf, COAST, openList } from './results-list.ts'

test('what is liked before signing in is in the account, and off is off everywhere', async ({
  page,
  context,
}) => {
  test.skip(
    test.info().project.name !== 'desktop',
    'the same hearts and the same list at any width',
  )
  const email = `hearts-${test.info().retry}@example.com`
  await register(page, email)

  await openList(page, COAST)
  const [first, second] = [heartOf(page, 0), heartOf(page, 1)]
  const hotel = await first.name()
  const other = await second.name()
  await first.heart.focus()
  await page.keyboard.press('Space')
  await expect(first.heart).toHaveAttribute('aria-pressed', 'true')

  // It joins the account while the account's page is already there.
  await signIn(page, email, '/mi-cuenta/')
  const favourites = page.getByRole('region', { name: 'Mis favoritos' })
  await expect(favourites.getByRole('link')).toHaveText([hotel])
  const picture = favourites.locator('img')
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(160)

  // On a list it is there before any script.
  const list = await context.newPage()
  await openList(list, COAST)
  const [own, more] = [heartNamed(list, hotel), heartNamed(list, other)]
  expect(await pressedIn(list)).toEqual([hotel])
  await expect(own).toHaveAttribute('aria-pressed', 'true')

  // A call that fails takes nothing back; the next page makes up for it.
  // Not every browser lets a call that may outlive its page be held up.
  await list.evaluate(() => {
    const { fetch: reach } = window
    window.fetch = async (...call) => {
      window.fetch = reach
      document.documentElement.dataset['asked'] = 'in vain'
      throw new TypeError(`Failed to fetch ${String(call[0])}`)
    }
  })
  await more.press('Enter')
  await expect(list.locator('html[data-asked]')).toHaveCount(1)
  await expect(more).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(favourites.getByRole('link')).toHaveText([other, hotel])
  await expect(more).toHaveAttribute('aria-pressed', 'true')

  // Taken off in one tab it is off in the other, and on every page from then on.
  await press(favourites.getByRole('button', { name: `Quitar ${hotel} de favoritos` }))
  const said = page.getByRole('status').filter({ hasText: 'Lo hemos quitado de tus favoritos.' })
  await expect(said).toBeAttached()
  await expect(favourites).toBeFocused()
  await expect(favourites.getByRole('link')).toHaveText([other])
  await expect(own).toHaveAttribute('aria-pressed', 'false')
  await expect(more).toHaveAttribute('aria-pressed', 'true')
  await more.press('Space')
  await expect.poll(() => pressedIn(list)).toEqual([])
  await page.locator('header summary').locator('visible=true').first().press('Enter')
  await page.getByRole('banner').getByRole('link', { name: 'Mis favoritos' }).press('Enter')
  await expect(page).toHaveURL(/#favourites$/)
  await expect(favourites).toContainText('Todavía no tienes ninguno')
})

function heartOf(page: Page, at: number) {
  const heart = cardsOf(page)
    .nth(at)
    .getByRole('button', { name: /en favoritos$/ })
  const name = async () =>
    (await heart.getAttribute('aria-label'))!.replace(/^Guardar (.*) en favoritos$/, '$1')
  return { heart, name }
}

function heartNamed(page: Page, name: string): Locator {
  return page.getByRole('button', { name: `Guardar ${name} en favoritos`, exact: true })
}

/** The hotels whose hearts are pressed in the page as the server writes it. */
function pressedIn(page: Page): Promise<string[]> {
  return page.evaluate(async (address) => {
    const html = await (await fetch(address, { headers: { accept: 'text/html' } })).text()
    const written = new DOMParser().parseFromString(html, 'text/html')
    const hearts = written.querySelectorAll('[data-hotel] button[aria-pressed="true"]')
    return Array.from(hearts, (heart) =>
      heart.getAttribute('aria-label')!.replace(/^Guardar (.*) en favoritos$/, '$1'),
    )
  }, COAST)
}

async function register(page: Page, email: string): Promise<void> {
  await page.goto('/registro/')
  await page.getByLabel('Nombre', { exact: true }).fill('Ana')
  await fillIn(page, email)
  await expect(page).toHaveURL(/sent/)
}

async function signIn(page: Page, email: string, back: string): Promise<void> {
  await page.goto(`/entrar/?back=${encodeURIComponent(back)}`)
  await fillIn(page, email)
  await expect(page).toHaveURL(new RegExp(back))
}

async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Correo electrónico').fill(email)
  await page.locator('main input[type="password"]').fill('a long pass phrase')
  await page.keyboard.press('Enter')
}
