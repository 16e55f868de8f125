/** From a filled-in form to a booking, once, however often it is sent. */
import { setTimeout as pause } from 'node:timers/promises'
import { amountDueNow } from '../rules/amount-due.ts'
import { type Cart, type CheckoutForm, type CheckoutOutcome, siteKeyOf } from '../rules/booking.ts'
import { askedForm, readCard, readCheckoutForm, type TypedCard } from '../rules/read-checkout.ts'
import { CHECKOUT_FIELDS } from '../../site/booking-fields.ts'
import type { BookingIntent, Payment } from '../rules/payment.ts'
import type { Day } from '../../site/calendar-day.ts'
import { problem, type Problem, type Read, readable, unreadable } from '../../site/problems.ts'
import { NoAnswer, type ProviderStatus } from '../payments/payment-provider.ts'
import { bookingByKey, bookingOfCart } from '../store/bookings.ts'
import { confirmBooking } from '../store/booking-confirmation.ts'
import { changeHeldItem, heldItems } from '../store/holds.ts'
import { paymentById, paymentByKey, startPayment } from '../store/payments.ts'
import { todayIn } from '../../http/clock.ts'
import type { CheckoutRequest, BookingDesk } from './booking-desk.ts'
import { isId } from './cart-desk.ts'
import { answered, composeMails, type DeskParts, isCheckoutKey, refused } from './desk-parts.ts'
import { offerDifference } from '../store/booking-cart.ts'
import { travellersIn } from '../../products/product.ts'
import { decided, type Settled, settlePayment } from './settle-payment.ts'

/** While somebody else may still be at the same payment. */
const PATIENCE_MS = 10_000
const LOOK_EVERY_MS = 50

type CheckoutDesk = Pick<BookingDesk, 'checkout' | 'resume'>

export function checkoutDesk(parts: DeskParts): CheckoutDesk {
  return {
    checkout: (asked, now) =>
      answered(parts, async () => {
        const { cartId, idempotencyKey } = asked
        if (!isCheckoutKey(idempotencyKey)) return refused('field-unreadable', CHECKOUT_FIELDS.key)
        if (!isId(cartId)) return refused('cart-empty')
        return (
          (await earlierOutcome(parts, cartId, idempotencyKey, now)) ??
          (await firstCheckout(parts, asked, now))
        )
      }),
    resume: (cartId, idempotencyKey, now) =>
      answered(parts, async () => {
        if (!isId(cartId) || !isCheckoutKey(idempotencyKey)) return refused('cart-empty')
        return (await earlierOutcome(parts, cartId, idempotencyKey, now)) ?? refused('cart-empty')
      }),
  }
}

/** What an earlier submit of the same form came to; null when this is the first. */
async function earlierOutcome(
  parts: DeskParts,
  cartId: string,
  key: string,
  now: number,
): Promise<Read<CheckoutOutcome> | null> {
  const booking = await bookingByKey(parts.products, parts.store(), key, cartId)
  if (booking) return readable({ kind: 'confirmed', booking })
  const payment = await paymentByKey(parts.store(), key)
  if (!payment) return null
  if (payment.intent.cartId !== cartId) return refused('field-unreadable', CHECKOUT_FIELDS.key)
  return goOn(parts, payment, now)
}

async function firstCheckout(
  parts: DeskParts,
  asked: CheckoutRequest,
  now: number,
): Promise<Read<CheckoutOutcome>> {
  const { cartId, cart, idempotencyKey, site, personId } = asked
  if (cart?.edition !== site.edition.id) return bookedElsewhere(parts, cartId)
  const today = todayIn(site.edition.timeZone, new Date(now))
  const changes = await priceProblems(parts, cart, today)
  if (changes.length > 0) return unreadable(changes)
  const read = readForm(parts, asked, cart, today)
  if (!read.ok) return read
  const { form, card } = read.value
  const { items } = cart
  const intent = { cartId, idempotencyKey, items, form, site: siteKeyOf(site), personId }
  const amount = amountDueNow(items, form.payment)
  return amount === 0
    ? bookUnpaid(parts, intent, { network: asked.visitor, today }, now)
    : pay(parts, { asked, intent, amount, card }, now)
}

function readForm(
  { payments, products }: DeskParts,
  { values, site }: CheckoutRequest,
  cart: Cart,
  today: number,
): Read<{ form: CheckoutForm; card: TypedCard | null }> {
  const form = readCheckoutForm(values, askedForm(travellersIn(products), cart, site.type))
  const needsCard = payments.takesCards && values[CHECKOUT_FIELDS.payment] === 'card'
  const card = needsCard ? readCard(values, today) : readable(null)
  if (form.ok && card.ok) return readable({ form: form.value, card: card.value })
  return unreadable([form, card].flatMap((part) => (part.ok ? [] : part.problems)))
}

