import { expect, test } from 'vitest'
import { onSqlite } from '../../../tests/fixtures/databases.ts'
import { MAILS_PER_ADDRESS, PASSWORDS_PER_ADDRESS } from '../rules/identity-limits.ts'
import { mayTry, mayTryPassword } from './attempts.ts'

onSqlite((open) => {
  test('all addresses of one network are one, however many somebody has', async () => {
    const store = await open()
    for (let tried = 0; tried < PASSWORDS_PER_ADDRESS.most; tried++)
      await mayTryPassword(store, {
        email: `person-${tried}@example.com`,
        address: `2001:db8:1:2::${tried.toString(16)}`,
      })
    const email = 'last@example.com'
    expect(await mayTryPassword(store, { email, address: '2001:db8:1:2:3::1' })).toBe(false)
    expect(await mayTryPassword(store, { email, address: '2001:db8:1:3::1' })).toBe(true)
    for (let asked = 0; asked < MAILS_PER_ADDRESS.most; asked++)
      await mayTry(store, 'mail-from-address', `2001:db8:1:2:${asked}::`)
    expect(await mayTry(store, 'mail-from-address', '2001:db8:1:2::ffff')).toBe(false)
    expect(await mayTry(store, 'mail-from-address', '::ffff:203.0.113.7')).toBe(true)
  })
})
