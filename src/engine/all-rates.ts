/**
 * Every way to buy a stay in one hotel: each sensible choice of room types under each rate plan.
 *
 * A list needs the cheapest and the dearest rate only, and hotel-rates.ts finds those without
 * building the others. A hotel's own page shows all of them, so here core's roomPrice is asked for
 * each one; the two must agree on what is cheapest.
 */
import type { Day } from '../core/calendar-day.ts'
import type { PriceChange } from '../core/catalogue.ts'
import { originalPermille, roomPrice } from '../core/pricing.ts'
import { readSteadily } from './calendar-versions.ts'
import type { CompiledStay } from './compiled-search.ts'
import type { Dictionary } from './dictionary.ts'
import type { EngineColumns } from './engine-columns.ts'
import type { EngineRate } from './engine-query.ts'
import {
  hasMinimumRetailPrice,
  NEVER_FREE,
  NO_DAYS,
  PAYMENT_METHODS,
  paymentOf,
} from './plan-bits.ts'
import { type FreeType, roomChoices } from './room-choices.ts'
import { nightlySum, roomsLeft } from './stay-prices.ts'

export interface FullRate extends EngineRate {
  /** Of the type of which fewest are left. */
  availableRooms: number
}

export interface StayContext {
  columns: EngineColumns
  dictionary: Dictionary
  stay: CompiledStay
  checkIn: Day
  today: Day
}

/** The cheapest first; empty when the hotel is sold out. */
export function allRates(context: StayContext, row: number): FullRate[] {
  const { columns } = context
  const { planStart } = columns
  return readSteadily(columns, row, row, () => {
    const rates: FullRate[] = []
    for (const types of roomChoices(context, freeTypes(context, row)))
      for (let plan = planStart[row]!; plan < planStart[row + 1]!; plan++) {
        const total = totalOf(context, types, plan)
        if (total > 0) rates.push(rateOf(context, row, types, plan, total))
      }
    return rates.toSorted((one, other) => one.price - other.price)
  })
}

/** The room types in which somebody of the party fits, with rooms left on every night. */
function freeTypes({ columns, stay }: StayContext, row: number): FreeType[] {
  const { roomStart, profile } = columns
  const { demand, window } = stay
  const types: FreeType[] = []
  for (let room = roomStart[row]!; room < roomStart[row + 1]!; room++) {
    if (demand.suits[profile[room]!] === 0) continue
    const left = roomsLeft(columns, window, room)
    const sum = left === 0 ? 0 : nightlySum(columns, window, room)
    if (sum > 0) types.push({ room, left, sum })
  }
  return types
}

/** What all rooms cost under a plan; with a share of it, what they would have cost before. */
function totalOf(
  { columns, dictionary, stay }: StayContext,
  types: readonly FreeType[],
  plan: number,
  permilleBefore: (type: FreeType) => number = () => 1000,
): number {
  const packet = columns.planPacketSupplement[plan]!
  const price = {
    pricePermille: columns.planPermille[plan]!,
    boardSupplement: columns.planBoardSupplement[plan]!,
    packetSale: { code: '', supplement: packet },
  }
  return types.reduce((total, type, room) => {
    const [, , , single, extra, child] = dictionary.profiles[columns.profile[type.room]!]!
    const shares = { singlePermille: single, extraAdultPermille: extra, childPermille: child }
    const nightly = (type.sum * permilleBefore(type)) / 1000
    const { nights } = stay.window
    return total + roomPrice(nightly, nights, stay.demand.parties[room]!, shares, price)
  }, 0)
}

function rateOf(
  context: StayContext,
  row: number,
  types: readonly FreeType[],
  plan: number,
  total: number,
): FullRate {
  const { columns, dictionary, stay, checkIn, today } = context
  const factor = stay.factors[columns.currency[row]!]!
  const original = totalOf(context, types, plan, ({ room }) =>
    originalPermille(changesOf(columns, room), today),
  )
  const bits = columns.planBits[plan]!
  const freeDays = columns.planFreeDays[plan]!
  const paymentDays = columns.planFirstPaymentDays[plan]!
  const offers = dictionary.offerLists[columns.planOffers[plan]!]!
  return {
    planNumber: columns.planNumber[plan]!,
    providerId: columns.planProvider[plan]!,
    roomTypeIds: types.map(({ room }) => columns.roomTypeId[room]!),
    boardCode: dictionary.boardCodes[columns.planBoardCode[plan]!]!,
    price: total * factor,
    pricePerNightAndRoom: (total * factor) / stay.nightsAndRooms,
    originalPrice: original * factor,
    originalPricePerNightAndRoom: (original * factor) / stay.nightsAndRooms,
    offers,
    paymentMethod: PAYMENT_METHODS[paymentOf(bits)]!,
    hasMinimumRetailPrice: hasMinimumRetailPrice(bits),
    hasDiscountOffers: offers.some(({ isVisible }) => isVisible),
    firstPaymentDay: paymentDays === NO_DAYS ? null : Math.max(today, checkIn - paymentDays),
    freeCancellationUntil:
      freeDays === NEVER_FREE || freeDays > stay.leadDays ? null : checkIn - freeDays,
    packetCode: dictionary.packets[columns.planPacket[plan]!]!,
    availableRooms: Math.min(...types.map(({ left }) => left)),
  }
}

function changesOf(columns: EngineColumns, room: number): PriceChange[] {
  const { changeStart, changeDay, changePermille } = columns
  return Array.from({ length: changeStart[room + 1]! - changeStart[room]! }, (_, index) => {
    const at = changeStart[room]! + index
    return { changedOn: changeDay[at]!, previousPermille: changePermille[at]! }
  })
}
