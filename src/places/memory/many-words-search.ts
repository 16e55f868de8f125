/**
 * A term of several words, in any order: each must begin a word of the entry's own name or of a
 * place around it ("sol palma" finds the Hotel Sol in Palma), and at least one its own.
 *
 * Places are found from the postings of all words. Hotels, chains and sights are found either from
 * the word that lists fewest of them, or, when every word lists very many, by walking all entries
 * in the order of merit until the lists are full: the commoner the words, the sooner that is.
 */
import { type BestLists, COSTS } from './best-lists.ts'
import { isRemoved } from './change-log.ts'
import {
  ENTRY_BITS,
  namesOf,
  startOf,
  type SuggestColumns,
  wordsOfNames,
} from './suggest-columns.ts'
import { FLAWLESS, type TypedWord } from './typed-word.ts'
import { TYPE_NUMBERS } from './type-ranks.ts'

/** Reading a listed entry's words misses the cache, walking does not: about four to one. */
const LONGEST_LIST = 30_000
/** Bounds the worst search; common words that never meet are given up after so many entries. */
const LONGEST_WALK = 250_000

export class ManyWordsSearch {
  private readonly columns: SuggestColumns
  private readonly placeCount: number
  /** For each place the nearness of every typed word, two bits each: eight words fill 16 bits. */
  private readonly ownNearness: Uint16Array
  private readonly nearness: Uint16Array
  private readonly isResolved: Uint8Array

  constructor(columns: SuggestColumns) {
    this.columns = columns
    this.placeCount = columns.childStart.length - 1
    this.ownNearness = new Uint16Array(this.placeCount)
    this.nearness = new Uint16Array(this.placeCount)
    this.isResolved = new Uint8Array(this.placeCount)
  }

  search(words: readonly TypedWord[], lists: BestLists): void {
    const places = this.findPlaces(words)
    if (lists.onlyType < 0 || this.columns.types.indexOf(lists.onlyType) < this.placeCount) {
      for (const place of places) this.judge(place, this.ownNearness[place]!, words.length, lists)
    }
    const rarest = words.reduce((a, b) => (this.listed(b) < this.listed(a) ? b : a))
    if (this.listed(rarest) > LONGEST_LIST) this.walk(words, lists)
    else this.followList(rarest, words, places, lists)
  }

  /** What places around an entry add: its parent's own words and those of all above. */
  nearnessAround(parent: number, wordCount: number): number {
    if (parent < 0) return 0
    if (this.isResolved[parent] === 0) {
      const above = this.nearnessAround(this.columns.parents[parent]!, wordCount)
      this.nearness[parent] = better(this.ownNearness[parent]!, above, wordCount)
      this.isResolved[parent] = 1
    }
    return this.nearness[parent]!
  }

  private findPlaces(words: readonly TypedWord[]): number[] {
    const { postingStart, postings } = this.columns
    this.ownNearness.fill(0)
    this.isResolved.fill(0)
    const places: number[] = []
    words.forEach((typed, index) => {
      for (const { from, to } of typed.ranges) {
        for (let word = from; word < to; word++) {
          const bits = typed.nearness(word) << (2 * index)
          const end = postingStart[word + 1]!
          for (let at = postingStart[word]!; at < end; at++) {
            const place = postings[at]! & ENTRY_BITS
            if (place >= this.placeCount) break
            const known = this.ownNearness[place]!
            if (known === 0) places.push(place)
            this.ownNearness[place] = better(known, bits, words.length)
          }
        }
      }
    })
    return places
  }

  /** How many entries following a word's list would judge. */
  private listed({ ranges }: TypedWord): number {
    const { postingStart, insideBefore } = this.columns
    return ranges.reduce((sum, { from, to }) => {
      const own = postingStart[to]! - postingStart[from]!
      return sum + own + insideBefore[to]! - insideBefore[from]!
    }, 0)
  }

