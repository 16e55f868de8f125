/**
 * The outbox. A mail is written in the transaction that gives reason for it, and sent later by
 * whichever node takes it first. Taking is a lease: a node that dies leaves its mail to the next.
 */
import { sql, type Kysely } from 'kysely'
import type { Database } from './database.ts'
import type { OutgoingMailTable, Tables } from './tables.ts'

type Db = Pick<Database, 'db'>

export type MailState = 'waiting' | 'sent' | 'failed'

export interface MailToSend {
  recipient: string
  subject: string
  text: string
  html: string
}

export interface TakenMail extends MailToSend {
  id: number
  attempts: number
  writtenAt: number
}

/** Also as part of a larger transaction. */
export async function keepMail(
  { db }: { db: Kysely<Tables> },
  { recipient, subject, text, html }: MailToSend,
  now: number,
): Promise<void> {
  const row = { recipient, subject, text, html, state: 'waiting', attempts: 0, written_at: now }
  await db
    .insertInto('outgoing_mail')
    .values({ ...row, sent_at: null, next_attempt_at: now, failure: null })
    .execute()
}

/** The mail that waits the longest, for this caller alone until the lease is over. */
export async function takeMail(
  { db, kind }: Pick<Database, 'db' | 'kind'>,
  { now, leaseMs }: { now: number; leaseMs: number },
): Promise<TakenMail | null> {
  const next = db
    .selectFrom('outgoing_mail')
    .select('id')
    .where('state', '=', 'waiting')
    .where('next_attempt_at', '<=', now)
    .orderBy('next_attempt_at')
    .limit(1)
    .$if(kind === 'postgres', (query) => query.forUpdate().skipLocked())
  const taken = await db
    .updateTable('outgoing_mail')
    .set({ attempts: sql<number>`attempts + 1`, next_attempt_at: now + leaseMs })
    .where('id', '=', next)
    .returning(['id', 'recipient', 'subject', 'text', 'html', 'attempts', 'written_at'])
    .executeTakeFirst()
  if (!taken) return null
  const { written_at: writtenAt, ...mail } = taken
  return { ...mail, writtenAt }
}

export async function mailSent({ db }: Db, id: number, now: number): Promise<void> {
  await changeMail(db, id, { state: 'sent', sent_at: now, failure: null })
}

/** Without a time for the next attempt there is none. */
export async function mailNotSent(
  { db }: Db,
  id: number,
  { failure, nextAttemptAt }: { failure: string; nextAttemptAt: number | null },
): Promise<void> {
  const later = nextAttemptAt === null ? { state: 'failed' } : { next_attempt_at: nextAttemptAt }
  await changeMail(db, id, { failure, ...later })
}

async function changeMail(
  db: Kysely<Tables>,
  id: number,
  change: Partial<Pick<OutgoingMailTable, 'state' | 'sent_at' | 'failure' | 'next_attempt_at'>>,
): Promise<void> {
  await db.updateTable('outgoing_mail').set(change).where('id', '=', id).execute()
}

/** The newest first, for the back office. */
export function listMail({ db }: Db, most: number) {
  return db
    .selectFrom('outgoing_mail')
    .select(['id', 'recipient', 'subject', 'text', 'state', 'attempts', 'failure'])
    .select(['written_at', 'sent_at', 'next_attempt_at'])
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
}
