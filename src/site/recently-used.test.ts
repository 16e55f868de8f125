import { expect, test } from 'vitest'
import { RecentlyUsed } from './recently-used.ts'

test('what was asked for last is kept, and the rest made again', () => {
  const recent = new RecentlyUsed<string, string>(2)
  const made: string[] = []
  const ask = (key: string) =>
    recent.get(key, () => {
      made.push(key)
      return key.toUpperCase()
    })
  const answers = [...'abacab'].map((key) => ask(key))
  expect(answers.join('')).toBe('ABACAB')
  // b was used the longest ago when c came, so it had to be made again.
  expect(made.join('')).toBe('abcb')
})
