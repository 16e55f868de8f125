/** Signing in as visitors do it, without scripts. */
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { accounts, PASSWORD, whereTo } from '../../../tests/fixtures/accounts.ts'
import { type Browser, browserOn } from '../../../tests/fixtures/browser.ts'
import { buildTestApp } from '../../../tests/fixtures/test-app.ts'
import { changePassword } from '../store/people.ts'
import { readSettings } from '../../settings.ts'
import { hashPassword } from '../service/passwords.ts'

const { store, app, browser, member, signedIn } = accounts()
const DAY = 86_400
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('signing in', () => {
  test('opens a session under a new id, and pages know the person', async () => {
    const { browser: own, answer, email } = await signedIn()
    expect(whereTo(answer)).toEqual([303, '/'])
    const cookie = answer.cookies.find(({ name }) => name === 'session')!
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 14 * DAY })
    const first = own.cookies.get('session')!
    const kept = await store().db.selectFrom('sessions').select('id_hash').execute()
    expect(kept.some(({ id_hash }) => id_hash === first)).toBe(false)
    const page = await own.get('/cookies')
    expect(page.body).toContain('Cuenta de Ana Gómez')
    expect(page.body).toContain('action="/sign-out"')

    await own.post('/entrar/', { email, password: PASSWORD })
    expect(own.cookies.get('session')).not.toBe(first)
    const thief = browser()
    thief.cookies.set('session', first)
    expect((await thief.get('/login/check')).json()).toEqual({ logged: false, user: null })
  })

  test('tells nobody whether the address or the password was wrong', async () => {
    const { email } = await member()
    const visitor = browser()
    await visitor.get('/entrar/')
    const shown = async (typed: string, password: string) => {
      const { statusCode, body } = await visitor.post('/entrar/', { email: typed, password })
      return [
        statusCode,
        body.replaceAll(typed, '').replace(/(nonce|value)="[^"]*"|"(csrfToken)":"[^"]*"/g, ''),
      ]
    }
    const known = await shown(email, 'wrong password')
    expect(known[0]).toBe(422)
    expect(known[1]).toContain('El correo o la contraseña no son correctos')
    expect(await shown('nobody@example.com', 'wrong password')).toEqual(known)
  })

  test.each([
    ['/mis-viajes/', '/mis-viajes/'],
    ['//elsewhere.example/', '/'],
    ['https://elsewhere.example/', '/'],
    ['/\\elsewhere.example/', '/'],
  ])('with back=%s leads to %s', async (back, to) => {
    const { email } = await member()
    const visitor = browser()
    await visitor.get('/entrar/')
    const answer = await visitor.post('/entrar/', { email, password: PASSWORD, back })
    expect(whereTo(answer)).toEqual([303, to])
  })

  test('without the token of our own page nothing happens', async () => {
    const { email } = await member()
    const visitor = browser()
    const answer = await visitor.postBlindly('/entrar/', { email, password: PASSWORD })
    expect([answer.statusCode, visitor.cookies.has('session')]).toEqual([403, false])
  })

  test('is refused after ten wrong passwords, from wherever they come', async () => {
    const { email } = await member()
    const statuses = []
    for (let attempt = 0; attempt < 11; attempt++) {
      const visitor = browser()
      await visitor.get('/entrar/')
      statuses.push(
        (await visitor.post('/entrar/', { email, password: `wrong ${attempt}` })).statusCode,
      )
    }
    expect(statuses).toEqual([...Array<number>(10).fill(422), 429])
    const owner = browser()
    await owner.get('/entrar/')
    expect((await owner.post('/entrar/', { email, password: PASSWORD })).statusCode).toBe(429)
  })

  test('a visitor is detected later only where they allow it', async () => {
    const { email } = await member()
    for (const [consent, isKept] of [
      ['1%3Aanalytics', true],
      ['1%3A', false],
    ] as const) {
      const visitor = browser()
      visitor.cookies.set('cookie_consent', consent)
      await visitor.get('/entrar/')
      await visitor.post('/entrar/', { email, password: PASSWORD })
      expect(visitor.cookies.has('detected_user')).toBe(isKept)
      expect(visitor.cookies.has('detected_user_hash')).toBe(isKept)
      await visitor.get('/cookies')
      await visitor.post('/sign-out', {})
      expect([...visitor.cookies.keys()].filter((name) => /session|detected/.test(name))).toEqual(
        [],
      )
    }
  })

  test('the login check says who is there', async () => {
    const { browser: own } = await signedIn('élodie')
    const user = { name: 'élodie', avatar: { kind: 'initial', letter: 'É' } }
    expect((await own.get('/login/check')).json()).toEqual({ logged: true, user })
    expect((await browser().get('/login/check')).json()).toEqual({ logged: false, user: null })
  })

  test('a session that is used lives on, one that is over does not', async () => {
    const { browser: own, id } = await signedIn()
    const set = (expiresAt: number) =>
      store()
        .db.updateTable('sessions')
        .set({ expires_at: expiresAt })
        .where('person_id', '=', id)
        .execute()
    await set(Date.now() + DAY * 1_000)
    const prolonged = await own.get('/cookies')
    expect(prolonged.cookies.find(({ name }) => name === 'session')?.maxAge).toBe(14 * DAY)
    await set(Date.now() - 1)
    expect((await own.get('/login/check')).json().logged).toBe(false)
    expect(whereTo(await own.get('/mi-cuenta/'))).toEqual([303, '/entrar/?back=%2Fmi-cuenta%2F'])
  })

  test('however much it is used, a session ends thirty days after signing in', async () => {
    const begun = Date.now()
    const on = (day: number) =>
      void vi.useFakeTimers({ toFake: ['Date'], now: begun + day * DAY * 1_000 })
    on(0)
    const { browser: own } = await signedIn()
    for (const day of [5, 10, 15, 20]) {
      on(day)
      const { cookies } = await own.get('/cookies')
      const left = cookies.find(({ name }) => name === 'session')!.maxAge!
      expect([day, left]).toEqual([day, Math.min(14, 30 - day) * DAY])
    }
    on(29.9)
    expect((await own.get('/login/check')).json().logged).toBe(true)
    on(30.1)
    expect((await own.get('/login/check')).json().logged).toBe(false)
  })

  test('ending all other sessions prolongs this one by nothing', async () => {
    const begun = Date.now()
    const on = (day: number) =>
      void vi.useFakeTimers({ toFake: ['Date'], now: begun + day * DAY * 1_000 })
    on(0)
    const { browser: own } = await signedIn()
    for (const day of [10, 20]) {
      on(day)
      await own.get('/mi-cuenta/')
      const copied = own.cookies.get('session')!
      const ended = await own.post('/mi-cuenta/', { form: 'sessions' })
      expect(whereTo(ended)).toEqual([303, '/mi-cuenta/?saved=sessions'])
      const thief = browser()
      thief.cookies.set('session', copied)
      expect((await thief.get('/login/check')).json().logged).toBe(false)
      expect((await own.get('/login/check')).json().logged).toBe(true)
    }
    on(30.1)
    expect((await own.get('/login/check')).json().logged).toBe(false)
  })

  test('is of no use when the password changes while it is checked', async () => {
    const { email, id } = await member()
    const own = browser()
    await own.get('/entrar/')
    const another = await hashPassword('another password')
    const sent = own.post('/entrar/', { email, password: PASSWORD })
    await pause(10)
    await changePassword(store(), id, another)
    await sent
    expect((await own.get('/login/check')).json().logged).toBe(false)
  })

  test.each(['/entrar/', '/registro/', '/nueva-contrasena/', '/mi-cuenta/'])(
    '%s is kept by no browser',
    async (path) => {
      for (const own of [browser(), (await signedIn()).browser])
        expect((await own.get(path)).headers['cache-control']).toBe('no-store')
    },
  )

  test('signing out takes along which trips were looked at, and what was typed at the checkout', async () => {
    const { browser: own } = await signedIn()
    for (const name of ['trips', 'checkout']) own.cookies.set(name, 'anything')
    await own.get('/mi-cuenta/')
    await own.post('/sign-out', {})
    expect(['trips', 'checkout'].filter((name) => own.cookies.has(name))).toEqual([])
  })
})

