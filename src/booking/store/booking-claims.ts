/** Claims under the best-price guarantee: one for a booking, decided by a person. */
import type { PriceClaim } from '../rules/booking.ts'
import type { MinorUnits } from '../../site/money.ts'
import type { Instant, Tables } from '../../store/tables.ts'
import type { PriceClaimsTable } from '../../store/booking-tables.ts'
import type { Database } from '../../store/database.ts'
import { oweRefunds } from './payments.ts'
import { type Selectable, sql, type Transaction } from 'kysely'

type Db = Pick<Database, 'db'>

type NewClaim = Omit<PriceClaim, 'id' | 'state' | 'hasProof'>

/** Null when there was one already. */
export async function makeClaim(
  { db }: Db,
  { bookingId, address, found, refund, claimedAt }: NewClaim,
  proof: Uint8Array | null,
): Promise<PriceClaim | null> {
  const row = await db
    .insertInto('price_claims')
    .values({
      booking_id: bookingId,
      address,
      found,
      refund,
      state: 'received',
      claimed_at: claimedAt,
      proof,
    })
    .onConflict((conflict) => conflict.column('booking_id').doNothing())
    .returningAll()
    .executeTakeFirst()
  return row ? claimOf(row) : null
}

export async function hasClaim({ db }: Db, bookingId: number): Promise<boolean> {
  const row = await db
    .selectFrom('price_claims')
    .select('id')
    .where('booking_id', '=', bookingId)
    .executeTakeFirst()
  return row !== undefined
}

/** The picture that came with a claim; null when none did. */
export async function claimProof({ db }: Db, claimId: number): Promise<Uint8Array | null> {
  const row = await db
    .selectFrom('price_claims')
    .select('proof')
    .where('id', '=', claimId)
    .executeTakeFirst()
  return row?.proof ?? null
}

export async function claimsWaiting({ db }: Db, most = 100): Promise<PriceClaim[]> {
  const rows = await db
    .selectFrom('price_claims')
    .select(['id', 'booking_id', 'address', 'found', 'refund', 'state', 'claimed_at'])
    // Pictures are read one by one, when somebody looks at them.
    .select(sql<Uint8Array | null>`case when proof is null then null else '' end`.as('proof'))
    .where('state', '=', 'received')
    .orderBy('claimed_at')
    .limit(most)
    .execute()
  return rows.map(claimOf)
}

/** What the card was given back for an accepted claim; nothing before. */
export async function claimRefunded({ db }: Db, bookingId: number): Promise<MinorUnits> {
  const row = await db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select('refunds.amount')
    .where('booking_id', '=', bookingId)
    .where('reason', '=', 'best-price')
    .executeTakeFirst()
  return row?.amount ?? 0
}

/** An accepted claim is paid back to the card as far as the card has paid; false when decided. */
export async function decideClaim(
  { db }: Db,
  claimId: number,
  isAccepted: boolean,
  now: Instant,
  also?: (transaction: Transaction<Tables>, claim: PriceClaim) => Promise<void>,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const row = await transaction
      .updateTable('price_claims')
      .set({ state: isAccepted ? 'accepted' : 'refused' })
      .where('id', '=', claimId)
      .where('state', '=', 'received')
      .returningAll()
      .executeTakeFirst()
    if (row && isAccepted) {
      const owed = {
        bookingId: row.booking_id,
        amount: row.refund,
        reason: 'best-price',
        now,
      } as const
      await oweRefunds({ db: transaction }, owed)
    }
    if (row) await also?.(transaction, claimOf(row))
    return row !== undefined
  })
}

function claimOf(row: Selectable<PriceClaimsTable>): PriceClaim {
  return {
    id: row.id,
    bookingId: row.booking_id,
    address: row.address,
    found: row.found,
    refund: row.refund,
    state: row.state as PriceClaim['state'],
    hasProof: row.proof !== null,
    claimedAt: row.claimed_at,
  }
}
