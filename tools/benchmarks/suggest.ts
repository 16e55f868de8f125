/**
 * Suggestions while typing, against SQLite FTS5 and MiniSearch over the same names: places, coasts,
 * sights, chains and the hotels of the demo world. `CATALOGUE_SIZE` chooses another size.
 */
import path from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { dayOf } from '../../src/core/calendar-day.ts'
import { foldText } from '../../src/core/fold-text.ts'
import type { SuggestEntry } from '../../src/engine/suggest/suggest-entries.ts'
import { type SuggestedHotel, suggestEntries } from '../../src/server/memory/suggest-entries.ts'
import { demoCatalogue } from '../../src/world/catalogue/demo-catalogue.ts'
import { Land } from '../../src/world/geography/land.ts'
import { openGeography } from '../../src/world/geography/open-geography.ts'
import { fts5, fts5ByType, miniSearch, ownIndex, type Suggester } from './peers/suggest-peers.ts'
import { megabytes, ms, seconds, table, timed, verdict } from './peers/timings.ts'

const TERMS = 500
const LONG_WORD = 7

// Without it the memory of what lives in the heap cannot be told.
setFlagsFromString('--expose-gc')
globalThis.gc = runInNewContext('gc') as NodeJS.GCFunction

const size = Number(process.env['CATALOGUE_SIZE'] ?? 600_000)
const entries = allEntries()
const terms = termsOf(entries)
console.log(`${entries.length} entries, ${terms.size} kinds of terms, ${TERMS} terms of each kind`)
const rows: string[][] = [...terms.keys()].map((kind) => [kind])
const head = ['letters typed']
const medians: number[] = []
for (const open of [ownIndex, fts5, fts5ByType, miniSearch]) {
  const started = performance.now()
  const suggester = open(entries)
  console.log(`${suggester.name}: built in ${seconds(started)}, ${megabytes(suggester.bytes())}`)
  medians.push(await measure(suggester))
  suggester.close()
}
console.log(table(head, rows))
for (const [name, median] of medians.slice(1, 3).entries())
  console.log(
    `3 letters, faster than FTS5${name === 0 ? '' : ' by type'}: ${verdict(medians[0]! < median)}`,
  )

/** Adds its columns to the table; the answer is the median at three letters. */
async function measure({ name, suggest }: Suggester): Promise<number> {
  let atThree = 0
  head.push(`${name} p50`, 'p99', 'answered')
  for (const [at, [kind, typed]] of [...terms].entries()) {
    const hasTypo = kind.includes('typo')
    const budget = { seconds: 3, least: 10, most: TERMS * 20 }
    const warm = typed.slice(0, 3).map((term) => () => suggest(term, hasTypo))
    await timed(warm, { seconds: 1, least: 3, most: 300 })
    let answered = 0
    let asked = 0
    const next = () => {
      answered += Number(suggest(typed[asked++ % typed.length]!, hasTypo).length > 0)
    }
    const { p50, p99 } = await timed([next], budget)
    rows[at]!.push(ms(p50), ms(p99), `${Math.round((100 * answered) / asked)} %`)
    if (kind === '3') atThree = p50
  }
  return atThree
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
  return new Map(
    kinds.map(([kind, typed, least]) => [
      kind,
      typed.filter((term) => term.length >= least).slice(0, TERMS),
    ]),
  )
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
