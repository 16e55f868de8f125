/** What a person can do with an account of their own. */
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { accounts, PASSWORD, whereTo } from '../../../tests/fixtures/accounts.ts'
import type { Browser } from '../../../tests/fixtures/browser.ts'
import { visitor } from '../../../tests/fixtures/test-app.ts'
import { personById } from '../../storage/people.ts'

const { store, app, browser, member, signedIn, mailTo } = accounts()

test.each(['/mi-cuenta/', '/mi-cuenta/export'])(
  '%s is for people who are signed in',
  async (path) => {
    expect(whereTo(await browser().get(path))).toEqual([303, '/entrar/?back=%2Fmi-cuenta%2F'])
  },
)

test('every form needs the token of our own page', async () => {
  const { browser: own, id } = await signedIn()
  for (const path of [
    '/mi-cuenta/',
    '/sign-out',
    '/mi-cuenta/email/',
    '/registro/',
    '/nueva-contrasena/',
  ])
    expect([path, (await own.postBlindly(path, { form: 'name', name: 'X' })).statusCode]).toEqual([
      path,
      403,
    ])
  expect((await personById(store(), id))?.name).toBe('Ana Gómez')
})

test('a new name is on the next page', async () => {
  const { browser: own } = await signedIn()
  await own.get('/mi-cuenta/')
  expect((await own.post('/mi-cuenta/', { form: 'name', name: ' ' })).statusCode).toBe(422)
  const answer = await own.post('/mi-cuenta/', { form: 'name', name: 'Zoe' })
  expect(whereTo(answer)).toEqual([303, '/mi-cuenta/?saved=name'])
  expect((await own.get('/mi-cuenta/?saved=name')).body).toContain('Cuenta de Zoe')
})

describe('a new password', () => {
  test('needs the old one', async () => {
    const { browser: own } = await signedIn()
    await own.get('/mi-cuenta/')
    const fields = { form: 'password', password: 'wrong', new_password: 'another password' }
    const { statusCode, body } = await own.post('/mi-cuenta/', fields)
    expect(statusCode).toBe(422)
    expect(body).toMatch(/id="password-password-problem".*?Esta contraseña no es correcta/)
  })

  test('ends every other session, and this one goes on under a new id', async () => {
    const { browser: own, email } = await signedIn()
    const other = browser()
    await other.get('/entrar/')
    await other.post('/entrar/', { email, password: PASSWORD })
    await own.get('/mi-cuenta/')
    const before = own.cookies.get('session')
    const fields = { form: 'password', password: PASSWORD, new_password: 'another password' }
    expect(whereTo(await own.post('/mi-cuenta/', fields))).toEqual([
      303,
      '/mi-cuenta/?saved=password',
    ])
    expect(own.cookies.get('session')).not.toBe(before)
    expect((await own.get('/login/check')).json().logged).toBe(true)
    expect((await other.get('/login/check')).json().logged).toBe(false)
  })
})

test('other devices can be signed out', async () => {
  const { browser: own, email } = await signedIn()
  const other = browser()
  await other.get('/entrar/')
  await other.post('/entrar/', { email, password: PASSWORD })
  await own.get('/mi-cuenta/')
  await own.post('/mi-cuenta/', { form: 'sessions' })
  expect((await own.get('/login/check')).json().logged).toBe(true)
  expect((await other.get('/login/check')).json().logged).toBe(false)
})

describe('a new address', () => {
  test('counts once its own mail was answered; the old one is told', async () => {
    const { browser: own, id, email: old } = await signedIn()
    const email = `new-${old}`
    await own.get('/mi-cuenta/')
    const answer = await own.post('/mi-cuenta/', { form: 'email', email, password: PASSWORD })
    expect(whereTo(answer)).toEqual([303, '/mi-cuenta/?saved=email'])
    expect((await personById(store(), id))?.email).toBe(old)
    const { path } = await mailTo(email)
    const step = '/mi-cuenta/email/?step=email-change'
    expect(whereTo(await own.get(path))).toEqual([303, step])
    expect((await own.get(step)).body).toContain(email)
    expect(whereTo(await own.post(step, {}))).toEqual([303, '/mi-cuenta/?saved=new-email'])
    expect((await personById(store(), id))?.email).toBe(email)
    expect((await mailTo(old)).subject).toBe('Tu correo de Alisio ha cambiado')
    await own.get(path)
    expect((await own.post(step, {})).statusCode).toBe(410)
  })

  test('that is somebody’s already gets the same answer', async () => {
    const { browser: own, id } = await signedIn()
    const { email } = await member()
    await own.get('/mi-cuenta/')
    const answer = await own.post('/mi-cuenta/', { form: 'email', email, password: PASSWORD })
    expect(whereTo(answer)).toEqual([303, '/mi-cuenta/?saved=email'])
    expect((await mailTo(email)).subject).toBe('Ya tienes una cuenta en Alisio')
    expect((await personById(store(), id))?.email).not.toBe(email)
  })
})

