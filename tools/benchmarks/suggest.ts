/**
 * Suggestions while typing, against SQLite FTS5 and MiniSearch over the same names: places, coasts,
 * sights, chains and the hotels of the demo world. `CATALOGUE_SIZE` chooses another size.
 */
import path from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { dayOf } from '../../src/site/calendar-day.ts'
import { foldText } from '../../src/site/text/fold-text.ts'
import type { SuggestEntry } from '../../src/places/memory/suggest-columns.ts'
import {
  type SuggestedHotel,
  suggestEntries,
} from '../../src/products/hotels/service/suggest-entries.ts'
import { demoCatalogue } from '../../demo/catalogue/demo-catalogue.ts'
import { Land } from '../../src/places/geography/land.ts'
import { openGeography } from '../../src/places/geography/open-geography.ts'
import { fts5, fts5ByType, miniSearch, ownIndex, type Suggester } from './peers/suggest-peers.ts'
import { megabytes, ms, seconds, table, timed, verdict } from './peers/timings.ts'

const TERMS = 500
const LONG_WORD = 7
const EACH_ONCE = '3, each once'

// Without it the memory of what lives in the heap cannot be told.
setFlagsFromString('--expose-gc')
globalThis.gc = runInNewContext('gc') as NodeJS.GCFunction

const size = Number(process.env['CATALOGUE_SIZE'] ?? 600_000)
const entries = allEntries()
const terms = termsOf(entries)
console.log(
  `${entries.length} entries; ${TERMS} terms of each kind, ${terms.get(EACH_ONCE)!.length} asked once`,
)
const suggesters = [ownIndex, fts5, fts5ByType, miniSearch].map((open) => {
  const started = performance.now()
  const suggester = open(entries)
  console.log(`${suggester.name}: built in ${seconds(started)}, ${megabytes(suggester.bytes())}`)
  return suggester
})
const rows: string[][] = []
for (const [kind, typed] of terms) {
  const medians: number[] = []
  const row = [kind]
  // One after the other for each kind: what else the machine does then falls on all of them.
  for (const suggester of suggesters) {
    const { p50, p99, answered } = await measure(suggester, kind, typed)
    medians.push(p50)
    row.push(ms(p50), ms(p99), `${Math.round(100 * answered)} %`)
  }
  rows.push(row)
  if (kind === '3' || kind === EACH_ONCE)
    for (const peer of [1, 2])
      console.log(
        `${kind}, faster than ${suggesters[peer]!.name}: ${verdict(medians[0]! < medians[peer]!)}`,
      )
}
const head = suggesters.flatMap(({ name }) => [`${name} p50`, 'p99', 'answered'])
console.log(table(['letters typed', ...head], rows))
for (const suggester of suggesters) suggester.close()

async function measure({ suggest }: Suggester, kind: string, typed: readonly string[]) {
  const hasTypo = kind.includes('typo')
  // What is asked once must not have been asked before: the terms of the kind before warmed it.
  const warm = typed.slice(0, 3).map((term) => () => suggest(term, hasTypo))
  if (kind !== EACH_ONCE) await timed(warm, { seconds: 1, least: 3, most: 300 })
  let answered = 0
  let asked = 0
  const next = () => {
    answered += Number(suggest(typed[asked++ % typed.length]!, hasTypo).length > 0)
  }
  const most = kind === EACH_ONCE ? typed.length - 1 : TERMS * 20
  const { p50, p99 } = await timed([next], { seconds: 3, least: 10, most })
  return { p50, p99, answered: answered / asked }
}

/** The most sought after first, places before hotels. */
function allEntries(): SuggestEntry[] {
  const file = path.join(import.meta.dirname, '..', '..', 'dist', 'geography.bin')
  const geography = openGeography(file)
  const firstDay = dayOf(2026, 11, 15)
  const { chains, hotels } = demoCatalogue({ geography, land: new Land(), size, seed: 1, firstDay })
  const named: SuggestedHotel[] = []
  for (const { id, name, cityId, popularity } of hotels())
    named.push({ id, name, cityId, popularity })
  const all = [...suggestEntries(geography, chains, named)]

  return all.toSorted((one, other) => isHotel(one) - isHotel(other) || other.weight - one.weight)
}

/** What visitors type on their way to places and hotels, evenly from all entries. */
function termsOf(entries: readonly SuggestEntry[]): Map<string, string[]> {
  const names = Array.from({ length: TERMS * 40 }, (_, at) => {
    // Half of them aim at the best thousandth, as visitors do.
    const among = at % 2 === 0 ? entries.length : entries.length / 1_000
    return entries[Math.floor(((at * 0.618_034) % 1) * among)]!.names[0]!.text
  })
  const words = names.map((name) => foldText(name).match(/[a-z0-9]+/g) ?? [])
  const beginnings = (letters: number) => words.map(([first]) => first?.slice(0, letters) ?? '')
  const kinds: [string, string[], number][] = [
    ...[1, 2, 3, 4, 6].map((letters): [string, string[], number] => [
      String(letters),
      beginnings(letters),
      letters,
    ]),
    ['6 and more, one typo', words.map(withTypo), LONG_WORD],
    ['two words', words.map((all) => begunWords(all, 2)), 5],
    ['three words', words.map((all) => begunWords(all, 3)), 8],
  ]
  const terms = kinds.map(([kind, typed, least]): [string, string[]] => [
    kind,
    typed.filter((term) => term.length >= least).slice(0, TERMS),
  ])
  const three = terms.findIndex(([kind]) => kind === '3')
  return new Map(terms.toSpliced(three + 1, 0, [EACH_ONCE, everyBeginning(entries, 3)]))
}

/**
 * Every beginning of any word, in no order: asked once each, no index gains by having answered the
 * same before.
 */
function everyBeginning(entries: readonly SuggestEntry[], letters: number): string[] {
  const met = new Set<string>()
  for (const { names } of entries)
    for (const word of foldText(names[0]!.text).match(/[a-z0-9]+/g) ?? [])
      if (word.length >= letters) met.add(word.slice(0, letters))
  const sorted = [...met].toSorted()
  const order = sorted.map((term, at) => ({ term, place: (at * 0.618_034) % 1 }))
  return order.toSorted((one, other) => one.place - other.place).map(({ term }) => term)
}

/** Two neighbouring letters in the middle of a long word change places. */
function withTypo(words: readonly string[]): string {
  const word = words.find(({ length }) => length >= LONG_WORD) ?? ''
  const at = word.length >> 1
  const swapped = word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2)
  return swapped === word ? '' : swapped
}

/** All but the last word in full, of that three letters. */
function begunWords(words: readonly string[], count: number): string {
  if (words.length < count) return ''
  return [...words.slice(0, count - 1), words[count - 1]!.slice(0, 3)].join(' ')
}

function isHotel({ type }: SuggestEntry): number {
  return Number(type === 'accommodation')
}
