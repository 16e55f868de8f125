/**
 * Rates: one way to buy the whole stay, for all its rooms, at one board and one policy.
 *
 * The list shows two of a hotel's rates, the cheapest and the dearest, in a shorter form that
 * the engine can derive without building the others.
 */
import type { Day } from '../../../../site/calendar-day.ts'
import type { CurrencyCode, MinorUnits } from '../../../../site/money.ts'
import type { VisitorDiscount } from '../../../../site/discount-rights.ts'
import type { PaymentMethod } from '../../../line.ts'

export interface Rate {
  hash: string
  /** The hash before the price entered into it: it stays when the price changes. */
  rawHash: string
  roomHash: string
  providerHash: string
  id: string
  providerId: number
  /** The number under which the provider keeps this hotel. */
  providerHotelId: string
  /** Signs hotel, room, board, policy, dates, occupancy and price. */
  checkoutToken: string
  roomsDistribution: string
  roomsTitle: string
  isHidden: boolean
  boardId: string
  boardDescription: string
  paymentMethod: PaymentMethod
  /** The hotel forbids to advertise it below a price. */
  hasMinimumRetailPrice: boolean
  hasDiscountOffers: boolean
  /** The lowest price of the same room in the 30 days before. */
  originalAmount: MinorUnits
  initialAmount: MinorUnits
  totalAmount: MinorUnits
  currency: CurrencyCode
  importTax: MinorUnits
  rooms: RateRoom[]
  cancelPolicy: CancelPolicy
  offer: { type: string; description: string } | null
  offers: Offer[]
  supplements: RateSupplement[]
  availableRooms: number
  firstPaymentDay: Day | null
  isDiscountedForSubscribers: boolean
}

export interface RateRoom {
  name: string
  adults: number
  childAges: number[]
}

export interface CancelPolicy {
  /** The last day on which cancelling costs nothing; null when it always costs. */
  freeUntil: Day | null
}

export interface Offer {
  code: string
  amountType: 'percent' | 'value'
  amount: number
  isVisible: boolean
}

export interface RateSupplement {
  /** `packet_sale` marks a package. */
  type: string
  code: string
  text: string
  info: string
}

/** The price per night and room is not rounded: that happens once, at display. */
export interface DerivedRate {
  boardCode: string
  boardName: string
  price: MinorUnits
  pricePerNightAndRoom: MinorUnits
  originalPrice: MinorUnits
  originalPricePerNightAndRoom: MinorUnits
  offers: Offer[]
  paymentMethod: PaymentMethod
  hasMinimumRetailPrice: boolean
  hasDiscountOffers: boolean
  /** What is taken off the room price for this visitor; null for what everybody pays. */
  discount: VisitorDiscount | null
  /** What signing in would take off it, in percent; 0 when it changes nothing. */
  percentForSubscribers: number
  firstPaymentDay: Day | null
  /** The last day on which cancelling costs nothing; null when it always costs. */
  freeCancellationUntil: Day | null
}

/** One group for each room and package: the same room with a ski pass is another thing to buy. */
export function groupByRoom<T extends Pick<Rate, 'roomHash' | 'supplements'>>(
  rates: readonly T[],
): T[][] {
  return grouped(rates, (rate) => `${rate.roomHash} ${packageText(rate)}`)
}

export function groupByBoard<T extends Pick<Rate, 'boardId'>>(rates: readonly T[]): T[][] {
  return grouped(rates, (rate) => rate.boardId)
}

/** Empty when the rate is no package. */
export function packageText({ supplements }: Pick<Rate, 'supplements'>): string {
  const packages = supplements.filter(({ type }) => type === 'packet_sale')
  return packages.map(({ text }) => text).join(', ')
}

/** Groups stand in the order of their first rate. */
function grouped<T>(rates: readonly T[], keyOf: (rate: T) => string): T[][] {
  return [...Map.groupBy(rates, keyOf).values()]
}
