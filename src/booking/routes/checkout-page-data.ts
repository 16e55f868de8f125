/** What the checkout page shows: the cart as it is now, and the form as it was sent. */
import { amountDueNow, paymentChoices } from '../rules/amount-due.ts'
import { type Cart, totalOf } from '../rules/booking.ts'
import { asksForInvoice, CHECKOUT_FIELDS } from '../rules/checkout-fields.ts'
import { formatMoneyExactly } from '../../site/money.ts'
import { taxOnTop } from '../../site/taxes.ts'
import { TEST_CARDS } from '../payments/sandbox-payments.ts'
import type { CheckoutPageData } from '../pages/checkout/checkout-page.tsx'
import type { FormState } from '../../ui/form/form-state.ts'
import { holdOf } from './cart-hold.ts'
import { shownStay } from './cart-stay.ts'
import type { BookingParts } from './checkout-parts.ts'
import { todayIn } from '../../http/clock.ts'
import type { Visit } from '../../http/visit.ts'

export interface WrittenForm {
  form: FormState
  checkoutKey: string
  /** Rooms of each stay, for a form whose cart nobody can read just now. */
  roomCounts: readonly number[]
}

export function checkoutPageData(
  { desk, memory }: Pick<BookingParts, 'desk' | 'memory'>,
  visit: Visit,
  cart: Cart | null,
  { form, checkoutKey, roomCounts }: WrittenForm,
): CheckoutPageData {
  const { site, text } = visit
  const items = cart?.items ?? []
  const currency = cart?.currency ?? site.edition.currency
  const total = totalOf(items)
  const world = items.length > 0 ? memory() : null
  const stays = items.map((item) => shownStay(world!, visit, item, false))
  const money = (amount: number) => formatMoneyExactly(amount, currency)
  const anyRoom = text('hotel.room.any')
  return {
    stays,
    rooms:
      stays.length > 0
        ? stays.map(({ hotelName, rooms }) => ({
            name: hotelName,
            rooms: rooms.map(({ name }) => name),
          }))
        : roomCounts.map((count) => ({
            name: '',
            rooms: Array.from({ length: count }, () => anyRoom),
          })),
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
    today: todayIn(site.edition.timeZone),
  }
}

/** Our own page asks for cards in the sandbox only, which knows these. */
const SHOWN_CARDS = (
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
export function knownValues({ person }: Pick<Visit, 'person'>): Record<string, string> {
  if (!person) return {}
  const [firstName = ''] = person.name.trim().split(/\s+/)
  return {
    [CHECKOUT_FIELDS.firstName]: firstName,
    [CHECKOUT_FIELDS.email]: person.email,
  }
}
