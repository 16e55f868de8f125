/** Two-step sign-in of travellers, as they do it without scripts, and with a passkey. */
import { afterEach, describe, expect, test, vi } from 'vitest'
import { accounts, PASSWORD, whereTo } from '../../../tests/fixtures/accounts.ts'
import {
  appOn,
  newPasskey,
  optionsIn,
  setUpApp,
  setUpPasskey,
} from '../../../tests/fixtures/second-factors.ts'
import { softwareKey } from '../../../tests/fixtures/software-key.ts'
import { hashPassword } from '../service/passwords.ts'

const { app, browser, mailTo, signedIn, store } = accounts()
afterEach(() => void vi.useRealTimers())

const FACTORS = '/mi-cuenta/factors/'
const STEP = '/entrar/code/'
const ORIGIN = 'http://es.localhost'

/** Somebody with an app, and another browser in which the password was right. */
async function halfWay() {
  const person = await signedIn()
  const { app: codes, codes: recovery } = await setUpApp(person.browser, FACTORS)
  const own = browser()
  await own.get('/entrar/')
  const answer = await own.post('/entrar/', { email: person.email, password: PASSWORD })
  return { ...person, codes, recovery, own, answer }
}

async function isSignedIn(own: ReturnType<typeof browser>): Promise<boolean> {
  return (await own.get('/login/check')).json().logged as boolean
}

