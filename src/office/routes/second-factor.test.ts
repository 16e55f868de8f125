/** Staff and their second factor, and what staff can do when somebody has lost theirs. */
import { describe, expect, test } from 'vitest'
import { PASSWORD, whereTo } from '../../../tests/fixtures/accounts.ts'
import { backOffice } from '../../../tests/fixtures/back-office.ts'
import { optionsIn, setUpApp, setUpPasskey } from '../../../tests/fixtures/second-factors.ts'
import { findMail } from '../store/admin-mail.ts'
import { auditEntries } from '../../accounts/store/audit-log.ts'
import { personById } from '../../accounts/store/people.ts'
import { openSession, sessionPerson } from '../../accounts/store/sessions.ts'
import { forgetFactorsOf } from '../service/make-staff.ts'

const FACTORS = '/office/factors/'
const SIGN_IN = '/office/sign-in/'
const STEP = '/office/sign-in/code/'

describe('where strangers come by', () => {
  const { signedIn, browser, store } = backOffice(
    { PUBLIC_URL: 'https://alisio.example', PAYMENTS: 'sandbox' },
    'admin.alisio.example',
  )

  test('staff set up a second factor before they can open anything', async () => {
    const own = await signedIn('support')
    expect(whereTo(own.answer)).toEqual([303, '/office/'])
    for (const path of ['/office/', '/office/bookings/', '/office/people/', '/office/hotels/'])
      expect(whereTo(await own.get(path))).toEqual([303, FACTORS])
    expect((await own.get(FACTORS)).body).toContain('hace falta la verificación en dos pasos')
    expect(whereTo(await own.post('/office/holds/', {}))).toEqual([303, FACTORS])
    const { answer, codes } = await setUpApp(own, FACTORS)
    expect([answer.statusCode, codes.length]).toEqual([200, 10])
    expect((await own.get('/office/bookings/')).statusCode).toBe(200)
    expect((await own.get(FACTORS)).body).not.toContain('hace falta la verificación')
    const [entry] = await auditEntries(store(), { email: own.email, most: 1 })
    expect(entry).toMatchObject({ action: 'factor-added', after: '{"factor":"app"}' })
  })

  test('a passkey of the whole site does, too, and signs in on the office’s host', async () => {
    const own = await signedIn()
    const origin = 'https://admin.alisio.example'
    const { key, answer } = await setUpPasskey(own, FACTORS, origin)
    expect(answer.statusCode).toBe(200)
    const other = browser()
    await other.get(SIGN_IN)
    const asked = await other.post(SIGN_IN, { email: own.email, password: PASSWORD })
    expect(whereTo(asked)).toEqual([303, STEP])
    const options = optionsIn(await other.get(STEP))
    expect(options).toContain('"rpId":"alisio.example"')
    const response = key.get(options, origin)
    expect(whereTo(await other.post(STEP, { response }))).toEqual([303, '/office/'])
    expect((await other.get('/office/bookings/')).statusCode).toBe(200)
  })
})

