/** What each form answers to wrong input: every problem beside its field, in the edition's words. */
import { describe, expect, test } from 'vitest'
import { accounts, PASSWORD } from '../../../tests/fixtures/accounts.ts'
import { type Browser, browserOn } from '../../../tests/fixtures/browser.ts'

const { app, browser, member, signedIn, mailTo } = accounts()

const SHORT = 'abc1234'
const LONG_NAME = 'x'.repeat(81)
const NEW = 'another password'
const CONFIRM_STEP = '/registro/?step=registration'
const CHOOSE_STEP = '/nueva-contrasena/?step=password-reset'

type Fields = Record<string, string>
/** Of the field with this name, by its code. */
type Told = Record<string, string>

describe('signing in', () => {
  test.each<[Fields, Told]>([
    [
      { email: '', password: '' },
      { email: 'email-missing', password: 'password-missing' },
    ],
    [{}, { email: 'email-missing', password: 'password-missing' }],
    [{ email: '', password: 'x' }, { email: 'email-missing' }],
    [{ email: 'ana@', password: 'x' }, { email: 'email-unreadable' }],
    [{ email: 'ana@example.com', password: '' }, { password: 'password-missing' }],
  ])('%j: %j', async (fields, told) => {
    const visitor = browser()
    await visitor.get('/entrar/')
    expect(await sent(visitor, '/entrar/', fields)).toEqual(refused('sign-in', told))
  })

  test('what concerns the whole form is where the page begins', async () => {
    const visitor = browser()
    await visitor.get('/entrar/')
    const fields = { email: 'nobody@example.com', password: 'x' }
    const { statusCode, body } = await visitor.post('/entrar/', fields)
    expect(statusCode).toBe(422)
    expect(body).toMatch(/<p [^>]*role="alert" tabindex="-1" autofocus=""[^>]*>El correo o la/i)
    expect([problemsIn(body), body.match(/ autofocus=/gi)?.length]).toEqual([{}, 1])
  })
})

describe('registering', () => {
  const right = { name: 'Eva', email: 'eva@example.com', password: PASSWORD }
  test.each<[Fields, Told]>([
    [
      { name: '', email: '', password: '' },
      { name: 'name-missing', email: 'email-missing', password: 'password-missing' },
    ],
    [{ ...right, name: ' ' }, { name: 'name-missing' }],
    [{ ...right, name: LONG_NAME }, { name: 'field-too-long' }],
    [{ ...right, email: '' }, { email: 'email-missing' }],
    [{ ...right, email: 'eva' }, { email: 'email-unreadable' }],
    [{ ...right, password: '' }, { password: 'password-missing' }],
    [{ ...right, password: SHORT }, { password: 'password-too-short' }],
    [{ ...right, password: right.email }, { password: 'password-same-as-email' }],
    [{ ...right, password: '12345678' }, { password: 'password-common' }],
    [
      { ...right, email: 'eva', password: SHORT },
      { email: 'email-unreadable', password: 'password-too-short' },
    ],
  ])('%j: %j', async (fields, told) => {
    const visitor = browser()
    await visitor.get('/registro/')
    expect(await sent(visitor, '/registro/', fields)).toEqual(refused('register', told))
  })

  test('confirming', async () => {
    const visitor = browser()
    await visitor.get('/registro/')
    await visitor.post('/registro/', { ...right, email: 'confirms@example.com' })
    await visitor.get((await mailTo('confirms@example.com')).path)
    await visitor.get(CONFIRM_STEP)
    for (const [password, code] of [
      ['', 'password-missing'],
      ['wrong', 'password-wrong'],
    ] as const)
      expect(await sent(visitor, CONFIRM_STEP, { password })).toEqual(
        refused('confirm', { password: code }),
      )
  })
})

describe('a new password', () => {
  test.each<[Fields, Told]>([
    [{ email: '' }, { email: 'email-missing' }],
    [{ email: 'ana' }, { email: 'email-unreadable' }],
  ])('asked for with %j: %j', async (fields, told) => {
    const visitor = browser()
    await visitor.get('/nueva-contrasena/')
    expect(await sent(visitor, '/nueva-contrasena/', fields)).toEqual(refused('reset', told))
  })

  test('chosen', async () => {
    const { email } = await member()
    const visitor = browser()
    await visitor.get('/nueva-contrasena/')
    await visitor.post('/nueva-contrasena/', { email })
    await visitor.get((await mailTo(email)).path)
    await visitor.get(CHOOSE_STEP)
    for (const [password, code] of [
      ['', 'password-missing'],
      [SHORT, 'password-too-short'],
      [email, 'password-same-as-email'],
      ['12345678', 'password-common'],
    ] as const)
      expect(await sent(visitor, CHOOSE_STEP, { new_password: password })).toEqual(
        refused('reset', { new_password: code }),
      )
  })
})

