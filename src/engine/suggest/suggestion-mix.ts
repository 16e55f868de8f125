/** Which finds are shown: each type its share, what is left over to the best of the others. */
import type { BestLists, Find } from './best-lists.ts'
import { shareOf, TYPE_COUNT } from './type-standing.ts'

export function mixedFinds(lists: BestLists, limit: number): Find[] {
  const chosen: Find[] = []
  const taken = new Uint8Array(TYPE_COUNT)
  for (let type = 0; type < TYPE_COUNT; type++) {
    const share = lists.onlyType < 0 ? shareOf(type, limit) : limit
    while (taken[type]! < Math.min(share, lists.count(type)))
      chosen.push(lists.find(type, taken[type]!++))
  }
  while (chosen.length < limit) {
    const type = bestLeft(lists, taken)
    if (type < 0) break
    chosen.push(lists.find(type, taken[type]!++))
  }
  return chosen.toSorted((one, other) => one.key - other.key).slice(0, limit)
}

/** The type whose next find is the best of all that are left, or −1. */
function bestLeft(lists: BestLists, taken: Uint8Array): number {
  let best = -1
  let least = Infinity
  for (let type = 0; type < TYPE_COUNT; type++) {
    if (taken[type]! >= lists.count(type)) continue
    const key = lists.keyOf(type, taken[type]!)
    if (key >= least) continue
    least = key
    best = type
  }
  return best
}
