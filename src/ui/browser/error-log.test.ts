import { expect, test } from 'vitest'
import { errorCollector, MAX_ERRORS_PER_PAGE } from './error-log.ts'

const PAGE = { path: '/hoteles/', query: '?a=1', product: 'hotels' }

test('an error becomes a message with its page', () => {
  const error = new TypeError('no such thing')
  expect(errorCollector(() => PAGE)(error)).toEqual({
    level: 'error',
    team: 'web',
    api: 'frontend',
    message: 'TypeError: no such thing',
    stack: error.stack?.slice(0, 2_000),
    ...PAGE,
  })
})

test.each([
  ['Script error.', 'Script error.'],
  [{ code: 7 }, '{"code":7}'],
  [7n, '[object BigInt]'],
  ['x'.repeat(9_999), 'x'.repeat(2_000)],
])('whatever is thrown is told', (thrown, message) => {
  expect(errorCollector(() => PAGE)(thrown)).toMatchObject({ message, stack: '' })
})

test.each([undefined, ''])('nothing is not told: %j', (thrown) => {
  expect(errorCollector(() => PAGE)(thrown)).toBeNull()
})

test('the same error is told once, and no page tells too many', () => {
  const collect = errorCollector(() => PAGE)
  expect([collect('same'), collect('same')].map(Boolean)).toEqual([true, false])
  const told = Array.from({ length: 30 }, (_, number) => collect(`error ${number}`))
  expect(told.filter(Boolean)).toHaveLength(MAX_ERRORS_PER_PAGE - 1)
})
