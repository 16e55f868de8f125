/**
 * The outbox. A mail is written in the transaction that gives reason for it, and sent later by
 * whichever node takes it first. Taking is a lease: a node that dies leaves its mail to the next.
 */
import { sql, type Kysely } from 'kysely'
import type { Database } from '../store/database.ts'
import { deleteBelow } from '../store/short-transactions.ts'
import type { TokenKind } from '../store/tables.ts'
import type { OutgoingMailTable, Tables } from '../store/tables.ts'

type Db = Pick<Database, 'db'>

export type MailState = 'waiting' | 'sent' | 'failed'

/**
 * Where the token of a link belongs in a mail's text. The token itself is kept apart and filled in
 * when the mail is sent, so that whoever reads the outbox, an export or a backup of sent mails
 * finds a link that opens nothing.
 */
export const MASKED_LINK = 'link=***'

export interface MailLink {
  kind: TokenKind
  token: string
}

export interface MailToSend {
  recipient: string
  subject: string
  text: string
  html: string
  /** Whose account it is about; nobody's by default. */
  personId?: number | null
  link?: MailLink | undefined
}

export interface TakenMail {
  recipient: string
  subject: string
  text: string
  html: string
  id: number
  attempts: number
  writtenAt: number
}

/** Also as part of a larger transaction. */
export async function keepMail(
  { db }: { db: Kysely<Tables> },
  { recipient, subject, text, html, personId = null, link }: MailToSend,
  now: number,
): Promise<void> {
  const row = { recipient, subject, text, html, state: 'waiting', attempts: 0, written_at: now }
  await db
    .insertInto('outgoing_mail')
    .values({
      ...row,
      sent_at: null,
      next_attempt_at: now,
      failure: null,
      person_id: personId,
      link_kind: link?.kind ?? null,
      link_token: link?.token ?? null,
    })
    .execute()
}

/** A text with its link as the recipient gets it. */
export function withLink(text: string, token: string | null): string {
  return token === null ? text : text.replaceAll(MASKED_LINK, MASKED_LINK.replace('***', token))
}

/** Those of one event belong into its transaction together: a killed process loses none of them. */
export async function keepMails(
  connection: { db: Kysely<Tables> },
  mails: readonly MailToSend[],
  now: number,
): Promise<void> {
  for (const mail of mails) await keepMail(connection, mail, now)
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
    .returning('link_token')
    .executeTakeFirst()
  if (!taken) return null
  const { written_at: writtenAt, link_token: token, text, html, ...mail } = taken
  return { ...mail, text: withLink(text, token), html: withLink(html, token), writtenAt }
}

export async function mailSent({ db }: Db, id: number, now: number): Promise<void> {
  await changeMail(db, id, { state: 'sent', sent_at: now, failure: null, link_token: null })
}

/** Mails that still wait when their link has run out are given up: it would open nothing. */
export async function giveUpOldLinks({ db }: Db, writtenBefore: number): Promise<void> {
  await db
    .updateTable('outgoing_mail')
    .set({ state: 'failed', failure: 'Its link has run out', link_token: null })
    .where('link_token', 'is not', null)
    .where('written_at', '<=', writtenBefore)
    .execute()
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
  change: Partial<
    Pick<OutgoingMailTable, 'state' | 'sent_at' | 'failure' | 'next_attempt_at' | 'link_token'>
  >,
): Promise<void> {
  await db.updateTable('outgoing_mail').set(change).where('id', '=', id).execute()
}

/** Sent or not: after a while a mail is of no use, and full of names. Returns how many those were. */
export function forgetMailBefore(
  store: Pick<Database, 'db' | 'kind'>,
  at: number,
): Promise<number> {
  return deleteBelow(store, ['outgoing_mail', 'written_at'], at)
}
