/**
 * Every way to buy a stay in one hotel: each sensible choice of room types under each rate plan.
 *
 * A list needs the cheapest and the dearest rate only, and hotel-rates.ts finds those without
 * building the others. A hotel's own page shows all of them, so here core's roomPrice is asked for
 * each one; the two must agree on what is cheapest.
 */
import { roomPrice } from '../core/pricing.ts'
import { readSteadily } from './calendar-versions.ts'
import type { EngineRate } from './engine-query.ts'
import { type FreeType, freeTypes } from './free-types.ts'
import { roomChoices } from './room-choices.ts'
import { permilleBefore, type StayContext, writtenRate } from './written-rate.ts'

export interface FullRate extends EngineRate {
  /** Of the type of which fewest are left. */
  availableRooms: number
}

/** The cheapest first; empty when the hotel is sold out. */
export function allRates(context: StayContext, row: number): FullRate[] {
  const { columns } = context
  const { planStart } = columns
  return readSteadily(columns, row, row, () => {
    const priced: { total: number; rate: FullRate }[] = []
    for (const types of roomChoices(context, freeTypes(context, row)))
      for (let plan = planStart[row]!; plan < planStart[row + 1]!; plan++) {
        const total = totalOf(context, types, plan)
        if (total > 0) priced.push({ total, rate: rateOf(context, row, types, plan, total) })
      }
    // By exact totals, as lists find their cheapest rate: two may be quoted alike.
    return priced.toSorted((one, other) => one.total - other.total).map(({ rate }) => rate)
  })
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
  const original = totalOf(context, types, plan, ({ room }) => permilleBefore(context, room))
  return {
    ...writtenRate(context, row, types, plan, { total, original }),
    availableRooms: Math.min(...types.map(({ left }) => left)),
  }
}
