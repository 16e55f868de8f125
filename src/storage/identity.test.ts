import { describe, expect, test } from 'vitest'
import { eachDatabase } from '../../tests/fixtures/databases.ts'
import {
  addPerson,
  changeEmail,
  changePicture,
  personByEmail,
  personById,
  pictureOf,
} from './people.ts'
import { dataOfPerson, forgetPerson } from './people-data.ts'
import {
  closeSession,
  closeSessionsOf,
  forgetOldSessions,
  openSession,
  prolongSession,
  sessionPerson,
} from './sessions.ts'
import { countAttempt, forgetAttempts, forgetOldAttempts } from './sign-in-attempts.ts'
import { forgetOldTokens, keepToken, readToken, takeToken } from './sign-in-tokens.ts'

const ANA = { email: 'ana@example.com', name: 'Ana', passwordHash: '$x', role: 'customer' } as const

eachDatabase((open) => {
  async function opened() {
    const database = await open()
    return database
  }

  test('an address has one account, also when two come at once', async () => {
    const database = await opened()
    const ids = await Promise.all([addPerson(database, ANA, 1), addPerson(database, ANA, 1)])
    expect(ids.filter((id) => id !== null)).toHaveLength(1)
    expect(await personByEmail(database, ANA.email)).toMatchObject({ name: 'Ana', joinedAt: 1 })
    const other = await addPerson(database, { ...ANA, email: 'eva@example.com' }, 2)
    expect(await changeEmail(database, other!, ANA.email)).toBe(false)
    expect(await changeEmail(database, other!, 'new@example.com')).toBe(true)
  })

  test('pictures are bytes', async () => {
    const database = await opened()
    const id = (await addPerson(database, ANA, 1))!
    await changePicture(database, id, { bytes: new Uint8Array([1, 2, 255]), hash: 'h' })
    const picture = await pictureOf(database, id)
    expect([[...picture!.bytes], picture!.hash]).toEqual([[1, 2, 255], 'h'])
    await changePicture(database, id, null)
    expect(await pictureOf(database, id)).toBeNull()
  })

  test('sessions end when they are over, closed or when their person goes', async () => {
    const database = await opened()
    const id = (await addPerson(database, ANA, 1))!
    const begin = (idHash: string) =>
      openSession(database, { idHash, personId: id, expiresAt: 100 })
    for (const each of ['a', 'b', 'c']) await begin(each)
    expect(await sessionPerson(database, 'a', 99)).toMatchObject({
      person: { name: 'Ana' },
      expiresAt: 100,
    })
    expect(await sessionPerson(database, 'a', 100)).toBeNull()
    await prolongSession(database, 'a', 200)
    expect(await sessionPerson(database, 'a', 100)).not.toBeNull()
    await closeSession(database, 'a')
    expect(await sessionPerson(database, 'a', 1)).toBeNull()
    await closeSessionsOf(database, id)
    expect(await sessionPerson(database, 'b', 1)).toBeNull()
    await begin('d')
    await forgetOldSessions(database, 100)
    expect(await sessionPerson(database, 'd', 1)).toBeNull()
    await begin('e')
    await forgetPerson(database, id)
    expect(await sessionPerson(database, 'e', 1)).toBeNull()
  })

  describe('links', () => {
    test('work once, for their purpose, in their time', async () => {
      const database = await opened()
      const personId = await addPerson(database, ANA, 1)
      const kind = 'password-reset'
      const token = { kind, personId, details: { a: 'b' }, expiresAt: 100 } as const
      await keepToken(database, { ...token, idHash: 'one' })
      expect(await takeToken(database, { idHash: 'one', kind: 'email-change', now: 1 })).toBeNull()
      expect(await readToken(database, { idHash: 'one', kind, now: 100 })).toBeNull()
      expect(await readToken(database, { idHash: 'one', kind, now: 99 })).toEqual({
        personId,
        details: { a: 'b' },
      })
      const asked = { idHash: 'one', kind, now: 99 } as const
      const taken = await Promise.all([takeToken(database, asked), takeToken(database, asked)])
      expect(taken.filter(Boolean)).toHaveLength(1)

      await keepToken(database, { ...token, idHash: 'two' })
      await keepToken(database, { ...token, idHash: 'three' })
      expect(await readToken(database, { idHash: 'two', kind, now: 1 })).toBeNull()
      await forgetOldTokens(database, 100)
      expect(await readToken(database, { idHash: 'three', kind, now: 1 })).toBeNull()
    })
  })

  test('attempts are counted within their window, all of them', async () => {
    const database = await opened()
    const count = (now: number) => countAttempt(database, { key: 'k', windowMs: 100, now })
    const counts = await Promise.all([count(1), count(1), count(1)])
    expect(counts.toSorted()).toEqual([1, 2, 3])
    expect([await count(100), await count(101), await count(150)]).toEqual([4, 1, 2])
    await forgetAttempts(database, 'k')
    expect(await count(160)).toBe(1)
    await forgetOldAttempts(database, 260)
    expect(await count(200)).toBe(1)
  })

  test('a person can be taken along and forgotten; bookings stay under no account', async () => {
    const database = await opened()
    const id = (await addPerson(database, ANA, 1))!
    const { id: bookingId } = await database.db
      .insertInto('bookings')
      .values({
        locator: 'L1',
        idempotency_key: 'k',
        edition: 'es',
        person_id: id,
        email: ANA.email,
        contact: '{}',
        currency: 'EUR',
        total: 1,
        state: 'confirmed',
        booked_at: 1,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const data = await dataOfPerson(database, id)
    expect(data).toMatchObject({ person: { email: ANA.email }, bookings: [{ locator: 'L1' }] })
    expect(JSON.stringify(data)).not.toContain('$x')
    await forgetPerson(database, id)
    expect(await personById(database, id)).toBeUndefined()
    const booking = await database.db
      .selectFrom('bookings')
      .select('person_id')
      .where('id', '=', bookingId)
      .executeTakeFirst()
    expect(booking).toEqual({ person_id: null })
  })
})
