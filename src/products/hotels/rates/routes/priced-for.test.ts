/** One price for each visitor: on the list, on the hotel's page, in the cart, paid. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { browserThat, type FormBrowser } from '../../../../../tests/fixtures/form-browser.ts'
import { filledIn, sellingHotel } from '../../../../../tests/fixtures/selling-hotel.ts'
import { SEVILLE } from '../../../../../tests/fixtures/small-geography.ts'
import { visitor } from '../../../../../tests/fixtures/test-app.ts'
import { writeDay } from '../../../../site/calendar-day.ts'
import type { HotelPageData } from '../../detail/rules/hotel-page.ts'
import type { ResultsPage } from '../../list/rules/results-page.ts'
import { addPerson } from '../../../../accounts/store/people.ts'
import type { CheckoutPageData } from '../../../../booking/pages/checkout/checkout-page.tsx'
import type { ConfirmationPageData } from '../../../../booking/pages/confirmation/confirmation-page.tsx'
import type { CartPageData } from '../../../../booking/pages/cart/cart-page.tsx'
import { todayIn } from '../../../../http/clock.ts'
import { hashPassword } from '../../../../accounts/service/passwords.ts'

const today = todayIn('Europe/Madrid')
const STAY = `fecha_entrada=${writeDay(today + 2)}&fecha_salida=${writeDay(today + 4)}`
const HOTEL = `/hoteles/espana/sevilla/patio-de-la-luz-1?${STAY}`
const LIST = `/hoteles/resultados/city/${SEVILLE}/sevilla/?${STAY}`
const CALENDAR = `/hoteles/calendario/precios?id_destino=${SEVILLE}&num_noches=2&num_dias=1&${STAY}`
const PASSWORD = 'correct horse'

const PHONE = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36'

const offer = (code: string, amount: number) =>
  ({ code, amountType: 'percent', amount, isVisible: true }) as const

/** 880 thousandths for everybody, 792 (−10 %) on phones, 748 (−15 %) for members. */
const hotel = sellingHotel({}, [offer('DISCOUNT_VIP', 15), offer('DISCOUNT_MOBILE', 10)])
/** What it cost before prices were lowered. */
const BEFORE = 16_800
const PUBLIC = 15_000
const MOBILE = 13_500
const MEMBER = 12_700

beforeAll(async () => {
  await hotel.open()
  const passwordHash = await hashPassword(PASSWORD)
  const ana = { email: 'ana@example.com', name: 'Ana', passwordHash, role: 'customer' } as const
  await addPerson(hotel.database, ana, 1)
}, 30_000)
afterAll(hotel.close)

describe.each([
  ['everybody', {}, false, PUBLIC, null, true],
  ['a phone', { 'user-agent': PHONE }, false, MOBILE, 'mobile', true],
  ['a phone that says so', { 'sec-ch-ua-mobile': '?1' }, false, MOBILE, 'mobile', true],
  ['a member', {}, true, MEMBER, 'vip', false],
  ['a member on a phone', { 'user-agent': PHONE }, true, MEMBER, 'vip', false],
] as const)('%s', (_, headers, isMember, price, kind, isCheaperSignedIn) => {
  test('is shown, promised and charged one price', async () => {
    const browser = browserWith(headers)
    if (isMember) await signIn(browser)
    await browser.open(LIST)
    const [card] = browser.data<ResultsPage>().results.hotels
    expect(card!.minPrice).toBe(price)
    expect(card!.minRate!.originalPrice).toBe(BEFORE)
    expect(card!.minRate!.percentForSubscribers > 0).toBe(isCheaperSignedIn)
    expect(card!.minRate!.discount?.kind ?? null).toBe(kind)

    await browser.open(HOTEL)
    const [cheapest] = browser.data<HotelPageData>().offers
    expect(cheapest!.totalAmount).toBe(price)

    await browser.send('/carrito/', { checkout_token: cheapest!.checkoutToken })
    await browser.follow()
    const [item] = browser.data<CartPageData>().items
    expect([item!.line.price, item!.line.discount?.kind ?? null]).toEqual([price, kind])
    await browser.open('/reserva/')
    const checkout = browser.data<CheckoutPageData>()
    expect(checkout.total).toBe(price)
    await browser.send('/reserva/', filledIn(checkout))
    await browser.follow()
    const { booking } = browser.data<ConfirmationPageData>()
    expect([booking.total, booking.paid]).toEqual([price, price])
  })

  test('ranks, counts and plans by it', async () => {
    const browser = browserWith(headers)
    if (isMember) await signIn(browser)
    await browser.open(LIST)
    const { summary } = browser.data<ResultsPage>().results
    expect([summary.minPrice, summary.hasSubscriberPrices]).toEqual([price / 2, !isMember])
    // Between what members and what phones pay for a night.
    await browser.open(`${LIST}&prices=65-70`)
    expect(browser.data<ResultsPage>().results.fallback === null).toBe(kind === 'mobile')
    await browser.open(CALENDAR)
    const { prices } = JSON.parse(browser.payload) as { prices: { price: number }[] }
    expect(prices[0]!.price).toBe(price / 2)
    expect(browser.headers).toMatchObject({ 'cache-control': 'private, max-age=300' })
  })
})

test('a price for members is nobody else’s: whoever signs out is told the new one', async () => {
  const member = browserWith({})
  await signIn(member)
  await member.open(HOTEL)
  const [cheapest] = member.data<HotelPageData>().offers
  const stranger = browserWith({})
  await stranger.open('/carrito/')
  await stranger.send('/carrito/', { checkout_token: cheapest!.checkoutToken })
  expect(stranger.data<CartPageData>()).toMatchObject({
    items: [],
    notice: { problem: { code: 'price-changed' }, prices: { before: MEMBER, now: PUBLIC } },
  })
})

test('what was promised to a member stays so in the cart', async () => {
  const member = browserWith({})
  await signIn(member)
  await member.open(HOTEL)
  const [cheapest] = member.data<HotelPageData>().offers
  await member.send('/carrito/', { checkout_token: cheapest!.checkoutToken })
  await member.send('/sign-out', {})
  await member.open('/reserva/')
  const checkout = member.data<CheckoutPageData>()
  await member.send('/reserva/', filledIn(checkout))
  await member.follow()
  expect(member.data<ConfirmationPageData>().booking.paid).toBe(MEMBER)
})

test('the list offers the app to phones, and to nobody who is in it', async () => {
  const on = async (host: string, headers: Record<string, string>) => {
    const asked = { headers: { accept: 'text/html', ...headers } }
    const { payload } = await visitor(hotel.app)(`${host}${LIST}`, asked)
    return /"appHref":"([^"]*)"/.exec(payload)?.[1]
  }
  expect(await on('es.localhost', {})).toBe('')
  expect(await on('es.app.localhost', {})).toBe('')
  expect(await on('es.localhost', { 'user-agent': PHONE })).toBe(
    `http://es.app.localhost:3000${LIST}`,
  )
})

function browserWith(headers: Record<string, string>): FormBrowser {
  const visit = visitor(hotel.app)
  return browserThat((address, request) =>
    visit(address, { ...request, headers: { ...request.headers, ...headers } }),
  )
}

async function signIn(browser: FormBrowser): Promise<void> {
  await browser.open('/entrar/')
  await browser.send('/entrar/', { email: 'ana@example.com', password: PASSWORD })
  expect(browser.status).toBe(303)
}
