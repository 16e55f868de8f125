/** The parts of a card, from what the list call says of its hotel. */
import { expect, isSmall, test, widthOf } from './journey.ts'
import { changeHotels } from './results-hotels.ts'
import {
  answerWith,
  cardsOf,
  COAST,
  heldBack,
  hotelsOf,
  isBeside,
  listIsSettled,
  openList,
  sortingOf,
} from './results-list.ts'

test('says everything about its hotel', async ({ page }) => {
  await openList(page, COAST)
  await answerWith(page, changeHotels)
  await sortingOf(page).getByRole('link', { name: 'Mejor valorados' }).click()
  const [full, flat, hidden, soldOut, tickets, getaway] = await Promise.all(
    [0, 1, 2, 3, 4, 5].map(async (at) => cardsOf(page).nth(at)),
  )
  await expect(full!.getByRole('heading')).toContainText('Gran Hotel Uno')
  await expect(full!.getByRole('heading')).toContainText('4 estrellas')
  await expect(full!.getByRole('button', { name: 'Altea · a 1,23 km del centro' })).toBeVisible()
  await expect(full!.locator('p', { hasText: '8,2' })).toContainText('Muy bien')
  const opinions = full!.getByRole('link', { name: '12 opiniones' })
  await expect(opinions).toHaveAttribute('href', /#opinions$/)
  // Eight of eleven: entertainment, gym and parking give way first.
  const services = full!.getByRole('list', { name: 'Servicios' })
  await expect(services.getByRole('listitem')).toHaveCount(8)
  await expect(services).not.toContainText(/Animación|Gimnasio|Aparcamiento/)
  for (const words of [
    'Desayuno incluido',
    'Cancelación gratis hasta el 20-12',
    'Paga en el hotel',
    '−25 %',
  ])
    await expect(full!.getByText(words)).toBeVisible()
  await expect(full!.locator('s')).toContainText('400 €')
  await expect(full!.locator('strong', { hasText: '300 €' })).toBeVisible()
  await expect(full!).toContainText('Total 3 noches')
  await expect(full!).toContainText('Impuestos incluidos')
  await expect(full!).toContainText('100 € por noche')
  await expect(full!.getByRole('button', { name: /^Ver las \d+ fotos/ })).toBeVisible()
  const book = full!.getByRole('link', { name: 'Reservar' })
  await expect(book).toHaveAttribute('target', '_blank')
  await expect(book).toHaveAttribute('href', /^\/hoteles\/.+-\d+\?.*fecha_entrada=/)

  await expect(flat!).toContainText('Apartamento de 3 llaves')
  await expect(flat!.locator('[data-symbol="key"]')).toHaveAttribute('data-count', '3')
  // Room only goes without saying, as does a discount of 3 %; without a distance there is no map.
  await expect(flat!).not.toContainText(/Solo alojamiento|Cancelación gratis|%|km del centro/)
  await expect(flat!.locator('s')).toHaveCount(0)
  await expect(flat!.locator('[data-class]')).toHaveText('5,2')
  await expect(flat!.getByRole('link', { name: '8 opiniones' })).toHaveAttribute(
    'href',
    /#tripopi$/,
  )
  await expect(flat!.getByText('Reservado hace un momento')).toBeVisible()

  await expect(hidden!.getByRole('heading')).toContainText('Hotel sorpresa')
  await expect(hidden!.locator('img')).toHaveCount(0)
  await expect(hidden!.getByRole('link', { name: 'Reservar' })).toHaveAttribute('href', /\/\?|\/$/)

  await expect(soldOut!).toHaveAttribute('data-sold-out', 'true')
  await expect(soldOut!).toContainText('¡Agotado!')
  await expect(soldOut!.getByRole('link', { name: 'Reservar' })).toHaveCount(0)

  await expect(tickets!).toContainText('Incluye: Entradas al parque')
  await expect(tickets!).not.toContainText(/mirando ahora|Escapada/)
  await expect(getaway!).toContainText('Con extra: Circuito de spa')
  await expect(getaway!.getByText('Escapada', { exact: true })).toBeVisible()
  // Of its price that would not be true.
  await expect(getaway!.getByText('También con cancelación gratis')).toBeVisible()
})

test(
  'claims what is true, as its width allows, until the list changes',
  { tag: '@phone' },
  async ({ page }) => {
    // From the beginning: a timer that was set by another clock could not be stopped.
    await page.clock.install()
    await openList(page, COAST)
    await answerWith(page, changeHotels)
    await sortingOf(page).getByRole('link', { name: 'Mejor valorados' }).click()
    const card = cardsOf(page).first()
    await expect(card).toContainText('Gran Hotel Uno')
    await listIsSettled(page)
    await page.clock.pauseAt(new Date(Date.now() + 60_000))
    await card.scrollIntoViewIfNeeded()
    await expect(card.getByText('Buen precio: por debajo de su media')).toBeVisible()
    const isMedium = !isSmall(page) && !isBeside(page)
    await expect(card.getByText('Quedan 2 habitaciones en Alisio')).toHaveCount(isMedium ? 0 : 1)
    const visits = card.getByText('7 personas lo están mirando ahora')
    const orders = card.getByText('Reservado 3 veces en los últimos días')
    if (isBeside(page)) {
      await expect(visits).toBeVisible()
      await expect(orders).toBeVisible()
      return
    }
    // They take turns: of nine seconds one is seen for six, the other for three.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const seen: string[] = []
    const isSeen = async (): Promise<string> =>
      `${(await visits.isVisible()) ? 'visits' : ''}${(await orders.isVisible()) ? 'orders' : ''}`
    // Looked at between two ticks: at the very moment of one it may be seen or not.
    await page.clock.runFor(500)
    for (let tick = 0; tick < 18; tick++) {
      await page.clock.runFor(1_000)
      seen.push(await isSeen())
    }
    expect(seen.filter((claim) => claim === 'visits')).toHaveLength(6)
    expect(seen.filter((claim) => claim === 'orders')).toHaveLength(12)
    // A list on its way stops it.
    const release = await heldBack(page, '**/hoteles/ajaxList')
    await sortingOf(page).getByRole('link', { name: 'Más populares' }).click()
    await expect(page.locator('div[data-faded]')).toHaveCount(1)
    const standing = await isSeen()
    await page.clock.runFor(10_000)
    expect(await isSeen()).toBe(standing)
    release()
  },
)

test.describe('by touch', () => {
  test.use({ hasTouch: true })

  test(
    'a tap on a small card opens its hotel, and so do only its links on larger ones',
    { tag: '@phone' },
    async ({ page, context }) => {
      await openList(page, COAST)
      const [id] = await hotelsOf(page)
      const card = cardsOf(page).first()
      await card.scrollIntoViewIfNeeded()
      // A click without a touch before it is no tap.
      await card.getByRole('list', { name: 'Servicios' }).click({ position: { x: 2, y: 2 } })
      expect(context.pages()).toHaveLength(1)
      if (isSmall(page)) {
        const opened = context.waitForEvent('page')
        await card.getByRole('list', { name: 'Servicios' }).tap({ position: { x: 2, y: 2 } })
        expect((await opened).url()).toContain(`-${id}?`)
      } else {
        await card.getByRole('list', { name: 'Servicios' }).tap({ position: { x: 2, y: 2 } })
        expect(context.pages()).toHaveLength(1)
        const opened = context.waitForEvent('page')
        await card.getByRole('heading').getByRole('link').tap()
        expect((await opened).url()).toContain(`-${id}?`)
      }
    },
  )
})

test(
  'in the app and on small Apple screens links stay in their tab',
  { tag: '@phone' },
  async ({ browser, page, baseURL }) => {
    const app = baseURL!.replace('//es.', '//app.')
    await page.goto(`${app}${COAST}`)
    await expect(cardsOf(page).first().getByRole('link', { name: 'Reservar' })).toHaveAttribute(
      'target',
      '_self',
    )
    const iphone = await browser.newContext({
      baseURL: baseURL!,
      viewport: page.viewportSize(),
      userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15',
    })
    const phone = await iphone.newPage()
    await openList(phone, COAST)
    const book = cardsOf(phone).first().getByRole('link', { name: 'Reservar' })
    await expect(book).toHaveAttribute('target', widthOf(page) <= 640 ? '_self' : '_blank')
    await iphone.close()
  },
)

test('stays in place when the screen takes another size', async ({ page }) => {
  await openList(page, `${COAST}#sort=rating`)
  await listIsSettled(page)
  const hotels = await hotelsOf(page)
  const { width, height } = page.viewportSize()!
  for (const size of [
    { width: height, height: width },
    { width: 700, height: 900 },
    { width: 1300, height: 900 },
  ]) {
    await page.setViewportSize(size)
    await expect(
      page.getByRole('form', { name: 'Filtra tus resultados' }).getByRole('checkbox').first(),
    ).toBeVisible({ visible: size.width >= 1024 })
    expect(await hotelsOf(page)).toEqual(hotels)
  }
})
