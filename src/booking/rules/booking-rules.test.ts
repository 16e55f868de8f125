import { describe, expect, test } from 'vitest'
import { amountDueNow, amountsDueNow, paymentChoices } from './amount-due.ts'
import { hasBegun } from './cancellation-quote.ts'
import { quoteCancellation } from './cancellation-quote.ts'
import { type Booking, LOCATOR_LETTERS, makeLocator, typedLocator } from './booking.ts'
import { cancellationTerms, type Line } from '../../products/line.ts'
import { isCardNumber, readCard } from './read-checkout.ts'
import { CHECKOUT_FIELDS, EMAIL, PHONE } from '../../site/booking-fields.ts'
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
    { freeCancellationUntil: 105, price: 30_000, begins: 110, ends: 112 },
    { freeCancellationUntil: null, price: 20_000, begins: 112, ends: 113 },
  ] as Booking['items']

  test.each([
    ['on the last free day', 105, 50_000, 0, 20_000, 30_000],
    ['a day later', 106, 50_000, 0, 50_000, 0],
    ['after a part went back', 100, 50_000, 10_000, 20_000, 20_000],
    ['unpaid', 100, 0, 0, 20_000, 0],
  ])('costs what each stay says: %s', (_, today, paid, refunded, fee, refund) => {
    const booking = { items: stays, currency: 'EUR' as const, paid, refunded }
    const termsOf = ({ freeCancellationUntil, price }: Line) =>
      cancellationTerms(freeCancellationUntil, price, today)
    expect(quoteCancellation(booking, termsOf)).toMatchObject({ fee, refund })
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
