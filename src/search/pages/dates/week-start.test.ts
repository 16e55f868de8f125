import { expect, test } from 'vitest'
import { EDITIONS } from '../../../site/editions/editions.ts'
import { SUNDAY_COUNTRIES, weekStart } from './calendar-words.ts'

test.each([
  ['es-ES', 1],
  ['de-DE', 1],
  ['en-GB', 1],
  ['en-US', 0],
  ['pt-BR', 0],
  ['es-CO', 0],
  ['es-MX', 0],
])('in %s weeks begin on %i', (conventions, first) => {
  expect(weekStart(conventions)).toBe(first)
})

test.each(Object.values(EDITIONS).map(({ conventions }) => conventions))(
  'the table for older browsers says of %s what Intl says',
  (conventions) => {
    const country = conventions.split('-')[1]!
    expect(SUNDAY_COUNTRIES.has(country)).toBe(weekStart(conventions) === 0)
  },
)
