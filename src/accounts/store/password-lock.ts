/** Between the check of a password and what it opens, the password may change. */
import type { Transaction } from 'kysely'
import type { Tables } from '../../store/tables.ts'

/**
 * Whether somebody's password is still the one that was checked a moment ago; if so, nobody changes
 * it before the transaction ends. Whoever changed it meanwhile has ended whatever it had opened.
 */
export async function lockPassword(
  transaction: Transaction<Tables>,
  personId: number,
  passwordHash: string | null,
): Promise<boolean> {
  // Writing a row is the lock that both databases know.
  const person = await transaction
    .updateTable('people')
    .set((row) => ({ password_hash: row.ref('password_hash') }))
    .where('id', '=', personId)
    .where('password_hash', '=', passwordHash)
    .returning('id')
    .executeTakeFirst()
  return person !== undefined
}
