import { expect, test } from 'vitest'
import { claimsOn, ORDERS_NOW } from './claims.ts'
import type { ClaimFacts } from './claims.ts'
import type { HotelMetadata } from '../../catalogue/rules/hotel.ts'
import type { SizeClass } from '../../../../ui/rules/screen-sizes.ts'

const quiet: HotelMetadata = {
  visits: 0,
  orders: 0,
  ordersType: 0,
  averagePrice: 0,
  hasFewRooms: false,
  isLastRoom: false,
}

test('orders of type 1 are of this moment', () => expect(ORDERS_NOW).toBe(1))

function facts(metadata: Partial<HotelMetadata> | null, hotel: Partial<ClaimFacts['hotel']> = {}) {
  return {
    hotel: {
      minPrice: 100,
      roomsLeft: 0,
      hasFreeCancellation: false,
      paymentLabel: '',
      packetSale: { type: '', options: '' },
      ...hotel,
    },
    metadata: metadata && { ...quiet, ...metadata },
    isPageComplete: true,
  }
}

test.each<[SizeClass, number, number, string]>([
  ['S', 3, 2, 'ticking'],
  ['M', 3, 2, 'ticking'],
  ['L', 3, 2, 'in-turn'],
  ['XL', 3, 2, 'in-turn'],
  ['S', 3, 0, 'static'],
  ['M', 0, 2, 'static'],
  ['L', 3, 0, 'static'],
  ['S', 0, 0, 'removed'],
  ['XL', 0, 0, 'removed'],
])('on %s, %d visits and %d orders are %s', (size, visits, orders, display) =>
  expect(claimsOn(size, facts({ visits, orders })).urgency.display).toBe(display),
)

test('until the page is complete nothing ticks', () => {
  const searching = { ...facts({ visits: 3, orders: 2 }), isPageComplete: false }
  expect(claimsOn('S', searching).urgency.display).toBe('static')
})

test('urgency is hidden for packet sales and without metadata', () => {
  const packet = facts({ visits: 3, orders: 2 }, { packetSale: { type: 'FF', options: '' } })
  for (const hidden of [packet, facts(null)])
    expect(claimsOn('S', hidden).urgency).toEqual({
      visits: null,
      orders: null,
      display: 'removed',
    })
})

test.each([
  [0, 'orders'],
  [1, 'just-booked'],
  [2, 'orders'],
])('orders of type %d are worded %s', (ordersType, wording) => {
  const { urgency } = claimsOn('S', facts({ visits: 3, orders: 2, ordersType }))
  expect(urgency.visits).toEqual({ wording: 'people-looking', count: 3 })
  expect(urgency.orders).toEqual({ wording, count: 2 })
})

test.each([
  [99, 100, true],
  [100, 100, false],
  [101, 100, false],
  [0, 100, false],
  [null, 100, false],
  [99, 0, false],
])('%s against an average of %d is a good price: %s', (minPrice, averagePrice, isGoodPrice) =>
  expect(claimsOn('L', facts({ averagePrice }, { minPrice })).isGoodPrice).toBe(isGoodPrice),
)

test('without an average nothing is a good price', () => {
  expect(claimsOn('L', facts(null)).isGoodPrice).toBe(false)
})

test.each([
  [0, null],
  [1, 1],
  [5, 5],
  [6, null],
])('%d rooms left are claimed as %s', (roomsLeft, claimed) =>
  expect(claimsOn('L', facts(null, { roomsLeft })).roomsLeft).toBe(claimed),
)

test.each<[SizeClass, number, number | null]>([
  ['S', 200, 2],
  ['M', 200, null],
  ['M', 50, 2],
  ['L', 200, 2],
  ['XL', 200, 2],
])('on %s with an average price of %d, rooms left: %s', (size, averagePrice, claimed) =>
  expect(claimsOn(size, facts({ averagePrice }, { roomsLeft: 2 })).roomsLeft).toBe(claimed),
)

test('free cancellation and payment are told when there is something to tell', () => {
  const told = claimsOn('S', facts(null, { hasFreeCancellation: true, paymentLabel: 'Pay later' }))
  expect(told).toMatchObject({ hasFreeCancellation: true, paymentLabel: 'Pay later' })
  const silent = claimsOn('S', facts(null))
  expect(silent).toMatchObject({ hasFreeCancellation: false, paymentLabel: null })
})
