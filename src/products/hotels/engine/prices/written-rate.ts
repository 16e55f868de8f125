/** A rate as the engine answers it, once its room types, plan and totals are known. */
import type { Day } from '../../../../site/calendar-day.ts'
import { quotedTotal } from '../../../../site/money.ts'
import { originalPermille } from '../../rates/rules/pricing.ts'
import type { Offer } from '../../rates/rules/rates.ts'
import {
  bestDiscount,
  DISCOUNT_CODES,
  discountAfterSigningIn,
  isCheaperSignedIn,
  offersFor,
} from '../../rates/rules/visitor-discounts.ts'
import type { CompiledStay } from '../search/compiled-search.ts'
import type { Dictionary } from '../columns/dictionary.ts'
import type { EngineColumns } from '../columns/engine-columns.ts'
import type { EngineRate } from '../search/engine-query.ts'
import type { FreeType } from './free-types.ts'
import {
  hasMinimumRetailPrice,
  NEVER_FREE,
  NO_DAYS,
  PAYMENT_METHODS,
  paymentOf,
} from '../columns/hotel-words.ts'
import type { SeenOffers, VisitorPrices } from './visitor-prices.ts'

export interface StayContext {
  /** With plans as this visitor pays them. */
  columns: EngineColumns
  visitor: VisitorPrices
  dictionary: Dictionary
  stay: CompiledStay
  checkIn: Day
  today: Day
}

/** Totals are in the hotel's own currency; the rate is in the visitor's. */
export function writtenRate(
  { columns, visitor, dictionary, stay, checkIn, today }: StayContext,
  row: number,
  types: readonly FreeType[],
  plan: number,
  { total, original }: { total: number; original: number },
): EngineRate {
  const factor = stay.factors[columns.currency[row]!]!
  const price = quotedTotal(total * factor, stay.minorUnits)
  const originalPrice = quotedTotal(original * factor, stay.minorUnits)
  const bits = columns.planBits[plan]!
  const freeDays = columns.planFreeDays[plan]!
  const paymentDays = columns.planFirstPaymentDays[plan]!
  const list = columns.planOffers[plan]!
  const seen = (visitor.seenOffers[list] ??= offersSeenBy(visitor, dictionary.offerLists[list]!))
  return {
    planNumber: columns.planNumber[plan]!,
    providerId: columns.planProvider[plan]!,
    roomTypeIds: roomTypeIds(columns, types),
    boardCode: dictionary.boardCodes[columns.planBoardCode[plan]!]!,
    price,
    pricePerNightAndRoom: price / stay.nightsAndRooms,
    originalPrice,
    originalPricePerNightAndRoom: originalPrice / stay.nightsAndRooms,
    offers: seen.offers,
    paymentMethod: PAYMENT_METHODS[paymentOf(bits)]!,
    hasMinimumRetailPrice: hasMinimumRetailPrice(bits),
    hasDiscountOffers: seen.hasDiscountOffers,
    isDiscountedForSubscribers: seen.isDiscountedForSubscribers,
    discount: seen.discount,
    percentForSubscribers: seen.percentForSubscribers,
    // The first payment is the deposit, which is made when booking (decision 0024).
    firstPaymentDay: paymentDays === NO_DAYS ? null : today,
    freeCancellationUntil:
      freeDays === NEVER_FREE || freeDays > stay.leadDays ? null : checkIn - freeDays,
    packetCode: dictionary.packets[columns.planPacket[plan]!]!,
  }
}

/** Nearly always one. */
function roomTypeIds({ roomTypeId }: EngineColumns, types: readonly FreeType[]): number[] {
  const ids = [roomTypeId[types[0]!.room]!]
  for (let at = 1; at < types.length; at++) ids.push(roomTypeId[types[at]!.room]!)
  return ids
}

/** Thousands of plans share a few lists of offers. */
function offersSeenBy({ rights }: VisitorPrices, all: readonly Offer[]): SeenOffers {
  const isDiscountedForSubscribers = isCheaperSignedIn(all, rights)
  const offers = offersFor(all, rights)
  return {
    offers,
    hasDiscountOffers: offers.some(
      ({ code, isVisible }) =>
        isVisible && !(isDiscountedForSubscribers && code === DISCOUNT_CODES.vip),
    ),
    isDiscountedForSubscribers,
    discount: bestDiscount(all, rights),
    percentForSubscribers: discountAfterSigningIn({ offers, isDiscountedForSubscribers }),
  }
}

const UNCHANGED = 1_000

/** What a room type cost before its prices were changed, in thousandths of what it costs now. */
export function permilleBefore(
  { columns, today }: Pick<StayContext, 'columns' | 'today'>,
  room: number,
): number {
  const { changeStart, changeDay, changePermille } = columns
  if (changeStart[room] === changeStart[room + 1]) return UNCHANGED
  const changes: { changedOn: Day; previousPermille: number }[] = []
  for (let at = changeStart[room]!; at < changeStart[room + 1]!; at++)
    changes.push({ changedOn: changeDay[at]!, previousPermille: changePermille[at]! })
  return originalPermille(changes, today)
}
