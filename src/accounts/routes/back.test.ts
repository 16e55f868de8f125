/** Whoever came from a page to sign in comes back to it, also by way of a new account or password. */
import { describe, expect, test } from 'vitest'
import { accounts, PASSWORD, whereTo } from '../../../tests/fixtures/accounts.ts'
import { type Browser, browserOn } from '../../../tests/fixtures/browser.ts'
import { buildTestApp } from '../../../tests/fixtures/test-app.ts'
import { withBack } from '../rules/back-field.ts'

const { store, browser, member, signedIn, mailTo } = accounts()

const HOTEL = '/hoteles/hotel-sol-h12.html?fecha_entrada=01-08-2027&num_customers=2%2B5'
const KEPT = `back=${encodeURIComponent(HOTEL)}`
const NEW = 'another password'

const HOSTILE = [
  '//evil.example',
  '///evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '\\\\evil.example',
  '/\\evil.example',
  '/\t/evil.example',
]

describe('the links between the pages keep it', () => {
  test.each([
    ['/entrar/', ['/nueva-contrasena/', '/registro/']],
    ['/registro/', ['/entrar/']],
    ['/registro/?step=registration', ['/registro/']],
  ])('%s', async (path, linked) => {
    const { body } = await browser().get(withBack(path, HOTEL))
    expect(linksIn(body)).toEqual(linked.map((each) => `${each}?${KEPT}`))
  })
})

describe('registering', () => {
  test('leads to it from the mail', async () => {
    const email = 'comes-back@example.com'
    const visitor = browser()
    const fields = { name: 'Eva', email, password: PASSWORD }
    const wrong = await send(visitor, `/registro/?${KEPT}`, { ...fields, name: '' })
    expect([wrong.statusCode, backIn(wrong.body)]).toEqual([422, HOTEL])
    const answer = await send(visitor, `/registro/?${KEPT}`, fields)
    expect(whereTo(answer)).toEqual([303, `/registro/?sent&${KEPT}`])

    const { path } = await mailTo(email)
    expect(path).toMatch(/^\/registro\/\?link=[\w-]+&back=/)
    const step = `/registro/?step=registration&${KEPT}`
    const other = browser()
    expect(whereTo(await other.get(path))).toEqual([303, step])
    const mistyped = await send(other, step, { password: 'wrong' })
    expect([mistyped.statusCode, backIn(mistyped.body)]).toEqual([422, HOTEL])
    expect(whereTo(await send(other, step, { password: PASSWORD }))).toEqual([303, HOTEL])
    expect((await other.get('/login/check')).json().logged).toBe(true)
  })

  test('with a known address, the mail leads to it by signing in', async () => {
    const { email } = await member()
    await send(browser(), `/registro/?${KEPT}`, { name: 'X', email, password: PASSWORD })
    expect((await mailTo(email)).path).toBe(`/entrar/?${KEPT}`)
  })

  test('without a mail server leads to it by signing in', async () => {
    const plain = await buildTestApp({ store })
    const visitor = browserOn(plain, 'es.localhost', '10.2.0.2')
    const fields = { name: 'Leo', email: 'leo-comes-back@example.com', password: PASSWORD }
    const answer = await send(visitor, `/registro/?${KEPT}`, fields)
    const ready = await visitor.get(answer.headers.location!)
    expect(linksIn(ready.body)).toEqual([`/entrar/?${KEPT}`])
    expect(whereTo(await send(visitor, `/entrar/?${KEPT}`, fields))).toEqual([303, HOTEL])
    await plain.close()
  })

  test('is not needed by whoever is signed in', async () => {
    const { browser: own } = await signedIn()
    expect(whereTo(await own.get(`/registro/?${KEPT}`))).toEqual([302, HOTEL])
    expect(whereTo(await own.get('/registro/?back=//evil.example'))).toEqual([302, '/mi-cuenta/'])
  })
})

