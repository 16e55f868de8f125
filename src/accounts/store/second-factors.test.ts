import { describe, expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/fixtures/databases.ts'
import { auditEntries } from './audit-log.ts'
import {
  endSessions,
  findPeople,
  forgetFactors,
  signInFacts,
} from '../../office/store/admin-people.ts'
import type { Database } from '../../store/database.ts'
import { addPerson } from './people.ts'
import { dataOfPerson, forgetPerson } from './people-data.ts'
import {
  addPasskey,
  appOf,
  confirmApp,
  hasFactor,
  keepRecoveryCodes,
  passkeyUsed,
  removeFactor,
  secondFactorsOf,
  secretToConfirm,
  takeRecoveryCode,
  useStep,
} from './second-factors.ts'
import { openSession, sessionPerson } from './sessions.ts'

const ANA = { email: 'ana@example.com', name: 'Ana', passwordHash: '$x', role: 'customer' } as const
const STAFF = { personId: null, email: 'staff@example.com', address: '10.0.0.1' }
const HOUR = 3_600_000
const SECRET = Buffer.from('the secret of an app')

async function person(database: Database, email: string) {
  return (await addPerson(database, { ...ANA, email }, 1))!
}

function passkey(id: string, counter = 0) {
  const publicKey = new Uint8Array([1, 2, 255])
  return { id, publicKey, counter, transports: ['internal', 'hybrid'], addedAt: 5 }
}

eachDatabase((open) => {
  async function known(email: string = ANA.email) {
    const database = await open()
    return { database, personId: await person(database, email) }
  }

  async function withApp() {
    const { database, personId } = await known()
    await secretToConfirm(database, { personId, fresh: SECRET, now: 1 })
    await confirmApp(database, { personId, step: 10, now: 2 })
    return { database, personId }
  }

  describe('the secret of an app', () => {
    test('stays the same until it is confirmed or an hour old, and is then seen no more', async () => {
      const { database, personId } = await known()
      const asked = (fresh: Buffer, now: number) =>
        secretToConfirm(database, { personId, fresh, now })
      const other = Buffer.from('another')
      expect(await asked(SECRET, 1)).toEqual(SECRET)
      expect(await asked(other, HOUR)).toEqual(SECRET)
      expect(await asked(other, HOUR + 2)).toEqual(other)
      expect(hasFactor(await secondFactorsOf(database, personId))).toBe(false)
      expect(await confirmApp(database, { personId, step: 10, now: 7 })).toBe(true)
      expect(await confirmApp(database, { personId, step: 11, now: 8 })).toBe(false)
      expect(await asked(SECRET, 9 * HOUR)).toBeNull()
      expect(await secondFactorsOf(database, personId)).toMatchObject({ appSince: 7 })
    })

    test('cannot be read in its table, nor by somebody else', async () => {
      const { database, personId } = await withApp()
      const { secret } = await database.db
        .selectFrom('authenticator_apps')
        .select('secret')
        .executeTakeFirstOrThrow()
      expect(Buffer.from(secret, 'base64').includes(SECRET)).toBe(false)
      expect(await appOf(database, personId)).toEqual({ secret: SECRET, isConfirmed: true })
      const thief = await person(database, 'thief@example.com')
      await database.db
        .insertInto('authenticator_apps')
        .values({ person_id: thief, secret, started_at: 1, confirmed_at: 1 })
        .execute()
      await expect(appOf(database, thief)).rejects.toThrow(/authenticate/)
    })
  })

  test('a code of an app works once, also for two who come at once', async () => {
    const { database, personId } = await withApp()
    const tries = await Promise.all([11, 11, 10].map((step) => useStep(database, personId, step)))
    expect(tries.filter(Boolean)).toHaveLength(1)
    expect(await useStep(database, personId, 11)).toBe(false)
    expect(await useStep(database, personId, 12)).toBe(true)
  })

  test('a recovery code works once, also for two who come at once', async () => {
    const { database, personId } = await withApp()
    await keepRecoveryCodes(database, personId, ['old'])
    await keepRecoveryCodes(database, personId, ['a', 'b'])
    const tries = await Promise.all(
      ['a', 'a', 'old', 'x'].map((code) => takeRecoveryCode(database, personId, code)),
    )
    expect(tries.filter(Boolean)).toHaveLength(1)
    expect(await secondFactorsOf(database, personId)).toMatchObject({ codes: 1 })
    expect(await takeRecoveryCode(database, await person(database, 'eva@example.com'), 'b')).toBe(
      false,
    )
  })

  test('a passkey belongs to one person and counts its uses on', async () => {
    const { database, personId } = await known()
    expect(await addPasskey(database, personId, passkey('key', 3))).toBe(true)
    const other = await person(database, 'eva@example.com')
    expect(await addPasskey(database, other, passkey('key', 9))).toBe(false)
    const [kept] = (await secondFactorsOf(database, personId)).passkeys
    expect(kept).toMatchObject({ id: 'key', counter: 3, transports: ['internal', 'hybrid'] })
    expect([...kept!.publicKey]).toEqual([1, 2, 255])
    const used = (counter: number) => passkeyUsed(database, { id: 'key', counter, now: 6 })
    expect([await used(4), await used(4), await used(5)]).toEqual([true, false, true])
    // Those that are on several devices do not count.
    await addPasskey(database, personId, passkey('synced'))
    expect(await passkeyUsed(database, { id: 'synced', counter: 0, now: 6 })).toBe(true)
  })

  test('the last factor takes the recovery codes along', async () => {
    const { database, personId } = await withApp()
    await addPasskey(database, personId, passkey('key'))
    await keepRecoveryCodes(database, personId, ['a'])
    expect(await removeFactor(database, personId, { passkey: 'other' })).toBe(false)
    expect(await removeFactor(database, personId, { app: true })).toBe(true)
    expect(await secondFactorsOf(database, personId)).toMatchObject({ appSince: null, codes: 1 })
    expect(await removeFactor(database, personId, { passkey: 'key' })).toBe(true)
    expect(await secondFactorsOf(database, personId)).toMatchObject({ passkeys: [], codes: 0 })
  })

  test('staff can end sessions and remove factors; both are written down', async () => {
    const { database, personId } = await withApp()
    await keepRecoveryCodes(database, personId, ['a'])
    const { passwordHash } = ANA
    const begin = (idHash: string) =>
      openSession(database, { idHash, personId, passwordHash, expiresAt: 100 })
    await begin('one')
    await begin('two')
    expect(await signInFacts(database, personId, 99)).toMatchObject({ sessions: 2 })
    const found = { id: personId, email: ANA.email }
    await endSessions(database, found, STAFF, 50)
    expect(await sessionPerson(database, 'one', 99)).toBeNull()
    expect(await signInFacts(database, personId, 99)).toMatchObject({
      sessions: 0,
      factors: { appSince: 2, codes: 1 },
    })
    await begin('three')
    await forgetFactors(database, found, STAFF, 51)
    const { factors, sessions } = await signInFacts(database, personId, 99)
    expect([hasFactor(factors), factors.codes, sessions]).toEqual([false, 0, 0])
    const entries = await auditEntries(database, { most: 5 })
    expect(entries.map(({ action, subject, before }) => [action, subject, before])).toEqual([
      ['factor-removed', 'person ana@example.com', '{"app":true,"passkeys":0,"codes":1}'],
      ['sessions-ended', 'person ana@example.com', null],
    ])
  })

  test('people are found by their address, the newest first', async () => {
    const { database, personId } = await known()
    const other = await person(database, 'eva@example.com')
    const ids = async (email?: string) =>
      (await findPeople(database, { email, most: 9 })).map(({ id }) => id)
    expect(await ids()).toEqual([other, personId])
    expect(await ids(ANA.email)).toEqual([personId])
    expect(await ids('a%')).toEqual([])
  })

  test('what is kept goes into the export without secrets, and with its person', async () => {
    const { database, personId } = await withApp()
    await addPasskey(database, personId, passkey('key'))
    await keepRecoveryCodes(database, personId, ['hash of a code'])
    const data = JSON.stringify(await dataOfPerson(database, personId))
    expect(data).toContain('"passkeys":[{"added_at":5,"used_at":null}]')
    expect(data).not.toMatch(/hash of a code|"secret"|public_key/)
    await forgetPerson(database, personId)
    for (const table of ['authenticator_apps', 'passkeys', 'recovery_codes'] as const)
      expect(await database.db.selectFrom(table).selectAll().execute()).toEqual([])
  })
})
