/** The cheapest price of a destination for a stay, without counting or sorting anything. */
import { quotedTotal } from '../../../../site/money.ts'
import { computeTotals } from './block-totals.ts'
import type { CompiledStay } from '../search/compiled-search.ts'
import type { EngineColumns } from '../columns/engine-columns.ts'
import { BLOCK_HOTELS, emptyBlock } from '../columns/hotel-block.ts'
import { NO_ROOM } from '../columns/room-words.ts'
import type { RowRanges } from '../columns/row-ranges.ts'

const block = emptyBlock()

/** For the whole stay and all rooms, in the visitor's currency; null when nothing is free. */
export function cheapestPrice(
  columns: EngineColumns,
  stay: CompiledStay,
  ranges: RowRanges,
): number | null {
  const { rows, failures, totals } = block
  const { active, currency } = columns
  let cheapest = Infinity
  for (let range = 0; range < ranges.length; range += 2)
    for (let row = ranges[range]!; row < ranges[range + 1]!;) {
      block.count = Math.min(BLOCK_HOTELS, ranges[range + 1]! - row)
      for (let at = 0; at < block.count; at++, row++) {
        rows[at] = row
        failures[at] = active[row]! - 1
      }
      computeTotals(columns, stay, block)
      for (let at = 0; at < block.count; at++) {
        if (totals[at]! >= NO_ROOM || failures[at]! < 0) continue
        const price = totals[at]! * stay.factors[currency[rows[at]!]!]!
        if (price < cheapest) cheapest = price
      }
    }
  return cheapest === Infinity ? null : quotedTotal(cheapest, stay.minorUnits)
}
