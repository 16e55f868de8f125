import { expect, test } from 'vitest'
import { EDITIONS } from '../../site/editions/editions.ts'
import { departureProblems, originProblems, SAME_DAY_FLIGHT_DOMAIN } from './flight-option.ts'

test.each([
  ['Madrid (MAD)', '12', ''],
  ['', '', 'origin-missing'],
  ['', '12', 'origin-missing'],
  ['Madrid', '12', 'origin-without-airport'],
  ['Madrid (mad)', '12', 'origin-without-airport'],
  ['Madrid (MADX)', '12', 'origin-without-airport'],
  ['(MAD) Madrid', '12', 'origin-without-airport'],
  ['Madrid (MAD)', '', 'origin-not-chosen'],
  ['Madrid (MAD)', '0', 'origin-not-chosen'],
  ['Madrid', '', 'origin-without-airport, origin-not-chosen'],
])('from "%s" with id "%s": %s', (text, id, expected) => {
  const codes = originProblems({ text, id }).map(({ code }) => code)
  expect(codes.join(', ')).toBe(expected)
})

test.each([
  ['tomorrow', 11, 2, 0],
  ['today', 10, 2, 1],
  ['today, in the Spanish edition', 10, 1, 0],
  ['on a day not told', null, 2, 0],
])('leaving %s', (_when, departure, domainId, problems) => {
  expect(departureProblems(departure, 10, domainId, 'fecha_entrada')).toHaveLength(problems)
})

test('the Spanish edition is domain 1', () => {
  expect([SAME_DAY_FLIGHT_DOMAIN, EDITIONS.es.domainId]).toEqual([1, 1])
})
