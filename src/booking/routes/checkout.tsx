/** The checkout: the form, what was sent with it, and the way back from a bank's question. */
import type { FastifyReply } from 'fastify'
import { type Cart, type CheckoutOutcome, totalOf } from '../rules/booking.ts'
import {
  asksForInvoice,
  CHALLENGE_FIELDS,
  CHECKOUT_FIELDS,
  guestFields,
} from '../../site/booking-fields.ts'
import { askedForm, checkoutProblems, withOwnRooms } from '../rules/read-checkout.ts'
import type { FormValues } from '../../site/form-values.ts'
import type { Problem, Read } from '../../site/problems.ts'
import { pathOf } from '../../site/routes.ts'
import { CheckoutPage, type CheckoutPageData } from '../pages/checkout/checkout-page.tsx'
import type { Nationality, ShownTravellers } from '../pages/checkout/traveller-fields.tsx'
import { NATIONALITIES } from '../rules/nationalities.ts'
import type { TravellerNeeds } from '../../products/line.ts'
import { LeavePage } from '../pages/checkout/leave-page.tsx'
import { brandOf } from '../../site/brands.ts'
import { isCheckoutKey, newCheckoutKey } from '../service/desk-parts.ts'
import { type BookingParts, holdOf, visitorMark } from './checkout-parts.ts'
import type { PendingCheckout } from './checkout-cookies.ts'
import { amountDueNow, paymentChoices } from '../rules/amount-due.ts'
import { formatMoneyExactly } from '../../site/money.ts'
import { taxOnTop } from '../../site/taxes.ts'
import { TEST_CARDS } from '../payments/sandbox-payments.ts'
import type { FormState } from '../../ui/form/form-problem-text.ts'
import { describeLine, travellersIn } from '../../products/product.ts'
import { todayIn } from '../../http/clock.ts'
import type { Handler, Visit } from '../../http/visit.ts'
import { fieldsOf, travellerCounts, typedValues } from './checkout-values.ts'
import { Failure } from '../../http/failures.tsx'
import { statusOf } from '../../http/http-statuses.ts'
import { siteAddress } from '../../mail/site-address.ts'
import { hostOf } from '../../http/page-visit.ts'
import { ChallengePage } from '../pages/checkout/challenge-page.tsx'

export function showCheckout(parts: BookingParts): Handler {
  return async (visit) => {
    const read = await parts.desk.cart(parts.cartCookies.id(visit), Date.now())
    if (read.ok) {
      // What was typed before rooms were lost, or before a question of the bank, is not lost.
      const typed = parts.checkoutCookies.pending(visit)?.values
      const form = { values: { ...knownValues(visit), ...typed }, problems: [] }
      return formPage(parts, visit, read.value, {
        form,
        checkoutKey: newCheckoutKey(),
        travellerCounts: [],
      })
    }
    if (read.problems[0]?.code === 'try-again') throw new Failure('try-again')
    // The cart says what has become of its rooms.
    return visit.redirect(pathOf(visit.site, 'cart'))
  }
}

export function sendCheckout(parts: BookingParts): Handler {
  const { desk, cartCookies } = parts
  return async (visit) => {
    const sent = fieldsOf(visit.body)
    const cartId = cartCookies.id(visit)
    if (!cartId) return visit.redirect(pathOf(visit.site, withoutCart(parts, visit)), 303)
    const key = keyIn(sent)
    const read = await desk.cart(cartId, Date.now())
    const typed = { key, cartId, values: typedValues(sent) }
    if (!read.ok && read.problems[0]?.code === 'try-again')
      return formAgain(parts, visit, typed, null, read.problems)
    const cart = read.ok ? read.value : null
    const { takesCards } = desk
    const today = todayIn(visit.site.edition.timeZone)
    const wrong = cart
      ? checkoutProblems(sent, askedForm(travellersIn(parts.products), cart, visit.site.type), {
          takesCards,
          today,
        })
      : []
    if (wrong.length > 0) return formAgain(parts, visit, typed, cart, wrong)
    // Without a cart too: a form that is sent twice finds its booking, not an empty cart.
    const outcome = await desk.checkout(
      {
        cartId,
        cart,
        values: withOwnRooms(sent, cart?.items.length ?? travellerCounts(sent).length).values,
        site: visit.site,
        personId: visit.person?.id ?? null,
        visitor: visitorMark(parts.tokens, visit),
        idempotencyKey: key,
        pages: pagesOf(parts, visit),
      },
      Date.now(),
    )
    return afterCheckout(parts, visit, typed, outcome)
  }
}

/** The visitor comes back from the bank; a reload asks the same question again. */
export function returnToCheckout(parts: BookingParts): Handler {
  const { desk, checkoutCookies } = parts
  return async (visit) => {
    const pending = checkoutCookies.pending(visit)
    if (!pending?.cartId) return visit.redirect(pathOf(visit.site, 'trips'))
    const outcome = await desk.resume(pending.cartId, pending.key, Date.now())
    // Whoever comes back with the question still open is shown the way, not sent.
    if (outcome.ok && outcome.value.kind === 'challenge')
      return leave(parts, visit, outcome.value.url, false)
    return afterCheckout(parts, visit, pending, outcome)
  }
}

