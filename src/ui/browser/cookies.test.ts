import { expect, test } from 'vitest'
import { type CookieOptions, cookieText, cookieValue } from './cookies.ts'

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

test.each<[CookieOptions, string]>([
  [{}, 'n%3B=v%20; max-age=86400; path=/; samesite=lax'],
  [{ seconds: 0, path: '/es/' }, 'n%3B=v%20; max-age=0; path=/es/; samesite=lax'],
  [{ isSecure: true }, 'n%3B=v%20; max-age=86400; path=/; samesite=lax; secure'],
])('a cookie with %j', (options, text) => {
  expect(cookieText('n;', 'v ', options)).toBe(text)
})
