/**
 * The change feed: every change of what can be sold, in an order in which none can be missed.
 *
 * PostgreSQL numbers changes when they are made and shows them when they commit, which may be in
 * another order. A reader therefore stops before the oldest transaction that is still open, and
 * its place in the feed is a pair: transaction and number.
 */
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Day } from '../site/calendar-day.ts'
import type { Database } from './database.ts'
import { deleteBelow } from './short-transactions.ts'
import { insertRows } from './insert-rows.ts'
import type { Instant, Tables } from './tables.ts'

/**
 * Each product has its own kinds and follows those. Of hotels `opening` is one closed or reopened,
 * `reviews` its score; `rates` are those of currencies, of nothing (0).
 */
export type ChangeKind = string

export interface Change {
  kind: ChangeKind
  /** A hotel, a flight, by its kind; 0 for none. */
  subjectId: number
  /** A room type, a cabin; null for all of it. */
  partId: number | null
  fromDay: Day | null
  toDay: Day | null
}

/** How far a reader has come; the start is before everything. */
export interface FeedPlace {
  transactionId: number
  id: number
}

export const FEED_START: FeedPlace = { transactionId: -1, id: 0 }

/** To be called inside the transaction that makes the change. */
export async function recordChange(db: Kysely<Tables>, change: Change): Promise<void> {
  await db.insertInto('changes').values(rowOf(change)).execute()
}

/** The same for hundreds of them at once. */
export async function recordChanges(
  writing: { db: Transaction<Tables>; kind: Database['kind'] },
  changes: Change[],
): Promise<void> {
  await insertRows(writing, 'changes', changes.map(rowOf))
}

function rowOf({ kind, subjectId, partId, fromDay, toDay }: Change) {
  return {
    kind,
    subject_id: subjectId,
    part_id: partId,
    from_day: fromDay,
    to_day: toDay,
    changed_at: Date.now(),
  }
}

/** The next changes after a place, at most `most`, and the place after them. */
export async function readChanges(
  database: Pick<Database, 'db' | 'kind'>,
  after: FeedPlace,
  most = 1_000,
): Promise<{ changes: Change[]; place: FeedPlace }> {
  const rows = await changesAfter(database, after).limit(most).execute()
  const last = rows.at(-1)
  return {
    changes: rows.map((row) => ({
      kind: row.kind,
      subjectId: row.subject_id,
      partId: row.part_id,
      fromDay: row.from_day,
      toDay: row.to_day,
    })),
    place: last ? { transactionId: last.transaction_id, id: last.id } : after,
  }
}

/**
 * Tells whether it is worth reading on after a place. Memory asks a hundred times a second, and the
 * answer is mostly no: SQLite gives it by a statement that is prepared once, in a tenth of the time
 * of a read. PostgreSQL is read each time, as the question would travel as far as the answer.
 */
export function changesWatch(database: Database): (after: FeedPlace) => boolean {
  if (database.kind === 'postgres') return () => true
  const newer = database.sqlite.prepare<[number]>('select 1 from changes where id > ? limit 1')
  return ({ id }) => newer.get(id) !== undefined
}

/**
 * SQLite has one writer at a time, so numbers alone are the order there. It is asked by them alone,
 * too: by the pair it would read every change that there is, a hundred times a second.
 */
export function changesAfter(database: Pick<Database, 'db' | 'kind'>, after: FeedPlace) {
  const settled = settledChanges(database)
  if (database.kind === 'sqlite') return settled.where('id', '>', after.id).orderBy('id')
  return settled
    .where(sql<boolean>`(transaction_id, id) > (${after.transactionId}, ${after.id})`)
    .orderBy('transaction_id')
    .orderBy('id')
}

/** The place after everything that has settled: where somebody begins who has just read it all. */
export async function feedEnd(database: Pick<Database, 'db' | 'kind'>): Promise<FeedPlace> {
  const last = await settledChanges(database)
    .orderBy('transaction_id', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last ? { transactionId: last.transaction_id, id: last.id } : FEED_START
}

/** Nobody looks back further than a week: an older snapshot is not used. */
export async function forgetChangesBefore(
  store: Pick<Database, 'db' | 'kind'>,
  instant: Instant,
): Promise<void> {
  await deleteBelow(store, ['changes', 'changed_at'], instant)
}

function settledChanges({ db, kind }: Pick<Database, 'db' | 'kind'>) {
  const settled =
    kind === 'postgres'
      ? sql<boolean>`transaction_id < pg_snapshot_xmin(pg_current_snapshot())::text::bigint`
      : sql<boolean>`1 = 1`
  return db.selectFrom('changes').selectAll().where(settled)
}
