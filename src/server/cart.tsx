/** The cart: stays go in by what a book button promised, and out again. */
import type { FastifyReply } from 'fastify'
import type { Cart } from '../core/booking/booking.ts'
import { CHECKOUT_TOKEN_FIELD } from '../core/checkout-token.ts'
import { HOTEL_FIELDS } from '../core/form-fields.ts'
import { VOUCHER_CODE } from '../core/hotel-page.ts'
import { problem, type Problem } from '../core/problems.ts'
import { pathOf } from '../core/routes.ts'
import type { CartNotice } from '../web/cart/cart-notice.tsx'
import { CartPage } from '../web/cart/cart-page.tsx'
import { ACCEPTED_FIELD, REMOVE_FIELD } from '../web/cart/cart-fields.ts'
import { brandOf } from '../web/shell/brands.ts'
import type { CartAsker } from './booking/booking-desk.ts'
import { hotelHref, shownStay } from './cart-stay.ts'
import { networkOf } from './cart-visitor.ts'
import { holdOf } from './cart-hold.ts'
import { refusedOffer } from './cart-refusal.ts'
import { fieldsOf } from './checkout-values.ts'
import type { BookingParts } from './checkout-parts.ts'
import { todayIn } from './clock.ts'
import { Failure } from './failures.tsx'
import { statusOf } from './http-statuses.ts'
import type { Handler, Visit } from './visit.ts'
import { discountRightsOf } from './visitor-discounts.ts'

export function showCart(parts: BookingParts): Handler {
  const { desk, cartCookies } = parts
  return async (visit) => {
    const id = cartCookies.id(visit)
    const read = await desk.cart(id, Date.now())
    if (read.ok) return cartPage(parts, visit, read.value, null)
    if (read.problems[0]?.code === 'try-again') throw new Failure('try-again')
    const href = cartCookies.hotel(visit)
    const notice = id ? { problem: problem('hold-expired'), href, prices: null } : null
    return cartPage(parts, visit, null, notice)
  }
}

export function changeCart(parts: BookingParts): Handler {
  const { desk, cartCookies } = parts
  return async (visit) => {
    const fields = fieldsOf(visit.body)
    const item = fields[REMOVE_FIELD]
    const id = cartCookies.id(visit)
    if (typeof item === 'string') return removed(parts, visit, id, item)
    const token = fields[CHECKOUT_TOKEN_FIELD]
    const accepted = acceptedPrice(fields[ACCEPTED_FIELD])
    const asker = askerOf(parts, visit, fields[HOTEL_FIELDS.giftBoxCode])
    const added = await desk.addToCart(id, token, visit.site, Date.now(), accepted, asker)
    if (!added.ok) return refused(parts, visit, added.problems, token, asker.giftBoxCode)
    const last = added.value.items.at(-1)
    const href = last && hotelHref(parts.memory().geography, visit, last)
    cartCookies.keep(visit.reply, added.value, href)
    return visit.redirect(pathOf(visit.site, 'cart'), 303)
  }
}

/** Addresses themselves are not kept. */
function askerOf({ tokens }: BookingParts, visit: Visit, sentCode: unknown): CartAsker {
  const isCode = typeof sentCode === 'string' && VOUCHER_CODE.test(sentCode)
  const visitor = tokens.mark(networkOf(visit.reply.request.ip))
  return { visitor, giftBoxCode: isCode ? sentCode : '', rights: discountRightsOf(visit) }
}

/** Whatever it says, only the price of the moment is taken. */
function acceptedPrice(sent: unknown): number | undefined {
  return typeof sent === 'string' && /^\d{1,12}$/.test(sent) ? Number(sent) : undefined
}

async function removed(
  { desk, cartCookies }: BookingParts,
  visit: Visit,
  id: string | null,
  item: string,
): Promise<FastifyReply> {
  if (id) {
    const left = await desk.removeItem(id, item, Date.now())
    if (!left.ok && left.problems[0]?.code === 'try-again') throw new Failure('try-again')
    if (left.ok && left.value === null) cartCookies.forget(visit.reply)
  }
  return visit.redirect(pathOf(visit.site, 'cart'), 303)
}

/** What was in the cart before is still there, and is shown below what went wrong. */
async function refused(
  parts: BookingParts,
  visit: Visit,
  problems: readonly Problem[],
  token: unknown,
  giftBoxCode: string,
): Promise<FastifyReply> {
  const first = problems[0] ?? problem('unexpected')
  if (first.code === 'try-again') throw new Failure('try-again')
  const read = await parts.desk.cart(parts.cartCookies.id(visit), Date.now())
  const notice = refusedOffer(parts, visit, first, token, giftBoxCode)
  return cartPage(parts, visit, read.ok ? read.value : null, notice, statusOf(first.code))
}

function cartPage(
  { memory }: BookingParts,
  visit: Visit,
  cart: Cart | null,
  notice: CartNotice | null,
  status = 200,
): FastifyReply {
  const { site, text } = visit
  const world = memory()
  const items = (cart?.items ?? []).map((item) => ({
    id: item.id,
    stay: shownStay(world, visit, item, false),
  }))
  const data = {
    items,
    hold: cart && holdOf(cart, site, Date.now()),
    notice,
    today: todayIn(site.edition.timeZone),
  }
  const title = text('cart.title')
  const head = { title: `${title} · ${brandOf(site).name}`, description: title }
  return visit.page(<CartPage {...data} />, head, status)
}
