/** From a form to an account, by way of a mail. */
import { describe, expect, test } from 'vitest'
import { accounts, PASSWORD, whereTo } from '../../../tests/fixtures/accounts.ts'
import { browserOn } from '../../../tests/fixtures/browser.ts'
import { buildTestApp } from '../../../tests/fixtures/test-app.ts'
import { findMail } from '../../office/store/admin-mail.ts'
import { personByEmail } from '../store/people.ts'

const { store, browser, member, mailTo } = accounts()

describe('registering', () => {
  test('goes by a mail whose link asks for the password again', async () => {
    const visitor = browser()
    await visitor.get('/registro/')
    const fields = { name: ' Eva  Ruiz ', email: 'Eva@Example.com', password: PASSWORD }
    expect(whereTo(await visitor.post('/registro/', fields))).toEqual([303, '/registro/?sent'])
    expect((await visitor.get('/registro/?sent')).body).toContain('Te hemos enviado un correo')
    expect(await personByEmail(store(), 'eva@example.com')).toBeUndefined()

    const { path, origin } = await mailTo('eva@example.com')
    expect(origin).toBe('http://es.localhost:3000')
    expect(whereTo(await visitor.get(path))).toEqual([303, '/registro/?step=registration'])
    const step = '/registro/?step=registration'
    expect((await visitor.get(step)).body).toContain('Escribe la contraseña que elegiste')
    const wrong = await visitor.post(step, { password: 'another one' })
    expect([wrong.statusCode, wrong.body.includes('Esta contraseña no es correcta')]).toEqual([
      422,
      true,
    ])
    expect(whereTo(await visitor.post(step, { password: PASSWORD }))).toEqual([
      303,
      '/mi-cuenta/?saved=welcome',
    ])
    const account = await visitor.get('/mi-cuenta/?saved=welcome')
    expect(account.body).toContain('Cuenta de Eva Ruiz')
    expect(await personByEmail(store(), 'eva@example.com')).toMatchObject({
      name: 'Eva Ruiz',
      role: 'customer',
    })
    // The link is used up.
    const other = browser()
    await other.get(path)
    expect((await other.get(step)).statusCode).toBe(410)
  })

  test('sends nobody somebody else’s advertisement', async () => {
    const visitor = browser()
    await visitor.get('/registro/')
    for (const [name, isGreeted] of [
      ['J. R. R. Tolkien', true],
      ['Win 500 at prize.example', false],
      ['https://prize', false],
    ] as const) {
      const email = `stranger-${name.length}@example.com`
      await visitor.post('/registro/', { name, email, password: PASSWORD })
      const mails = await findMail(store(), { recipient: email, most: 1 })
      expect([name, mails[0]!.text.includes(name)]).toEqual([name, isGreeted])
    }
  })

  test('answers alike for a known address; only its owner learns of it', async () => {
    const { email } = await member()
    const visitor = browser()
    await visitor.get('/registro/')
    const answers = []
    for (const each of [email, 'never-seen@example.com'])
      answers.push(await visitor.post('/registro/', { name: 'X', email: each, password: PASSWORD }))
    expect(whereTo(answers[0]!)).toEqual(whereTo(answers[1]!))
    expect(answers[0]!.body).toBe(answers[1]!.body)
    expect((await mailTo(email)).subject).toBe('Ya tienes una cuenta en Alisio')
  })

  test.each([
    [
      { name: '', email: 'x', password: 'abc12' },
      ['Escribe tu nombre', 'no parece completo', '8 caracteres'],
    ],
    [{ name: 'A', email: 'a@example.com', password: 'a@example.com' }, ['no puede ser tu correo']],
  ])('%j is told beside its fields', async (fields, sentences) => {
    const visitor = browser()
    await visitor.get('/registro/')
    const { statusCode, body } = await visitor.post('/registro/', fields)
    expect(statusCode).toBe(422)
    for (const sentence of sentences) expect(body).toContain(sentence)
    expect(body).toContain('aria-invalid="true"')
    expect(body).not.toContain('abc12')
  })

  test('without a mail server an account is ready at once', async () => {
    const plain = await buildTestApp({ store })
    const visitor = browserOn(plain, 'es.localhost', '10.2.0.1')
    await visitor.get('/registro/')
    const fields = { name: 'Leo', email: 'leo@example.com', password: PASSWORD }
    await visitor.post('/registro/', fields)
    expect((await visitor.get('/registro/?sent')).body).toContain('Ya puedes entrar')
    await visitor.get('/entrar/')
    expect(whereTo(await visitor.post('/entrar/', fields))).toEqual([303, '/'])
    await plain.close()
  })
})
