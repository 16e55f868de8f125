import { expect, test } from 'vitest'
import { formFor } from '../../../tests/fixtures/filled-form.ts'
import { dayOf } from '../../site/calendar-day.ts'
import { CHECKOUT_FIELDS, guestFields } from '../../site/booking-fields.ts'
import { NAME_ONLY, type TravellerNeeds } from '../../products/line.ts'
import { checkoutProblems, readCheckoutForm, withOwnRooms } from './read-checkout.ts'

const F = CHECKOUT_FIELDS
const ASKED = {
  travellers: [{ needs: [NAME_ONLY, NAME_ONLY], begins: 20_000, ends: 20_002 }],
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

/** Who travels from the first of March to the eighth of 2027, and what is wrong with them. */
test.each([
  ['an adult', 'adult', '2015-03-01', ''],
  ['somebody who is twelve a day too late', 'adult', '2015-03-02', 'age-of-adult birth_date'],
  ['a child', 'child', '2016-01-01', ''],
  ['a child that is two on the first day', 'child', '2025-03-01', ''],
  ['a child that is twelve on the last day', 'child', '2015-03-08', 'age-of-child birth_date'],
  ['a child that is not two yet', 'child', '2025-03-02', 'age-of-child birth_date'],
  ['an infant', 'infant', '2025-03-09', ''],
  ['an infant that is two on the last day', 'infant', '2025-03-08', 'age-of-infant birth_date'],
  ['an infant that is not born', 'infant', '2027-03-02', 'age-of-infant birth_date'],
  ['a day that no calendar has', 'adult', '1990-02-30', 'field-unreadable birth_date'],
  ['a day as people write it', 'adult', '31/12/1990', ''],
  ['nothing', 'adult', '', 'field-missing birth_date'],
] as const)('%s as %s, born on %s: %s', (_, birthDate, born, expected) => {
  expect(travelling({ birthDate, document: false }, { birthDate: born })).toBe(expected)
})

test.each([
  ['a passport', 'xd-123 456', '2027-03-08', 'ES', ''],
  [
    'one that ends before the trip',
    'XD123456',
    '2027-03-07',
    'ES',
    'document-expired document_expiry',
  ],
  ['a number that is none', 'X$1', '2030-01-01', 'ES', 'field-unreadable document'],
  ['a country that is none', 'XD123456', '2030-01-01', 'ZZ', 'field-unreadable nationality'],
  [
    'nothing',
    '',
    '',
    '',
    'field-missing document, field-missing document_expiry, field-missing nationality',
  ],
])('%s', (_, document, documentExpiry, nationality, expected) => {
  const typed = { document, documentExpiry, nationality }
  expect(travelling({ birthDate: null, document: true }, typed)).toBe(expected)
})

test('what was asked for is read, the document without signs between', () => {
  const asked = {
    ...ASKED,
    travellers: [{ ...MARCH, needs: [{ birthDate: 'adult' as const, document: true }] }],
  }
  const fields = guestFields(1, 1)
  const values = {
    ...good,
    [fields.birthDate]: '1990-12-31',
    [fields.document]: 'xd-123 456',
    [fields.documentExpiry]: '2030-01-01',
    [fields.nationality]: 'ES',
  }
  const read = readCheckoutForm(values, asked)
  expect(read.ok && read.value.guests[0]![0]).toEqual({
    firstName: good[fields.firstName],
    lastName: good[fields.lastName],
    birthDate: dayOf(1990, 12, 31),
    document: { number: 'XD123456', expires: dayOf(2030, 1, 1), nationality: 'ES' },
  })
})

const MARCH = { begins: dayOf(2027, 3, 1), ends: dayOf(2027, 3, 8) }

function travelling(needs: TravellerNeeds, typed: Partial<ReturnType<typeof guestFields>>): string {
  const fields = guestFields(1, 1)
  const values = Object.fromEntries(
    Object.entries(typed).map(([field, value]) => [fields[field as keyof typeof fields], value]),
  )
  const asked = { ...ASKED, travellers: [{ ...MARCH, needs: [needs] }] }
  return checkoutProblems({ ...good, ...values }, asked, PAGE)
    .map(({ code, field }) => `${code} ${field.replace('guest_1_1_', '')}`)
    .join(', ')
}
