/** Which addresses are verified, whose password must be changed, and mails apart from their links. */
import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { columnTypes, type DatabaseKind } from './column-types.ts'

export async function createVerifiedAddresses(
  untyped: Kysely<unknown>,
  kind: DatabaseKind,
): Promise<void> {
  const { flag, instant } = columnTypes(kind)
  const db = untyped as Kysely<MailTables>
  await db.schema.alterTable('people').addColumn('email_verified_at', instant).execute()
  await db.schema
    .alterTable('people')
    .addColumn('must_change_password', flag, (column) => column.notNull().defaultTo(0))
    .execute()
  // No reference, as in bookings: a sale that was begun before its account went must not fail.
  await db.schema.alterTable('outgoing_mail').addColumn('person_id', 'bigint').execute()
  for (const column of ['link_kind', 'link_token'])
    await db.schema.alterTable('outgoing_mail').addColumn(column, 'text').execute()
  for (const table of ['outgoing_mail', 'sign_in_tokens'])
    await db.schema.createIndex(`${table}_by_person`).on(table).column('person_id').execute()
  await verifyConfirmed(db)
  await takeLinksOut(db)
}

interface MailTables {
  people: { id: number; email: string; joined_at: number; email_verified_at: number | null }
  outgoing_mail: {
    id: number
    recipient: string
    text: string
    html: string
    state: string
    written_at: number
    person_id: number | null
    link_kind: string | null
    link_token: string | null
  }
  sign_in_tokens: { id_hash: string; kind: string; person_id: number | null }
}

const DAY_MS = 86_400_000

/**
 * Whoever registered by a mail has shown that the mailbox is theirs: that mail was sent, with a
 * link, within the day before the account. Without a mail server no such mail was ever sent.
 */
async function verifyConfirmed(db: Kysely<MailTables>): Promise<void> {
  await db
    .updateTable('people')
    .set((update) => ({ email_verified_at: update.ref('joined_at') }))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('outgoing_mail')
          .select('outgoing_mail.id')
          .whereRef('recipient', '=', 'people.email')
          .where('state', '=', 'sent')
          .where('text', 'like', '%link=%')
          .whereRef('written_at', '<=', 'people.joined_at')
          .where(({ eb }) => eb('written_at', '>', eb('people.joined_at', '-', DAY_MS))),
      ),
    )
    .execute()
}

const AT_ONCE = 500

/** Mails that were sent lose the token of their link, those that wait keep it beside the text. */
async function takeLinksOut(db: Kysely<MailTables>): Promise<void> {
  for (let last = 0; ;) {
    const mails = await db
      .selectFrom('outgoing_mail')
      .select(['id', 'text', 'html', 'state'])
      .where('text', 'like', '%link=%')
      .where('id', '>', last)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute()
    for (const mail of mails) await takeLinkOut(db, mail)
    if (mails.length < AT_ONCE) return
    last = mails.at(-1)!.id
  }
}

async function takeLinkOut(
  db: Kysely<MailTables>,
  { id, text, html, state }: Pick<MailTables['outgoing_mail'], 'id' | 'text' | 'html' | 'state'>,
): Promise<void> {
  const token = /[?&]link=([\w-]{43})/.exec(text)?.[1]
  if (!token) return
  const known = await db
    .selectFrom('sign_in_tokens')
    .select(['kind', 'person_id'])
    .where('id_hash', '=', createHash('sha256').update(token).digest('hex'))
    .executeTakeFirst()
  await db
    .updateTable('outgoing_mail')
    .set({
      text: text.replaceAll(token, '***'),
      html: html.replaceAll(token, '***'),
      person_id: known?.person_id ?? null,
      link_kind: known?.kind ?? 'used',
      link_token: known && state !== 'sent' ? token : null,
    })
    .where('id', '=', id)
    .execute()
}