test.each<[string, Fields, Told]>([
  ['name', { name: '' }, { name: 'name-missing' }],
  ['name', { name: LONG_NAME }, { name: 'field-too-long' }],
  ['email', { email: '', password: '' }, { email: 'email-missing', password: 'password-missing' }],
  ['email', { email: 'ana@', password: PASSWORD }, { email: 'email-unreadable' }],
  ['email', { email: 'a@example.com', password: 'wrong' }, { password: 'password-wrong' }],
  [
    'password',
    { password: '', new_password: '' },
    { password: 'password-missing', new_password: 'password-missing' },
  ],
  ['password', { password: PASSWORD, new_password: SHORT }, { new_password: 'password-too-short' }],
  [
    'password',
    { password: PASSWORD, new_password: '12345678' },
    { new_password: 'password-common' },
  ],
  ['password', { password: 'wrong', new_password: NEW }, { password: 'password-wrong' }],
  ['delete', { password: '' }, { password: 'password-missing', confirmed: 'delete-not-confirmed' }],
])("the account's form %s, %j: %j", async (form, fields, told) => {
  const { browser: own } = await signedIn()
  await own.get('/mi-cuenta/')
  expect(await sent(own, '/mi-cuenta/', { form, ...fields })).toEqual(refused(form, told))
})

test('a name that is refused is shown as it was typed', async () => {
  const { browser: own } = await signedIn()
  await own.get('/mi-cuenta/')
  const { body } = await own.post('/mi-cuenta/', { form: 'name', name: '' })
  expect(body).toMatch(/<input id="name-name"[^>]* value=""/)
})

test('a limit is named', async () => {
  const visitor = browser()
  await visitor.get('/registro/')
  const { body } = await visitor.post('/registro/', { name: LONG_NAME, password: SHORT })
  expect(body).toContain('80 caracteres como máximo')
  expect(body).toContain('al menos 8 caracteres')
})

test("problems are told in the edition's language", async () => {
  const visitor = browserOn(app(), 'fr.localhost', '10.3.0.1')
  await visitor.get('/connexion/')
  const { body } = await visitor.post('/connexion/', { email: '', password: '' })
  expect(problemsIn(body)).toEqual({
    'sign-in-email': 'email-missing',
    'sign-in-password': 'password-missing',
  })
  expect(body).not.toContain('Escribe')
})

/** The answer to a form, as far as it tells what is wrong. */
async function sent(visitor: Browser, path: string, fields: Fields) {
  const { statusCode, body } = await visitor.post(path, fields)
  const page = /<main[^]*<\/main>/.exec(body)![0]
  return {
    statusCode,
    problems: problemsIn(page),
    described: tagsIn(page, 'aria-invalid="true"', /aria-describedby="([^"]+)"/),
    beginsAt: tagsIn(body, ' autofocus=', / id="([^"]+)"/),
    checkedByBrowser: (page.match(/<form [^>]*>/g) ?? []).filter(
      (form) => !/ novalidate/i.test(form),
    ),
  }
}

/** Every problem beside its field, and the page begins at the first of them. */
function refused(form: string, told: Told): Awaited<ReturnType<typeof sent>> {
  const ids = Object.keys(told).map((field) => `${form}-${field}`)
  return {
    statusCode: 422,
    problems: Object.fromEntries(Object.values(told).map((code, index) => [ids[index]!, code])),
    described: ids.map((id) => `${id}-problem`),
    beginsAt: ids.slice(0, 1),
    checkedByBrowser: [],
  }
}

function problemsIn(html: string): Record<string, string> {
  const found = html.matchAll(/ id="([\w-]+)-problem" data-code="([\w-]+)"/g)
  return Object.fromEntries(Array.from(found, ([, id, code]) => [id, code]))
}

/** What the tags with this attribute say in another. */
function tagsIn(html: string, attribute: string, said: RegExp): (string | undefined)[] {
  const tags = html.match(/<\w+ [^>]*>/g) ?? []
  return tags
    .filter((tag) => tag.toLowerCase().includes(attribute))
    .map((tag) => said.exec(tag)?.[1])
}
