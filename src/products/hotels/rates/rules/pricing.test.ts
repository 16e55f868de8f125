import { describe, expect, test } from 'vitest'
import { rooms } from '../../../../../tests/fixtures/written-rooms.ts'
import {
  fits,
  originalPermille,
  partyOf,
  partyPermille,
  PRICE_HISTORY_DAYS,
  roomPrice,
} from './pricing.ts'

const SHARES = { singlePermille: 800, extraAdultPermille: 300, childPermille: 200 }
const PLAIN = { pricePermille: 1000, boardSupplement: 0, packetSale: null }

/** Rooms are written "adults+ages": "2+5,9" is a family. */
const party = (written: string) => partyOf(rooms(written)[0]!)

describe('what a party pays of the room price', () => {
  test.each([
    ['1', 800],
    ['2', 1000],
    ['3', 1300],
    ['4', 1600],
    ['2+0', 1000],
    ['2+1', 1000],
    ['2+2', 1200],
    ['2+12', 1200],
    ['2+13', 1300],
    ['1+5,17', 1200],
    ['1+5', 1000],
    ['2+0,7,9', 1400],
  ])('%s pays %i thousandths', (written, expected) => {
    expect(partyPermille(party(written), SHARES)).toBe(expected)
  })
})

describe('who fits', () => {
  const room = { maxAdults: 2, maxChildren: 2, maxPersons: 3 }
  test.each([
    ['2', true],
    ['2+5', true],
    ['1+5,0', true],
    ['1+13,5', true],
    ['2+13', false],
    ['3', false],
    ['2+5,0', false],
    ['1+1,1,1', false],
  ])('%s in a room for two adults, two children, three persons: %s', (written, expected) => {
    expect(fits(party(written), room)).toBe(expected)
  })
})

describe('the price of a room', () => {
  test('is rounded once for the whole stay', () => {
    // Two nights of 33.33 for one adult at 80 %, non-refundable at 90 %.
    expect(roomPrice(6_666, 2, party('1'), SHARES, { ...PLAIN, pricePermille: 900 })).toBe(4_800)
  })

  test('adds the board for everyone but babies, each night', () => {
    const breakfast = { ...PLAIN, boardSupplement: 1_000 }
    expect(roomPrice(20_000, 2, party('2+5,1'), SHARES, breakfast)).toBe(24_000 + 3 * 2 * 1_000)
  })

  test('adds a package once a person, not each night', () => {
    const skiing = { ...PLAIN, packetSale: { code: 'FF', supplement: 5_000 } }
    expect(roomPrice(20_000, 2, party('2'), SHARES, skiing)).toBe(30_000)
  })
})

describe('the price before', () => {
  const today = 20_800
  test.each([
    ['no change', [], 1000],
    ['a reduction ten days ago', [[10, 1200]], 1200],
    ['a reduction 30 days ago is forgotten', [[30, 1200]], 1000],
    ['an increase is no discount', [[10, 900]], 1000],
    [
      'the lowest of several counts',
      [
        [20, 1300],
        [5, 1100],
      ],
      1100,
    ],
    [
      'a dip in between forbids the claim',
      [
        [20, 900],
        [5, 1100],
      ],
      1000,
    ],
  ] as const)('%s', (_, changes, expected) => {
    const told = changes.map(([daysAgo, previousPermille]) => ({
      changedOn: today - daysAgo,
      previousPermille,
    }))
    expect(originalPermille(told, today)).toBe(expected)
  })
})

test('prices are remembered for 30 days', () => expect(PRICE_HISTORY_DAYS).toBe(30))
