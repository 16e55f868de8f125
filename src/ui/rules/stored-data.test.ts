import { expect, test } from 'vitest'
import * as storedData from './stored-data.ts'

test('a day is kept, for the whole site', () => {
  const day = 24 * 60 * 60
  expect(storedData).toMatchObject({
    STORED_CACHE_MS: day * 1000,
    COOKIE_SECONDS: day,
    COOKIE_PATH: '/',
  })
})
