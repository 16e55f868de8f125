/** The outbox and a real mail server on this machine. */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, describe, expect, test } from 'vitest'
import { eachDatabase } from '../../tests/fixtures/databases.ts'
import type { Database } from '../store/database.ts'
import { type Mail, MailRefused } from './mail-transport.ts'
import { smtpTransport } from './smtp-transport.ts'
import { keepMail } from './outgoing-mail.ts'
import { deliverMail } from './deliver-mail.ts'

const MAIL = {
  recipient: 'ana@example.com',
  subject: 'Reserva · ñ',
  text: 'Hola ñ\n',
  html: '<p>Hola ñ</p>',
}
const HOUR = 3_600_000
const REFUSING = {
  send: async () => {
    throw new MailRefused('no such mailbox', true)
  },
}

eachDatabase((open) => {
  async function outbox(...mails: (typeof MAIL)[]) {
    const database = await open()
    for (const mail of mails) await keepMail(database, mail, 1_000)
    const states = async () =>
      (await kept(database)).map(({ state, attempts, failure }) => [state, attempts, failure])
    return { database, states }
  }

  test('each mail is sent once, whoever looks', async () => {
    const { database, states } = await outbox(MAIL, { ...MAIL, recipient: 'eva@example.com' })
    const sent: string[] = []
    const transport = { send: async ({ recipient }: Mail) => void sent.push(recipient) }
    await Promise.all([1, 2, 3].map(() => deliverMail(database, transport, () => 2_000)))
    expect(sent.toSorted()).toEqual(['ana@example.com', 'eva@example.com'])
    expect(await states()).toEqual([
      ['sent', 1, null],
      ['sent', 1, null],
    ])
  })

  test('a server that is away is asked again, later and later, for two days', async () => {
    const { database, states } = await outbox(MAIL)
    const attempts: number[] = []
    let now = 1_000
    const send = async () => {
      attempts.push(now)
      throw new MailRefused('away', false)
    }
    for (let state = 'waiting'; state === 'waiting';) {
      await deliverMail(database, { send }, () => now)
      const [mail] = await kept(database)
      now = mail!.next_attempt_at
      state = mail!.state
    }
    const waits = attempts.map((at, index) => (at - (attempts[index - 1] ?? 1_000)) / 60_000)
    expect(waits.slice(0, 6)).toEqual([0, 0.5, 2, 10, 60, 180])
    expect(attempts.at(-1)).toBeLessThan(48 * HOUR + 1_000)
    expect((await states())[0]![0]).toBe('failed')
  })

  test('what is refused for good is not tried again', async () => {
    const { database, states } = await outbox(MAIL)
    await deliverMail(database, REFUSING, () => 1_000)
    expect(await deliverMail(database, REFUSING, () => 47 * HOUR)).toBe(0)
    expect(await states()).toEqual([['failed', 1, 'no such mailbox']])
  })

  test('a node that dies leaves its mail to the next', async () => {
    const { database } = await outbox(MAIL)
    const dying = { send: () => new Promise<void>(() => undefined) }
    void deliverMail(database, dying, () => 1_000)
    await expect.poll(async () => (await kept(database))[0]!.attempts).toBe(1)
    const sent: string[] = []
    const transport = { send: async ({ id }: Mail) => void sent.push(id) }
    expect(await deliverMail(database, transport, () => 2_000)).toBe(0)
    expect(await deliverMail(database, transport, () => 6 * 60_000)).toBe(1)
    expect(sent).toEqual(['mail-1-1000'])
  })
})

/** Every mail, the oldest first. */
function kept({ db }: Database) {
  return db.selectFrom('outgoing_mail').selectAll().orderBy('id').execute()
}

describe('by SMTP', () => {
  const undo: (() => void)[] = []
  afterEach(() => undo.splice(0).forEach((each) => each()))

  async function server(options: SMTPServerOptions = {}) {
    const received: { from: string; to: string[]; source: string }[] = []
    const smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, { envelope }, done) {
        const parts: Buffer[] = []
        stream.on('data', (part: Buffer) => parts.push(part))
        stream.on('end', () => {
          const { mailFrom, rcptTo } = envelope
          const from = mailFrom ? mailFrom.address : ''
          received.push({
            from,
            to: rcptTo.map(({ address }) => address),
            source: Buffer.concat(parts).toString(),
          })
          done()
        })
      },
      ...options,
    })
    smtp.listen(0, '127.0.0.1')
    await once(smtp.server, 'listening')
    undo.push(() => smtp.close())
    return { received, port: (smtp.server.address() as AddressInfo).port }
  }

  function transportTo(url: string) {
    const transport = smtpTransport({
      smtpUrl: new URL(url),
      host: 'alisio.example',
      senderName: 'Alisio',
    })
    undo.push(transport.close)
    return transport
  }

  const LETTER = { id: 'mail-7-1', ...MAIL }

  test.each(['', 'user:password@'])(
    'nothing goes unencrypted to another machine, neither mail nor password: %s',
    async (login) => {
      const told: string[] = []
      const { received, port } = await server({
        allowInsecureAuth: true,
        onAuth: ({ username }, _, done) => {
          told.push(username!)
          done(null, { user: username })
        },
      })
      // This machine under a name that is not its own.
      const refused = transportTo(`smtp://${login}0.0.0.0:${port}`).send(LETTER)
      await expect(refused).rejects.toMatchObject({ isForGood: false })
      expect([received, told]).toEqual([[], []])
    },
  )

  test('a mail arrives with both its forms', async () => {
    const { received, port } = await server()
    await transportTo(`smtp://127.0.0.1:${port}`).send(LETTER)
    expect(received).toMatchObject([{ from: 'no-reply@alisio.example', to: ['ana@example.com'] }])
    const { source } = received[0]!
    for (const part of [
      'Message-ID: <mail-7-1@alisio.example>',
      'Subject: =?UTF-8?Q?Reserva_=C2=B7_=C3=B1?=',
      'text/plain; charset=utf-8',
      'text/html; charset=utf-8',
      'Auto-Submitted: auto-generated',
    ])
      expect(source).toContain(part)
  })

  test('the address may name the sender and carry a password', async () => {
    const given: unknown[] = []
    const { received, port } = await server({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth({ username, password }, _, done) {
        given.push([username, password])
        done(null, { user: username })
      },
    })
    const url = `smtp://ana%40x:p%3Aw@127.0.0.1:${port}?from=reservas@alisio.example`
    await transportTo(url).send(LETTER)
    expect([given[0], received[0]!.from]).toEqual([['ana@x', 'p:w'], 'reservas@alisio.example'])
  })

  test.each([
    [550, true],
    [451, false],
  ])('an answer of %i is for good: %s', async (responseCode, isForGood) => {
    const { port } = await server({
      onRcptTo: (_, __, done) => done(Object.assign(new Error('no'), { responseCode })),
    })
    const sending = transportTo(`smtp://127.0.0.1:${port}`).send(LETTER)
    await expect(sending).rejects.toMatchObject({ isForGood })
  })

  test('a server that is not there may come back', async () => {
    const sending = transportTo('smtp://127.0.0.1:1').send(LETTER)
    await expect(sending).rejects.toMatchObject({ isForGood: false })
  })

  test('a recipient is one address, whatever it says', async () => {
    const { received, port } = await server()
    const recipient = 'a@example.com, b@example.com'
    await transportTo(`smtp://127.0.0.1:${port}`)
      .send({ ...LETTER, recipient })
      .catch(() => undefined)
    expect(received.flatMap(({ to }) => to)).not.toContain('b@example.com')
  })
})
