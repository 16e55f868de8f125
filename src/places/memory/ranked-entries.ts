/** Entries in the order of merit, and how they lie in each other. */
import type { SuggestEntry } from './suggest-entries.ts'
import { isPlace, standingOf, STEPS, TIERS, TYPE_NUMBERS } from './type-standing.ts'

/** District, city, province, region, country, continent, and room to spare. */
export const DEEPEST_PLACE = 8

/** Equal ones keep the order in which they came. */
export function rankedEntries(given: Iterable<SuggestEntry>): SuggestEntry[] {
  const entries = [...given]
  const standings = entries.map(({ type, weight }) => standingOf(TYPE_NUMBERS[type], weight))
  // Standings are small whole numbers: counting them sorts without comparing.
  const next = new Uint32Array(TIERS * STEPS + 1)
  for (const standing of standings) next[standing + 1]! += 1
  for (let standing = 0; standing < TIERS * STEPS; standing++)
    next[standing + 1]! += next[standing]!
  const ranked: SuggestEntry[] = Array.from({ length: entries.length })
  entries.forEach((entry, index) => (ranked[next[standings[index]!]!++] = entry))
  return ranked
}

export function placeColumns(entries: readonly SuggestEntry[]) {
  const types = Uint8Array.from(entries, ({ type }) => TYPE_NUMBERS[type])
  const firstOther = types.findIndex((type) => !isPlace(type))
  const placeCount = firstOther < 0 ? types.length : firstOther
  const parents = parentsOf(entries, placeCount)
  const inside = new Uint32Array(placeCount)
  const childStart = new Uint32Array(placeCount + 1)
  for (const parent of parents) {
    if (parent >= 0) childStart[parent + 1]! += 1
    for (let place = parent; place >= 0; place = parents[place]!) inside[place]! += 1
  }
  for (let place = 0; place < placeCount; place++) childStart[place + 1]! += childStart[place]!
  const children = new Uint32Array(childStart[placeCount]!)
  const next = childStart.slice()
  parents.forEach((parent, entry) => {
    if (parent >= 0) children[next[parent]!++] = entry
  })
  const ids = Int32Array.from(entries, ({ id }) => id)
  const standings = Int32Array.from(entries, ({ weight }, entry) =>
    standingOf(types[entry]!, weight),
  )
  return { columns: { ids, types, standings, parents, childStart, children }, inside }
}

/** A coast's number is not a destination's id, so nothing lies in a coast. */
function parentsOf(entries: readonly SuggestEntry[], placeCount: number): Int32Array {
  const byId = new Map<number, number>()
  for (let place = 0; place < placeCount; place++) {
    const { type, id } = entries[place]!
    if (type !== 'coast') byId.set(id, place)
  }
  const parents = Int32Array.from(entries, ({ parentId }) => byId.get(parentId) ?? -1)
  // Data that says a place lies in itself must not trap a search.
  for (let place = 0; place < placeCount; place++) {
    let up = place
    for (let steps = 0; up >= 0 && steps < DEEPEST_PLACE; steps++) up = parents[up]!
    if (up >= 0) parents[place] = -1
  }
  return parents
}
