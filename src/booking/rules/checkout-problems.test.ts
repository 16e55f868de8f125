import { expect, test } from 'vitest'
import { formFor } from '../../../tests/fixtures/filled-form.ts'
import { dayOf } from '../../site/calendar-day.ts'
import { CHECKOUT_FIELDS, guestFields } from '../../site/booking-fields.ts'
import { checkoutProblems, withOwnRooms } from './read-checkout.ts'

const F = CHECKOUT_FIELDS
const ASKED = {
  travellerCounts: [2],
  choices: ['hotel', 'card'],
  total: 5_000,
  hasInvoice: false,
} as const
const PAGE = { takesCards: true, today: dayOf(2026, 11, 15) }
const good: Record<string, string> = { ...formFor(5_000, { rooms: 2 }), [F.terms]: '1' }
const second = guestFields(1, 2)
const fieldsOf = (values: object, page = PAGE, asked: typeof ASKED = ASKED) =>
  checkoutProblems({ ...good, ...values }, asked, page).map(({ code, field }) => `${code} ${field}`)

test.each([
  ['nothing when all is well', {}, []],
  [
    'every field at once',
    { [F.email]: 'x', [F.phone]: '', [F.cardNumber]: '1', [F.terms]: '' },
    [
      'field-unreadable contact_email',
      'field-missing contact_phone',
      'field-unreadable card_number',
      'field-missing terms_accepted',
    ],
  ],
  ['no card where the hotel is paid', { [F.payment]: 'hotel', [F.cardNumber]: '' }, []],
  ['a guest of the second room', { [second.lastName]: ' ' }, [`field-missing ${second.lastName}`]],
  ['a total that was another', { [F.total]: '4999' }, ['price-changed cart_total']],
])('finds %s', (_, values, expected) => expect(fieldsOf(values)).toEqual(expected))

test('the first room may be left to whoever books', () => {
  const { firstName, lastName } = guestFields(1, 1)
  expect(fieldsOf({ [firstName]: '', [lastName]: '' })).toEqual([])
  // A missing name is told once, where it is typed.
  const nameless = { [firstName]: '', [lastName]: '', [F.firstName]: '' }
  expect(fieldsOf(nameless)).toEqual(['field-missing contact_first_name'])
  expect(withOwnRooms({ ...good, [firstName]: '', [lastName]: '' }, 1).values[lastName]).toBe(
    good[F.lastName],
  )
})

test('a card that is typed elsewhere is not asked for', () => {
  expect(fieldsOf({ [F.cardNumber]: '' }, { ...PAGE, takesCards: false })).toEqual([])
})
