/** The photos of a hotel, opened from its card. */
import type { Locator, Page } from '@playwright/test'
import { expect, isSmall, test, widthOf } from './journey.ts'
import { cardsOf, COAST, heldBack, openList } from './results-list.ts'

const PHOTOS_CALL = '**/hoteles/info/photos/**'

test('opens at once, shows photo after photo, and gives the focus back', async ({ page }) => {
  await openList(page, COAST)
  const release = await heldBack(page, PHOTOS_CALL)
  const opener = openerOf(page)
  const count = Number(/\d+/.exec((await opener.getAttribute('aria-label'))!)![0])
  await opener.press('Enter')
  const box = lightboxOf(page)
  await expect(box).toContainText('Cargando las fotos')
  await expect(box).toHaveAttribute('data-phase', /open|loading/)
  release()
  await expect(box).toHaveAttribute('data-phase', 'loaded')
  await expect(box).toHaveAttribute('data-layout', isSmall(page) ? 'carousel' : 'strip')
  await expect(photoIn(box)).toHaveAttribute('alt', /: /)
  await expect(box.getByText(`1 / ${count}`)).toBeVisible()

  await page.keyboard.press('ArrowRight')
  await expect(box.getByText(`2 / ${count}`)).toBeVisible()
  await box.getByRole('button', { name: 'Foto siguiente' }).click()
  await expect(box.getByText(`3 / ${count}`)).toBeVisible()
  await box.getByRole('button', { name: 'Foto anterior' }).click()
  await page.keyboard.press('Home')
  await expect(box.getByText(`1 / ${count}`)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(box).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('is closed by Back, which stays on the list, and is not there after Forward', async ({
  page,
}) => {
  await openList(page, COAST)
  const address = page.url()
  for (const close of ['Cerrar', 'Back'] as const) {
    const box = await openedLightbox(page)
    if (close === 'Back') await page.goBack()
    else await box.getByRole('button', { name: close }).click()
    await expect(box).toHaveCount(0)
    await expect(openerOf(page)).toBeFocused()
    expect(page.url()).toBe(address)
  }
  const over = () => page.evaluate(() => (history.state as { over?: string } | null)?.over ?? null)
  await page.goForward()
  await expect.poll(over).toBe(null)

  await openedLightbox(page)
  await page.reload()
  await expect.poll(over).toBe(null)
  await expect(lightboxOf(page)).toHaveCount(0)
})

test('has a strip of thumbnails as wide as the screen allows, anew when that changes', async ({
  page,
}) => {
  await openList(page, COAST)
  const box = await openedLightbox(page)
  const strip = box.getByRole('list', { name: 'Miniaturas' })
  if (isSmall(page)) {
    await expect(strip).toHaveCount(0)
    await page.setViewportSize({ width: 800, height: 700 })
    await expect(box).toHaveAttribute('data-layout', 'strip')
  }
  const inView = { 390: 3, 800: 3, 1100: 4, 1440: 6 }[widthOf(page)] ?? 3
  await expect.poll(() => seenIn(strip)).toBe(inView)
  await box.getByRole('button', { name: 'Más miniaturas' }).click()
  await strip.getByRole('button', { name: new RegExp(`^Foto ${inView + 2} de`) }).click()
  await expect(box.getByText(new RegExp(`^${inView + 2} / `))).toBeVisible()
  await expect(strip.locator('[aria-current]')).toHaveCount(1)
  await page.keyboard.press('ArrowRight')
  await expect(box.getByText(new RegExp(`^${inView + 3} / `))).toBeVisible()
  await page.setViewportSize({ width: 390, height: 800 })
  await expect(box).toHaveAttribute('data-layout', 'carousel')
  await expect(box.getByText(new RegExp(`^${inView + 3} / `))).toBeVisible()
})

test('goes on by itself every eight seconds, as long as nobody minds', async ({ page }) => {
  await openList(page, COAST)
  await page.clock.install()
  const box = await openedLightbox(page)
  if (isSmall(page)) {
    // A carousel begins by itself, and stands still while it is pointed at or has the focus.
    const next = box.getByRole('button', { name: 'Foto siguiente' })
    await next.focus()
    await page.clock.runFor(9_000)
    await expect(box.getByText(/^1 \/ /)).toBeVisible()
    // The clock goes on between two steps, too: only the page knows how late it is there.
    const now = () => page.evaluate(() => Date.now())
    const left = await now()
    await next.blur()
    const isNextShown = async () => {
      await page.clock.runFor(1_000)
      return box.getByText(/^2 \/ /).isVisible()
    }
    await expect.poll(isNextShown, { intervals: [50] }).toBe(true)
    expect((await now()) - left).toBeGreaterThanOrEqual(8_000)
    await box.getByRole('button', { name: 'Detener la presentación' }).click()
  } else {
    await page.clock.runFor(9_000)
    await expect(box.getByText(/^1 \/ /)).toBeVisible()
    await box.getByRole('button', { name: 'Iniciar la presentación' }).click()
    await page.clock.runFor(8_500)
    await expect(box.getByText(/^2 \/ /)).toBeVisible()
    await page.keyboard.press('Escape')
    await page.clock.runFor(1_000)
    await expect(box).toHaveCount(0)
  }
})

test.describe('when something does not come', () => {
  test.use({ tolerated: /photos|ERR_FAILED/ })

  test('it says so and tries again', async ({ page }) => {
    await openList(page, COAST)
    await page.route(PHOTOS_CALL, (route) => route.abort())
    await openerOf(page).click()
    const box = lightboxOf(page)
    await expect(box.getByRole('alert')).toContainText('No se ha podido cargar este contenido.')
    await page.unroute(PHOTOS_CALL)
    await page.route('**/photos/*/1-{full,wide}*', (route) => route.abort())
    await box.getByRole('button', { name: 'Reintentar' }).click()
    await expect(box.getByRole('alert')).toContainText('No se ha podido cargar esta imagen.')
    await page.unrouteAll()
    await box.getByRole('button', { name: 'Reintentar' }).click()
    await expect(box.getByRole('alert')).toHaveCount(0)
    await expect(box).toHaveAttribute('data-phase', 'loaded')
  })
})

function openerOf(page: Page): Locator {
  return cardsOf(page)
    .first()
    .getByRole('button', { name: /^Ver las \d+ fotos de/ })
}

function lightboxOf(page: Page): Locator {
  return page.getByRole('dialog', { name: /^Fotos de/ })
}

async function openedLightbox(page: Page): Promise<Locator> {
  await openerOf(page).click()
  const box = lightboxOf(page)
  await expect(box).toHaveAttribute('data-phase', 'loaded')
  return box
}

function photoIn(box: Locator): Locator {
  return box.locator('img[data-status="loaded"]').first()
}

/** How many thumbnails are wholly in view. */
function seenIn(strip: Locator): Promise<number> {
  return strip.evaluate((list) => {
    const { left, right } = list.getBoundingClientRect()
    const boxes = [...list.children].map((item) => item.getBoundingClientRect())
    return boxes.filter((box) => box.left >= left - 2 && box.right <= right + 2).length
  })
}
