/**
 * Every way to buy a stay in one hotel: each sensible choice of room types under each rate plan.
 *
 * A list needs the cheapest and the dearest rate only, and hotel-rates.ts finds those without
 * building the others. A hotel's own page shows all of them, so here the rules' roomPrice is asked for
 * each one; the two must agree on what is cheapest.
 */
import { PRICE_OF_ROOM } from '../../rates/rules/rate-sheet.ts'
import { roomPrice } from '../../rates/rules/pricing.ts'
import { readConsistently } from '../columns/calendar-versions.ts'
import type { EngineRate } from '../search/engine-query.ts'
import { type FreeType, freeTypes } from './free-types.ts'
import { costOf, costsOf } from '../columns/rate-sheets.ts'
import { RoomAssignment } from './room-assignment.ts'
import { permilleBefore, type StayContext, writtenRate } from './written-rate.ts'

export interface FullRate extends EngineRate {
  /** Of the type of which fewest are left. */
  availableRooms: number
}

/** The cheapest first; empty when the hotel is sold out. */
export function allRates(context: StayContext, row: number): FullRate[] {
  const { columns } = context
  return readConsistently(columns, row, row, () => {
    const priced: { total: number; rate: FullRate }[] = []
    for (const { types, plan } of choicesOf(context, row)) {
      const total = totalOf(context, types, plan)
      if (total > 0) priced.push({ total, rate: rateOf(context, row, types, plan, total) })
    }
    // By exact totals, as lists find their cheapest rate: two may be quoted alike.
    return priced.toSorted((one, other) => one.total - other.total).map(({ rate }) => rate)
  })
}

/** Without a sheet, which room types are worth offering is the same under every plan. */
function choicesOf(context: StayContext, row: number): { types: FreeType[]; plan: number }[] {
  const { planStart, hasSheets } = context.columns
  const first = planStart[row]!
  const plans = Array.from({ length: planStart[row + 1]! - first }, (_, at) => first + at)
  if (plans.length === 0) return []
  const free = freeTypes(context, row)
  if (hasSheets[row] === 1)
    return plans.flatMap((plan) =>
      roomChoices(context, free, plan).map((types) => ({ types, plan })),
    )
  return roomChoices(context, free, first).flatMap((types) =>
    plans.map((plan) => ({ types, plan })),
  )
}

/** What all rooms cost under a plan; with a share of it, what they would have cost before. */
function totalOf(
  { columns, visitor, dictionary, stay }: StayContext,
  types: readonly FreeType[],
  plan: number,
  permilleBefore?: (type: FreeType) => number,
): number {
  const packet = columns.planPacketSupplement[plan]!
  const price = {
    pricePermille: (permilleBefore ? visitor.publicPermille : columns.planPermille)[plan]!,
    boardSupplement: columns.planBoardSupplement[plan]!,
    packetSale: { code: '', supplement: packet },
  }
  return types.reduce((total, type, room) => {
    const [, , , single, extra, child] = dictionary.profiles[columns.profile[type.room]!]!
    const shares = { singlePermille: single, extraAdultPermille: extra, childPermille: child }
    const nightly = (type.sum * (permilleBefore?.(type) ?? 1000)) / 1000
    const { nights } = stay.window
    const party = stay.demand.parties[room]!
    if (columns.roomSheet[type.room] === 0)
      return total + roomPrice(nightly, nights, party, shares, price)
    const asked = costOf(columns, stay, type.room, nightly, room, plan) / 1000
    return total + roomPrice(asked, nights, party, PRICE_OF_ROOM, price)
  }, 0)
}

function rateOf(
  context: StayContext,
  row: number,
  types: readonly FreeType[],
  plan: number,
  total: number,
): FullRate {
  const original = totalOf(context, types, plan, ({ room }) => permilleBefore(context, room))
  return {
    ...writtenRate(context, row, types, plan, { total, original }),
    availableRooms: Math.min(...types.map(({ left }) => left)),
  }
}

// Which room types a party may be offered. One room may have any type it fits in. Several rooms
// have too many combinations to show, so for each type there is one in which as many rooms as
// possible have it, the others as cheaply as can be; and the cheapest and the dearest of all.

/** More than any room costs for a month in any currency, and still exact when added. */
const PREFERENCE = 2 ** 48

/** Each has a type for each room; the order is of no meaning. By a sheet they differ by plan. */
function roomChoices(
  { columns, stay }: Pick<StayContext, 'columns' | 'stay'>,
  types: readonly FreeType[],
  plan: number,
): FreeType[][] {
  const { rooms } = stay.demand
  const costs = costsOf(columns, stay, types, plan)
  if (rooms === 1) return types.filter((_, at) => costs[at] !== Infinity).map((type) => [type])
  const left = Int32Array.from(types, (type) => type.left)
  const assignment = new RoomAssignment()
  const found = new Map<string, FreeType[]>()
  const weighed = [
    costs,
    costs.map((cost) => (cost === Infinity ? cost : -cost)),
    ...types.map((_, liked) =>
      costs.map((cost, at) => (at % types.length === liked ? cost - PREFERENCE : cost)),
    ),
  ]
  for (const weights of weighed) {
    if (!assignment.solve(weights, left, rooms, types.length)) return []
    const chosen = Array.from({ length: rooms }, (_, room) => types[assignment.types[room]!]!)
    found.set(chosen.map(({ room }) => room).join(), chosen)
  }
  return [...found.values()]
}
