import { expect, test } from 'vitest'
import { cancellationFee } from '../../../line.ts'
import { cancellationTerms } from '../../../line.ts'

const TODAY = 20_800

test.each([
  ['in time', TODAY + 5, { freeUntil: TODAY + 5, feeFrom: TODAY + 6, fee: 900 }],
  ['on the last free day', TODAY, { freeUntil: TODAY, feeFrom: TODAY + 1, fee: 900 }],
  ['too late', TODAY - 1, { freeUntil: null, feeFrom: TODAY, fee: 900 }],
  ['never free', null, { freeUntil: null, feeFrom: TODAY, fee: 900 }],
])('the terms of a rate, %s', (_, freeUntil, expected) => {
  expect(cancellationTerms(freeUntil, 900, TODAY)).toEqual(expected)
})

test.each([
  [TODAY, TODAY, 0],
  [TODAY, TODAY + 1, 900],
  [null, TODAY, 900],
])('free until %s, cancelled on %s: costs %s', (freeUntil, day, fee) => {
  expect(cancellationFee(freeUntil, 900, day)).toBe(fee)
})
