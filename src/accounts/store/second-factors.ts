/**
 * What people prove themselves with besides their password: an app that makes codes, passkeys, and
 * codes on paper for the day when those are lost. Each code works once, whoever comes twice at once.
 * Changes belong into a transaction of the caller, with their entry in the audit log.
 */
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../store/database.ts'
import { sealed, storedSecret, unsealed } from '../../store/secrets.ts'
import type { Instant, Tables } from '../../store/tables.ts'

type Db = Pick<Database, 'db'>

/** The name under which the store keeps the key that seals the apps' secrets. */
const KEY = 'second-factors'
/** A secret that was shown and never confirmed is replaced after this time. */
const SETUP_MS = 3_600_000
export const MAX_PASSKEYS = 10

export interface Passkey {
  id: string
  publicKey: Uint8Array
  counter: number
  transports: string[]
  addedAt: Instant
  usedAt: Instant | null
}

export interface SecondFactors {
  /** Since when codes of an app are asked for; null without one. */
  appSince: Instant | null
  passkeys: Passkey[]
  /** How many recovery codes are left. */
  codes: number
}

export async function secondFactorsOf({ db }: Db, personId: number): Promise<SecondFactors> {
  const app = await db
    .selectFrom('authenticator_apps')
    .select('confirmed_at')
    .where('person_id', '=', personId)
    .executeTakeFirst()
  const passkeys = await db
    .selectFrom('passkeys')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('added_at')
    .execute()
  const { codes } = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('codes'))
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow()
  return {
    appSince: app?.confirmed_at ?? null,
    passkeys: passkeys.map((row) => ({
      id: row.id,
      publicKey: row.public_key,
      counter: row.counter,
      transports: row.transports.split(',').filter(Boolean),
      addedAt: row.added_at,
      usedAt: row.used_at,
    })),
    codes: Number(codes),
  }
}

/** Recovery codes alone are none: they only stand in for a factor. */
export function hasFactor({ appSince, passkeys }: SecondFactors): boolean {
  return appSince !== null || passkeys.length > 0
}

/**
 * The secret that is to be confirmed: the same one on a second look, in two tabs and on reload. Null
 * once it is confirmed: nobody sees it again.
 */
export async function secretToConfirm(
  { db }: Db,
  { personId, fresh, now }: { personId: number; fresh: Buffer; now: Instant },
): Promise<Buffer | null> {
  const key = await storedSecret({ db }, KEY)
  const secret = sealed(key, fresh, String(personId))
  const isOld = sql<boolean>`authenticator_apps.confirmed_at is null
    and authenticator_apps.started_at < ${now - SETUP_MS}`
  await db
    .insertInto('authenticator_apps')
    .values({ person_id: personId, secret, started_at: now, confirmed_at: null })
    .onConflict((conflict) =>
      conflict.column('person_id').doUpdateSet({ secret, started_at: now }).where(isOld),
    )
    .execute()
  const app = await appOf({ db }, personId)
  return app && !app.isConfirmed ? app.secret : null
}

export async function appOf(
  { db }: Db,
  personId: number,
): Promise<{ secret: Buffer; isConfirmed: boolean } | null> {
  const row = await db
    .selectFrom('authenticator_apps')
    .select(['secret', 'confirmed_at'])
    .where('person_id', '=', personId)
    .executeTakeFirst()
  if (!row) return null
  const key = await storedSecret({ db }, KEY)
  const secret = unsealed(key, row.secret, String(personId))
  return { secret, isConfirmed: row.confirmed_at !== null }
}

/** False when it was confirmed before, as by a second press of the button. */
export async function confirmApp(
  { db }: Db,
  { personId, step, now }: { personId: number; step: number; now: Instant },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('authenticator_apps')
    .set({ confirmed_at: now, last_step: step })
    .where('person_id', '=', personId)
    .where('confirmed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Uses up a code: of two who come with it at once, one gets in. */
export async function useStep({ db }: Db, personId: number, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('authenticator_apps')
    .set({ last_step: step })
    .where('person_id', '=', personId)
    .where('confirmed_at', 'is not', null)
    .where('last_step', '<', step)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** False when the passkey is known already. */
export async function addPasskey(
  { db }: Db,
  personId: number,
  { id, publicKey, counter, transports, addedAt }: Omit<Passkey, 'usedAt'>,
): Promise<boolean> {
  const added = await db
    .insertInto('passkeys')
    .values({
      id,
      person_id: personId,
      public_key: publicKey,
      counter,
      transports: transports.join(','),
      added_at: addedAt,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

/** Keys that count their uses must count on: false when a copy of the key did so before. */
export async function passkeyUsed(
  { db }: Db,
  { id, counter, now }: { id: string; counter: number; now: Instant },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ counter, used_at: now })
    .where('id', '=', id)
    .where(({ eb, or }) => or([eb('counter', '<', counter), eb('counter', '=', 0)]))
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** New codes, in place of whatever codes there were. */
export async function keepRecoveryCodes(
  { db }: Db,
  personId: number,
  hashes: readonly string[],
): Promise<void> {
  await db.deleteFrom('recovery_codes').where('person_id', '=', personId).execute()
  await db
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ person_id: personId, code_hash })))
    .execute()
}

/** Uses a code up. */
export async function takeRecoveryCode(
  { db }: Db,
  personId: number,
  codeHash: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recovery_codes')
    .where('person_id', '=', personId)
    .where('code_hash', '=', codeHash)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** The app, or the passkey of that id. With the last factor go the codes that stood in for it. */
export async function removeFactor(
  { db }: Db,
  personId: number,
  factor: { app: true } | { passkey: string },
): Promise<boolean> {
  const { numDeletedRows } =
    'app' in factor
      ? await db
          .deleteFrom('authenticator_apps')
          .where('person_id', '=', personId)
          .where('confirmed_at', 'is not', null)
          .executeTakeFirstOrThrow()
      : await db
          .deleteFrom('passkeys')
          .where('person_id', '=', personId)
          .where('id', '=', factor.passkey)
          .executeTakeFirstOrThrow()
  if (!hasFactor(await secondFactorsOf({ db }, personId)))
    await db.deleteFrom('recovery_codes').where('person_id', '=', personId).execute()
  return numDeletedRows > 0n
}

/** All of them, as for somebody who has lost the phone and the paper. */
export async function removeFactors(db: Kysely<Tables>, personId: number): Promise<void> {
  for (const table of ['authenticator_apps', 'passkeys', 'recovery_codes'] as const)
    await db.deleteFrom(table).where('person_id', '=', personId).execute()
}
