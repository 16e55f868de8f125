import { expect, test } from 'vitest'
import { hashPassword, passwordMatches } from './passwords.ts'

test('a password is kept as Argon2id with salt, and found again', async () => {
  const [one, other] = await Promise.all([hashPassword('secreto ñ'), hashPassword('secreto ñ')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(one).not.toBe(other)
  expect(await passwordMatches(one!, 'secreto ñ')).toBe(true)
  expect(await passwordMatches(one!, 'secreto n')).toBe(false)
})

test('a hash of another cost is still understood', async () => {
  // Of "password" with the salt "somesalt", from the reference implementation.
  const kept =
    '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'
  expect(await passwordMatches(kept, 'password')).toBe(true)
})

test.each([null, '', 'plain', '$argon2i$v=19$m=8,t=1,p=1$c29tZXNhbHQ$AAAA'])(
  '%j matches nothing',
  async (kept) => expect(await passwordMatches(kept, 'password')).toBe(false),
)
