/** The rates of a hotel's page: which are worth showing, and in which groups. */
import { groupByBoard, groupByRoom, type Offer, packageText, type Rate } from './rates.ts'

/** Of a rate, what the page shows and what its book button sends. */
export type RoomOffer = Pick<
  Rate,
  | 'hash'
  | 'roomHash'
  | 'checkoutToken'
  | 'roomsTitle'
  | 'boardId'
  | 'boardDescription'
  | 'paymentMethod'
  | 'hasMinimumRetailPrice'
  | 'hasDiscountOffers'
  | 'isDiscountedForSubscribers'
  | 'originalAmount'
  | 'totalAmount'
  | 'rooms'
  | 'cancelPolicy'
  | 'offers'
  | 'supplements'
  | 'availableRooms'
  | 'firstPaymentDay'
>

export const OFFER_GROUPINGS = ['room', 'board'] as const

export type OfferGrouping = (typeof OFFER_GROUPINGS)[number]

export interface OfferGroup {
  key: string
  /** The room, with its package if any; or the board. */
  title: string
  offers: RoomOffer[]
}

/** The first of each group gives it its place, so the cheapest groups come first. */
export function groupedOffers(offers: readonly RoomOffer[], grouping: OfferGrouping): OfferGroup[] {
  const groups = grouping === 'room' ? groupByRoom(offers) : groupByBoard(offers)
  return groups.map((members) => {
    const first = members[0]!
    const included = packageText(first)
    return grouping === 'room'
      ? {
          key: `${first.roomHash} ${included}`,
          title: [first.roomsTitle, included].filter(Boolean).join(' + '),
          offers: members,
        }
      : { key: first.boardId, title: first.boardDescription, offers: members }
  })
}

type Comparable = Omit<RoomOffer, 'checkoutToken' | 'hash'>

/**
 * Several providers may sell the very same thing. Only the cheapest of what looks equal is worth a
 * line; `rates` come with the cheapest first.
 */
export function worthShowing<T extends Comparable>(rates: readonly T[]): T[] {
  const seen = new Set<string>()
  return rates.filter((rate) => {
    const look = JSON.stringify([
      rate.roomHash,
      rate.boardDescription,
      rate.cancelPolicy.freeUntil,
      rate.paymentMethod,
      rate.firstPaymentDay,
      packageText(rate),
      offerNames(rate.offers),
    ])
    const isNew = !seen.has(look)
    seen.add(look)
    return isNew
  })
}

/** Offers that are part of the price already; the page has a name for each. */
const NAMED_OFFERS = ['EARLY_BOOKING', 'LAST_MINUTE', 'LONG_STAY', 'WELCOME_CREDIT'] as const

export type NamedOffer = (typeof NAMED_OFFERS)[number]

/** Discounts that depend on who looks (mobile, VIP) are none of these: they change the price. */
export function offerNames(offers: readonly Offer[]): NamedOffer[] {
  return NAMED_OFFERS.filter((name) =>
    offers.some(({ code, isVisible }) => code === name && isVisible),
  )
}
