/** What was written down stays. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/fixtures/databases.ts'
import { giveRole } from '../../office/store/admin-people.ts'
import { setRates, storeHealth } from '../../office/store/admin-health.ts'
import { findMail, mailById, sendMailAgain } from '../../office/store/admin-mail.ts'
import { auditEntries, recordAudit } from './audit-log.ts'
import { FEED_START, readChanges } from '../../store/change-feed.ts'
import { currencyRatesOn, saveCurrencyRates } from '../../store/currency-rates.ts'
import { keepMail, mailSent } from '../../mail/outgoing-mail.ts'
import { addPerson, personByEmail } from './people.ts'
import { addPasskey, secondFactorsOf } from './second-factors.ts'
import { openSession, sessionPerson } from './sessions.ts'
import { keepToken, readToken } from './sign-in-tokens.ts'
import { SAMPLE_RATES } from '../../store/currency-rates.ts'

const ACTOR = { personId: 3, email: 'ana@example.com', address: '10.0.0.1' }

eachDatabase((open) => {
  test('the log is read by subject and person, the newest first, and cannot be changed', async () => {
    const database = await open()
    const entry = { action: 'hotel-closed', subject: 'hotel 1', before: { open: true } } as const
    await recordAudit(database.db, ACTOR, entry, 1)
    await recordAudit(database.db, { ...ACTOR, email: 'leo@example.com' }, entry, 2)
    await recordAudit(database.db, ACTOR, { action: 'signed-in', subject: 'person ana' }, 3)
    const ids = async (question: object) =>
      (await auditEntries(database, { most: 10, ...question })).map(({ happenedAt }) => happenedAt)
    expect(await ids({})).toEqual([3, 2, 1])
    expect(await ids({ subject: 'hotel 1' })).toEqual([2, 1])
    expect(await ids({ email: 'ana@example.com' })).toEqual([3, 1])
    const [last] = await auditEntries(database, { most: 1 })
    expect(await ids({ before: last!.id })).toEqual([2, 1])
    await expect(
      database.db.updateTable('audit_log').set({ person_email: 'nobody' }).execute(),
    ).rejects.toThrow('never changed')
    await expect(database.db.deleteFrom('audit_log').execute()).rejects.toThrow('never changed')
    // The quick way to empty a table; SQLite has only the slow one.
    const emptying =
      database.kind === 'postgres' ? sql`truncate audit_log` : sql`delete from audit_log`
    await expect(emptying.execute(database.db)).rejects.toThrow('never changed')
    expect(await ids({})).toHaveLength(3)
  })

  test('a role comes with a new password, to be changed; sessions and links end', async () => {
    const database = await open()
    const person = {
      email: 'leo@example.com',
      name: 'Leo',
      passwordHash: 'a',
      role: 'customer',
    } as const
    const personId = (await addPerson(database, person, 1))!
    const { passwordHash } = person
    const session = {
      idHash: 'x',
      personId,
      passwordHash,
      expiresAt: 100,
      scope: 'office',
    } as const
    await openSession(database, session)
    expect(await sessionPerson(database, 'x', 50, 'office')).not.toBeNull()
    expect(await sessionPerson(database, 'x', 50)).toBeNull()
    const passkey = { id: 'k', publicKey: new Uint8Array([1]), counter: 0, transports: [] }
    await addPasskey(database, personId, { ...passkey, addedAt: 1 })
    const link = { kind: 'email-change', idHash: 'y' } as const
    await keepToken(database, { ...link, personId, details: { email: 'b@c.de' }, expiresAt: 100 })
    expect(
      await giveRole(database, { ...person, role: 'support', passwordHash: 'b' }, ACTOR, 2),
    ).toBe('changed')
    expect(await personByEmail(database, person.email)).toMatchObject({
      role: 'support',
      passwordHash: 'b',
      mustChangePassword: true,
      isEmailVerified: false,
    })
    expect(await sessionPerson(database, 'x', 50, 'office')).toBeNull()
    expect(await readToken(database, { ...link, now: 50 })).toBeNull()
    expect((await secondFactorsOf(database, personId)).passkeys).toEqual([])
    // Staff keep theirs.
    await addPasskey(database, personId, { ...passkey, addedAt: 1 })
    await giveRole(database, { ...person, role: 'administrator', passwordHash: 'd' }, ACTOR, 3)
    expect((await secondFactorsOf(database, personId)).passkeys).toHaveLength(1)
    const made = {
      email: 'eva@example.com',
      name: 'Eva',
      passwordHash: 'c',
      role: 'administrator',
    } as const
    expect(await giveRole(database, made, ACTOR, 4)).toBe('made')
    expect(await personByEmail(database, made.email)).toMatchObject({ mustChangePassword: true })
    const log = await auditEntries(database, { most: 10 })
    expect(log.map(({ after }) => after)).toEqual([
      '{"role":"administrator"}',
      '{"role":"administrator","password":"changed"}',
      '{"role":"support","password":"changed"}',
    ])
  })

  test('rates are set for a day, once, and the feed tells of it', async () => {
    const database = await open()
    await saveCurrencyRates(database, { ...SAMPLE_RATES, date: 5 })
    const wanted = { ...SAMPLE_RATES.perEuro, USD: 1.5 }
    expect(await setRates(database, 7, wanted, ACTOR, 1)).toBe(true)
    expect(await setRates(database, 7, wanted, ACTOR, 2)).toBe(false)
    expect(await currencyRatesOn(database, 8)).toEqual({ date: 7, perEuro: wanted })
    expect((await currencyRatesOn(database, 6))!.perEuro.USD).toBe(SAMPLE_RATES.perEuro.USD)
    expect((await readChanges(database, FEED_START)).changes).toMatchObject([{ kind: 'rates' }])
    const [entry] = await auditEntries(database, { most: 5 })
    expect(entry).toMatchObject({
      before: JSON.stringify({ USD: SAMPLE_RATES.perEuro.USD }),
      after: '{"USD":1.5}',
    })
  })

  test('a mail is sent again once it is not waiting, and health counts what is', async () => {
    const database = await open()
    const mail = { recipient: 'a@example.com', subject: 'Hello', text: 'x', html: 'x' }
    await keepMail(database, mail, 1)
    const [waiting] = await findMail(database, { state: 'waiting', most: 5 })
    const { id } = waiting!
    expect(await sendMailAgain(database, id, ACTOR, 2)).toBe(false)
    await mailSent(database, id, 3)
    expect(await findMail(database, { state: 'waiting', most: 5 })).toEqual([])
    expect(await sendMailAgain(database, id, ACTOR, 4)).toBe(true)
    expect(await mailById(database, id)).toMatchObject({
      state: 'waiting',
      sentAt: null,
      writtenAt: 4,
    })
    await keepMail(database, { ...mail, link: { kind: 'registration', token: 'secret' } }, 5)
    const [linked] = await findMail(database, { most: 1 })
    await mailSent(database, linked!.id, 6)
    expect(await sendMailAgain(database, linked!.id, ACTOR, 7)).toBe(false)
    const health = await storeHealth(database, 100_000)
    expect(health).toMatchObject({
      kind: database.kind,
      late: { holds: 0, payments: 0, refunds: 0, mail: 1 },
      mail: { waiting: 1, failed: 0 },
    })
    expect(health.schema).toMatch(/^00\d\d-/)
    expect(health.version).toMatch(/^\d+\./)
  })
})
