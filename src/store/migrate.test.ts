import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { eachDatabase } from '../../tests/fixtures/databases.ts'
import { migrate } from './store.ts'
import { createPeopleAndRecords } from './migrations/0004-people-and-records.ts'
import { createIdentity } from './migrations/0008-identity.ts'
import { createVerifiedAddresses } from './migrations/0013-verified-addresses.ts'

eachDatabase((open) => {
  test('an empty database gets every table, and a second start changes nothing', async () => {
    const database = await open('without tables')
    expect(await migrate(database)).not.toEqual([])
    expect(await migrate(database)).toEqual([])
    expect(await database.db.selectFrom('worlds').selectAll().execute()).toEqual([])
  })

  test('two nodes that start at once apply each migration once', async () => {
    const database = await open('without tables')
    const applied = await Promise.all([migrate(database), migrate(database)])
    expect(applied.flat().length).toBe(new Set(applied.flat()).size)
  })

  test('mails of before lose the links that open something; who confirmed by one is verified', async () => {
    const { db, kind } = await open('without tables')
    const untyped = db as unknown as Kysely<unknown>
    await createPeopleAndRecords(untyped, kind)
    await createIdentity(untyped, kind)
    const [used, waiting] = ['A'.repeat(43), 'B'.repeat(43)]
    const idHash = createHash('sha256').update(waiting).digest('hex')
    const now = 100 * 86_400_000
    const person = (email: string) => ({ email, name: 'x', role: 'customer', joined_at: now })
    await db
      .insertInto('people')
      .values(['by-mail', 'later', 'without'].map((name) => person(`${name}@example.com`)))
      .execute()
    const [{ id } = { id: 0 }] = await db
      .selectFrom('people')
      .select('id')
      .where('email', '=', 'without@example.com')
      .execute()
    await db
      .insertInto('sign_in_tokens')
      .values({
        id_hash: idHash,
        kind: 'password-reset',
        person_id: id,
        details: '{}',
        expires_at: now,
      })
      .execute()
    const rows = [
      mail('by-mail@example.com', 'sent', used, now - 1_000),
      mail('later@example.com', 'sent', used, now + 1_000),
      mail('without@example.com', 'waiting', waiting, now - 1_000),
    ]
    await db.insertInto('outgoing_mail').values(rows).execute()

    await createVerifiedAddresses(untyped, kind)
    const verified = await db
      .selectFrom('people')
      .select('email')
      .where('email_verified_at', 'is not', null)
      .execute()
    expect(verified).toEqual([{ email: 'by-mail@example.com' }])
    const mails = await db.selectFrom('outgoing_mail').selectAll().orderBy('id').execute()
    expect(mails.map((each) => [each.text, each.html])).toEqual(
      Array(3).fill(Array(2).fill('http://x/?link=***&b=c')),
    )
    expect(mails.map((each) => [each.link_kind, each.link_token, each.person_id])).toEqual([
      ['used', null, null],
      ['used', null, null],
      ['password-reset', waiting, id],
    ])
  })
})

function mail(recipient: string, state: string, token: string, writtenAt: number) {
  const text = `http://x/?link=${token}&b=c`
  const times = { written_at: writtenAt, next_attempt_at: 0 }
  return { recipient, state, text, html: text, subject: 'x', attempts: 0, ...times }
}
