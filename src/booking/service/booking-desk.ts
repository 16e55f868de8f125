/**
 * The booking desk: everything between a choice and a confirmed, cancelled or refunded
 * booking. Pages ask it and show what it says; whatever may be expected to go wrong comes back as
 * problems, also a database that is away ("try-again").
 *
 * Codes of problems: token-forged, token-stale, price-changed (limit: the new price), offer-changed,
 * offer-withdrawn, sold-out, cart-full (limit), too-many-holds (limit: rooms),
 * too-many-unpaid (limit: rooms), cart-empty, hold-expired, payment-declined, payment-unknown,
 * payment-at-hotel, refund-too-much, booking-not-found, booking-cancelled, stay-begun, claim-too-late (limit: hours),
 * claim-not-better, claim-made, and those of fields (field-missing …) with the names of
 * site/booking-fields.ts.
 */
import type { Transaction } from 'kysely'
import type {
  Booking,
  CancellationQuote,
  Cart,
  CheckoutOutcome,
  PriceClaim,
} from '../rules/booking.ts'
import type { FormValues } from '../../site/form-values.ts'
import type { MinorUnits } from '../../site/money.ts'
import type { Read } from '../../site/problems.ts'
import type { DiscountRight } from '../../site/discount-rights.ts'
import type { Site } from '../../site/site.ts'
import type { Line } from '../../products/line.ts'
import type { Tables } from '../../store/tables.ts'

export interface ClaimDecision {
  isAccepted: boolean
  /** What else belongs into the same transaction. */
  also: (db: Transaction<Tables>, claim: PriceClaim, booking: Booking) => Promise<void>
}

/** Times are milliseconds since 1970. */
export interface BookingDesk {
  /**
   * Keeps what was chosen for a while. The answer's id goes into the visitor's cookie: it is a
   * new one when the old cart is gone or of another country. With a changed price nothing is taken;
   * problem price-changed has the new one, which the visitor may accept: then it comes with the
   * same token. Where the cart itself has the last of it, the new choice replaces that one.
   */
  addToCart(
    cartId: string | null,
    checkoutToken: unknown,
    site: Site,
    now: number,
    acceptedPrice?: number,
    asker?: CartAsker,
  ): Promise<Read<Cart & { hasReplaced?: boolean }>>
  /** Problem cart-empty when there is none or its time is over. */
  cart(cartId: string | null, now: number): Promise<Read<Cart>>
  /** For another fifteen minutes, if it was done `before` times before, and not too often. */
  keepLonger(cartId: string | null, before: number, now: number): Promise<Read<Cart>>
  /** Gives back what an item keeps, with all of its trip. The answer is what is left: null for an empty cart. */
  removeItem(cartId: string, itemId: string, now: number): Promise<Read<Cart | null>>
  /**
   * After price-changed, offer-changed or offer-withdrawn on the field cart_total the cart has the
   * new prices: show it again with its form, whose total is the new one.
   */
  checkout(asked: CheckoutRequest, now: number): Promise<Read<CheckoutOutcome>>
  /**
   * The visitor is back from the bank: the same key again. Also safe to reload. A challenge as the
   * answer means that the bank's question is still open: offer its address as a link.
   */
  resume(cartId: string, idempotencyKey: string, now: number): Promise<Read<CheckoutOutcome>>
  /** By locator and e-mail, in whatever case they were typed. */
  booking(locator: string, email: string): Promise<Read<Booking>>
  bookingsOf(personId: number): Promise<Read<Booking[]>>
  cancellationQuote(booking: Booking, now: number): CancellationQuote
  /** `also` is done in the same transaction: the back office writes down who did it. */
  cancel(booking: Booking, now: number, also?: Alongside): Promise<Read<Booking>>
  /** Problem refund-too-much (limit: what is left) when it is more than is left of what was paid. */
  refund(booking: Booking, asked: GoodwillRequest, now: number): Promise<Read<Booking>>
  /**
   * Puts another line in the place of a booked one: `changed-meanwhile` when it is no longer the
   * one that was seen, `sold-out` when others have what the new one takes.
   */
  changeLine(
    booking: Booking,
    change: LineChangeRequest,
    now: number,
  ): Promise<Read<CheckoutOutcome>>
  /** The visitor is back from the bank, or sends the same form again; null when nothing was paid. */
  resumeChange(booking: Booking, key: string, now: number): Promise<Read<CheckoutOutcome> | null>
  bestPriceClaim(booking: Booking, claim: ClaimRequest, now: number): Promise<Read<PriceClaim>>
  /** What an accepted claim owes is paid by the job that looks after bookings; false when decided. */
  decideClaim(claimId: number, decision: ClaimDecision, now: number): Promise<boolean>
  /** The provider tells, by itself, that something became of a payment; told twice, heard once. */
  handleNotice(notice: { id: string; paymentId: string }, now: number): Promise<Read<null>>
  /** Whether the card is typed on our own page, as in the sandbox, or on the provider's. */
  takesCards: boolean
  /** Only in the sandbox: what the visitor answered on its page; the answer is where they go on. */
  answerChallenge(paymentId: string, isApproved: boolean): Promise<Read<string>>
}

/** Who puts something into a cart, and how they came to it. */
export interface CartAsker {
  /** Tells one visitor from another, so that nobody keeps too much; empty: nobody counts. */
  visitor: string
  /** What the form sent beside the promise, for its product to read. */
  fields?: FormValues
  /** To discounts; what the server knows of the visitor, not what a form says. */
  rights?: readonly DiscountRight[]
}

export interface CheckoutRequest {
  cartId: string
  /**
   * As `cart` has just read it for the same request; null when it is empty. The sale itself takes
   * each item out of the stored cart, in its transaction: one that has gone since is not sold.
   */
  cart: Cart | null
  /** As sent; read by site/booking-fields.ts. Every problem comes at once. */
  values: FormValues
  site: Site
  personId: number | null
  /** Tells one network from another, so that nobody books too much unpaid; empty: nobody counts. */
  visitor: string
  /**
   * Made by `newCheckoutKey()` when the form is written, and kept in it. The same key gives the same
   * booking; after payment-declined the form needs a new one.
   */
  idempotencyKey: string
  /** Absolute addresses. */
  pages: {
    /** Where the bank sends the visitor back to: calls `resume`. */
    back: string
    /** The sandbox's page with the bank's question; `?payment=…` is added to it. */
    challenge: string
  }
}

export interface LineChangeRequest {
  /** As the visitor has seen it. */
  before: Line
  after: Line
  /** More than nothing is paid by card, less is given back to it. */
  due: MinorUnits
  /** What of it to pay by. */
  payment: Pick<CheckoutRequest, 'values' | 'site' | 'idempotencyKey' | 'pages'>
}

/** Told of the booking as it is afterwards. */
export type Alongside = (transaction: Transaction<Tables>, booking: Booking) => Promise<void>

export interface GoodwillRequest {
  amount: MinorUnits
  /** The same key gives the money back once. */
  key: string
  also?: Alongside
}

export interface ClaimRequest {
  /** Empty when there is a proof instead. */
  address: string
  /** In the currency of the booking. */
  found: number
  /** A picture of the other offer, as WebP. */
  proof?: Uint8Array | null
}
