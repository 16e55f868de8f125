import { describe, expect, test } from 'vitest'
import { amountDueNow, amountsDueNow, offerDifference, paymentChoices } from './amount-due.ts'
import { hasBegun } from './cancellation-quote.ts'
import { quoteCancellation } from './cancellation-quote.ts'
import {
  type Booking,
  type CartItem,
  LOCATOR_LETTERS,
  makeLocator,
  roomCounts,
  typedLocator,
} from './booking.ts'
import { isCardNumber, readCard } from './read-checkout.ts'
import { CHECKOUT_FIELDS, EMAIL, PHONE } from '../../site/booking-fields.ts'
import { ownRoomsOf, readOwnRooms, writeOwnRooms } from './own-rooms.ts'
import { dayOf } from '../../site/calendar-day.ts'

const item = (paymentMethod: 'O' | 'D' | 'P', price = 10_001) => ({
  paymentMethod,
  price,
  currency: 'EUR' as const,
})

describe('what is due now', () => {
  test.each([
    ['all of a prepaid rate', [item('O')], 'card', 10_001],
    ['a fifth of a deposit, in whole units', [item('P')], 'card', 2_000],
    ['nothing of what is paid at the hotel', [item('O'), item('D')], 'card', 10_001],
    ['all of it, when the card is chosen freely', [item('D'), item('D')], 'card', 20_002],
    ['nothing at the hotel', [item('D')], 'hotel', 0],
  ] as const)('is %s', (_, items, choice, due) => {
    expect(amountDueNow(items, choice)).toBe(due)
  })

  test('each item says its own part', () => {
    const mixed = [item('O'), item('D'), item('P')]
    expect(amountsDueNow(mixed, 'card')).toEqual([10_001, 0, 2_000])
    expect(amountsDueNow([item('D')], 'card')).toEqual([10_001])
    expect(amountsDueNow([item('D')], 'hotel')).toEqual([0])
  })

  test('the hotel is a choice only where every rate allows it', () => {
    expect(paymentChoices([item('D'), item('D')])).toEqual(['hotel', 'card'])
    expect(paymentChoices([item('D'), item('O')])).toEqual(['card'])
    expect(paymentChoices([item('P')])).toEqual(['card'])
  })
})

describe('cancelling', () => {
  const stays = [
    { freeCancellationUntil: 105, price: 30_000, stay: { checkIn: 110, checkOut: 112 } },
    { freeCancellationUntil: null, price: 20_000, stay: { checkIn: 112, checkOut: 113 } },
  ] as Booking['items']

  test.each([
    ['on the last free day', 105, 50_000, 0, 20_000, 30_000],
    ['a day later', 106, 50_000, 0, 50_000, 0],
    ['after a part went back', 100, 50_000, 10_000, 20_000, 20_000],
    ['unpaid', 100, 0, 0, 20_000, 0],
  ])('costs what each stay says: %s', (_, today, paid, refunded, fee, refund) => {
    const booking = { items: stays, currency: 'EUR' as const, paid, refunded }
    expect(quoteCancellation(booking, today)).toMatchObject({ fee, refund })
  })

  test('ends with the day of arrival', () => {
    expect([110, 111].map((today) => hasBegun({ items: stays }, today))).toEqual([false, true])
  })
})

describe('a locator', () => {
  test('has no letter that is taken for another', () => {
    expect(LOCATOR_LETTERS).not.toMatch(/[01OILS58B]/)
    let next = 0
    expect(makeLocator((below) => next++ % below)).toBe(LOCATOR_LETTERS.slice(0, 8))
  })

  test.each(['acde fghj', 'ACDE-FGHJ', ' acdefghj '])('is understood as typed: %s', (typed) => {
    expect(typedLocator(typed)).toBe('ACDEFGHJ')
  })
})

describe('a card', () => {
  test.each([
    ['4242424242424242', true],
    ['4242424242424241', false],
    ['378282246310005', true],
    ['1234', false],
    ['4242x24242424242', false],
  ])('number %s: %s', (number, isGood) => expect(isCardNumber(number)).toBe(isGood))

  test.each([
    ['11/26', true],
    ['10/26', false],
    ['1 / 27', true],
    ['12/2026', true],
    ['13/27', false],
    ['11', false],
  ])('that ends %s is good in November 2026: %s', (expiry, isGood) => {
    const { cardNumber, cardExpiry, cardCode } = CHECKOUT_FIELDS
    const values = { [cardNumber]: '4242 4242 4242 4242', [cardExpiry]: expiry, [cardCode]: '123' }
    expect(readCard(values, dayOf(2026, 11, 30)).ok).toBe(isGood)
  })
})

test.each([
  ['ana@example.com', true],
  ['ñandú@correo.es', true],
  ['a.b+c@sub.example.co', true],
  ['ana@example', false],
  ['ana@@example.com', false],
  ['ana@example.com\nBcc: x@y.z', false],
  ['<ana@example.com>', false],
  ['ana@.com', false],
])('the address %s: %s', (address, isGood) => expect(EMAIL.test(address)).toBe(isGood))

test.each([
  ['+34 600 000 000', true],
  ['(01) 234-5678', true],
  ['12345', false],
  ['call me', false],
])('the telephone %s: %s', (phone, isGood) => expect(PHONE.test(phone)).toBe(isGood))

test('terms that changed weigh more than a price that changed', () => {
  const promised = { price: 100, boardCode: 'SA', freeCancellationUntil: 5 }
  expect(offerDifference(promised, promised)).toBeNull()
  expect(offerDifference(promised, { ...promised, price: 99 })).toBe('price-changed')
  expect(offerDifference(promised, { ...promised, price: 99, boardCode: 'HD' })).toBe(
    'offer-changed',
  )
  expect(offerDifference(promised, { ...promised, freeCancellationUntil: null })).toBe(
    'offer-changed',
  )
})

test('rooms are counted by type, in the order of types', () => {
  const rooms = [9, 8, 9].map((roomTypeId) => ({ roomTypeId })) as CartItem['rooms']
  expect(roomCounts({ rooms })).toEqual([
    { roomTypeId: 8, rooms: 1 },
    { roomTypeId: 9, rooms: 2 },
  ])
})

describe('the rooms that a visitor’s own cart keeps', () => {
  test('are written into a cookie and read back', () => {
    const items = [
      { stay: { checkIn: 20_802, checkOut: 20_804 }, rooms: [9, 8, 9] },
      { stay: { checkIn: 20_810, checkOut: 20_811 }, rooms: [8] },
    ].map((item) => ({ ...item, rooms: item.rooms.map((roomTypeId) => ({ roomTypeId })) }))
    const own = ownRoomsOf(items as CartItem[])
    expect(writeOwnRooms(own)).toBe('8.20802.20804.1_9.20802.20804.2_8.20810.20811.1')
    expect(readOwnRooms(writeOwnRooms(own))).toEqual(own)
  })

  test.each([
    ['nothing', undefined, 0],
    ['nonsense', '8.20802_x_%00', 0],
    ['more rooms than a search has', '8.1.2.10', 0],
    ['one that can be read among others', '_8.1.2.1_-8.1.2.1', 1],
    ['more than a cart can keep', Array(1_000).fill('8.1.2.9').join('_'), 25],
  ])('of %s are as many as can be read', (_, written, count) => {
    expect(readOwnRooms(written)).toHaveLength(count)
  })
})