async function bookUnpaid(
  parts: DeskParts,
  intent: BookingIntent,
  unpaid: { network: string; today: Day },
  now: number,
): Promise<Read<CheckoutOutcome>> {
  const mails = composeMails(parts, 'confirmation')
  const sold = await confirmBooking(parts.products, parts.store(), {
    intent,
    payment: null,
    unpaid,
    now,
    mails,
  })
  if (sold.kind === 'confirmed') return readable(sold)
  // A double click: the other one was a moment earlier.
  const booking = await bookingByKey(
    parts.products,
    parts.store(),
    intent.idempotencyKey,
    intent.cartId,
  )
  if (booking) return readable({ kind: 'confirmed', booking })
  if (sold.kind === 'too-many-unpaid')
    return refused('too-many-unpaid', CHECKOUT_FIELDS.payment, sold.limit)
  return sold.kind === 'gone' ? refused('sold-out') : bookedElsewhere(parts, intent.cartId)
}

/** The cart is empty: booked in another tab, then that is its booking; or its time was over. */
async function bookedElsewhere(
  { store, products }: DeskParts,
  cartId: string,
): Promise<Read<CheckoutOutcome>> {
  const booking = await bookingOfCart(products, store(), cartId)
  return booking?.state === 'confirmed'
    ? readable({ kind: 'confirmed', booking })
    : refused('hold-expired')
}

interface Paying {
  asked: Pick<CheckoutRequest, 'site' | 'pages'>
  intent: BookingIntent
  amount: number
  card: TypedCard | null
}

/** Written down first, then asked for: a crash in between leaves something to find out about. */
export async function pay(
  parts: DeskParts,
  { asked, intent, amount, card }: Paying,
  now: number,
): Promise<Read<CheckoutOutcome>> {
  const { payments } = parts
  const { currency } = intent.items[0]!
  const started = await startPayment(parts.store(), {
    provider: payments.name,
    amount,
    currency,
    intent,
    now,
  })
  if (!started.isNew) return goOn(parts, started.payment, now)
  return concluded(parts, started.payment, now, () =>
    payments.authorise({
      id: started.payment.id,
      amount,
      currency,
      card,
      email: intent.form.contact.email,
      description: intent.items
        .map((line) => parts.products.of(line.kind).statementName(line))
        .join(', '),
      language: asked.site.edition.conventions,
      pages: asked.pages,
    }),
  )
}

/** Another request, or an earlier one, is or was at it. */
export async function goOn(
  parts: DeskParts,
  payment: Payment,
  now: number,
): Promise<Read<CheckoutOutcome>> {
  let current = payment
  const until = performance.now() + Math.min(PATIENCE_MS, PATIENCE_MS - (now - payment.changedAt))
  while (current.state === 'started' && performance.now() < until) {
    await pause(LOOK_EVERY_MS)
    current = (await paymentById(parts.store(), payment.id))!
  }
  if (current.state !== 'started' && current.state !== 'challenge')
    return outcomeOf(parts, current, await decided(parts, current.id), now)
  return concluded(parts, current, now, () => parts.payments.standing(current))
}

async function concluded(
  parts: DeskParts,
  payment: Payment,
  now: number,
  ask: () => Promise<ProviderStatus>,
): Promise<Read<CheckoutOutcome>> {
  try {
    return outcomeOf(parts, payment, await settlePayment(parts, payment, await ask(), now), now)
  } catch (error) {
    if (error instanceof NoAnswer) return refused('payment-unknown')
    throw error
  }
}

async function outcomeOf(
  parts: DeskParts,
  { intent }: Payment,
  settled: Settled,
  now: number,
): Promise<Read<CheckoutOutcome>> {
  if (settled.kind === 'confirmed' || settled.kind === 'challenge') return readable(settled)
  if (intent.change) return refused(settled.kind === 'gone' ? 'sold-out' : 'payment-declined')
  // Only whoever still has the rooms is told to try another card. Read again: the bank took its time.
  const left = await heldItems(parts.store(), intent.cartId, now)
  return left.length > 0 ? refused('payment-declined') : bookedElsewhere(parts, intent.cartId)
}

// Looks once more at what a cart costs. What changed is put into the cart, and told.

/** One for each reason; the new total is that of the whole cart. */
async function priceProblems(
  { store, rates, products }: Pick<DeskParts, 'store' | 'rates' | 'products'>,
  { items }: Pick<Cart, 'items'>,
  today: Day,
): Promise<Problem[]> {
  const reasons = new Set<'price-changed' | 'offer-changed' | 'offer-withdrawn'>()
  let total = 0
  for (const item of items) {
    const product = products.of(item.kind)
    const choice = product.choiceOf(item)
    const current = await product.quote(store().db, choice, {
      currency: item.currency,
      tax: item.tax ?? null,
      // Who was promised a discount keeps it while it is kept for them, signed in or not.
      rights: item.discount ? [item.discount.kind] : [],
      rates: rates(),
      today,
    })
    total += current?.price ?? item.price
    // It is kept: only its supplier can have taken the offer back.
    const difference = current
      ? offerDifference(product, { choice, price: item.price }, current)
      : 'offer-withdrawn'
    if (!difference) continue
    reasons.add(difference)
    if (current) await changeHeldItem(store(), { ...item, ...current })
  }
  return [...reasons].map((code) => problem(code, CHECKOUT_FIELDS.total, total))
}
