/** A term of one word: the heads of its prefixes, or all their postings where these are few. */
import { type BestLists, COSTS } from './best-lists.ts'
import { findHead, MANY } from './popular-heads.ts'
import { isRemoved } from './change-log.ts'
import { BY_ALIAS, ENTRY_BITS, type SuggestColumns } from './suggest-columns.ts'
import type { WordRange } from './word-dictionary.ts'

export function searchOneWord(
  columns: SuggestColumns,
  ranges: readonly WordRange[],
  lists: BestLists,
): void {
  const { postingStart, postings, headStart, headEntries } = columns
  for (const { from, to, typos } of ranges) {
    const cost = COSTS.begun + COSTS.typo * typos
    const start = postingStart[from]!
    const end = postingStart[to]!
    const head = end - start > MANY ? findHead(columns, from, to) : -1
    if (head < 0) offerAll(columns, postings, start, end, cost, lists)
    else offerAll(columns, headEntries, headStart[head]!, headStart[head + 1]!, cost, lists)
  }
}

function offerAll(
  columns: SuggestColumns,
  entries: Uint32Array,
  start: number,
  end: number,
  cost: number,
  lists: BestLists,
): void {
  const { types } = columns
  for (let at = start; at < end; at++) {
    const entry = entries[at]! & ENTRY_BITS
    const type = types[entry]!
    if (lists.takes(type) && !isRemoved(columns, entry)) {
      const lacks = (entries[at]! & BY_ALIAS) === 0 ? cost : cost + COSTS.alias
      lists.offer(entry, type, lacks, entry)
    }
  }
}