describe('an app', () => {
  test('is set up with a code and the password, and brings recovery codes that are shown once', async () => {
    const { browser: own } = await signedIn()
    expect((await own.get('/mi-cuenta/')).body).toContain(`href="${FACTORS}"`)
    const page = await own.get(FACTORS)
    expect(page.headers['cache-control']).toBe('no-store')
    const apps = appOn(page)
    // The same secret on a second look.
    expect(appOn(await own.get(FACTORS)).codeNow()).toBe(apps.codeNow())
    const wrong = await own.post(FACTORS, { form: 'app', code: '000000', password: PASSWORD })
    expect(wrong.statusCode).toBe(422)
    expect(wrong.body).toContain('Este código no es correcto o ya no vale')
    const code = apps.codeNow()
    const unproved = await own.post(FACTORS, { form: 'app', code, password: 'wrong' })
    expect(unproved.body).toContain('Esta contraseña no es correcta')
    const done = await own.post(FACTORS, { form: 'app', code, password: PASSWORD })
    expect([done.statusCode, done.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(done.body.match(/<li>([a-z2-9]{4}-){3}[a-z2-9]{4}<\/li>/g)).toHaveLength(10)
    const after = await own.get(FACTORS)
    expect(after.body).toContain('Quedan 10.')
    expect(after.body).not.toMatch(/otpauth|<li>[a-z2-9]{4}-/)
    // The same form sent twice.
    const again = await own.post(FACTORS, { form: 'app', code, password: PASSWORD })
    expect(again.statusCode).toBe(409)
  })

  test('ends the sessions that came in with the password alone', async () => {
    const person = await signedIn()
    const other = browser()
    await other.get('/entrar/')
    await other.post('/entrar/', { email: person.email, password: PASSWORD })
    expect(await isSignedIn(other)).toBe(true)
    await setUpApp(person.browser, FACTORS)
    expect([await isSignedIn(other), await isSignedIn(person.browser)]).toEqual([false, true])
    // The page with the codes belongs to the new session already.
    expect(whereTo(await person.browser.post('/sign-out', {}))).toEqual([303, '/'])
  })
})

describe('signing in with a second factor', () => {
  test('takes a step after the password, which alone opens nothing', async () => {
    const { answer, own, codes } = await halfWay()
    expect(whereTo(answer)).toEqual([303, STEP])
    expect(own.cookies.has('session')).toBe(false)
    expect(await isSignedIn(own)).toBe(false)
    const page = await own.get(STEP)
    expect(page.body).toContain('Código de la aplicación o de recuperación')
    const empty = await own.post(STEP, {})
    expect(empty.statusCode).toBe(422)
    const wrong = await own.post(STEP, { code: '12345' })
    expect(wrong.statusCode).toBe(422)
    const code = codes.code()
    expect(whereTo(await own.post(STEP, { code: `${code.slice(0, 3)} ${code.slice(3)}` }))).toEqual(
      [303, '/'],
    )
    expect(await isSignedIn(own)).toBe(true)
    await own.get('/cookies')
    expect(whereTo(await own.post(STEP, { code: codes.code() }))).toEqual([303, '/entrar/'])
  })

  test('leads on to where somebody wanted to go, and nowhere else', async () => {
    const { email, own, codes } = await halfWay()
    const back = '/mis-viajes/'
    const asked = await own.post('/entrar/', { email, password: PASSWORD, back })
    expect(whereTo(asked)).toEqual([303, `${STEP}?back=%2Fmis-viajes%2F`])
    expect((await own.get(`${STEP}?back=%2Fmis-viajes%2F`)).body).toContain('value="/mis-viajes/"')
    const away = await own.post(STEP, { code: codes.code(), back: '//evil.example/' })
    expect(whereTo(away)).toEqual([303, '/'])
  })

  test('takes a code once', async () => {
    const { own, codes, email } = await halfWay()
    const code = codes.code()
    await own.post(STEP, { code })
    expect(await isSignedIn(own)).toBe(true)
    const thief = browser()
    await thief.get('/entrar/')
    await thief.post('/entrar/', { email, password: PASSWORD })
    expect((await thief.post(STEP, { code })).statusCode).toBe(422)
    expect(await isSignedIn(thief)).toBe(false)
  })

  test('takes a recovery code once, however it is typed', async () => {
    const { own, recovery, email } = await halfWay()
    const [code = ''] = recovery
    await own.post(STEP, { code: code.toUpperCase().replaceAll('-', ' ') })
    expect(await isSignedIn(own)).toBe(true)
    expect((await own.get(FACTORS)).body).toContain('Quedan 9.')
    const again = browser()
    await again.get('/entrar/')
    await again.post('/entrar/', { email, password: PASSWORD })
    expect((await again.post(STEP, { code })).statusCode).toBe(422)
  })

  test('is refused after five wrong codes, also with the right one and from elsewhere', async () => {
    const { own, codes, email } = await halfWay()
    for (let tried = 0; tried < 5; tried++) await own.post(STEP, { code: '12345' })
    const other = browser()
    await other.get('/entrar/')
    await other.post('/entrar/', { email, password: PASSWORD })
    const answer = await other.post(STEP, { code: codes.code() })
    expect([answer.statusCode, await isSignedIn(other)]).toEqual([429, false])
  })

  test('must be finished within ten minutes', async () => {
    const { own, codes } = await halfWay()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 })
    expect(whereTo(await own.post(STEP, { code: codes.codeNow() }))).toEqual([303, '/entrar/'])
  })

  test('is of no use when the password changed before it, however close', async () => {
    const { own, codes, id } = await halfWay()
    // As a change leaves it that comes between the check of the password and this step.
    const change = { password_hash: await hashPassword('another password') }
    await store().db.updateTable('people').set(change).where('id', '=', id).execute()
    expect(whereTo(await own.post(STEP, { code: codes.code() }))).toEqual([303, '/entrar/'])
    expect(await isSignedIn(own)).toBe(false)
  })

  test('is asked for where scripts sign in, too', async () => {
    const { email, own } = await halfWay()
    const token = own.cookies.get('csrf_token')!
    const cookie = [...own.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await app().inject({
      method: 'POST',
      url: '/entrar/',
      headers: { host: 'es.localhost', accept: 'application/json', cookie, 'x-csrf-token': token },
      payload: { email, password: PASSWORD },
    })
    expect(answer.statusCode).toBe(401)
    expect(answer.body).toContain('second-factor-needed')
  })

  test.each([
    [{ code: ['123456', '123456'] }],
    [{ code: '1'.repeat(5_000) }],
    [{ response: '{"id":{}}' }],
    [{ response: 'null' }],
    [{ response: '[]' }],
    [{ response: `{"id":"${'x'.repeat(30_000)}"}` }],
  ])('answers nonsense with a form: %#', async (fields) => {
    const { own } = await halfWay()
    const token = /name="_csrf" value="([^"]+)"/.exec((await own.get(STEP)).body)![1]!
    const sent = new URLSearchParams({ _csrf: token })
    for (const [name, value] of Object.entries(fields))
      for (const each of [value].flat()) sent.append(name, each)
    const answer = await app().inject({
      method: 'POST',
      url: STEP,
      headers: {
        host: 'es.localhost',
        accept: 'text/html',
        cookie: [...own.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: sent.toString(),
    })
    expect(answer.statusCode).toBe(422)
    expect(await isSignedIn(own)).toBe(false)
  })
})

describe('a passkey', () => {
  test('is added with the password, and signs in', async () => {
    const { browser: own, email } = await signedIn()
    const { key, fields, answer } = await setUpPasskey(own, FACTORS, ORIGIN)
    expect(answer.statusCode).toBe(200)
    // What was asked for is good once.
    expect((await own.post(FACTORS, fields)).statusCode).toBe(422)
    const other = browser()
    await other.get('/entrar/')
    await other.post('/entrar/', { email, password: PASSWORD })
    const page = await other.get(STEP)
    expect(page.body).toContain('Código de recuperación')
    const response = key.get(optionsIn(page), ORIGIN)
    expect(whereTo(await other.post(STEP, { response }))).toEqual([303, '/'])
    expect(await isSignedIn(other)).toBe(true)
  })

  test('must be of this account, of this site, for this sign-in, and no copy', async () => {
    const { browser: own, email } = await signedIn()
    const { key } = await setUpPasskey(own, FACTORS, ORIGIN)
    const other = browser()
    const page = async () => {
      await other.get('/entrar/')
      await other.post('/entrar/', { email, password: PASSWORD })
      return optionsIn(await other.get(STEP))
    }
    const refused = async (response: string) => {
      expect((await other.post(STEP, { response })).statusCode).toBe(422)
      expect(await isSignedIn(other)).toBe(false)
    }
    const old = await page()
    const options = await page()
    await refused(key.get(options, 'https://evil.example'))
    await refused(key.get(old, ORIGIN))
    await refused(softwareKey().get(options, ORIGIN))
    const right = key.get(options, ORIGIN)
    expect((await other.post(STEP, { response: right })).statusCode).toBe(303)
    const next = browser()
    await next.get('/entrar/')
    await next.post('/entrar/', { email, password: PASSWORD })
    key.rewind()
    const copied = key.get(optionsIn(await next.get(STEP)), ORIGIN)
    expect((await next.post(STEP, { response: copied })).statusCode).toBe(422)
  })

  test('made for another site, or asked for by somebody else, is not added', async () => {
    const { browser: own } = await signedIn()
    const elsewhere = newPasskey(await own.get(FACTORS), 'https://evil.example')
    expect((await own.post(FACTORS, elsewhere.fields)).statusCode).toBe(422)
    const other = await signedIn()
    const theirs = newPasskey(await other.browser.get(FACTORS), ORIGIN)
    await own.get(FACTORS)
    expect((await own.post(FACTORS, theirs.fields)).statusCode).toBe(422)
    expect((await own.get(FACTORS)).body).not.toContain('Quitar esta llave')
  })
})

test('factors are removed with the password, the codes with the last of them', async () => {
  const { browser: own, email } = await signedIn()
  await setUpApp(own, FACTORS)
  const { key } = await setUpPasskey(own, FACTORS, ORIGIN)
  await own.get(FACTORS)
  const refused = await own.post(FACTORS, { form: 'no-app', password: 'wrong' })
  expect(refused.statusCode).toBe(422)
  const removed = await own.post(FACTORS, { form: 'no-app', password: PASSWORD })
  expect(whereTo(removed)).toEqual([303, `${FACTORS}?done=removed`])
  await own.get(FACTORS)
  const fresh = await own.post(FACTORS, { form: 'codes', password: PASSWORD })
  expect(fresh.body).toMatch(/<li>[a-z2-9]{4}-/)
  await own.get(FACTORS)
  await own.post(FACTORS, { form: 'no-passkey', passkey: key.id, password: PASSWORD })
  expect((await own.get(FACTORS)).body).not.toContain('Códigos de recuperación')
  const other = browser()
  await other.get('/entrar/')
  expect(whereTo(await other.post('/entrar/', { email, password: PASSWORD }))).toEqual([303, '/'])
})

test('a mail tells its owner of a factor that comes or goes, and of new codes', async () => {
  const { browser: own, email } = await signedIn()
  await setUpApp(own, FACTORS)
  const path = '/nueva-contrasena/'
  const added = 'Hay una nueva forma de verificación en tu cuenta de Alisio'
  expect(await mailTo(email)).toMatchObject({ count: 1, subject: added, path })
  await own.get(FACTORS)
  await own.post(FACTORS, { form: 'no-app', password: 'wrong' })
  expect((await mailTo(email)).count).toBe(1)
  await own.post(FACTORS, { form: 'codes', password: PASSWORD })
  const made = 'Tu cuenta de Alisio tiene nuevos códigos de recuperación'
  expect(await mailTo(email)).toMatchObject({ count: 2, subject: made, path })
  await own.get(FACTORS)
  await own.post(FACTORS, { form: 'no-app', password: PASSWORD })
  const removed = 'Se ha quitado una forma de verificación de tu cuenta de Alisio'
  expect(await mailTo(email)).toMatchObject({ count: 3, subject: removed, path })
})

test('the page of factors is for whoever is signed in', async () => {
  expect(whereTo(await browser().get(FACTORS))).toEqual([303, '/entrar/?back=%2Fmi-cuenta%2F'])
  expect(whereTo(await browser().get(STEP))).toEqual([303, '/entrar/'])
})