describe('a picture', () => {
  const red = { create: { width: 300, height: 200, channels: 3 as const, background: 'red' } }

  test('is made small, shown to its owner only, and can be taken away', async () => {
    const { browser: own } = await signedIn()
    const picture = await sharp(red).png().toBuffer()
    expect(whereTo(await send(own, picture))).toEqual([303, '/mi-cuenta/?saved=picture'])
    const { body } = await own.get('/mi-cuenta/')
    const address = /<img[^>]+src="(\/mi-cuenta\/picture\?v=[\w-]{16})"/.exec(body)![1]!
    const { headers, rawPayload } = await own.get(address)
    expect(headers['content-type']).toBe('image/webp')
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 192, height: 192 })
    expect((await browser().get(address)).statusCode).toBe(404)
    await own.post('/mi-cuenta/', { form: 'no-picture' })
    expect((await own.get('/mi-cuenta/')).body).not.toContain('<img')
  })

  test('that is none is refused', async () => {
    const { browser: own } = await signedIn()
    const { statusCode, body } = await send(own, Buffer.from('<svg onload="alert(1)">'))
    expect([statusCode, body.includes('No podemos leer esta imagen')]).toEqual([422, true])
  })
})

test('all that is kept can be taken along, without secrets', async () => {
  const { browser: own, email, id } = await signedIn()
  await own.get('/mi-cuenta/')
  const { headers, body } = await own.get('/mi-cuenta/export')
  expect(headers['content-disposition']).toBe('attachment; filename="alisio-data.json"')
  const data = JSON.parse(body)
  expect(data.person).toMatchObject({ id, email, name: 'Ana Gómez', hasPassword: true })
  expect(data.person.joined_at).toMatch(/^\d{4}-\d\d-\d\dT/)
  expect(data.sessions).toHaveLength(1)
  expect(body).not.toMatch(/argon2|id_hash|password_hash/)
})

test('an account is deleted with the password and a tick', async () => {
  const { browser: own, email, id } = await signedIn()
  await own.get('/mi-cuenta/')
  const half = await own.post('/mi-cuenta/', { form: 'delete', password: PASSWORD })
  expect([half.statusCode, half.body.includes('Marca la casilla')]).toEqual([422, true])
  const fields = { form: 'delete', password: PASSWORD, confirmed: 'yes' }
  expect(whereTo(await own.post('/mi-cuenta/', fields))).toEqual([303, '/entrar/?done=deleted'])
  expect(await personById(store(), id)).toBeUndefined()
  expect(own.cookies.has('session')).toBe(false)
  const sessions = await store()
    .db.selectFrom('sessions')
    .select('id_hash')
    .where('person_id', '=', id)
    .execute()
  expect(sessions).toEqual([])
  expect(await mailTo(email)).toMatchObject({
    count: 1,
    subject: 'Hemos borrado tu cuenta de Alisio',
  })
})

/** A form with a file, as a browser sends it. */
async function send(own: Browser, file: Buffer) {
  const page = await own.get('/mi-cuenta/')
  const form = new FormData()
  form.set('_csrf', /name="_csrf" value="([^"]+)"/.exec(page.body)![1]!)
  form.set('form', 'picture')
  form.set('picture', new Blob([new Uint8Array(file)]), 'me.png')
  const sent = new Response(form)
  return visitor(app())('es.localhost/mi-cuenta/', {
    method: 'POST',
    payload: Buffer.from(await sent.arrayBuffer()),
    headers: {
      accept: 'text/html',
      'content-type': sent.headers.get('content-type')!,
      cookie: [...own.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
  })
}