describe('on the machine of whoever tries it out', () => {
  const { signedIn, browser, person, store } = backOffice()

  test('staff need no second factor, but are asked for the one they have', async () => {
    const own = await signedIn()
    expect((await own.get('/office/bookings/')).statusCode).toBe(200)
    const { app } = await setUpApp(own, FACTORS)
    const other = browser()
    await other.get(SIGN_IN)
    const back = '/office/mail/'
    const asked = await other.post(SIGN_IN, { email: own.email, password: PASSWORD, back })
    expect(whereTo(asked)).toEqual([303, `${STEP}?back=%2Foffice%2Fmail%2F`])
    expect(other.cookies.has('staff')).toBe(false)
    expect((await other.get('/office/bookings/')).statusCode).toBe(303)
    expect((await other.get(STEP)).statusCode).toBe(200)
    expect((await other.post(STEP, { code: '12345' })).statusCode).toBe(422)
    expect(whereTo(await other.post(STEP, { code: app.code(), back }))).toEqual([303, back])
    const [right, wrong] = await auditEntries(store(), { email: own.email, most: 2 })
    expect(wrong).toMatchObject({ action: 'second-factor-failed' })
    expect(right).toMatchObject({ action: 'signed-in', after: '{"factor":"app"}' })
  })

  test('half a sign-in to the shop is none to the office', async () => {
    const own = await signedIn()
    const { app } = await setUpApp(own, FACTORS)
    const shopper = browser('es.localhost')
    await shopper.get('/entrar/')
    await shopper.post('/entrar/', { email: own.email, password: PASSWORD })
    const thief = browser()
    await thief.get(SIGN_IN)
    thief.cookies.set('second-factor', shopper.cookies.get('second-factor')!)
    expect(whereTo(await thief.post(STEP, { code: app.code() }))).toEqual([303, SIGN_IN])
  })

  test('support ends a traveller’s sessions, and removes a factor that was lost', async () => {
    const { id, email } = await person('customer')
    const shopper = browser('es.localhost')
    await shopper.get('/entrar/')
    await shopper.post('/entrar/', { email, password: PASSWORD })
    await setUpApp(shopper, '/mi-cuenta/factors/')
    const own = await signedIn('support')
    const list = await own.get(`/office/people/?email=${email.toUpperCase()}`)
    expect(list.body).toContain(`href="/office/people/${id}/"`)
    const page = `/office/people/${id}/`
    expect((await own.get(page)).body).toContain('Cerrar sus sesiones')
    const { passwordHash } = (await personById(store(), id))!
    const session = { personId: id, passwordHash, expiresAt: Date.now() + 9_999 }
    await openSession(store(), { ...session, idHash: 'h' })
    const ended = await own.post(page, { form: 'sessions' })
    expect(whereTo(ended)).toEqual([303, `${page}?done=sessions`])
    expect(await sessionPerson(store(), 'h', Date.now())).toBeNull()
    await own.get(page)
    await own.post(page, { form: 'factors' })
    const entries = await auditEntries(store(), { subject: `person ${email}`, most: 9 })
    expect(entries.map(({ action, email: by }) => [action, by])).toEqual([
      ['factor-removed', own.email],
      ['sessions-ended', own.email],
    ])
    const mails = await findMail(store(), { recipient: email, most: 9 })
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Se ha quitado una forma de verificación de tu cuenta de Alisio',
      'Hay una nueva forma de verificación en tu cuenta de Alisio',
    ])
    expect(mails[0]!.text).toContain('http://es.localhost:3000/nueva-contrasena/')
    const again = browser('es.localhost')
    await again.get('/entrar/')
    expect(whereTo(await again.post('/entrar/', { email, password: PASSWORD }))).toEqual([303, '/'])
  })

  test('nobody does so to themselves, nor support to colleagues', async () => {
    const support = await signedIn('support')
    const boss = await signedIn('administrator')
    for (const [by, of] of [
      [support, boss],
      [support, support],
      [boss, boss],
    ] as const) {
      const page = `/office/people/${of.id}/`
      expect((await by.get(page)).body).not.toContain('Cerrar sus sesiones')
      for (const form of ['sessions', 'factors'])
        expect((await by.post(page, { form })).statusCode).toBe(403)
    }
    const page = `/office/people/${support.id}/`
    await boss.get(page)
    expect((await boss.post(page, { form: 'sessions' })).statusCode).toBe(303)
    expect((await support.get('/office/bookings/')).statusCode).toBe(303)
    expect((await boss.post(page, { form: 'other' })).statusCode).toBe(422)
    expect((await boss.get('/office/people/999999/')).statusCode).toBe(404)
  })

  test('a command helps the last administrator who has lost theirs', async () => {
    const own = await signedIn()
    await setUpApp(own, FACTORS)
    // The page with the codes belongs to the new session already.
    expect(whereTo(await own.post('/office/sign-out/', {}))).toEqual([303, SIGN_IN])
    expect(await forgetFactorsOf(store(), 'nobody@example.com', 1)).toBe(false)
    expect(await forgetFactorsOf(store(), own.email, 1)).toBe(true)
    const again = browser()
    await again.get(SIGN_IN)
    const answer = await again.post(SIGN_IN, { email: own.email, password: PASSWORD })
    expect(whereTo(answer)).toEqual([303, '/office/'])
  })
})
