/** Asks the finished index for what crowded beginnings find, so that an answer has one rule only. */
import { SUGGESTION_LIMIT } from '../rules/suggestions.ts'
import { visitCrowdedBeginnings } from './crowded-beginnings.ts'
import { LateEntries } from './late-entries.ts'
import { hashOf, hashPlace, type ReadyColumns } from './ready-answers.ts'
import type { SuggestColumns } from './suggest-columns.ts'
import { TermSearch } from './term-search.ts'
import { wordText } from './word-dictionary.ts'

/** Comparing fewer postings costs less than the texts of the answer. */
const CROWDED = 32

export function buildReadyAnswers(
  searched: Omit<SuggestColumns, keyof ReadyColumns>,
): ReadyColumns {
  const columns: SuggestColumns = { ...searched, ...readyColumns([]) }
  const search = new TermSearch(columns, new LateEntries(columns))
  const answers: Answer[] = []
  visitCrowdedBeginnings(columns, CROWDED, undefined, ({ from, length }) => {
    const term = wordText(columns, from).slice(0, length)
    const entries = search.find(term, SUGGESTION_LIMIT, undefined)
    if (entries.length === SUGGESTION_LIMIT) answers.push({ term, word: from, entries })
  })
  return readyColumns(answers)
}

interface Answer {
  term: string
  word: number
  entries: readonly number[]
}

function readyColumns(answers: readonly Answer[]): ReadyColumns {
  // At most half full: a term that has no answer soon meets an empty slot.
  const readySlots = new Uint32Array(2 ** Math.ceil(Math.log2(2 * answers.length + 2)))
  const readyEntries = new Uint32Array(answers.length * SUGGESTION_LIMIT)
  answers.forEach(({ term, entries }, answer) => {
    readyEntries.set(entries, answer * SUGGESTION_LIMIT)
    let slot = hashPlace(hashOf(term), readySlots.length)
    while (readySlots[slot] !== 0) slot = (slot + 1) & (readySlots.length - 1)
    readySlots[slot] = answer + 1
  })
  return {
    readySlots,
    readyWords: Uint32Array.from(answers, ({ word }) => word),
    readyLengths: Uint8Array.from(answers, ({ term }) => term.length),
    readyEntries,
  }
}
