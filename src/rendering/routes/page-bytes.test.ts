import { expect, test } from 'vitest'
import { bytesOf } from './page-bytes.ts'

test('text and bytes stand one after the other', () => {
  expect(bytesOf(['Málaga ', Buffer.from('64 €'), '', ' 🏖']).toString()).toBe('Málaga 64 € 🏖')
})

test('parts are filled with words', () => {
  const part = {
    texts: ['<b>', '</b>', '.'].map((text) => Buffer.from(text)),
    places: [1, 0],
    words: ['a & b', '64 €'],
  }
  const long = { ...part, words: ['"'.repeat(200_000), ''] }
  expect(bytesOf(['(', [part, part], ')']).toString()).toBe(
    '(<b>64 €</b>a &amp; b.<b>64 €</b>a &amp; b.)',
  )
  expect(bytesOf([[long]]).toString()).toBe(`<b></b>${'&quot;'.repeat(200_000)}.`)
})

test('a page may be longer than any before', () => {
  const long = '€'.repeat(1_000_000)
  expect(bytesOf(['<', long, '>', Buffer.from(long)]).toString()).toBe(`<${long}>${long}`)
  expect(bytesOf(['short']).toString()).toBe('short')
})
