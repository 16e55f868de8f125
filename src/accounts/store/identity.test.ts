import { describe, expect, test } from 'vitest'
import { eachDatabase, type TestDatabase } from '../../../tests/fixtures/databases.ts'
import { giveUpOldLinks, keepMail, mailSent, takeMail } from '../../mail/outgoing-mail.ts'
import {
  addPerson,
  changePassword,
  changePicture,
  choosePassword,
  confirmEmail,
  ownerOfEmail,
  personByEmail,
  personById,
  pictureOf,
  stopEmailChange,
} from './people.ts'
import { dataOfPerson, forgetPerson } from './people-data.ts'
import { addPasskey, secondFactorsOf } from './second-factors.ts'
import {
  closeSession,
  closeSessionsOf,
  countAttempt,
  forgetAttempts,
  forgetOldAttempts,
  forgetOldSessions,
  keepOneSession,
  openSession,
  prolongSession,
  sessionPerson,
} from './sessions.ts'
import { forgetOldTokens, keepToken, readToken, takeToken } from './sign-in-tokens.ts'

const KINDS = ['password-reset', 'email-change', 'email-verification', 'email-change-stop'] as const
const MAIL = { subject: 'Hola', text: 'x', html: 'x' }
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
    const other = (await addPerson(database, { ...ANA, email: 'eva@example.com' }, 2))!
    expect(await changed(database, other, ANA.email)).toBe(false)
    expect(await changed(database, other, 'new@example.com')).toBe(true)
    expect(await personById(database, other)).toMatchObject({
      email: 'new@example.com',
      isEmailVerified: true,
    })
  })

  test('an address opens nothing before it is verified, and everything of its own after', async () => {
    const database = await opened()
    const booked = await guestBooking(database)
    await keepMail(database, { ...MAIL, recipient: ANA.email }, 1)
    await keepMail(database, { ...MAIL, recipient: 'eva@example.com' }, 1)
    const id = (await addPerson(database, ANA, 1))!
    expect(await dataOfPerson(database, id)).toMatchObject({ bookings: [], mails: [] })
    expect(await ownerOfEmail(database, ANA.email)).toBeNull()
    const link = { kind: 'email-verification', idHash: 'v' } as const
    const token = { ...link, personId: id, details: { email: ANA.email }, expiresAt: 100 }
    await keepToken(database, token)
    const stranger = (await addPerson(database, { ...ANA, email: 'leo@example.com' }, 1))!
    expect(await confirmEmail(database, { ...link, now: 50 }, stranger)).toBe(false)
    await keepToken(database, token)
    expect(await confirmEmail(database, { ...link, now: 100 }, id)).toBe(false)
    await keepToken(database, token)
    expect(await confirmEmail(database, { ...link, now: 50 }, id)).toBe(true)
    expect(await ownerOfEmail(database, ANA.email)).toBe(id)
    expect(await dataOfPerson(database, id)).toMatchObject({
      person: { email_verified_at: 50 },
      bookings: [{ id: booked }],
      mails: [{ recipient: ANA.email }],
    })
  })

  test('a link verifies the address that it was sent to, and no later one', async () => {
    const database = await opened()
    const id = (await addPerson(database, ANA, 1))!
    const link = { kind: 'email-verification', idHash: 'v' } as const
    const details = { email: 'before@example.com' }
    await keepToken(database, { ...link, personId: id, details, expiresAt: 100 })
    expect(await confirmEmail(database, { ...link, now: 50 }, id)).toBe(false)
    expect(await personById(database, id)).toMatchObject({
      email: ANA.email,
      isEmailVerified: false,
    })
  })

  test('a password that is chosen by a mail verifies the address, one that was told does not', async () => {
    const database = await opened()
    const told = { ...ANA, mustChangePassword: true }
    const id = (await addPerson(database, told, 1))!
    const passkey = { id: 'k', publicKey: new Uint8Array([1]), counter: 0, transports: [] }
    await addPasskey(database, id, { ...passkey, addedAt: 1 })
    for (const [kind, isEmailVerified] of [
      ['first-password', false],
      ['password-reset', true],
    ] as const) {
      await keepToken(database, { kind, idHash: kind, personId: id, details: {}, expiresAt: 9 })
      expect(await choosePassword(database, { kind, idHash: kind, now: 5 }, '$y')).toBe(true)
      expect(await personById(database, id)).toMatchObject({
        passwordHash: '$y',
        mustChangePassword: false,
        isEmailVerified,
      })
      // The factor of whoever had the account without having verified it goes, no other.
      const { passkeys } = await secondFactorsOf(database, id)
      expect(passkeys).toHaveLength(isEmailVerified ? 0 : 1)
    }
    await addPasskey(database, id, { ...passkey, addedAt: 1 })
    const again = { kind: 'password-reset', idHash: 'again' } as const
    await keepToken(database, { ...again, personId: id, details: {}, expiresAt: 9 })
    await choosePassword(database, { ...again, now: 5 }, '$z')
    expect((await secondFactorsOf(database, id)).passkeys).toHaveLength(1)
  })

  test('a new password or address ends every link, a password every session, too', async () => {
    const database = await opened()
    const id = (await addPerson(database, ANA, 1))!
    const linksAfter = async (change: () => Promise<unknown>) => {
      for (const kind of KINDS)
        await keepToken(database, { kind, idHash: kind, personId: id, details: {}, expiresAt: 9 })
      const { passwordHash } = (await personById(database, id))!
      await openSession(database, { idHash: 's', personId: id, passwordHash, expiresAt: 9 })
      await change()
      const left = await database.db.selectFrom('sign_in_tokens').select('kind').execute()
      const isSignedIn = (await sessionPerson(database, 's', 1)) !== null
      await closeSession(database, 's')
      return [left, isSignedIn]
    }
    expect(await linksAfter(() => changePassword(database, id, '$y'))).toEqual([[], false])
    const reset = { kind: 'password-reset', idHash: 'password-reset', now: 1 } as const
    expect(await linksAfter(() => choosePassword(database, reset, '$z'))).toEqual([[], false])
    const change = () => changed(database, id, 'new@example.com')
    expect(await linksAfter(change)).toEqual([[], true])
    const stop = { kind: 'email-change-stop', idHash: 'email-change-stop', now: 1 } as const
    expect(await linksAfter(() => stopEmailChange(database, stop))).toEqual([[], false])
  })

  test('the token of a link is in the mail that is sent, and nowhere afterwards', async () => {
    const database = await opened()
    const link = { kind: 'password-reset', token: 'secret' } as const
    const text = 'http://x/?link=***&back=y'
    await keepMail(database, { ...MAIL, recipient: ANA.email, text, html: text, link }, 1)
    const taken = (await takeMail(database, { now: 1, leaseMs: 1 }))!
    expect([taken.text, taken.html]).toEqual(Array(2).fill('http://x/?link=secret&back=y'))
    await mailSent(database, taken.id, 2)
    const kept = await database.db.selectFrom('outgoing_mail').selectAll().execute()
    expect(JSON.stringify(kept)).not.toContain('secret')

    await keepMail(database, { ...MAIL, recipient: ANA.email, text, html: text, link }, 5)
    await giveUpOldLinks(database, 4)
    expect(await takeMail(database, { now: 5, leaseMs: 0 })).toMatchObject({ writtenAt: 5 })
    await giveUpOldLinks(database, 5)
    expect(await takeMail(database, { now: 9, leaseMs: 0 })).toBeNull()
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
      openSession(database, {
        idHash,
        personId: id,
        passwordHash: ANA.passwordHash,
        expiresAt: 100,
        endsAt: 150,
      })
    for (const each of ['a', 'b', 'c']) await begin(each)
    expect(await sessionPerson(database, 'a', 99)).toMatchObject({
      person: { name: 'Ana' },
      expiresAt: 100,
    })
    expect(await sessionPerson(database, 'a', 100)).toBeNull()
    await prolongSession(database, 'a', 120)
    expect(await sessionPerson(database, 'a', 119)).toMatchObject({ expiresAt: 120, endsAt: 150 })
    expect(await sessionPerson(database, 'a', 120)).toBeNull()
    await prolongSession(database, 'a', 200)
    expect(await sessionPerson(database, 'a', 149)).toMatchObject({ expiresAt: 150 })
    expect(await sessionPerson(database, 'a', 150)).toBeNull()
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

  test('a password opens no session once it is another, whoever is a moment earlier', async () => {
    const database = await opened()
    const id = (await addPerson(database, ANA, 1))!
    const session = { idHash: 'first', personId: id, passwordHash: ANA.passwordHash, expiresAt: 9 }
    expect(await openSession(database, session)).toBe(true)
    expect(await changePassword(database, id, '$0')).toBe(true)
    expect(await openSession(database, { ...session, idHash: 'late' })).toBe(false)
    for (let round = 0; round < 10; round++) {
      const idHash = `round ${round}`
      const passwordHash = `$${round}`
      await Promise.all([
        openSession(database, { ...session, idHash, passwordHash }),
        changePassword(database, id, `$${round + 1}`),
      ])
      expect(await sessionPerson(database, idHash, 1)).toBeNull()
    }
    expect(await changePassword(database, id, '$thief', { insteadOf: '$9' })).toBe(false)
    expect(await personById(database, id)).toMatchObject({ passwordHash: '$10' })
  })

  test('one session goes on under another id and no longer, the others end', async () => {
    const database = await opened()
    const id = (await addPerson(database, ANA, 1))!
    const { passwordHash } = ANA
    for (const idHash of ['a', 'b'])
      await openSession(database, { idHash, personId: id, passwordHash, expiresAt: 9, endsAt: 20 })
    const kept = { personId: id, idHash: 'a', newHash: 'c' }
    expect(await keepOneSession(database, kept)).toBe(9)
    for (const ended of ['a', 'b']) expect(await sessionPerson(database, ended, 1)).toBeNull()
    expect(await sessionPerson(database, 'c', 1)).toMatchObject({ expiresAt: 9, endsAt: 20 })
    // A thief who has a copy of it is not let in again.
    expect(await keepOneSession(database, { ...kept, newHash: 'd' })).toBeNull()
    expect(await sessionPerson(database, 'c', 1)).not.toBeNull()
    await openSession(database, { idHash: 'e', personId: id, passwordHash, expiresAt: 9 })
    const both = await Promise.all([
      keepOneSession(database, { personId: id, idHash: 'c', newHash: 'f' }),
      keepOneSession(database, { personId: id, idHash: 'e', newHash: 'g' }),
    ])
    expect(both.filter(Boolean)).toHaveLength(1)
  })

  test('staff keep their second factor when a mail brings them a new password', async () => {
    const database = await opened()
    const id = (await addPerson(database, { ...ANA, role: 'administrator' }, 1))!
    const passkey = { id: 'k', publicKey: new Uint8Array([1]), counter: 0, transports: [] }
    await addPasskey(database, id, { ...passkey, addedAt: 1 })
    const link = { kind: 'password-reset', idHash: 'r' } as const
    await keepToken(database, { ...link, personId: id, details: {}, expiresAt: 9 })
    expect(await choosePassword(database, { ...link, now: 5 }, '$y')).toBe(true)
    expect((await secondFactorsOf(database, id)).passkeys).toHaveLength(1)
  })

  test('a password that was told is good for choosing another until it is replaced', async () => {
    const database = await opened()
    const id = (await addPerson(database, { ...ANA, mustChangePassword: true }, 1))!
    const link = { kind: 'first-password', idHash: 'f' } as const
    for (const [passwordHash, isGood] of [
      ['$before', false],
      [ANA.passwordHash, true],
    ] as const) {
      await keepToken(database, { ...link, personId: id, details: { passwordHash }, expiresAt: 9 })
      expect(await choosePassword(database, { ...link, now: 5 }, '$y')).toBe(isGood)
    }
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
    const bookingId = await guestBooking(database, id)
    await keepMail(database, { ...MAIL, recipient: ANA.email, personId: id }, 1)
    await keepMail(database, { ...MAIL, recipient: ANA.email, subject: 'To somebody else' }, 1)
    const data = await dataOfPerson(database, id)
    expect(data).toMatchObject({ person: { email: ANA.email }, bookings: [{ locator: 'L1' }] })
    expect(JSON.stringify(data)).not.toContain('$x')
    await forgetPerson(database, id)
    expect(await personById(database, id)).toBeUndefined()
    const mails = await database.db.selectFrom('outgoing_mail').select('subject').execute()
    expect(mails).toEqual([{ subject: 'To somebody else' }])
    const booking = await database.db
      .selectFrom('bookings')
      .select('person_id')
      .where('id', '=', bookingId)
      .executeTakeFirst()
    expect(booking).toEqual({ person_id: null })
  })
})

/** By the link that was sent to the new address. */
async function changed(database: TestDatabase, id: number, email: string): Promise<boolean> {
  const link = { kind: 'email-change', idHash: `change to ${email}` } as const
  await keepToken(database, { ...link, personId: id, details: { email }, expiresAt: 100 })
  return confirmEmail(database, { ...link, now: 50 }, id)
}

/** Of somebody with the same address, unless it says whose. */
async function guestBooking({ db }: TestDatabase, personId: number | null = null) {
  const { id } = await db
    .insertInto('bookings')
    .values({
      locator: 'L1',
      idempotency_key: 'k',
      edition: 'es',
      person_id: personId,
      email: ANA.email,
      contact: '{}',
      currency: 'EUR',
      total: 1,
      state: 'confirmed',
      booked_at: 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
