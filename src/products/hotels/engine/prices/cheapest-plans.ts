/**
 * The plans of each hotel that can ever be its cheapest, apart from all others.
 *
 * A plan whose room price, board and package all cost at least as much as another's is never
 * cheaper, for any stay or party, since rounding keeps the order. Mostly one or two are left of
 * four, and only they are looked at when nothing but the lowest price is asked.
 */
import { allocate, type EngineColumns } from '../columns/engine-columns.ts'

type CheapColumns = Pick<
  EngineColumns,
  'cheapStart' | 'cheapHotel' | 'cheapPermille' | 'cheapBoardSupplement' | 'cheapPacketSupplement'
>

export function indexCheapPlans(columns: EngineColumns): CheapColumns {
  const { planStart, planPermille, planBoardSupplement, planPacketSupplement } = columns
  const hotels = planStart.length - 1
  const kept = new Int32Array(planPermille.length)
  const cheapStart = allocate('cheapStart', hotels + 1)
  let count = 0
  for (let row = 0; row < hotels; row++) {
    for (let plan = planStart[row]!; plan < planStart[row + 1]!; plan++)
      if (!isNeverCheapest(columns, row, plan)) kept[count++] = plan
    cheapStart[row + 1] = count
  }
  const cheapHotel = allocate('cheapHotel', count)
  const cheapPermille = allocate('cheapPermille', count)
  const cheapBoardSupplement = allocate('cheapBoardSupplement', count)
  const cheapPacketSupplement = allocate('cheapPacketSupplement', count)
  for (let row = 0; row < hotels; row++) cheapHotel.fill(row, cheapStart[row], cheapStart[row + 1])
  for (let at = 0; at < count; at++) {
    cheapPermille[at] = planPermille[kept[at]!]!
    cheapBoardSupplement[at] = planBoardSupplement[kept[at]!]!
    cheapPacketSupplement[at] = planPacketSupplement[kept[at]!]!
  }
  return { cheapStart, cheapHotel, cheapPermille, cheapBoardSupplement, cheapPacketSupplement }
}

/** Of plans that cost the same, the first stays. */
function isNeverCheapest(columns: EngineColumns, row: number, plan: number): boolean {
  const { planStart, planPermille, planBoardSupplement, planPacketSupplement } = columns
  for (let other = planStart[row]!; other < planStart[row + 1]!; other++) {
    if (other === plan || planPermille[other] === 0) continue
    const differences = [
      planPermille[plan]! - planPermille[other]!,
      planBoardSupplement[plan]! - planBoardSupplement[other]!,
      planPacketSupplement[plan]! - planPacketSupplement[other]!,
    ]
    const isSame = differences.every((difference) => difference === 0)
    if (isSame ? other < plan : differences.every((difference) => difference >= 0)) return true
  }
  return false
}
