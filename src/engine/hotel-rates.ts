/** The cheapest and the dearest rate of one hotel for a stay, in full, for a page or a card. */
import type { Day } from '../core/calendar-day.ts'
import { originalPermille, roomPrice } from '../core/pricing.ts'
import type { CompiledFilters, CompiledPreFilters } from './compiled-filters.ts'
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
import { failedGroups, passesPreFilters } from './rate-scan.ts'
import { RoomAssignment } from './room-assignment.ts'
import { nightlySum, roomsLeft } from './stay-prices.ts'

export interface RateContext {
  columns: EngineColumns
  dictionary: Dictionary
  stay: CompiledStay
  filters: CompiledFilters
  preFilters: CompiledPreFilters
  checkIn: Day
  today: Day
}

export interface HotelRates {
  minRate: EngineRate | null
  maxRate: EngineRate | null
  /** Rooms left of all types that suit someone, for the whole stay. */
  roomsLeft: number
  hasFreeCancellation: boolean
}

interface FreeType {
  room: number
  left: number
  sum: number
}

export const NO_RATES: HotelRates = {
  minRate: null,
  maxRate: null,
  roomsLeft: 0,
  hasFreeCancellation: false,
}

export function hotelRates(context: RateContext, row: number): HotelRates {
  const { columns, stay, filters, preFilters } = context
  const types = freeTypes(context, row)
  const plans: number[] = []
  for (let plan = columns.planStart[row]!; plan < columns.planStart[row + 1]!; plan++)
    if (
      passesPreFilters(columns, preFilters, plan) &&
      failedGroups(columns, filters, stay.leadDays, plan) === 0
    )
      plans.push(plan)
  const cheapest = assigned(context, types, 1)
  const dearest = assigned(context, types, -1)
  if (!cheapest || !dearest) return NO_RATES
  const priced = (rooms: FreeType[]) =>
    plans.map((plan) => ({ plan, rooms, total: totalOf(context, rooms, plan, () => 1000) }))
  const best = (rates: ReturnType<typeof priced>, sign: 1 | -1) =>
    rates
      .filter(({ total }) => total > 0)
      .reduce<(typeof rates)[number] | null>(
        (held, rate) => (held && held.total * sign <= rate.total * sign ? held : rate),
        null,
      )
  const [min, max] = [best(priced(cheapest), 1), best(priced(dearest), -1)]
  return {
    minRate: min && rateOf(context, row, min.rooms, min.plan, min.total),
    maxRate: max && rateOf(context, row, max.rooms, max.plan, max.total),
    roomsLeft: min ? types.reduce((sum, { left }) => sum + left, 0) : 0,
    hasFreeCancellation: plans.some((plan) => columns.planFreeDays[plan]! <= stay.leadDays),
  }
}

function freeTypes({ columns, stay }: RateContext, row: number): FreeType[] {
  const { permilles } = stay.demand
  const types: FreeType[] = []
  for (let room = columns.roomStart[row]!; room < columns.roomStart[row + 1]!; room++) {
    const left = roomsLeft(columns, stay.window, room)
    const suitsSomeone = permilles.some((table) => table[columns.profile[room]!]! > 0)
    if (left === 0 || !suitsSomeone) continue
    const sum = nightlySum(columns, stay.window, room)
    if (sum > 0) types.push({ room, left, sum })
  }
  return types
}

const assignment = new RoomAssignment()

/** The type of each room in the cheapest (1) or dearest (−1) assignment; null when there is none. */
function assigned({ columns, stay }: RateContext, types: FreeType[], sign: 1 | -1) {
  const { rooms, tableOf, permilles } = stay.demand
  if (rooms === 1) {
    const priceOf = ({ room, sum }: FreeType) => sign * sum * permilles[0]![columns.profile[room]!]!
    const [first, ...others] = types
    if (!first) return null
    return [others.reduce((held, type) => (priceOf(type) < priceOf(held) ? type : held), first)]
  }
  const costs = new Float64Array(rooms * types.length)
  for (let room = 0; room < rooms; room++)
    types.forEach(({ room: type, sum }, at) => {
      const share = permilles[tableOf[room]!]![columns.profile[type]!]!
      costs[room * types.length + at] = share > 0 ? sign * sum * share : Infinity
    })
  const left = Int32Array.from(types, ({ left }) => left)
  if (!assignment.solve(costs, left, rooms, types.length)) return null
  return Array.from({ length: rooms }, (_, room) => types[assignment.types[room]!]!)
}

/** What all rooms cost under a plan, when their prices are some thousandths of today's. */
function totalOf(
  { columns, dictionary, stay }: RateContext,
  types: readonly FreeType[],
  plan: number,
  permilleOf: (type: FreeType) => number,
): number {
  const planPrice = {
    pricePermille: columns.planPermille[plan]!,
    boardSupplement: columns.planBoardSupplement[plan]!,
    packetSale: { code: '', supplement: columns.planPacketSupplement[plan]! },
  }
  return types.reduce((total, type, room) => {
    const [, , , single, extra, child] = dictionary.profiles[columns.profile[type.room]!]!
    const shares = { singlePermille: single, extraAdultPermille: extra, childPermille: child }
    const sum = (type.sum * permilleOf(type)) / 1000
    const party = stay.demand.parties[room]!
    return total + roomPrice(sum, stay.window.nights, party, shares, planPrice)
  }, 0)
}

function rateOf(
  context: RateContext,
  row: number,
  types: FreeType[],
  plan: number,
  total: number,
): EngineRate {
  const { columns, dictionary, stay, checkIn, today } = context
  const factor = stay.factors[columns.currency[row]!]!
  const original = totalOf(context, types, plan, ({ room }) => permilleBefore(context, room))
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
  }
}

function permilleBefore({ columns, today }: RateContext, room: number): number {
  const changes: { changedOn: Day; previousPermille: number }[] = []
  for (let at = columns.changeStart[room]!; at < columns.changeStart[room + 1]!; at++)
    changes.push({
      changedOn: columns.changeDay[at]!,
      previousPermille: columns.changePermille[at]!,
    })
  return originalPermille(changes, today)
}
