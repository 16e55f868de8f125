/**
 * Who changed what, when and from where, with what was there before. Written in the transaction of
 * the change, so that neither is there without the other. The database refuses to change it.
 */
import type { Kysely } from 'kysely'
import type { AuditAction, AuditEntry } from '../rules/audit.ts'
import type { Database } from '../../store/database.ts'
import type { Instant, Tables } from '../../store/tables.ts'

/** Who does something: a person at an address, or nobody whom we know. */
export interface Actor {
  personId: number | null
  email: string
  address: string
}

export interface NewAuditEntry {
  action: AuditAction
  /** "booking ABCD2345": what it is, and by which name people find it. */
  subject: string
  before?: unknown
  after?: unknown
}

export async function recordAudit(
  db: Kysely<Tables>,
  { personId, email, address }: Actor,
  { action, subject, before, after }: NewAuditEntry,
  now: Instant,
): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({
      happened_at: now,
      person_id: personId,
      person_email: email,
      address,
      action,
      subject,
      before: before === undefined ? null : JSON.stringify(before),
      after: after === undefined ? null : JSON.stringify(after),
    })
    .execute()
}

export interface AuditQuestion {
  /** Only those of a subject. */
  subject?: string | undefined
  email?: string | undefined
  /** Only what is older than this entry. */
  before?: number | undefined
  most: number
}

/** The newest first. */
export async function auditEntries(
  { db }: Pick<Database, 'db'>,
  { subject, email, before, most }: AuditQuestion,
): Promise<AuditEntry[]> {
  const rows = await db
    .selectFrom('audit_log')
    .selectAll()
    .$if(subject !== undefined, (query) => query.where('subject', '=', subject!))
    .$if(email !== undefined, (query) => query.where('person_email', '=', email!))
    .$if(before !== undefined, (query) => query.where('id', '<', before!))
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    happenedAt: row.happened_at,
    email: row.person_email,
    address: row.address,
    action: row.action as AuditAction,
    subject: row.subject,
    before: row.before,
    after: row.after,
  }))
}
