/** A new password by mail. */
import { describe, expect, test } from 'vitest'
import { accounts, whereTo } from '../../../tests/fixtures/accounts.ts'
import type { Browser } from '../../../tests/fixtures/browser.ts'

const { store, browser, member, signedIn, mailTo } = accounts()

describe('a forgotten password', () => {
  const step = '/nueva-contrasena/?step=password-reset'

  test('is renewed by a link that works once, and all sessions end', async () => {
    const { email, browser: own } = await signedIn()
    const visitor = browser()
    const link = await linkFor(email, visitor)
    await visitor.get(link)
    expect((await visitor.get(step)).body).toContain('Elige una contraseña')
    expect((await visitor.post(step, { new_password: 'short' })).statusCode).toBe(422)
    expect(whereTo(await visitor.post(step, { new_password: 'a new password' }))).toEqual([
      303,
      '/entrar/?done=password',
    ])
    expect((await own.get('/login/check')).json().logged).toBe(false)
    await visitor.get(link)
    expect((await visitor.get(step)).statusCode).toBe(410)
    expect((await visitor.post(step, { new_password: 'another password' })).statusCode).toBe(410)
    await visitor.get('/entrar/')
    const answer = await visitor.post('/entrar/', { email, password: 'a new password' })
    expect(answer.statusCode).toBe(303)
    expect((await mailTo(email)).subject).toBe('Tu contraseña de Alisio ha cambiado')
  })

  test('links end with their hour, and an older one with the next', async () => {
    const { email, id } = await member()
    const visitor = browser()
    const first = await linkFor(email, visitor)
    const second = await linkFor(email, visitor)
    await visitor.get(first)
    expect((await visitor.get(step)).statusCode).toBe(410)
    await visitor.get(second)
    expect((await visitor.get(step)).statusCode).toBe(200)
    await store()
      .db.updateTable('sign_in_tokens')
      .set({ expires_at: Date.now() - 1 })
      .where('person_id', '=', id)
      .execute()
    expect((await visitor.get(step)).statusCode).toBe(410)
    expect((await visitor.post(step, { new_password: 'another password' })).statusCode).toBe(410)
  })

  test('an unknown address gets the same answer and no mail; a known one few', async () => {
    const visitor = browser()
    expect(await linkFor('unknown@example.com', visitor)).toBe('')
    const { email } = await member()
    for (let attempt = 0; attempt < 6; attempt++) await linkFor(email, visitor)
    expect((await mailTo(email)).count).toBe(4)
  })
})

async function linkFor(email: string, visitor: Browser) {
  await visitor.get('/nueva-contrasena/')
  expect(whereTo(await visitor.post('/nueva-contrasena/', { email }))).toEqual([
    303,
    '/nueva-contrasena/?sent',
  ])
  return (await mailTo(email)).path
}
