/** The people who have an account. Their address, in small letters, is there once only. */
import type { Kysely } from 'kysely'
import type { PersonRole } from '../core/identity/person.ts'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'

type Db = Pick<Database, 'db'>

export interface Person {
  id: number
  email: string
  name: string
  role: PersonRole
  joinedAt: number
  passwordHash: string | null
  pictureHash: string | null
}

export interface NewPerson {
  email: string
  name: string
  passwordHash: string
  role: PersonRole
}

/** Null when the address is taken, also when somebody else took it at the same moment. */
export async function addPerson(
  { db }: { db: Kysely<Tables> },
  { email, name, passwordHash, role }: NewPerson,
  now: number,
): Promise<number | null> {
  const added = await db
    .insertInto('people')
    .values({ email, name, role, password_hash: passwordHash, joined_at: now })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id ?? null
}

export function personByEmail({ db }: Db, email: string): Promise<Person | undefined> {
  return selectPeople(db).where('email', '=', email).executeTakeFirst().then(asPerson)
}

export function personById({ db }: Db, id: number): Promise<Person | undefined> {
  return selectPeople(db).where('id', '=', id).executeTakeFirst().then(asPerson)
}

/** False when another account has the address. */
export async function changeEmail({ db }: Db, id: number, email: string): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const other = await transaction
      .selectFrom('people')
      .select('id')
      .where('email', '=', email)
      .where('id', '!=', id)
      .executeTakeFirst()
    if (other) return false
    await transaction.updateTable('people').set({ email }).where('id', '=', id).execute()
    return true
  })
}

export async function changeName({ db }: Db, id: number, name: string): Promise<void> {
  await db.updateTable('people').set({ name }).where('id', '=', id).execute()
}

export async function changePassword({ db }: Db, id: number, passwordHash: string): Promise<void> {
  await db.updateTable('people').set({ password_hash: passwordHash }).where('id', '=', id).execute()
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
    }
  )
}
