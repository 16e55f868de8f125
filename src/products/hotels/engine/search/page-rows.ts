/**
 * Picks the matches of one page without sorting all of them.
 *
 * For the first pages a heap holds as many as are needed, its worst on top, and nearly every match
 * is refused by one comparison. For a page far back, matches are counted by steps of their key, so
 * that only those of the page's own steps are looked at; quickselect moves what belongs before the
 * page out of the way, and the page itself is sorted.
 */
const LARGEST_HEAP = 400
const STEPS = 4_096

export interface Sortable {
  count: number
  keys: Float64Array
  /** Unique, to tell equals apart. */
  ids: (at: number) => number
}

/** Positions of the matches with ranks from `from` to before `to`, in order. */
export function ranked(matches: Sortable, from: number, to: number): number[] {
  const end = Math.min(to, matches.count)
  if (from >= end) return []
  const chosen = end <= LARGEST_HEAP ? smallest(matches, end) : selected(matches, from, end)
  return chosen
    .toSorted((one, other) => compare(matches, one, other))
    .slice(end <= LARGEST_HEAP ? from : 0)
}

function compare({ keys, ids }: Sortable, one: number, other: number): number {
  return keys[one]! - keys[other]! || ids(one) - ids(other)
}

function smallest(matches: Sortable, size: number): number[] {
  const { keys, count } = matches
  const heap: number[] = []
  for (let at = 0; at < size; at++) {
    heap.push(at)
    siftUp(matches, heap)
  }
  let worst = keys[heap[0]!]!
  for (let at = size; at < count; at++) {
    if (keys[at]! > worst || compare(matches, at, heap[0]!) > 0) continue
    heap[0] = at
    siftDown(matches, heap)
    worst = keys[heap[0]!]!
  }
  return heap
}

function siftUp(matches: Sortable, heap: number[]): void {
  let child = heap.length - 1
  while (child > 0) {
    const parent = (child - 1) >> 1
    if (compare(matches, heap[child]!, heap[parent]!) <= 0) return
    swap(heap, child, parent)
    child = parent
  }
}

function siftDown(matches: Sortable, heap: number[]): void {
  let parent = 0
  for (;;) {
    const last = Math.min(parent * 2 + 2, heap.length - 1)
    let worst = parent
    for (let child = parent * 2 + 1; child <= last; child++)
      if (compare(matches, heap[child]!, heap[worst]!) > 0) worst = child
    if (worst === parent) return
    swap(heap, worst, parent)
    parent = worst
  }
}

function selected(matches: Sortable, from: number, end: number): number[] {
  const { positions, before } = inStepsOf(matches, from, end)
  const [first, last] = [from - before, end - before]
  if (last < positions.length) partition(matches, positions, last, 0, positions.length)
  if (first > 0) partition(matches, positions, first, 0, last)
  return Array.from(positions.subarray(first, last))
}

/** The matches of all steps in which one of these ranks is, and how many come before them. */
function inStepsOf({ keys, count }: Sortable, from: number, end: number) {
  let least = Infinity
  let most = -Infinity
  for (let at = 0; at < count; at++) {
    const key = keys[at]!
    if (key < least) least = key
    if (key > most) most = key
  }
  const perKey = most > least ? (STEPS - 1) / (most - least) : 0
  const sizes = new Int32Array(STEPS)
  for (let at = 0; at < count; at++) sizes[Math.floor((keys[at]! - least) * perKey)]!++
  let first = 0
  let before = 0
  while (before + sizes[first]! <= from) before += sizes[first++]!
  let last = first
  let until = before + sizes[first]!
  while (until < end) until += sizes[++last]!
  const positions = new Int32Array(until - before)
  let found = 0
  for (let at = 0; at < count; at++) {
    const step = Math.floor((keys[at]! - least) * perKey)
    if (step >= first && step <= last) positions[found++] = at
  }
  return { positions, before }
}

/** Afterwards the `rank` smallest of the positions from `low` to before `high` come first. */
function partition(
  matches: Sortable,
  positions: Int32Array,
  rank: number,
  low: number,
  high: number,
): void {
  let [left, right] = [low, high - 1]
  while (left < right) {
    const pivot = positions[(left + right) >> 1]!
    let [up, down] = [left, right]
    while (up <= down) {
      while (compare(matches, positions[up]!, pivot) < 0) up++
      while (compare(matches, positions[down]!, pivot) > 0) down--
      if (up <= down) swap(positions, up++, down--)
    }
    if (rank <= down) right = down
    else if (rank >= up) left = up
    else return
  }
}

function swap(list: number[] | Int32Array, one: number, other: number): void {
  const held = list[one]!
  list[one] = list[other]!
  list[other] = held
}
