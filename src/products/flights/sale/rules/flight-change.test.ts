import { expect, test } from 'vitest'
import type { FlightLine, SoldLeg } from './flight-line.ts'
import {
  canBeFlown,
  canChangeDate,
  changeCost,
  isFlown,
  moneyBack,
  readLegs,
  writeLegs,
} from './flight-change.ts'

const HOUR = 3_600_000

/** Of hours: "8-10 11-13, 20-22" are a journey of two legs and one of one. */
function journeys(written: string): SoldLeg[][] {
  return written.split(', ').map((legs) =>
    legs.split(' ').map((leg) => {
      const [from, until] = leg.split('-').map(Number)
      return { departsAt: from! * HOUR, minutes: (until! - from!) * 60 } as SoldLeg
    }),
  )
}

test.each([
  // A quarter, and what the new fare is more.
  ['standard', 12_000, { fee: 2_500, difference: 2_000, due: 4_500, price: 14_500 }],
  ['standard', 7_000, { fee: 2_500, difference: -3_000, due: 2_500, price: 12_500 }],
  ['flex', 12_000, { fee: 0, difference: 2_000, due: 2_000, price: 12_000 }],
  ['flex', 7_000, { fee: 0, difference: -3_000, due: -3_000, price: 7_000 }],
] as const)('%s, of 100.00, with a new fare of %d', (brand, newFare, cost) => {
  const { changeFees: _, ...changed } = changeCost({ brand, price: 10_000 }, newFare)!
  expect(changed).toEqual(cost)
})

test('a light fare does not change', () => {
  expect(changeCost({ brand: 'light', price: 10_000 }, 10_000)).toBeNull()
})

test('a second change is not of what the first one cost', () => {
  const line = { brand: 'standard', price: 12_500, changeFees: 2_500 } as const
  expect(changeCost(line, 10_000)).toEqual({
    fee: 2_500,
    difference: 0,
    due: 2_500,
    price: 15_000,
    changeFees: 5_000,
  })
})

test('extras come along, and cost nothing more', () => {
  const line = { brand: 'flex', price: 13_000, extrasPrice: 3_000 } as const
  expect(changeCost(line, 10_500)).toMatchObject({ due: 500, price: 13_500 })
})

test('dates change until the day before, where the brand allows it', () => {
  expect(canChangeDate({ brand: 'flex', begins: 10 }, 9)).toBe(true)
  expect(canChangeDate({ brand: 'flex', begins: 10 }, 10)).toBe(false)
  expect(canChangeDate({ brand: 'light', begins: 10 }, 1)).toBe(false)
  expect(canChangeDate({ brand: 'flex', begins: 10, ended: { at: 0, refund: 0 } }, 1)).toBe(false)
})

test.each([
  ['8-10 11-13, 20-22', true],
  ['8-10 10.5-13', false],
  ['8-10 9-13', false],
  ['8-10, 9-11', false],
])('%s can be flown: %s', (written, isPossible) => {
  expect(canBeFlown(journeys(written))).toBe(isPossible)
})

test('what is flown is not given back', () => {
  const line = { journeys: journeys('8-10, 20-22'), price: 10_001 } as FlightLine
  expect(moneyBack(line, 7 * HOUR)).toBe(10_001)
  expect(moneyBack(line, 12 * HOUR)).toBe(5_001)
  expect(moneyBack(line, 21 * HOUR)).toBe(0)
  expect(isFlown(line.journeys[0]!, 8 * HOUR)).toBe(true)
})

test('legs are read as they are written, and nothing else', () => {
  const legs = [
    { flightId: 12, day: 20_704 },
    { flightId: 7, day: 20_705 },
  ]
  expect(readLegs(writeLegs(legs))).toEqual(legs)
  for (const forged of ['', '12', '12-', '12-1.', '-1-2', '1-2.3-4.5-6.7-8.9-10'])
    expect(readLegs(forged)).toBeNull()
})
