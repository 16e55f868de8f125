/** The people who have an account. Their address, in small letters, is there once only. */
import type { Kysely } from 'kysely'
import type { PersonRole } from '../../site/person.ts'
import type { Database } from '../../store/database.ts'
import { removeFactors } from './second-factors.ts'
import { closeSessionsOf } from './sessions.ts'
import { type TokenRequest, forgetTokensOf, takeToken } from './sign-in-tokens.ts'
import type { Instant, Tables } from '../../store/tables.ts'

type Db = Pick<Database, 'db'>

export interface Person {
  id: number
  email: string
  name: string
  role: PersonRole
  joinedAt: number
  passwordHash: string | null
  pictureHash: string | null
  /** Whether they have shown that the mailbox is theirs. */
  isEmailVerified: boolean
  /** Whether somebody else chose their password. */
  mustChangePassword: boolean
}

export interface NewPerson {
  email: string
  name: string
  passwordHash: string
  role: PersonRole
  isEmailVerified?: boolean
  mustChangePassword?: boolean
}

/** Null when the address is taken, also when somebody else took it at the same moment. */
export async function addPerson(
  { db }: { db: Kysely<Tables> },
  { email, name, passwordHash, role, isEmailVerified, mustChangePassword }: NewPerson,
  now: Instant,
): Promise<number | null> {
  return inTransaction(db, async (transaction) => {
    const added = await transaction
      .insertInto('people')
      .values({
        email,
        name,
        role,
        password_hash: passwordHash,
        joined_at: now,
        must_change_password: Number(mustChangePassword ?? false),
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (added && isEmailVerified) await verifyEmail(transaction, added.id, email, now)
    return added?.id ?? null
  })
}

export function personByEmail({ db }: Db, email: string): Promise<Person | undefined> {
  return selectPeople(db).where('email', '=', email).executeTakeFirst().then(asPerson)
}

export function personById({ db }: Db, id: number): Promise<Person | undefined> {
  return selectPeople(db).where('id', '=', id).executeTakeFirst().then(asPerson)
}

/** Whose account shows what is booked with this address; null while nobody has verified it. */
export async function ownerOfEmail({ db }: Db, email: string): Promise<number | null> {
  const owner = await db
    .selectFrom('people')
    .select('id')
    .where('email', '=', email)
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst()
  return owner?.id ?? null
}

/**
 * The address is the person's own from now on, and so is what guests booked with it and what was
 * written to it: before this, nothing opens by an address alone.
 */
async function verifyEmail(
  db: Kysely<Tables>,
  id: number,
  email: string,
  now: Instant,
): Promise<void> {
  await db.updateTable('people').set({ email_verified_at: now }).where('id', '=', id).execute()
  await db
    .updateTable('bookings')
    .set({ person_id: id })
    .where('email', '=', email)
    .where('person_id', 'is', null)
    .execute()
  await db
    .updateTable('outgoing_mail')
    .set({ person_id: id })
    .where('recipient', '=', email)
    .where('person_id', 'is', null)
    .execute()
}

/**
 * What the link in a mail to an address brings about: the address is verified, and is the
 * person's address if it was not before. False when the link is no longer good, is another
 * person's, or the address is another account's by now. Whatever else was begun ends.
 */
export async function confirmEmail({ db }: Db, link: TokenRequest, id: number): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const token = await takeToken({ db: transaction }, link)
    const email = token?.details['email']
    if (!email || token.personId !== id) return false
    const owner = await transaction
      .selectFrom('people')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirst()
    if (owner && owner.id !== id) return false
    // A link that verifies an address is no good once the account has another.
    if (!owner && link.kind !== 'email-change') return false
    await transaction.updateTable('people').set({ email }).where('id', '=', id).execute()
    await forgetTokensOf({ db: transaction }, id)
    await verifyEmail(transaction, id, email, link.now)
    return true
  })
}

