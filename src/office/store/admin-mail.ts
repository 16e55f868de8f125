/** The outbox as the back office sees it, and the way to send a mail once more. */
import { auditSubject } from '../../accounts/rules/audit.ts'
import { type Actor, recordAudit } from '../../accounts/store/audit-log.ts'
import type { Database } from '../../store/database.ts'
import type { MailLink, MailState } from '../../mail/outgoing-mail.ts'
import type { TokenKind } from '../../store/tables.ts'
import type { Instant } from '../../store/tables.ts'

type Db = Pick<Database, 'db'>

export interface OutboxMail {
  id: number
  recipient: string
  subject: string
  text: string
  state: MailState
  attempts: number
  /** What the mail server said last. */
  failure: string | null
  writtenAt: Instant
  sentAt: Instant | null
  /** Whether the link in it is gone for good: such a mail is of no use to anybody. */
  isLinkErased: boolean
}

export interface MailQuestion {
  state?: MailState | undefined
  recipient?: string | undefined
  before?: number | undefined
  most: number
}

/** The newest first. */
export async function findMail(
  { db }: Db,
  { state, recipient, before, most }: MailQuestion,
): Promise<OutboxMail[]> {
  const rows = await select(db)
    .$if(state !== undefined, (query) => query.where('state', '=', state!))
    .$if(recipient !== undefined, (query) => query.where('recipient', '=', recipient!))
    .$if(before !== undefined, (query) => query.where('id', '<', before!))
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  return rows.map(mailOf)
}

export async function mailById({ db }: Db, id: number): Promise<OutboxMail | null> {
  const row = await select(db).where('id', '=', id).executeTakeFirst()
  return row ? mailOf(row) : null
}

/** The link that a mail carries, while it works; to be shown to few. */
export async function linkOfMail({ db }: Db, id: number): Promise<MailLink | null> {
  const row = await select(db).where('id', '=', id).executeTakeFirst()
  return row?.link_kind && row.link_token
    ? { kind: row.link_kind as TokenKind, token: row.link_token }
    : null
}

/**
 * False while it waits to be sent anyway, and when the link in it is gone. It counts as written
 * now: old mails are given up.
 */
export async function sendMailAgain(
  { db }: Db,
  id: number,
  actor: Actor,
  now: Instant,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const before = await select(transaction).where('id', '=', id).executeTakeFirst()
    if (!before || mailOf(before).isLinkErased) return false
    const again = await transaction
      .updateTable('outgoing_mail')
      .set({ state: 'waiting', attempts: 0, written_at: now, next_attempt_at: now })
      .set({ sent_at: null, failure: null })
      .where('id', '=', id)
      .where('state', '!=', 'waiting')
      .returning('recipient')
      .executeTakeFirst()
    if (!again) return false
    const { recipient, state, sent_at, failure } = before
    const entry = {
      action: 'mail-sent-again',
      subject: auditSubject.mail(id),
      before: { recipient, state, sent: sent_at, failure },
      after: { state: 'waiting' },
    } as const
    await recordAudit(transaction, actor, entry, now)
    return true
  })
}

function select(db: Database['db']) {
  return db
    .selectFrom('outgoing_mail')
    .select(['id', 'recipient', 'subject', 'text', 'state', 'attempts', 'failure'])
    .select(['written_at', 'sent_at', 'link_kind', 'link_token'])
}

type MailRow = NonNullable<Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirst']>>>

function mailOf({ written_at, sent_at, state, link_kind, link_token, ...mail }: MailRow) {
  return {
    ...mail,
    state: state as MailState,
    writtenAt: written_at,
    sentAt: sent_at,
    isLinkErased: link_kind !== null && link_token === null,
  } satisfies OutboxMail
}
