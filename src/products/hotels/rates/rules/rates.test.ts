import { expect, test } from 'vitest'
import type { Offer, Rate } from './rates.ts'
import {
  cheapestRate,
  dearestRate,
  deriveRate,
  groupByBoard,
  groupByRoom,
  packageText,
  recognisedDiscounts,
} from './rates.ts'

const rate: Rate = {
  hash: 'h1',
  rawHash: 'h',
  roomHash: 'double',
  providerHash: 'p',
  id: '1',
  providerId: 7,
  providerHotelId: '70',
  checkoutToken: 'signed',
  roomsDistribution: '2',
  roomsTitle: 'Double room',
  isHidden: false,
  boardId: 'HD',
  boardDescription: 'Breakfast',
  paymentMethod: 'O',
  hasMinimumRetailPrice: false,
  hasDiscountOffers: false,
  originalAmount: 700_00,
  initialAmount: 650_00,
  totalAmount: 600_00,
  currency: 'EUR',
  importTax: 0,
  rooms: [{ name: 'Double room', adults: 2, childAges: [] }],
  cancelPolicy: { freeUntil: null },
  offer: null,
  offers: [],
  supplements: [],
  availableRooms: 3,
  firstPaymentDay: null,
  isDiscountedForSubscribers: false,
}

/** Prices are written with spaces; the answer is the place of the rate in the list. */
test.each([
  ['300 100 200', 1, 0],
  ['100 100', 0, 0],
  ['0 50', 1, 1],
  ['0', -1, -1],
  ['', -1, -1],
])('of "%s" the cheapest is no. %d and the dearest no. %d', (prices, cheapest, dearest) => {
  const rates = prices
    .split(' ')
    .filter(Boolean)
    .map((price) => ({ totalAmount: Number(price) }))
  expect(rates.indexOf(cheapestRate(rates)!)).toBe(cheapest)
  expect(rates.indexOf(dearestRate(rates)!)).toBe(dearest)
})

test('a price per night and room is the total divided by nights and by rooms', () => {
  expect(deriveRate(rate, { nights: 3, rooms: 2 })).toEqual({
    boardCode: 'HD',
    boardName: 'Breakfast',
    price: 600_00,
    pricePerNightAndRoom: 100_00,
    originalPrice: 700_00,
    originalPricePerNightAndRoom: 700_00 / 6,
    offers: [],
    paymentMethod: 'O',
    hasMinimumRetailPrice: false,
    hasDiscountOffers: false,
    discount: null,
    percentForSubscribers: 0,
    firstPaymentDay: null,
    freeCancellationUntil: null,
  })
})

test('rates are grouped by room and package text', () => {
  const skiPass = { type: 'packet_sale', code: 'FF', text: 'Ski pass', info: '' }
  const insurance = { type: 'insurance', code: 'XX', text: 'Insurance', info: '' }
  const plain = { ...rate, id: 'plain' }
  const insured = { ...rate, id: 'insured', supplements: [insurance] }
  const skiing = { ...rate, id: 'skiing', supplements: [skiPass] }
  const suite = { ...rate, id: 'suite', roomHash: 'suite' }
  expect(groupByRoom([plain, skiing, suite, insured])).toEqual([
    [plain, insured],
    [skiing],
    [suite],
  ])
  expect(packageText(skiing)).toBe('Ski pass')
  expect(packageText(insured)).toBe('')
})

test('rates are grouped by board', () => {
  const [breakfast, roomOnly] = [rate, { ...rate, boardId: 'SA' }]
  expect(groupByBoard([breakfast, roomOnly, breakfast])).toEqual([
    [breakfast, breakfast],
    [roomOnly],
  ])
})

test.each([
  ['DISCOUNT_MOBILE', ['mobile']],
  ['DISCOUNT_VIP', ['vip']],
  ['DISCOUNT_VIP DISCOUNT_MOBILE', ['mobile', 'vip']],
  ['EARLY_BIRD', []],
  ['', []],
])('the offers "%s" are recognised as %j', (codes, discounts) =>
  expect(recognisedDiscounts(codes.split(' ').map((code) => offer(code)))).toEqual(discounts),
)

test('an invisible offer is not told', () => {
  expect(recognisedDiscounts([{ ...offer('DISCOUNT_VIP'), isVisible: false }])).toEqual([])
})

function offer(code: string): Offer {
  return { code, amountType: 'percent', amount: 10, isVisible: true }
}
