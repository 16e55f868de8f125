/** Which finds are shown: each type its share, what is left over to the best of the others. */
import type { BestLists } from './best-lists.ts'
import { shareOf, TYPE_COUNT } from './type-standing.ts'

/** Their entries, the best first. */
export function mixedEntries(lists: BestLists, limit: number): number[] {
  let chosen = 0
  for (let type = 0; type < TYPE_COUNT; type++) {
    const share = lists.onlyType < 0 ? shareOf(type, limit) : limit
    until[type] = Math.min(share, lists.count(type))
    chosen += until[type]!
  }
  for (; chosen < limit; chosen++) {
    const type = bestOf(lists, until, undefined)
    if (type < 0) break
    until[type]! += 1
  }
  return merged(lists, Math.min(limit, chosen))
}

/** How many of each type are chosen, and how many of those are merged: kept between calls. */
const until = new Uint8Array(TYPE_COUNT)
const next = new Uint8Array(TYPE_COUNT)

/** Each type's list is sorted: the best of all is always the next of one of them. */
function merged(lists: BestLists, count: number): number[] {
  const entries: number[] = []
  next.fill(0)
  while (entries.length < count) {
    const type = bestOf(lists, next, until)
    entries.push(lists.entryOf(type, next[type]!++))
  }
  return entries
}

/** The type whose find in this row is the best of all before the ends, or −1. */
function bestOf(lists: BestLists, rows: Uint8Array, ends: Uint8Array | undefined): number {
  let best = -1
  let least = Infinity
  for (let type = 0; type < TYPE_COUNT; type++) {
    const row = rows[type]!
    if (row >= (ends ? ends[type]! : lists.count(type))) continue
    const key = lists.keyOf(type, row)
    if (key >= least) continue
    least = key
    best = type
  }
  return best
}
