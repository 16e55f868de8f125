/** Signing in as visitors do it, without scripts. */
import { describe, expect, test } from 'vitest'
import { accounts, PASSWORD, whereTo } from '../../../tests/fixtures/accounts.ts'

const { store, browser, member, signedIn } = accounts()

describe('signing in', () => {
  test('opens a session under a new id, and pages know the person', async () => {
    const { browser: own, answer, email } = await signedIn()
    expect(whereTo(answer)).toEqual([303, '/'])
    const cookie = answer.cookies.find(({ name }) => name === 'session')!
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 2_592_000 })
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
    await set(Date.now() + 86_400_000)
    const prolonged = await own.get('/cookies')
    expect(prolonged.cookies.find(({ name }) => name === 'session')?.maxAge).toBe(2_592_000)
    await set(Date.now() - 1)
    expect((await own.get('/login/check')).json().logged).toBe(false)
    expect(whereTo(await own.get('/mi-cuenta/'))).toEqual([303, '/entrar/?back=%2Fmi-cuenta%2F'])
  })
})
