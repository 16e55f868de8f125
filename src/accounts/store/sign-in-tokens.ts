/**
 * What works once, for its own purpose, until its time is over: the links that mails carry, a
 * sign-in that waits for its second factor, a passkey that is being added.
 */
import type { TokenKind } from '../../store/tables.ts'
import type { Database } from '../../store/database.ts'

type Db = Pick<Database, 'db'>

export interface SignInToken {
  idHash: string
  kind: TokenKind
  personId: number | null
  details: Record<string, string>
  expiresAt: number
}

/** A newer link takes the place of the person's older ones of its kind. */
export async function keepToken({ db }: Db, token: SignInToken): Promise<void> {
  const { idHash, kind, personId, details, expiresAt } = token
  await db.transaction().execute(async (transaction) => {
    if (personId !== null)
      await transaction
        .deleteFrom('sign_in_tokens')
        .where('kind', '=', kind)
        .where('person_id', '=', personId)
        .execute()
    await transaction
      .insertInto('sign_in_tokens')
      .values({
        id_hash: idHash,
        kind,
        person_id: personId,
        details: JSON.stringify(details),
        expires_at: expiresAt,
      })
      .execute()
  })
}

export interface TokenRequest {
  idHash: string
  kind: TokenKind
  now: number
}

type TokenContent = Pick<SignInToken, 'personId' | 'details'>

/** What the link is good for, without using it up; null when it no longer works. */
export async function readToken(
  { db }: Db,
  { idHash, kind, now }: TokenRequest,
): Promise<TokenContent | null> {
  const found = await db
    .selectFrom('sign_in_tokens')
    .select(['person_id', 'details'])
    .where('id_hash', '=', idHash)
    .where('kind', '=', kind)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return found ? contentOf(found) : null
}

/** Uses the link up: of two who come at once, one gets it. */
export async function takeToken(
  { db }: Db,
  { idHash, kind, now }: TokenRequest,
): Promise<TokenContent | null> {
  const taken = await db
    .deleteFrom('sign_in_tokens')
    .where('id_hash', '=', idHash)
    .where('kind', '=', kind)
    .returning(['person_id', 'details', 'expires_at'])
    .executeTakeFirst()
  return taken && taken.expires_at > now ? contentOf(taken) : null
}

function contentOf(row: { person_id: number | null; details: string }): TokenContent {
  return { personId: row.person_id, details: JSON.parse(row.details) as Record<string, string> }
}

/** When a password, an address or a role changes, nothing that was begun before goes on. */
export async function forgetTokensOf({ db }: Db, personId: number): Promise<void> {
  await db.deleteFrom('sign_in_tokens').where('person_id', '=', personId).execute()
}

export async function forgetOldTokens({ db }: Db, now: number): Promise<void> {
  await db.deleteFrom('sign_in_tokens').where('expires_at', '<=', now).execute()
}
