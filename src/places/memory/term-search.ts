/** From a typed term to finds: as typed, and with typos forgiven where that finds little. */
import type { DestinationType } from '../rules/destination-suggestions.ts'
import { SUGGESTION_LIMIT } from '../rules/suggestions.ts'
import { BestLists, COSTS } from './best-lists.ts'
import { isRemoved } from './change-log.ts'
import { visitExactNames } from './exact-names.ts'
import type { LateEntries } from './late-entries.ts'
import { ManyWordsSearch } from './many-words-search.ts'
import {
  BY_ALIAS,
  ENTRY_BITS,
  namesOf,
  NO_LANGUAGE,
  runAt,
  startOf,
  type SuggestColumns,
  termWords,
  wordsOfNames,
} from './suggest-columns.ts'
import { findHead, MANY } from './popular-heads.ts'
import { type WordRange, wordText } from './word-dictionary.ts'
import { readyAnswer } from './ready-answers.ts'
import { firstWorse, raisedRank, shareOf, TYPE_COUNT, TYPE_NUMBERS } from './type-ranks.ts'
import { allowedTypos } from './typo-walk.ts'
import { TypedWord } from './typed-word.ts'

/** A word that finds this many as typed was typed as meant; several words that meet at all were. */
const ENOUGH_AS_TYPED = 5
/** A name this short is more often the beginning of another: it only counts as more popular. */
const SHORT_NAME = 3
const SHORT_NAME_LIFT = 16

export class TermSearch {
  private readonly columns: SuggestColumns
  private readonly late: LateEntries
  private readonly lists = new BestLists()
  /** Made at the first term of several words, and of several words with typos. */
  private manyWords: ManyWordsSearch | undefined
  private marks: Uint8Array[] = []

  constructor(columns: SuggestColumns, late: LateEntries) {
    this.columns = columns
    this.late = late
  }

  /** Entries, the best first. */
  find(term: string, limit: number, type: DestinationType | undefined): number[] {
    const words = termWords(term)
    if (words.length === 0) return []
    this.late.catchUp()
    const isUsual = words.length === 1 && limit === SUGGESTION_LIMIT && type === undefined
    const isReady = isUsual && !this.late.mayBegin(words[0]!)
    return (
      (isReady ? readyAnswer(this.columns, words[0]!) : undefined) ??
      this.searched(words, limit, type)
    )
  }

  private searched(
    words: readonly string[],
    limit: number,
    type: DestinationType | undefined,
  ): number[] {
    const { lists } = this
    lists.begin(limit, type === undefined ? -1 : TYPE_NUMBERS[type])
    const typed = distinct(words).map((word) => new TypedWord(this.columns, word))
    this.offerExact(inOrder(typed, words), lists)
    this.search(typed, words, lists)
    const enough = typed.length > 1 ? 1 : Math.min(limit, ENOUGH_AS_TYPED)
    // Most slips are single, and looking for two costs five times as much: one is tried first.
    for (const typos of [1, 2] as const) {
      const canForgive = words.some((word) => allowedTypos(word) >= typos)
      if (canForgive && lists.total() < enough) this.searchForgiving(typed, words, typos)
    }
    return mixedEntries(lists, limit)
  }

  private search(typed: TypedWord[], words: readonly string[], lists: BestLists): void {
    const manyWords = typed.length > 1 ? this.manyWordsSearch() : undefined
    if (manyWords) manyWords.search(typed, lists)
    else searchOneWord(this.columns, typed[0]!.ranges, lists)
    if (this.late.count > 0) this.late.search(typed, words.join(' '), manyWords, lists)
  }

  private searchForgiving(typed: TypedWord[], words: readonly string[], typos: 1 | 2): void {
    const { lists } = this
    typed.forEach((word, index) =>
      word.forgive(this.columns, typos, typed.length > 1 ? this.marksFor(index) : undefined),
    )
    this.search(typed, words, lists)
    this.offerNearlyExact(typed, words, lists)
    for (const word of typed) word.release()
  }

  private offerExact(words: readonly TypedWord[], lists: BestLists): void {
    const numbers = words.map(({ number }) => number)
    if (numbers.includes(-1)) return
    const isShort = words.length === 1 && words[0]!.text.length <= SHORT_NAME
    visitExactNames(this.columns, numbers, (name) => {
      const entry = runAt(namesOf(this.columns), name)
      const type = this.columns.types[entry]!
      if (!lists.takes(type) || isRemoved(this.columns, entry)) return
      const isAlias = this.isAlias(name, entry)
      if (!isShort) lists.offer(entry, type, isAlias ? COSTS.exactAlias : COSTS.exact, entry)
      else if (!isAlias) lists.offer(entry, type, COSTS.begun, this.liftedPlace(entry))
    })
  }

  private liftedPlace(entry: number): number {
    const { standings } = this.columns
    const lifted = raisedRank(standings[entry]!, SHORT_NAME_LIFT)
    return Math.min(entry, firstWorse(standings, lifted) - 0.5)
  }

  private isAlias(name: number, entry: number): boolean {
    const isTagged = this.columns.nameLanguages[name] !== NO_LANGUAGE
    return !isTagged && name > startOf(namesOf(this.columns), entry)
  }

  /** Lifts finds whose whole name was typed, but for typos, above others with typos. */
  private offerNearlyExact(typed: TypedWord[], words: readonly string[], lists: BestLists): void {
    const all = inOrder(typed, words)
    for (let type = 0; type < TYPE_COUNT; type++) {
      if (lists.count(type) === 0) continue
      for (const entry of lists.entriesOf(type))
        if (this.isNearlyExact(entry, all)) lists.offer(entry, type, COSTS.nearlyExact, entry)
    }
  }

  private isNearlyExact(entry: number, words: readonly TypedWord[]): boolean {
    const { nameCounts, wordCounts, nameWords } = this.columns
    if (entry >= nameCounts.length) return false
    const first = startOf(namesOf(this.columns), entry)
    for (let name = first; name < first + nameCounts[entry]!; name++) {
      if (wordCounts[name] !== words.length) continue
      const start = startOf(wordsOfNames(this.columns), name)
      if (
        words.every((typed, at) => typed.isNearly(wordText(this.columns, nameWords[start + at]!)))
      )
        return true
    }
    return false
  }

  private manyWordsSearch(): ManyWordsSearch {
    this.manyWords ??= new ManyWordsSearch(this.columns)
    return this.manyWords
  }

  private marksFor(index: number): Uint8Array {
    return (this.marks[index] ??= new Uint8Array(this.columns.shared.length))
  }
}

function distinct(words: readonly string[]): readonly string[] {
  return words.length === 1 ? words : [...new Set(words)]
}

/** A word that was typed twice is searched once, but stands twice in a name. */
function inOrder(typed: readonly TypedWord[], words: readonly string[]): readonly TypedWord[] {
  if (typed.length === words.length) return typed
  return words.map((word) => typed.find(({ text }) => text === word)!)
}

/** A term of one word: the heads of its prefixes, or all their postings where these are few. */
function searchOneWord(
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

// Which finds are shown: each type its share, what is left over to the best of the others.

/** Their entries, the best first. */
function mixedEntries(lists: BestLists, limit: number): number[] {
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
