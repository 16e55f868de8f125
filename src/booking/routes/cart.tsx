/** The cart: lines go in by what a book button promised, and out again. */
import type { FastifyReply } from 'fastify'
import type { Cart } from '../rules/booking.ts'
import {
  ACCEPTED_FIELD,
  CHECKOUT_FIELDS,
  REMOVE_FIELD,
  RENEW_FIELD,
} from '../../site/booking-fields.ts'
import { CHECKOUT_TOKEN_FIELD } from '../rules/checkout-token.ts'
import type { FormValues } from '../../site/form-values.ts'
import { problem, type Problem } from '../../site/problems.ts'
import { pathOf } from '../../site/routes.ts'
import type { CartNotice } from '../pages/cart/cart-notice.tsx'
import { CartPage } from '../pages/cart/cart-page.tsx'
import { brandOf } from '../../site/brands.ts'
import { isCheckoutKey } from '../service/desk-parts.ts'
import { type BookingParts, holdOf, visitorMark } from './checkout-parts.ts'
import { describeLine } from '../../products/product.ts'
import { todayIn } from '../../http/clock.ts'
import type { Handler, Visit } from '../../http/visit.ts'
import { discountRightsOf } from '../../http/visitor-rights.ts'
import { fieldsOf, typedValues } from './checkout-values.ts'
import { Failure } from '../../http/failures.tsx'
import { statusOf } from '../../http/http-statuses.ts'
import { logSecurity } from '../../http/security-events.ts'

export function showCart(parts: BookingParts): Handler {
  const { desk, cartCookies } = parts
  return async (visit) => {
    const id = cartCookies.id(visit)
    const read = await desk.cart(id, Date.now())
    if (read.ok) return cartPage(parts, visit, read.value, null)
    if (read.problems[0]?.code === 'try-again') throw new Failure('try-again')
    const href = cartCookies.page(visit)
    const notice = id ? { problem: problem('hold-expired'), href, prices: null } : null
    return cartPage(parts, visit, null, notice)
  }
}

export function changeCart(parts: BookingParts): Handler {
  const { desk, cartCookies } = parts
  return async (visit) => {
    const fields = fieldsOf(visit.body)
    const item = fields[REMOVE_FIELD]
    const renewal = fields[RENEW_FIELD]
    if (typeof item === 'string') return removed(parts, visit, item)
    if (typeof renewal === 'string') return keptLonger(parts, visit, fields, renewal)
    const id = cartCookies.fillable(visit)
    const token = fields[CHECKOUT_TOKEN_FIELD]
    const accepted = acceptedPrice(fields[ACCEPTED_FIELD])
    const asker = {
      visitor: visitorMark(parts.tokens, visit),
      fields,
      rights: discountRightsOf(visit),
    }
    const added = await desk.addToCart(id, token, visit.site, Date.now(), accepted, asker)
    if (!added.ok) return refused(parts, visit, added.problems, token, fields)
    const last = added.value.items.at(-1)
    const today = todayIn(visit.site.edition.timeZone)
    const href = last && parts.products.of(last.kind).describe(last, visit, today, false).href
    cartCookies.keep(visit.reply, added.value, href)
    const cart = pathOf(visit.site, 'cart')
    return visit.redirect(added.value.hasReplaced ? `${cart}?done=${REPLACED}` : cart, 303)
  }
}

/** What the address of the cart says after a choice took the place of another. */
const REPLACED = 'replaced'

/** Whatever it says, only the price of the moment is taken. */
function acceptedPrice(sent: unknown): number | undefined {
  return typeof sent === 'string' && /^\d{1,12}$/.test(sent) ? Number(sent) : undefined
}

async function removed(
  { desk, cartCookies }: BookingParts,
  visit: Visit,
  item: string,
): Promise<FastifyReply> {
  const id = cartCookies.id(visit)
  if (id) {
    const left = await desk.removeItem(id, item, Date.now())
    if (!left.ok && left.problems[0]?.code === 'try-again') throw new Failure('try-again')
    if (left.ok && left.value) cartCookies.keep(visit.reply, left.value)
    if (left.ok && left.value === null) cartCookies.empty(visit.reply, id)
  }
  return visit.redirect(pathOf(visit.site, 'cart'), 303)
}

