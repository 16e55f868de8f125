import { expect, test } from 'vitest'
import { FILTER_MASTERS } from './filter-masters.ts'

test('the masters are the specified ones', () => {
  const specified =
    'boards categories ratingRanges locations pois segments services supplements ' +
    'paymentMethods paymentClaims cancelPolicies switcher distanceToPois chains showOnlyCancelFree'
  expect(FILTER_MASTERS.map(({ name }) => name)).toEqual(specified.split(' '))
})

test.each([
  ['boards', 'meals'],
  ['segments', 'ideal-for'],
  ['pois', 'points-of-interest'],
  ['distanceToPois', 'points-of-interest'],
  ['cancelPolicies', 'cancellation'],
  ['showOnlyCancelFree', 'cancellation'],
  ['paymentMethods', null],
  ['paymentClaims', null],
  ['switcher', null],
])('%s serves the group %s', (name, group) => {
  expect(FILTER_MASTERS.find((master) => master.name === name)?.group).toBe(group)
})