describe('a form that was open before signing in', () => {
  test('is refused after it, and kept to be sent again', async () => {
    const { email } = await member()
    const own = browser()
    await own.get('/cookies')
    const before = own.token()
    await own.get('/entrar/')
    await own.post('/entrar/', { email, password: PASSWORD })
    const choice = { choice: 'necessary', back: '/mis-viajes/' }

    // Without the browser's word for it, it might be another site's.
    const refused = await own.postBlindly('/cookies', { ...choice, _csrf: before })
    expect([refused.statusCode, own.cookies.has('cookie_consent')]).toEqual([403, false])
    expect(refused.body).not.toContain('type="hidden" name="choice"')

    const late = await sent(own, { ...choice, _csrf: before, password: 'hunter2' })
    expect([late.statusCode, own.cookies.has('cookie_consent')]).toEqual([403, false])
    expect(late.body).toContain('La sesión ha cambiado después de abrir este formulario')
    expect(late.body).toContain('<input type="hidden" name="choice" value="necessary"/>')
    expect(late.body).toContain('<input type="hidden" name="back" value="/mis-viajes/"/>')
    expect(late.body).not.toContain('hunter2')
    const again = await sent(own, { ...choice, _csrf: own.token() })
    expect(whereTo(again)).toEqual([303, '/mis-viajes/'])
  })

  test('is refused after signing out, and by whoever signs in next', async () => {
    const { browser: own } = await signedIn()
    await own.get('/mi-cuenta/')
    const inAccount = own.token()
    await own.post('/sign-out', {})
    const sendLate = () => own.postBlindly('/cookies', { choice: 'all', _csrf: inAccount })
    expect((await sendLate()).statusCode).toBe(403)
    const { email } = await member()
    await own.get('/entrar/')
    await own.post('/entrar/', { email, password: PASSWORD })
    expect((await sendLate()).statusCode).toBe(403)
  })
})

