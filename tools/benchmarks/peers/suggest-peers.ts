/**
 * SQLite FTS5 and MiniSearch over the same names as the suggest index.
 *
 * FTS5 gets its rows in the order of merit, so that the first twenty it finds are the best twenty
 * and it need not sort. It forgives no typos. MiniSearch is told each entry's weight.
 */
import SqliteDatabase from 'better-sqlite3'
import MiniSearch from 'minisearch'
import { foldText } from '../../../src/site/text/fold-text.ts'
import { SUGGESTION_LIMIT } from '../../../src/places/rules/suggestions.ts'
import type { SuggestEntry } from '../../../src/places/memory/suggest-columns.ts'
import { SuggestIndex } from '../../../src/places/memory/suggest-index.ts'

export interface Suggester {
  name: string
  /** The names of what is suggested. */
  suggest: (term: string, hasTypo: boolean) => string[]
  bytes: () => number
  close: () => void
}

export function ownIndex(entries: readonly SuggestEntry[]): Suggester {
  const index = SuggestIndex.build(entries)
  return {
    name: 'suggest index',
    suggest: (term) => index.suggest(term, { language: 'es' }).map(({ name }) => name),
    bytes: () => index.bytes.length,
    close: () => undefined,
  }
}

/** The first twenty by merit, which for a short term are twenty places. */
export function fts5(entries: readonly SuggestEntry[]): Suggester {
  return fullText('FTS5', entries, () => 'all')
}

/** A table for each type, so that hotels, sights and chains are found beside places. */
export function fts5ByType(entries: readonly SuggestEntry[]): Suggester {
  return fullText('FTS5 by type', entries, ({ type }) => type)
}

function fullText(
  name: string,
  entries: readonly SuggestEntry[],
  tableOf: (entry: SuggestEntry) => string,
): Suggester {
  const sqlite = new SqliteDatabase(':memory:')
  sqlite.exec(
    'CREATE TABLE entries (n INTEGER PRIMARY KEY, name TEXT, type TEXT, id INTEGER); BEGIN',
  )
  const insertEntry = sqlite.prepare('INSERT INTO entries VALUES (?, ?, ?, ?)')
  for (const [n, { names, type, id }] of entries.entries())
    insertEntry.run(n, names[0]!.text, type, id)
  const searches = [...new Set(entries.map(tableOf))].map((type) => {
    const table = `"${type}"`
    sqlite.exec(`CREATE VIRTUAL TABLE ${table} USING fts5(names, content='', detail=none,
      columnsize=0, prefix='2 3 4', tokenize="unicode61 remove_diacritics 2")`)
    const insert = sqlite.prepare(`INSERT INTO ${table} (rowid, names) VALUES (?, ?)`)
    for (const [n, entry] of entries.entries())
      if (tableOf(entry) === type) insert.run(n, allNames(entry))
    sqlite.exec(`INSERT INTO ${table} (${table}) VALUES ('optimize')`)
    return sqlite
      .prepare(
        `SELECT name, type, id FROM ${table} AS found JOIN entries ON n = found.rowid
         WHERE ${table} MATCH ? ORDER BY found.rowid LIMIT ${SUGGESTION_LIMIT}`,
      )
      .raw()
  })
  sqlite.exec('COMMIT')
  return {
    name,
    suggest: (term) => {
      const asked = ftsTerm(term)
      const found = searches.flatMap((search) => search.all(asked) as [string][])
      return found.map(([name]) => name)
    },
    bytes: () =>
      Number(sqlite.pragma('page_count', { simple: true })) *
      Number(sqlite.pragma('page_size', { simple: true })),
    close: () => sqlite.close(),
  }
}

export function miniSearch(entries: readonly SuggestEntry[]): Suggester {
  const before = usedHeap()
  const index = new MiniSearch<{ n: number; names: string }>({
    idField: 'n',
    fields: ['names'],
    processTerm: foldText,
  })
  for (const [n, entry] of entries.entries()) index.add({ n, names: allNames(entry) })
  const bytes = usedHeap() - before
  return {
    name: 'MiniSearch',
    suggest: (term, hasTypo) =>
      index
        .search(term, {
          prefix: true,
          fuzzy: hasTypo ? 0.2 : false,
          combineWith: 'AND',
          boostDocument: (n: number) => 1 + entries[n]!.weight,
        })
        .slice(0, SUGGESTION_LIMIT)
        .map(({ id }) => entries[id as number]!.names[0]!.text),
    bytes: () => bytes,
    close: () => undefined,
  }
}

function allNames({ names }: SuggestEntry): string {
  return names.map(({ text }) => text).join(' ')
}

function ftsTerm(term: string): string {
  return term
    .split(' ')
    .map((word) => `"${word}"*`)
    .join(' ')
}

function usedHeap(): number {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed
}
