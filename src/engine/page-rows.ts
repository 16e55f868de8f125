/**
 * Picks the matches of one page without sorting all of them.
 *
 * For the first pages a heap holds as many as are needed, its worst on top, and nearly every match
 * is refused by one comparison. For a page far back, quickselect moves what belongs before the page
 * out of the way, and only the page itself is sorted.
 */
const LARGEST_HEAP = 400

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
  for (let at = 0; at < count; at++) {
    if (heap.length < size) {
      heap.push(at)
      siftUp(matches, heap)
    } else if (keys[at]! <= keys[heap[0]!]! && compare(matches, at, heap[0]!) < 0) {
      heap[0] = at
      siftDown(matches, heap)
    }
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
    let worst = parent
    for (const child of [parent * 2 + 1, parent * 2 + 2])
      if (child < heap.length && compare(matches, heap[child]!, heap[worst]!) > 0) worst = child
    if (worst === parent) return
    swap(heap, worst, parent)
    parent = worst
  }
}

function selected(matches: Sortable, from: number, end: number): number[] {
  const positions = new Int32Array(matches.count)
  for (let at = 0; at < positions.length; at++) positions[at] = at
  if (end < matches.count) partition(matches, positions, end, 0, matches.count)
  if (from > 0) partition(matches, positions, from, 0, end)
  return Array.from(positions.subarray(from, end))
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