test('a new password leads to it by signing in', async () => {
  const { email } = await member()
  const visitor = browser()
  const wrong = await send(visitor, `/nueva-contrasena/?${KEPT}`, { email: '' })
  expect([wrong.statusCode, backIn(wrong.body)]).toEqual([422, HOTEL])
  const answer = await send(visitor, `/nueva-contrasena/?${KEPT}`, { email })
  expect(whereTo(answer)).toEqual([303, `/nueva-contrasena/?sent&${KEPT}`])

  const step = `/nueva-contrasena/?step=password-reset&${KEPT}`
  const other = browser()
  expect(whereTo(await other.get((await mailTo(email)).path))).toEqual([303, step])
  const short = await send(other, step, { new_password: 'short' })
  expect([short.statusCode, backIn(short.body)]).toEqual([422, HOTEL])
  const done = await send(other, step, { new_password: NEW })
  expect(whereTo(done)).toEqual([303, `/entrar/?done=password&${KEPT}`])
  const signIn = await send(other, done.headers.location!, { email, password: NEW })
  expect(whereTo(signIn)).toEqual([303, HOTEL])
})

test('a link that works no longer keeps it for the next', async () => {
  const { statusCode, body } = await browser().get(`/nueva-contrasena/?step=password-reset&${KEPT}`)
  expect([statusCode, backIn(body)]).toEqual([410, HOTEL])
})

test('no page of ours has an address so long', async () => {
  const { body } = await browser().get(withBack('/registro/', `/${'x'.repeat(2000)}`))
  expect([backIn(body), linksIn(body)]).toEqual([null, ['/entrar/']])
})

describe.each(HOSTILE)('back=%j is dropped', (back) => {
  test.each(['/entrar/', '/registro/', '/nueva-contrasena/', '/registro/?step=registration'])(
    'on %s',
    async (path) => {
      const { body } = await browser().get(withBack(path, back))
      expect(backIn(body)).toBeNull()
      expect(linksIn(body).filter((link) => link.includes('?'))).toEqual([])
    },
  )

  test('by registering', async () => {
    const email = `hostile-${HOSTILE.indexOf(back)}@example.com`
    const visitor = browser()
    await visitor.get('/registro/')
    const fields = { name: 'Eva', email, password: PASSWORD, back }
    expect(whereTo(await visitor.post('/registro/', fields))).toEqual([303, '/registro/?sent'])
    const { path } = await mailTo(email)
    expect(path).not.toContain('back')
    const step = '/registro/?step=registration'
    expect(whereTo(await visitor.get(withBack(path, back)))).toEqual([303, step])
    await visitor.get(step)
    const done = await visitor.post(withBack(step, back), { password: PASSWORD, back })
    expect(whereTo(done)).toEqual([303, '/mi-cuenta/?saved=welcome'])
  })

  test('by a new password', async () => {
    const { email } = await member()
    const visitor = browser()
    await visitor.get('/nueva-contrasena/')
    const asked = await visitor.post('/nueva-contrasena/', { email, back })
    expect(whereTo(asked)).toEqual([303, '/nueva-contrasena/?sent'])
    const { path } = await mailTo(email)
    expect(path).not.toContain('back')
    const step = '/nueva-contrasena/?step=password-reset'
    expect(whereTo(await visitor.get(withBack(path, back)))).toEqual([303, step])
    await visitor.get(step)
    const done = await visitor.post(withBack(step, back), { new_password: NEW, back })
    expect(whereTo(done)).toEqual([303, '/entrar/?done=password'])
  })
})

/** A form as the browser has it: to its own address, with what stands hidden in it. */
async function send(visitor: Browser, path: string, fields: Record<string, string>) {
  const { body } = await visitor.get(path)
  const action = plain(/<form [^>]*action="([^"]+)"/.exec(mainOf(body))![1]!)
  const back = backIn(body)
  return visitor.post(action, { ...(back === null ? {} : { back }), ...fields })
}

function backIn(html: string): string | null {
  const value = /<input type="hidden" name="back" value="([^"]*)"/.exec(mainOf(html))?.[1]
  return value === undefined ? null : plain(value)
}

function linksIn(html: string): string[] {
  return Array.from(mainOf(html).matchAll(/<a [^>]*href="(\/[^"]*)"/g), ([, href]) => plain(href!))
}

/** The page itself: forms around it lead back as well. */
function mainOf(html: string): string {
  return /<main[^]*<\/main>/.exec(html)![0]
}

function plain(attribute: string): string {
  return attribute.replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
}
