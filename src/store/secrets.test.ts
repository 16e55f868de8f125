import { expect, test } from 'vitest'
import { eachDatabase } from '../../tests/fixtures/databases.ts'
import { storedSecret } from './secrets.ts'

eachDatabase((open) => {
  test('a secret is made once, whoever asks first', async () => {
    const database = await open()
    const asked = Array.from({ length: 5 }, () => storedSecret(database, 'token'))
    const [first, ...others] = await Promise.all(asked)
    expect(first).toHaveLength(32)
    for (const other of others) expect(other).toEqual(first)
    expect(await storedSecret(database, 'other')).not.toEqual(first)
  })
})
