/** What room types cost lately, from the columns in which the engine keeps their price changes. */
import type { Day } from '../../../../site/calendar-day.ts'
import type { PriceChange } from '../../catalogue/rules/catalogue.ts'
import { averagePermille } from '../rules/metadata-windows.ts'
import type { EngineColumns } from '../../engine/columns/engine-columns.ts'
import { rowOfId } from '../../engine/columns/side-indexes.ts'

export type PriceHistory = (roomTypeIds: readonly number[], today: Day) => number | null

type HistoryColumns = Pick<
  EngineColumns,
  'roomTypeOrder' | 'roomTypeId' | 'changeStart' | 'changeDay' | 'changePermille'
>

/**
 * The average of rooms together. Where they are of several types the lowest counts, since only what
 * is cheaper in each of them is surely cheaper; null as soon as one has no history.
 */
export function priceHistory(columns: HistoryColumns): PriceHistory {
  return (roomTypeIds, today) => {
    let lowest: number | null = null
    for (const id of new Set(roomTypeIds)) {
      const average = averagePermille(changesOf(columns, id), today)
      if (average === null) return null
      lowest = lowest === null ? average : Math.min(lowest, average)
    }
    return lowest
  }
}

function changesOf(columns: HistoryColumns, roomTypeId: number): PriceChange[] {
  const { roomTypeOrder, roomTypeId: ids, changeStart, changeDay, changePermille } = columns
  const room = rowOfId(roomTypeOrder, ids, roomTypeId)
  if (room < 0) return []
  const changes: PriceChange[] = []
  for (let at = changeStart[room]!; at < changeStart[room + 1]!; at++)
    changes.push({ changedOn: changeDay[at]!, previousPermille: changePermille[at]! })
  return changes
}
