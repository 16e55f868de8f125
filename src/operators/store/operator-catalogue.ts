/**
 * What operators bring is saved in batches, each in one transaction that keeps all of it or, when
 * it fails, nothing. Every item gets an answer of its own.
 *
 * Importers take turns: each transaction begins by changing the one row of `operator_numbers`, so
 * that no id is given twice and no hotel or chain is made twice.
 */
import type { Transaction } from 'kysely'
import type { Day } from '../../site/calendar-day.ts'
import type { Change } from '../../store/change-feed.ts'
import type { Database } from '../../store/database.ts'
import { inTurn } from '../../store/in-turn.ts'
import type { Tables } from '../../store/tables.ts'

export interface SaveOptions {
  /** Gives the same answers and keeps nothing. */
  dryRun: boolean
  today: Day
  /** Whose ids these are: those of two sources never meet. Empty for the only one. */
  source?: string
}

export type SavedItem =
  | { outcome: 'imported' | 'updated' | 'skipped'; notes: Remark<NoteCode>[] }
  | { outcome: 'rejected'; reason: Remark<RefusalCode> }

export type RefusalCode =
  | 'hotel-unknown'
  | 'currency-differs'
  | 'hotel-of-other-source'
  | 'rooms-too-many'

/** What is told although the item was saved. */
export type NoteCode = 'rooms-already-sold' | 'days-beyond-calendar'

export interface Remark<Code> {
  code: Code
  detail: string
}

export interface OperatorTransaction {
  db: Transaction<Tables>
  kind: Database['kind']
  today: Day
  source: string
  /** The numbers that were given last; raising them is what gives new ones. */
  numbers: { hotels: number; lastChain: number }
}

export const skipped: SavedItem = { outcome: 'skipped', notes: [] }

export function rejected(code: RefusalCode, detail: string): SavedItem {
  return { outcome: 'rejected', reason: { code, detail } }
}

/** A hotel whose own data has changed, for the change feed. */
export function hotelChange(hotelId: number): Change {
  return { kind: 'hotel', hotelId, roomTypeId: null, fromDay: null, toDay: null }
}

/** Thrown to end a dry run: that is how a transaction is undone. */
const UNDONE = new Error('A dry run is undone')

export async function saveTogether(
  database: Database,
  { dryRun, today, source = '' }: SaveOptions,
  save: (transaction: OperatorTransaction) => Promise<SavedItem[]>,
): Promise<SavedItem[]> {
  let saved: SavedItem[] = []
  try {
    await inTurn(database, async (transaction) => {
      const numbers = await takeNumbers(transaction)
      const before = { ...numbers }
      saved = await save({ db: transaction, kind: database.kind, today, source, numbers })
      if (dryRun) throw UNDONE
      if (numbers.hotels !== before.hotels || numbers.lastChain !== before.lastChain)
        await keepNumbers(transaction, numbers)
    })
  } catch (error) {
    if (error !== UNDONE) throw error
  }
  return saved
}

async function takeNumbers(db: Transaction<Tables>): Promise<OperatorTransaction['numbers']> {
  const { hotels, last_chain } = await db
    .updateTable('operator_numbers')
    .set((row) => ({ hotels: row.ref('hotels') }))
    .returning(['hotels', 'last_chain'])
    .executeTakeFirstOrThrow()
  return { hotels, lastChain: last_chain }
}

async function keepNumbers(
  db: Transaction<Tables>,
  { hotels, lastChain }: OperatorTransaction['numbers'],
): Promise<void> {
  await db.updateTable('operator_numbers').set({ hotels, last_chain: lastChain }).execute()
}
