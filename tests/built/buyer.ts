/** One visitor: searches, chooses, books, and behaves as people do when the server goes away. */
import { setTimeout as pause } from 'node:timers/promises'
import type { HotelPageData } from '../../src/products/hotels/detail/rules/hotel-page.ts'
import { TEST_CARDS } from '../../src/booking/payments/sandbox-payments.ts'
import type { CartPageData } from '../../src/booking/pages/cart/cart-page.tsx'
import { CHALLENGE_FIELDS, FEE_FIELD } from '../../src/site/booking-fields.ts'
import type { CheckoutPageData } from '../../src/booking/pages/checkout/checkout-page.tsx'
import type { CancelPageData } from '../../src/booking/pages/trips/cancel-page.tsx'
import { browserThat, type FormBrowser } from '../fixtures/form-browser.ts'
import { filledIn } from '../fixtures/filled-checkout.ts'
import { remoteVisitor } from './remote-visitor.ts'
import { refuse, type Tally } from './tally.ts'

export interface Market {
  port: number
  tally: Tally
  /** The list of hotels in a town, for days that few rooms are left on. */
  list: () => string
  /** Resolves when the server answers again. */
  isBack: () => Promise<void>
  /** Checkouts that are being answered at this moment. */
  open: Set<symbol>
}

const CARDS = [
  ...Array<string>(7).fill(TEST_CARDS.success),
  TEST_CARDS.challenge,
  TEST_CARDS.declined,
  TEST_CARDS.timeOut,
]
/** After an answer that the bank did not give, people press the button again. */
const MAX_SENDS = 6
const MAX_LOOKS = 20

export async function visitOnce(market: Market): Promise<void> {
  const from = `10.${below(256)}.${below(256)}.${below(256)}`
  const ask = remoteVisitor(market.port, from)
  const browser = browserThat(ask)
  if (!(await chosen(market, browser))) return
  // Some only look: their rooms must come back by themselves.
  if (below(12) === 0) return
  await browser.open('/reserva/')
  if (browser.status !== 200)
    return refuse(market.tally, browser.status === 302 ? 'hold-expired' : 'try-again')
  const form = filledIn(browser.data<CheckoutPageData>(), oneOf(CARDS))
  market.tally.tried++
  const isDouble = below(8) === 0
  const twin = isDouble ? browserThat(ask, browser.cookies) : null
  if (twin) market.tally.doubled++
  await Promise.all([
    pay(market, browser, form),
    // A double click: whatever the other learns is the same booking.
    twin && pay(market, twin, form),
  ])
}

/** From the list to a hotel to the cart; false when there is nothing left to buy. */
async function chosen({ list, tally }: Market, browser: FormBrowser): Promise<boolean> {
  await browser.open(list())
  if (browser.status === 301) await browser.follow()
  const { results, query } = browser.data<{
    results: { hotels: { uri: string }[] }
    query: string
  }>()
  const hotel = oneOf(results.hotels)
  if (!hotel) return refused(tally, 'no-results')
  await browser.open(`${hotel.uri}?${query}`)
  const { offers } = browser.data<HotelPageData>()
  const fewest = offers.toSorted((one, other) => one.availableRooms - other.availableRooms)
  const offer = below(3) === 0 ? oneOf(offers) : fewest[0]
  if (!offer) return refused(tally, 'nothing-left')
  await browser.send('/carrito/', { checkout_token: offer.checkoutToken })
  if (browser.status === 303) return true
  const code = browser.data<Partial<CartPageData>>().notice?.problem.code
  // Of a page that says to come back in a moment, there is no more to read.
  return refused(tally, code ?? (browser.status === 503 ? 'try-again' : String(browser.status)))
}

async function pay(market: Market, browser: FormBrowser, form: Record<string, string>) {
  const { tally } = market
  for (let sends = 0; sends < MAX_SENDS; sends++) {
    const code = await sent(market, browser, form)
    if (code === null) return
    if (code === 'confirmed') return afterwards(market, browser)
    refuse(tally, code)
    if (code !== 'payment-unknown') return
  }
  tally.wrong.push('A payment stays unknown')
}

/** The code of a refusal, "confirmed", or null for somebody who gave up. */
async function sent(market: Market, browser: FormBrowser, form: Record<string, string>) {
  const { tally } = market
  const mine = Symbol('checkout')
  market.open.add(mine)
  try {
    await browser.send('/reserva/', form)
    if (String(browser.headers['location']).includes('/bank/')) await answerBank(browser)
  } catch {
    market.open.delete(mine)
    tally.cutShort++
    if (below(3) === 0) return null
    await market.isBack()
    tally.cameBack++
    return sent(market, browser, form)
  } finally {
    market.open.delete(mine)
  }
  return outcomeOf(tally, browser)
}

function outcomeOf(tally: Tally, browser: FormBrowser): string {
  const [, locator] = /^\/confirmacion\/(\w+)\//.exec(String(browser.headers['location'])) ?? []
  if (locator) {
    tally.confirmed.add(locator)
    return 'confirmed'
  }
  const first = browser.data<Partial<CheckoutPageData>>().form?.problems[0]
  if (first) return first.code
  // To the cart or to my trips: the form lay too long, and its rooms are told about there.
  if ([302, 303].includes(browser.status)) return 'hold-expired'
  if (browser.status === 503) return 'try-again'
  tally.wrong.push(`${browser.status} ${browser.payload.slice(0, 200)}`)
  return 'wrong'
}

async function answerBank(browser: FormBrowser): Promise<void> {
  const path = String(browser.headers['location'])
  const payment = new URL(path, 'http://bank').searchParams.get(CHALLENGE_FIELDS.payment)!
  await browser.open(path)
  const answer = below(4) === 0 ? 'no' : 'yes'
  await browser.send('/reserva/bank/', {
    [CHALLENGE_FIELDS.payment]: payment,
    [CHALLENGE_FIELDS.answer]: answer,
  })
  await browser.open('/reserva/return/')
}

/** Everybody looks at their confirmation, and some change their minds. */
async function afterwards({ tally }: Market, browser: FormBrowser): Promise<void> {
  const [, locator] = /^\/confirmacion\/(\w+)\//.exec(String(browser.headers['location']))!
  const path = String(browser.headers['location'])
  await browser.open(path)
  // A server that has too much to do says so, and people look again.
  for (let looks = 1; browser.status === 503 && looks < MAX_LOOKS; looks++) {
    refuse(tally, 'try-again')
    await pause(500)
    await browser.open(path)
  }
  if (browser.status !== 200) tally.wrong.push(`${locator} is not shown: ${browser.status}`)
  if (below(6) !== 0) return
  const cancelling = `/mis-viajes/${locator}/cancel/`
  await browser.open(cancelling)
  if (browser.status !== 200) return
  const { fee } = browser.data<CancelPageData>().quote
  await browser.send(cancelling, { [FEE_FIELD]: String(fee) })
  if (String(browser.headers['location']).endsWith('?done=cancelled')) tally.cancelled.add(locator!)
}

function refused(tally: Tally, code: string): false {
  refuse(tally, code)
  return false
}

export function below(limit: number): number {
  return Math.floor(Math.random() * limit)
}

function oneOf<T>(list: readonly T[]): T | undefined {
  return list[below(list.length)]
}
