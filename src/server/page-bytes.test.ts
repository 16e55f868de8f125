import { expect, test } from 'vitest'
import { bytesOf } from './page-bytes.ts'

test('text and bytes stand one after the other', () => {
  expect(bytesOf(['Málaga ', Buffer.from('64 €'), '', ' 🏖']).toString()).toBe('Málaga 64 € 🏖')
})

test('a page may be longer than any before', () => {
  const long = '€'.repeat(1_000_000)
  expect(bytesOf(['<', long, '>', Buffer.from(long)]).toString()).toBe(`<${long}>${long}`)
  expect(bytesOf(['short']).toString()).toBe('short')
})
