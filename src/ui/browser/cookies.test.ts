import { expect, test } from 'vitest'
import { cookieValue } from './cookies.ts'

test.each<[string, string, string | null]>([
  ['csrf_token=abc', 'csrf_token', 'abc'],
  ['a=1; csrf_token=x%3Dy; b=2', 'csrf_token', 'x=y'],
  ['xcsrf_token=1', 'csrf_token', null],
  ['empty=', 'empty', ''],
  ['broken=100%', 'broken', '100%'],
  ['', 'any', null],
])('in %j the value of %s is %j', (written, name, value) => {
  expect(cookieValue(written, name)).toBe(value)
})
