/** What a person can do with an account of their own. */
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { accounts, PASSWORD, whereTo } from '../../../tests/fixtures/accounts.ts'
import type { Browser } from '../../../tests/fixtures/browser.ts'
import { visitor } from '../../../tests/fixtures/test-app.ts'
import { personById } from '../store/people.ts'

const { store, app, browser, member, signedIn, mailTo } = accounts()

test('an account is for whoever is signed in', async () => {
  const stranger = browser()
  const ask = [303, '/entrar/?back=%2Fmi-cuenta%2F']
  expect(whereTo(await stranger.get('/mi-cuenta/'))).toEqual(ask)
  await stranger.get('/entrar/')
  const fields = { form: 'export', password: PASSWORD }
  expect(whereTo(await stranger.post('/mi-cuenta/', fields))).toEqual(ask)
})

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
    expect((await mailTo(old)).subject).toBe('Han pedido cambiar tu correo de Alisio')
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

  test('that is somebody’s already gets the same answer, and the old one the same mail', async () => {
    const { browser: own, id, email: old } = await signedIn()
    const { email } = await member()
    await own.get('/mi-cuenta/')
    const answer = await own.post('/mi-cuenta/', { form: 'email', email, password: PASSWORD })
    expect(whereTo(answer)).toEqual([303, '/mi-cuenta/?saved=email'])
    expect((await mailTo(email)).subject).toBe('Ya tienes una cuenta en Alisio')
    expect((await mailTo(old)).subject).toBe('Han pedido cambiar tu correo de Alisio')
    expect((await personById(store(), id))?.email).not.toBe(email)
  })

  test('cannot be confirmed for an account that one is not signed in to', async () => {
    const { browser: own, id, email: old } = await signedIn()
    const email = `victim-of-${old}`
    await askFor(own, email)
    const { path } = await mailTo(email)
    const step = '/mi-cuenta/email/?step=email-change'
    const stranger = browser()
    await stranger.get(path)
    const signInFirst = [303, `/entrar/?back=${encodeURIComponent(step)}`]
    expect(whereTo(await stranger.get(step))).toEqual(signInFirst)
    await stranger.get('/entrar/')
    expect(whereTo(await stranger.post(step, {}))).toEqual(signInFirst)
    const { browser: other } = await signedIn()
    await other.get(path)
    expect((await other.get(step)).body).toContain('Este enlace es de otra cuenta')
    expect((await other.post(step, {})).body).toContain('Este enlace es de otra cuenta')
    expect((await personById(store(), id))?.email).toBe(old)
  })

  test('is asked for a few times an hour', async () => {
    const { browser: own, email: old } = await signedIn()
    const statuses = []
    for (let time = 0; time < 6; time++)
      statuses.push((await askFor(own, `${time}-${old}`)).statusCode)
    expect(statuses).toEqual([303, 303, 303, 303, 303, 429])
    expect((await mailTo(old)).count).toBe(5)
  })

  describe('that a thief asked for', () => {
    const step = '/mi-cuenta/email/?step=email-change'

    test.each([
      ['a new password', changeOwnPassword],
      ['a reset of the password', resetPassword],
      ['a stop from the old mailbox', stopChange],
    ])('goes with %s', async (_, defend) => {
      const { browser: thief, id, email: old } = await signedIn()
      const email = `thief-of-${old}`
      await askFor(thief, email)
      const { path } = await mailTo(email)
      await defend(old)
      // Also with the new password, and the session that the owner has now.
      const owner = browser()
      for (const password of [PASSWORD, 'another password']) {
        await owner.get('/entrar/')
        await owner.post('/entrar/', { email: old, password })
      }
      for (const each of [thief, owner]) {
        await each.get(path)
        await each.get('/cookies')
        const { statusCode } = await each.post(step, {})
        expect(statusCode).toBe(410)
      }
      expect((await personById(store(), id))?.email).toBe(old)
    })
  })

  test('is stopped together with every session of whoever asked', async () => {
    const { browser: thief, email: old } = await signedIn()
    await askFor(thief, `other-${old}`)
    const owner = browser()
    await owner.get((await mailTo(old)).path)
    const stop = '/mi-cuenta/email/?step=email-change-stop'
    await owner.get(stop)
    await owner.post(stop, {})
    expect((await thief.get('/login/check')).json().logged).toBe(false)
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

test('what is kept is not handed to whoever has only the session', async () => {
  const { browser: thief } = await signedIn()
  expect((await thief.get('/mi-cuenta/export')).statusCode).toBe(404)
  await thief.get('/mi-cuenta/')
  for (const password of ['', 'wrong']) {
    const { statusCode, headers, body } = await thief.post('/mi-cuenta/', {
      form: 'export',
      password,
    })
    expect([statusCode, headers['content-disposition']]).toEqual([422, undefined])
    expect(body).toMatch(/id="export-password-problem"/)
  }
})

test('all that is kept can be taken along, without secrets and with no link that works', async () => {
  const { browser: own, email, id } = await signedIn()
  await own.get('/nueva-contrasena/')
  await own.post('/nueva-contrasena/', { email })
  const { path } = await mailTo(email)
  await own.get('/mi-cuenta/')
  const { headers, body } = await own.post('/mi-cuenta/', { form: 'export', password: PASSWORD })
  expect(headers['cache-control']).toBe('no-store')
  expect(headers['content-disposition']).toBe('attachment; filename="alisio-data.json"')
  const data = JSON.parse(body)
  expect(data.person).toMatchObject({ id, email, name: 'Ana Gómez', hasPassword: true })
  expect(data.person.joined_at).toMatch(/^\d{4}-\d\d-\d\dT/)
  expect(data.sessions).toHaveLength(1)
  expect(body).not.toMatch(/argon2|id_hash|password_hash|token/)
  const [mail, ...others] = data.mails
  expect([mail.subject, others]).toEqual(['Tu nueva contraseña en Alisio', []])
  expect(mail.text).toContain('/nueva-contrasena/?link=***')
  const token = new URL(path, 'http://localhost').searchParams.get('link')!
  expect([token.length, body.includes(token)]).toEqual([43, false])
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

async function changeOwnPassword(email: string) {
  const owner = browser()
  await owner.get('/entrar/')
  await owner.post('/entrar/', { email, password: PASSWORD })
  await owner.get('/mi-cuenta/')
  const fields = { form: 'password', password: PASSWORD, new_password: 'another password' }
  await owner.post('/mi-cuenta/', fields)
}

async function resetPassword(email: string) {
  const owner = browser()
  await owner.get('/nueva-contrasena/')
  await owner.post('/nueva-contrasena/', { email })
  await owner.get((await mailTo(email)).path)
  const choose = '/nueva-contrasena/?step=password-reset'
  await owner.get(choose)
  await owner.post(choose, { new_password: 'another password' })
}

async function stopChange(email: string) {
  const owner = browser()
  const stop = '/mi-cuenta/email/?step=email-change-stop'
  expect(whereTo(await owner.get((await mailTo(email)).path))).toEqual([303, stop])
  expect((await owner.get(stop)).body).toContain('detén el cambio')
  const done = '/nueva-contrasena/?done=stopped'
  expect(whereTo(await owner.post(stop, {}))).toEqual([303, done])
  expect((await owner.get(done)).body).toContain('Hemos detenido el cambio')
  expect((await owner.post(stop, {})).statusCode).toBe(410)
}

async function askFor(own: Browser, email: string) {
  await own.get('/mi-cuenta/')
  return own.post('/mi-cuenta/', { form: 'email', email, password: PASSWORD })
}