/** Too late, or too often: then the cart says how long its rooms are kept, or that they are not. */
async function keptLonger(
  { desk, cartCookies, checkoutCookies }: BookingParts,
  visit: Visit,
  fields: FormValues,
  renewal: string,
): Promise<FastifyReply> {
  const before = /^\d$/.test(renewal) ? Number(renewal) : Infinity
  const kept = await desk.keepLonger(cartCookies.id(visit), before, Date.now())
  if (!kept.ok && kept.problems[0]?.code === 'try-again') throw new Failure('try-again')
  if (!kept.ok) return visit.redirect(pathOf(visit.site, 'cart'), 303)
  cartCookies.keep(visit.reply, kept.value)
  const key = fields[CHECKOUT_FIELDS.key]
  if (!isCheckoutKey(key)) return visit.redirect(pathOf(visit.site, 'cart'), 303)
  // From the checkout: what was typed there is shown again. A question of the bank stays open.
  const { [RENEW_FIELD]: _, ...values } = typedValues(fields)
  const pending = checkoutCookies.pending(visit)
  const isOfCart = pending?.cartId === kept.value.id
  checkoutCookies.keep(visit.reply, {
    key: isOfCart ? pending.key : key,
    cartId: kept.value.id,
    values,
  })
  return visit.redirect(pathOf(visit.site, 'checkout'), 303)
}

/** What was in the cart before is still there, and is shown below what went wrong. */
async function refused(
  parts: BookingParts,
  visit: Visit,
  problems: readonly Problem[],
  token: unknown,
  fields: FormValues,
): Promise<FastifyReply> {
  const first = problems[0] ?? problem('unexpected')
  if (first.code === 'try-again') throw new Failure('try-again')
  if (first.code === 'token-forged') logSecurity(visit.reply.request, 'offer-forged')
  const read = await parts.desk.cart(parts.cartCookies.id(visit), Date.now())
  const notice = refusedOffer(parts, visit, first, token, fields)
  return cartPage(parts, visit, read.ok ? read.value : null, notice, statusOf(first.code))
}

function cartPage(
  { products }: BookingParts,
  visit: Visit,
  cart: Cart | null,
  notice: CartNotice | null,
  status = 200,
): FastifyReply {
  const { site, text } = visit
  const today = todayIn(site.edition.timeZone)
  const items = (cart?.items ?? []).map((item) => ({
    id: item.id,
    line: describeLine(products, item, visit, today, false),
  }))
  const data = {
    items,
    hold: cart && holdOf(cart, site, Date.now()),
    notice,
    hasReplaced: cart !== null && visit.query['done'] === REPLACED,
  }
  const title = text('cart.title')
  const head = { title: `${title} · ${brandOf(site).name}`, description: title }
  return visit.page(<CartPage {...data} />, head, status)
}

// Why something did not go into the cart, with what was promised and what is true now.

/** A promise that is too old was still ours: it tells what was chosen. */
const WHENEVER = 0

function refusedOffer(
  { products, tokens }: Pick<BookingParts, 'products' | 'tokens'>,
  visit: Visit,
  problem: Problem,
  token: unknown,
  fields: FormValues,
): CartNotice {
  const read = tokens.read(token, WHENEVER)
  const product = read.ok ? products.find(read.value.kind) : undefined
  const choice = read.ok ? (product?.readChoice(read.value.choice, fields) ?? null) : null
  if (!read.ok || !product || choice === null) return { problem, href: '', prices: null }
  const { price, currency } = read.value
  const hasPrices = problem.code === 'price-changed' && problem.limit !== undefined
  const prices = hasPrices
    ? {
        before: price + (product.addedPrice?.(choice) ?? 0),
        now: problem.limit!,
        currency,
        token: String(token),
        fields: product.choiceFields(choice),
      }
    : null
  const isStay = product.isStay ?? false
  return { problem, href: product.linkTo(choice, visit), isStay, prices }
}
