import { expect, test } from 'vitest'
import { EDITIONS } from './editions/editions.ts'
import { patternsOf } from './route-patterns.ts'

test('a pattern belongs to the editions that use its words', () => {
  const italian = patternsOf('hotelHome').find(({ pattern }) => pattern === '/hotel/')
  expect(italian?.belongsTo({ edition: EDITIONS.it, prefixed: false })).toBe(true)
  expect(italian?.belongsTo({ edition: EDITIONS.it, prefixed: true })).toBe(false)
  expect(italian?.belongsTo({ edition: EDITIONS.es, prefixed: false })).toBe(false)
})

test('patterns are listed once, prefixed ones for the six prefixes', () => {
  const patterns = patternsOf('hotelHome').map(({ pattern }) => pattern)
  expect(patterns.toSorted()).toEqual(
    ['/de/hotels/', '/es/hoteles/', '/fr/hotels/', '/hoteis/', '/hotel/', '/hoteles/', '/hotels/']
      .concat(['/it/hotel/', '/pt/hoteis/', '/us/hotels/'])
      .toSorted(),
  )
})
