/**
 * The booking desk: everything between a chosen rate and a confirmed, cancelled or refunded
 * booking. Pages ask it and show what it says; whatever may be expected to go wrong comes back as
 * problems, also a database that is away ("try-again").
 *
 * Codes of problems: token-forged, token-stale, price-changed (limit: the new price), offer-changed,
 * sold-out, cart-full (limit), cart-empty, hold-expired, payment-declined, payment-unknown,
 * payment-at-hotel, booking-not-found, booking-cancelled, stay-begun, claim-too-late (limit: hours),
 * claim-not-better, claim-made, and those of fields (field-missing …) with the names of
 * core/booking/checkout-fields.ts.
 */
import type {
  Booking,
  CancellationQuote,
  Cart,
  CheckoutOutcome,
  PriceClaim,
} from '../../core/booking/booking.ts'
import type { FormValues } from '../../core/form-values.ts'
import type { Read } from '../../core/problems.ts'
import type { Site } from '../../core/site.ts'

/** Times are milliseconds since 1970. */
export interface BookingDesk {
  /**
   * Takes the rooms of a rate for a while. The answer's id goes into the visitor's cookie: it is a
   * new one when the old cart is gone or of another country. With a changed price nothing is taken;
   * problem price-changed has the new one, which the visitor may accept: then it comes with the
   * same token.
   */
  addToCart(
    cartId: string | null,
    checkoutToken: unknown,
    site: Site,
    now: number,
    acceptedPrice?: number,
  ): Promise<Read<Cart>>
  /** Problem cart-empty when there is none or its time is over. */
  cart(cartId: string | null, now: number): Promise<Read<Cart>>
  /** Gives an item's rooms back. The answer is what is left: null for an empty cart. */
  removeItem(cartId: string, itemId: string, now: number): Promise<Read<Cart | null>>
  /**
   * After price-changed, offer-changed or sold-out on the field cart_total the cart has the new
   * prices: show it again with its form, whose total is the new one.
   */
  checkout(asked: AskedCheckout, now: number): Promise<Read<CheckoutOutcome>>
  /**
   * The visitor is back from the bank: the same key again. Also safe to reload. A challenge as the
   * answer means that the bank's question is still open: offer its address as a link.
   */
  resume(cartId: string, idempotencyKey: string, now: number): Promise<Read<CheckoutOutcome>>
  /** By locator and e-mail, in whatever case they were typed. */
  booking(locator: string, email: string): Promise<Read<Booking>>
  bookingsOf(personId: number): Promise<Read<Booking[]>>
  cancellationQuote(booking: Booking, now: number): CancellationQuote
  cancel(booking: Booking, now: number): Promise<Read<Booking>>
  bestPriceClaim(booking: Booking, claim: AskedClaim, now: number): Promise<Read<PriceClaim>>
  /** Whether the card is typed on our own page, as in the sandbox, or on the provider's. */
  takesCards: boolean
  /** Only in the sandbox: what the visitor answered on its page. */
  answerChallenge(paymentId: string, isApproved: boolean): Promise<Read<null>>
}

export interface AskedCheckout {
  cartId: string
  /** As sent; read by core/booking/checkout-fields.ts. Every problem comes at once. */
  values: FormValues
  site: Site
  personId: number | null
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

export interface AskedClaim {
  address: string
  /** In the currency of the booking. */
  found: number
}