async function afterCheckout(
  parts: BookingParts,
  visit: Visit,
  typed: PendingCheckout,
  outcome: Read<CheckoutOutcome>,
): Promise<FastifyReply> {
  const { reply, site } = visit
  if (!outcome.ok) {
    // A refused payment is over; with its key, it would be refused again.
    const isOver = outcome.problems.some(({ code }) => code === 'payment-declined')
    const key = isOver ? newCheckoutKey() : typed.key
    if (outcome.problems.some(({ code }) => code === 'hold-expired'))
      parts.checkoutCookies.keep(reply, typed)
    // Read again: new prices were put into it, or rooms were lost while the bank was asked.
    const read = await parts.desk.cart(parts.cartCookies.id(visit), Date.now())
    const cart = read.ok ? read.value : null
    return formAgain(parts, visit, { ...typed, key }, cart, outcome.problems)
  }
  if (outcome.value.kind === 'challenge') {
    parts.checkoutCookies.keep(reply, typed)
    return leave(parts, visit, outcome.value.url, true)
  }
  const { locator, contact } = outcome.value.booking
  parts.tripCookies.remember(visit, { locator, email: contact.email })
  parts.cartCookies.forget(reply)
  parts.checkoutCookies.forget(reply)
  return visit.redirect(`${pathOf(site, 'confirmation', { locator })}?done=booked`, 303)
}

/** The form of a second tab, or one that Back brought up again: what it asked for is booked. */
function withoutCart({ tripCookies }: BookingParts, visit: Visit): 'trips' | 'cart' {
  return tripCookies.known(visit).length > 0 ? 'trips' : 'cart'
}

function formAgain(
  parts: BookingParts,
  visit: Visit,
  { key, values }: PendingCheckout,
  cart: Cart | null,
  problems: readonly Problem[],
): FastifyReply {
  return formPage(parts, visit, cart, {
    form: { values, problems },
    checkoutKey: key,
    travellerCounts: travellerCounts(values),
  })
}

/** To the bank, or to our own page that plays one. */
export function leave(
  { publicUrl }: Pick<BookingParts, 'publicUrl'>,
  visit: Visit,
  url: string,
  isAutomatic: boolean,
): FastifyReply {
  const origin = originOf(visit, publicUrl)
  if (url.startsWith(`${origin}/`)) return visit.redirect(url.slice(origin.length), 303)
  const title = visit.text('checkout.leave.title')
  return visit.page(<LeavePage href={url} isAutomatic={isAutomatic} />, headOf(visit, title))
}

function formPage(
  parts: BookingParts,
  visit: Visit,
  cart: Cart | null,
  form: WrittenForm,
): FastifyReply {
  const data = checkoutPageData(parts, visit, cart, form)
  const first = form.form.problems[0]
  const head = headOf(visit, visit.text('checkout.title'))
  return visit.page(<CheckoutPage {...data} />, head, first ? statusOf(first.code) : 200)
}

function headOf({ site }: Visit, title: string) {
  return { title: `${title} · ${brandOf(site).name}`, description: title }
}

function pagesOf({ publicUrl }: Pick<BookingParts, 'publicUrl'>, visit: Visit) {
  const origin = originOf(visit, publicUrl)
  return {
    back: origin + pathOf(visit.site, 'checkoutReturn'),
    challenge: origin + pathOf(visit.site, 'bankQuestion'),
  }
}

/**
 * Where the visitor is, by the configured address: behind a proxy, a request knows neither protocol
 * nor port. The host may be a subdomain of ours, whose cookies are found only there.
 */
export function originOf({ site, reply }: Visit, publicUrl: URL): string {
  const host = hostOf(reply.request).toLowerCase().replace(/:\d+$/, '')
  const address = new URL(siteAddress(site, '/', publicUrl))
  if (host.endsWith(`.${publicUrl.hostname}`)) address.hostname = host
  return address.origin
}

function keyIn(sent: FormValues): string {
  const key = sent[CHECKOUT_FIELDS.key]
  return isCheckoutKey(key) ? key : newCheckoutKey()
}

/** What the checkout page shows: the cart as it is now, and the form as it was sent. */
interface WrittenForm {
  form: FormState
  checkoutKey: string
  /** Of each line, for a form whose cart nobody can read just now. */
  travellerCounts: readonly number[]
}

