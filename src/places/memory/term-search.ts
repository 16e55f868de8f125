/** From a typed term to finds: as typed, and with typos forgiven where that finds little. */
import type { DestinationType } from '../rules/destination-suggestions.ts'
import { SUGGESTION_LIMIT } from '../rules/suggestions.ts'
import { BestLists, COSTS } from './best-lists.ts'
import { isRemoved } from './change-log.ts'
import { visitExactNames } from './exact-names.ts'
import type { LateEntries } from './late-entries.ts'
import { ManyWordsSearch } from './many-words-search.ts'
import { termWords } from './name-words.ts'
import { searchOneWord } from './one-word-search.ts'
import { runAt, startOf } from './packed-starts.ts'
import { readyAnswer } from './ready-answers.ts'
import { namesOf, type SuggestColumns, wordsOfNames } from './suggest-columns.ts'
import { NO_LANGUAGE } from './suggest-entries.ts'
import { mixedEntries } from './suggestion-mix.ts'
import { allowedTypos } from './typo-walk.ts'
import { TypedWord } from './typed-word.ts'
import { firstWorse, liftedStanding, TYPE_COUNT, TYPE_NUMBERS } from './type-standing.ts'
import { wordText } from './word-dictionary.ts'

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
    const lifted = liftedStanding(standings[entry]!, SHORT_NAME_LIFT)
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
