import { expect, test } from 'vitest'
import { passengerProblems } from './passengers.ts'
import { passengersIn } from './passengers.ts'
import type { PassengerCheck } from './passengers.ts'
import { MAX_PASSENGERS } from './passengers.ts'
import { rooms } from '../../../tests/fixtures/written-rooms.ts'

test('adults, children and babies of all rooms are passengers', () => {
  expect(passengersIn(rooms('2+5,0 3+?'))).toBe(8)
})

test.each<[PassengerCheck, string, string]>([
  ['add-room', '8', ''],
  ['add-room', '8 1', 'passengers-add-room'],
  ['add-room', '8 2', 'passengers-add-room'],
  ['apply', '8 1', ''],
  ['apply', '8 2', 'passengers-apply'],
  ['general', '4+1,2,3 2', ''],
  ['general', '4+1,2,3 3', 'passengers-general'],
])('%s with %s: %s', (moment, written, code) => {
  const found = passengerProblems(rooms(written), moment)
  expect(found).toEqual(code ? [{ code, field: 'num_customers', limit: 9 }] : [])
})

test('nine may fly', () => expect(MAX_PASSENGERS).toBe(9))
