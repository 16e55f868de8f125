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
import { inShortTransaction } from '../../store/short-transactions.ts'
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
  | 'airline-of-demo'

/** What is told although the item was saved. */
export type NoteCode = 'rooms-already-sold' | 'days-beyond-calendar' | 'seats-already-sold'

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
  return { kind: 'hotel', subjectId: hotelId, partId: null, fromDay: null, toDay: null }
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
    await inShortTransaction(database, async (transaction) => {
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

// Ids of operators' hotels and room types, apart from those of the demo world.
//
// A demo hotel's id is a city's number (1 to 262,143) × 8,192 + its place in the city, from 1 on:
// they fill the whole of a positive 32-bit integer, but place 0 is nobody's. Operators' hotels are
// given it, one city's number after the other, and so can never meet a demo hotel. After 262,143
// of them come the highest places, 8,191 and downwards, which demo hotels reach only in worlds of
// over a million; should two meet there, the database refuses the later one.
//
// A demo room type's id is its hotel's × 8 + 1 to 7, below 2^34. Operators have more kinds of rooms
// than that, so theirs begin at 2^44, with room for 4,095 in each hotel.

const PLACES = 8_192
const CITY_NUMBERS = 262_143
const MAX_HOTELS = CITY_NUMBERS * (PLACES / 2)

const FIRST_ROOM_TYPE = 2 ** 44
const ROOM_NUMBERS = 4_096

/** Of the operators' hotel with this number, from 0 on. */
export function operatorHotelId(number: number): number {
  if (number >= MAX_HOTELS) throw new Error('There are no more ids for hotels of operators')
  const round = Math.floor(number / CITY_NUMBERS)
  const place = round === 0 ? 0 : PLACES - round
  return (1 + (number % CITY_NUMBERS)) * PLACES + place
}

/** Null when the hotel has no more numbers; they count from 1. */
export function operatorRoomTypeId(hotelId: number, number: number): number | null {
  if (number >= ROOM_NUMBERS) return null
  return FIRST_ROOM_TYPE + hotelId * ROOM_NUMBERS + number
}

export function operatorRoomNumber(roomTypeId: number): number {
  return roomTypeId % ROOM_NUMBERS
}