test('over HTTPS only the very host can set the cookies of sessions and forms', async () => {
  const settings = readSettings({
    LOG_LEVEL: 'silent',
    PUBLIC_URL: 'https://alisio.example',
    PAYMENTS: 'sandbox',
  })
  const secure = await buildTestApp({ store, settings })
  const own = browserOn(secure, 'es.alisio.example')
  const { email } = await member()
  await own.get('/entrar/')
  const answer = await own.post('/entrar/', { email, password: PASSWORD })
  expect(answer.statusCode).toBe(303)
  expect([...own.cookies.keys()].toSorted()).toEqual([
    '__Host-csrf_secret',
    '__Host-csrf_token',
    '__Host-session',
  ])
  for (const cookie of answer.cookies.filter(({ name }) => name.startsWith('__Host-')))
    expect(cookie).toMatchObject({ path: '/', secure: true })
  expect(answer.cookies.some((cookie) => 'domain' in cookie)).toBe(false)
  const page = await own.get('/mi-cuenta/')
  expect(page.body).toContain(email)
  // One that a neighbouring host could have set is nobody's.
  const tricked = browserOn(secure, 'es.alisio.example')
  tricked.cookies.set('session', own.cookies.get('__Host-session')!)
  expect((await tricked.get('/login/check')).json().logged).toBe(false)
  expect((await tricked.get('/cookies')).body).toContain('__Host-session')
  await secure.close()
})

test('sign-ins, refusals and forged forms stand in the log, without what was typed', async () => {
  const lines: unknown[] = []
  for (const level of ['info', 'warn'] as const)
    vi.spyOn(app().log, level).mockImplementation((line: unknown) => void lines.push(line))
  const { id, email } = await member()
  const own = browser()
  await own.get('/entrar/')
  await own.post('/entrar/', { email, password: 'not the right one' })
  await own.post('/entrar/', { email: 'mistake@example.com', password: 'x' })
  await own.postBlindly('/entrar/?secret=1', { email, password: PASSWORD, _csrf: 'made up' })
  await own.post('/entrar/', { email, password: PASSWORD })
  await own.get('/mi-cuenta/')
  await own.post('/sign-out', {})
  const where = { host: 'es.localhost', method: 'POST', path: '/entrar/' }
  expect(lines).toMatchObject([
    { security: 'sign-in-refused', personId: id, ...where },
    { security: 'sign-in-refused', ...where },
    { security: 'form-forged', ...where },
    { security: 'signed-in', personId: id, ...where },
    { security: 'signed-out', personId: id },
  ])
  const written = JSON.stringify(lines)
  for (const typed of ['right one', 'mistake', 'secret=1', PASSWORD, email])
    expect(written).not.toContain(typed)
})

/** As a browser of today sends it from a page of the same host. */
function sent(own: Browser, fields: Record<string, string>) {
  return own.postBlindly('/cookies', fields, { 'sec-fetch-site': 'same-origin' })
}
