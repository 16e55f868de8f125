import { expect, test } from 'vitest'
import { rooms } from '../../../../../tests/fixtures/written-rooms.ts'
import { partyOf } from './pricing.ts'
import { PLAIN_TARIFF, type RateSheet, sheetSum, tariffAmount } from './rate-sheet.ts'

/** Rooms are written "adults+ages": "2+5,9" is a family. */
const party = (written: string) => partyOf(rooms(written)[0]!)

const TARIFF = {
  room: 1_000,
  baseAdults: 2,
  single: -2_000,
  extraAdult: 3_000,
  boardPerRoom: 500,
  boardPerPerson: 100,
  children: [
    0,
    0,
    ...Array.from({ length: 5 }, () => 700),
    ...Array.from({ length: 6 }, () => 900),
  ],
}

test.each([
  ['1', 1_000 - 2_000 + 500 + 100],
  ['2', 1_000 + 500 + 200],
  ['4', 1_000 + 6_000 + 500 + 400],
  ['2+1', 1_000 + 500 + 200],
  ['2+6', 1_000 + 700 + 500 + 300],
  ['2+6,7', 1_000 + 1_600 + 500 + 400],
  ['1+7', 1_000 - 2_000 + 900 + 500 + 200],
  ['2+13', 1_000 + 3_000 + 500 + 300],
])('%s pays beside the price of the calendar', (written, amount) => {
  expect(tariffAmount(TARIFF, party(written))).toBe(amount)
  expect(tariffAmount(PLAIN_TARIFF, party(written))).toBe(0)
})

test('nights are added run by run, and a night without a tariff is not for sale', () => {
  const sheet: RateSheet = {
    tariffs: [PLAIN_TARIFF, TARIFF],
    plans: { 7: [day(3, 0), day(5, 1), day(9, -1)] },
  }
  const sum = (checkIn: number, checkOut: number, plan = 7) =>
    sheetSum(sheet, plan, { checkIn, checkOut }, party('2'))
  expect([sum(3, 5), sum(3, 7), sum(8, 9)]).toEqual([0, 2 * 1_700, 1_700])
  expect([sum(2, 4), sum(8, 10), sum(3, 5, 1)]).toEqual([null, null, null])
})

function day(from: number, tariff: number) {
  return { from, tariff }
}
