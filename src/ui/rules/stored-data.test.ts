import { expect, test } from 'vitest'
import { STORED_CACHE_MS } from './stored-data.ts'

test('what is stored is kept for a day', () => expect(STORED_CACHE_MS).toBe(24 * 60 * 60 * 1000))