/** Whoever asked for a new address knew the password: they are signed out, too. */
export async function stopEmailChange({ db }: Db, link: TokenRequest): Promise<number | null> {
  return db.transaction().execute(async (transaction) => {
    const token = await takeToken({ db: transaction }, link)
    if (!token?.personId) return null
    await forgetTokensOf({ db: transaction }, token.personId)
    await closeSessionsOf({ db: transaction }, token.personId)
    return token.personId
  })
}

export async function changeName({ db }: Db, id: number, name: string): Promise<void> {
  await db.updateTable('people').set({ name }).where('id', '=', id).execute()
}

interface PasswordChange {
  /** Whether its owner has to choose another. */
  mustChange?: boolean
  insteadOf?: string | null | undefined
}

/**
 * Ends every session and link of the person, in the same moment. False when the password was to
 * take the place of another than it has by now.
 */
export async function changePassword(
  { db }: { db: Kysely<Tables> },
  id: number,
  passwordHash: string,
  { mustChange = false, insteadOf }: PasswordChange = {},
): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const changed = await transaction
      .updateTable('people')
      .set({ password_hash: passwordHash, must_change_password: Number(mustChange) })
      .where('id', '=', id)
      .$if(insteadOf !== undefined, (query) => query.where('password_hash', '=', insteadOf!))
      .returning('id')
      .executeTakeFirst()
    if (!changed) return false
    await forgetTokensOf({ db: transaction }, id)
    await closeSessionsOf({ db: transaction }, id)
    return true
  })
}

/** A password chosen by way of a link; false when the link is no longer good. */
export async function choosePassword(
  { db }: Db,
  link: TokenRequest,
  passwordHash: string,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const token = await takeToken({ db: transaction }, link)
    const person = token?.personId && (await personById({ db: transaction }, token.personId))
    if (!person) return false
    // A link that was handed out for a password is good while that is the password.
    const insteadOf = token.details['passwordHash']
    const { id } = person
    if (!(await changePassword({ db: transaction }, id, passwordHash, { insteadOf }))) return false
    if (link.kind !== 'password-reset') return true
    // The link came by mail: whoever used it reads that mailbox. Whoever had the account before,
    // without having shown that, must not keep them out by a factor. Staff got their role, and
    // what stood before it went, from the operator: their mailbox alone opens no back office.
    if (!person.isEmailVerified && person.role === 'customer')
      await removeFactors(transaction, person.id)
    await verifyEmail(transaction, person.id, person.email, link.now)
    return true
  })
}

/** A transaction of its own, unless the caller has one. */
function inTransaction<T>(
  db: Kysely<Tables>,
  work: (transaction: Kysely<Tables>) => Promise<T>,
): Promise<T> {
  return db.isTransaction ? work(db) : db.transaction().execute(work)
}

export interface Picture {
  bytes: Uint8Array
  hash: string
}

export async function changePicture({ db }: Db, id: number, picture: Picture | null) {
  await db
    .updateTable('people')
    .set({ picture: picture?.bytes ?? null, picture_hash: picture?.hash ?? null })
    .where('id', '=', id)
    .execute()
}

export async function pictureOf({ db }: Db, id: number): Promise<Picture | null> {
  const row = await db
    .selectFrom('people')
    .select(['picture', 'picture_hash'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.picture && row.picture_hash ? { bytes: row.picture, hash: row.picture_hash } : null
}

function selectPeople(db: Kysely<Tables>) {
  return db
    .selectFrom('people')
    .select(['id', 'email', 'name', 'role', 'joined_at', 'password_hash', 'picture_hash'])
    .select(['email_verified_at', 'must_change_password'])
}

type PersonRow = Awaited<ReturnType<ReturnType<typeof selectPeople>['executeTakeFirst']>>

function asPerson(row: PersonRow): Person | undefined {
  return (
    row && {
      id: row.id,
      email: row.email,
      name: row.name,
      role: row.role as PersonRole,
      joinedAt: row.joined_at,
      passwordHash: row.password_hash,
      pictureHash: row.picture_hash,
      isEmailVerified: row.email_verified_at !== null,
      mustChangePassword: row.must_change_password === 1,
    }
  )
}