  private followList(
    rarest: TypedWord,
    words: readonly TypedWord[],
    places: readonly number[],
    lists: BestLists,
  ): void {
    const { postingStart, postings } = this.columns
    for (const { from, to } of rarest.ranges) {
      const end = postingStart[to]!
      for (let at = postingStart[from]!; at < end; at++) {
        const entry = postings[at]! & ENTRY_BITS
        if (entry >= this.placeCount) this.judgeByNames(entry, words, lists)
      }
    }
    const bits = FLAWLESS << (2 * words.indexOf(rarest))
    for (const place of places)
      if ((this.ownNearness[place]! & bits) !== 0) this.judgeInside(place, words, lists)
  }

  private judgeInside(place: number, words: readonly TypedWord[], lists: BestLists): void {
    const { childStart, children } = this.columns
    for (let at = childStart[place]!; at < childStart[place + 1]!; at++) {
      const child = children[at]!
      if (child < this.placeCount) this.judgeInside(child, words, lists)
      else this.judgeByNames(child, words, lists)
    }
  }

  private judgeByNames(entry: number, words: readonly TypedWord[], lists: BestLists): void {
    const type = this.columns.types[entry]!
    // Reading names misses the cache: it is left to those that could be listed.
    if (!lists.takes(type) || !lists.hasRoomFor(type, entry)) return
    const names = namesOf(this.columns)
    const starts = wordsOfNames(this.columns)
    const name = startOf(names, entry)
    const from = startOf(starts, name)
    let to = from
    for (let at = name; at < name + names.lengths[entry]!; at++) to += starts.lengths[at]!
    this.judge(entry, this.ownNearnessOf(from, to, words), words.length, lists)
  }

  private walk(words: readonly TypedWord[], lists: BestLists): void {
    const { types, nameCounts, wordCounts } = this.columns
    const hotel = TYPE_NUMBERS.accommodation
    const end = Math.min(types.length, this.placeCount + LONGEST_WALK)
    let name = startOf(namesOf(this.columns), this.placeCount)
    let from = startOf(wordsOfNames(this.columns), name)
    for (let entry = this.placeCount; entry < end && !lists.isSettled(hotel); entry++) {
      let to = from
      for (const next = name + nameCounts[entry]!; name < next; name++) to += wordCounts[name]!
      const own = this.ownNearnessOf(from, to, words)
      if (own !== 0 && lists.takes(types[entry]!)) this.judge(entry, own, words.length, lists)
      from = to
    }
  }

  private ownNearnessOf(from: number, to: number, words: readonly TypedWord[]): number {
    const { nameWords } = this.columns
    let own = 0
    for (let index = 0; index < words.length; index++) {
      let best = 0
      for (let at = from; at < to && best < FLAWLESS; at++) {
        const nearness = words[index]!.nearness(nameWords[at]!)
        if (nearness > best) best = nearness
      }
      own |= best << (2 * index)
    }
    return own
  }

  private judge(entry: number, own: number, wordCount: number, lists: BestLists): void {
    const { types, parents } = this.columns
    const type = types[entry]!
    if (own === 0 || !lists.takes(type)) return
    const around = this.nearnessAround(parents[entry]!, wordCount)
    const cost = costOf(own, around, wordCount, entry < this.placeCount)
    if (cost >= 0 && !isRemoved(this.columns, entry)) lists.offer(entry, type, cost, entry)
  }
}

/** Minus one when a word is missing. To be told by its region is natural for a place, and free. */
export function costOf(own: number, around: number, wordCount: number, isPlace: boolean): number {
  let typos = 0
  let isAround = false
  for (let index = 0; index < wordCount; index++) {
    let nearness = (own >>> (2 * index)) & FLAWLESS
    if (nearness === 0) {
      nearness = (around >>> (2 * index)) & FLAWLESS
      if (nearness === 0) return -1
      isAround = true
    }
    typos += FLAWLESS - nearness
  }
  return COSTS.begun + COSTS.typo * typos + (isAround && !isPlace ? COSTS.around : 0)
}

function better(one: number, other: number, wordCount: number): number {
  let best = 0
  for (let index = 0; index < wordCount; index++) {
    const bits = FLAWLESS << (2 * index)
    best |= Math.max(one & bits, other & bits)
  }
  return best
}
