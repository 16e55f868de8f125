/** Names of the fields in the back office's forms. */
export const BOOKING_SEARCH_FIELDS = {
  locator: 'locator',
  email: 'email',
  name: 'name',
  hotel: 'hotel',
  day: 'day',
} as const

export const FLIGHT_SEARCH_FIELDS = {
  number: 'number',
  origin: 'origin',
  destination: 'destination',
  day: 'day',
} as const

export const OFFICE_FIELDS = {
  /** Which of a page's forms was sent. */
  form: 'form',
  /** The same form sent twice has the same one. */
  key: 'key',
  /** What the page said when the form was written. */
  fee: 'fee',
  amount: 'amount',
  note: 'note',
  item: 'item',
  /** When a flight departed, as the page said. */
  departs: 'departs',
  minutes: 'minutes',
  claim: 'claim',
  review: 'review',
  firstDay: 'first_day',
  lastDay: 'last_day',
  price: 'price',
  roomsLeft: 'rooms_left',
  sale: 'sale',
  /** The oldest entry that was seen: the next page begins before it. */
  before: 'before',
} as const

export function rateField(currency: string): string {
  return `rate_${currency}`
}