function checkoutPageData(
  { desk, products }: Pick<BookingParts, 'desk' | 'products'>,
  visit: Visit,
  cart: Cart | null,
  { form, checkoutKey, travellerCounts }: WrittenForm,
): CheckoutPageData {
  const { site, text } = visit
  const items = cart?.items ?? []
  const currency = cart?.currency ?? site.edition.currency
  const total = totalOf(items)
  const today = todayIn(site.edition.timeZone)
  const lines = items.map((item) => describeLine(products, item, visit, today, false))
  const money = (amount: number) => formatMoneyExactly(amount, currency)
  // While nobody can tell what is in the cart, its form has as many fields as it had.
  const anybody = (number: number) =>
    text('checkout.room', { number, room: text('hotel.room.any') })
  const travellers: ShownTravellers[] =
    lines.length > 0
      ? lines.map(({ title, travellers: labels, begins, ends }, at) => {
          const needs = products.of(items[at]!.kind).travellers(items[at]!)
          return { title, labels, needs, begins, ends }
        })
      : travellerCounts.map((count, item) => ({
          title: '',
          labels: Array.from({ length: count }, (_, index) => anybody(index + 1)),
          needs: Array.from({ length: count }, (_, index) => typedNeeds(form, item, index)),
          begins: today,
          ends: today,
        }))
  return {
    lines,
    travellers,
    nationalities: travellers.some(({ needs }) => needs.some(({ document }) => document))
      ? nationalitiesIn(site.edition.conventions)
      : [],
    hold: cart && holdOf(cart, site, Date.now()),
    total,
    currency,
    payments: (items.length > 0 ? paymentChoices(items) : (['card'] as const)).map((choice) => {
      const now = amountDueNow(items, choice)
      const later = total + taxOnTop(items) - now
      return { choice, now: money(now), later: later > 0 ? money(later) : '' }
    }),
    takesCards: desk.takesCards,
    testCards: desk.takesCards ? SHOWN_CARDS : [],
    hasInvoice: asksForInvoice(site.type),
    form,
    checkoutKey,
    today,
  }
}

/** What was asked for before, by what was typed. */
function typedNeeds({ values }: FormState, item: number, index: number): TravellerNeeds {
  const { birthDate, document } = guestFields(item + 1, index + 1)
  return { birthDate: birthDate in values ? 'adult' : null, document: document in values }
}

/** In the order of their names. */
function nationalitiesIn(conventions: string): Nationality[] {
  const names = new Intl.DisplayNames(conventions, { type: 'region' })
  const { compare } = new Intl.Collator(conventions)
  return NATIONALITIES.map((code): Nationality => [code, names.of(code) ?? code]).toSorted(
    ([, one], [, other]) => compare(one, other),
  )
}

/** Our own page asks for cards in the sandbox only, which knows these. */
export const SHOWN_CARDS = (
  [
    ['success', TEST_CARDS.success],
    ['decline', TEST_CARDS.declined],
    ['challenge', TEST_CARDS.challenge],
    ['time-out', TEST_CARDS.timeOut],
  ] as const
).map(([outcome, number]) => ({ outcome, number: number.replace(/\d{4}(?=\d)/g, '$& ') }))

/**
 * Somebody who is signed in need not type what we know. An account has one name only: where in it
 * the surname begins, nobody can tell ("Ana María"), and a wrong one would be booked unseen.
 */
function knownValues({ person }: Pick<Visit, 'person'>): Record<string, string> {
  if (!person) return {}
  const [firstName = ''] = person.name.trim().split(/\s+/)
  return {
    [CHECKOUT_FIELDS.firstName]: firstName,
    [CHECKOUT_FIELDS.email]: person.email,
  }
}

/** The demo bank's question, and its answer. */
const PAYMENT_ID = /^[\w-]{1,100}$/

export const showBankQuestion: Handler = ({ site, text, query, page }) => {
  const paymentId = query[CHALLENGE_FIELDS.payment]
  if (typeof paymentId !== 'string' || !PAYMENT_ID.test(paymentId))
    throw new Failure('page-not-found')
  const title = text('checkout.challenge.title')
  const head = { title: `${title} · ${brandOf(site).name}`, description: title }
  return page(<ChallengePage paymentId={paymentId} />, head)
}

export function answerBankQuestion({ desk, publicUrl }: BookingParts): Handler {
  return async (visit) => {
    const { site, redirect } = visit
    const fields = fieldsOf(visit.body)
    const paymentId = fields[CHALLENGE_FIELDS.payment]
    if (typeof paymentId !== 'string' || !PAYMENT_ID.test(paymentId))
      throw new Failure('field-unreadable')
    const isApproved = fields[CHALLENGE_FIELDS.answer] === 'yes'
    const answered = await desk.answerChallenge(paymentId, isApproved)
    if (!answered.ok && answered.problems[0]?.code === 'try-again') throw new Failure('try-again')
    const origin = `${originOf(visit, publicUrl)}/`
    const back = answered.ok && answered.value.startsWith(origin) ? answered.value : ''
    return redirect(back ? back.slice(origin.length - 1) : pathOf(site, 'checkoutReturn'), 303)
  }
}
