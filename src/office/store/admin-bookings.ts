/** Finds bookings for the back office, and what became of their money. */
import { sql, type Kysely } from 'kysely'
import type { Products } from '../../products/product.ts'
import { HOTEL_KIND } from '../../products/hotels/sale/rules/hotel-line.ts'
import { type Booking, isLocator, typedLocator } from '../../booking/rules/booking.ts'
import type { Day } from '../../site/calendar-day.ts'
import { foldText } from '../../site/text/fold-text.ts'
import type { CurrencyCode, MinorUnits } from '../../site/money.ts'
import { bookingsOfRows } from '../../booking/store/bookings.ts'
import type { Instant, Tables } from '../../store/tables.ts'

type Db = { db: Kysely<Tables> }

/** What is given must all be true. */
export interface BookingQuestion {
  locator?: string
  /** A part of it is enough. */
  email?: string
  /** Of whoever booked, or of a guest; a part of it, with or without accents. */
  name?: string
  hotelId?: number
  /** A part of the name that it had when it was booked. */
  hotelName?: string
  /** Somebody arrives, sleeps there or leaves. */
  day?: Day
  /** Only what was booked before this one. */
  before?: number
  most: number
}

/** The newest first. */
export async function findBookings(
  products: Products,
  { db }: Db,
  asked: BookingQuestion,
): Promise<Booking[]> {
  const { locator, email, name, hotelId, hotelName, day, before, most } = asked
  const known = typedLocator(locator ?? '')
  if (locator && !isLocator(known)) return []
  const rows = await db
    .selectFrom('bookings')
    .selectAll()
    .$if(Boolean(locator), (query) => query.where('locator', '=', known))
    .$if(Boolean(email), (query) => query.where(contains('email', email!.toLowerCase())))
    .$if(Boolean(name), (query) => query.where(containsAll('names', foldText(name!))))
    .$if(Boolean(hotelName), (query) => query.where(contains('line_names', foldText(hotelName!))))
    .$if(hotelId !== undefined || day !== undefined, (query) =>
      query.where('id', 'in', itemsOf(db, hotelId, day)),
    )
    .$if(before !== undefined, (query) => query.where('id', '<', before!))
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  return bookingsOfRows(products, db, rows)
}

function itemsOf(db: Kysely<Tables>, hotelId?: number, day?: Day) {
  return db
    .selectFrom('booking_items')
    .select('booking_id')
    .$if(hotelId !== undefined, (query) =>
      query.where('kind', '=', HOTEL_KIND).where('supplier_id', '=', hotelId!),
    )
    .$if(day !== undefined, (query) => query.where('begins', '<=', day!).where('ends', '>=', day!))
}

/** Each of the words, wherever it stands: nobody remembers all of somebody's names, in their order. */
function containsAll(column: 'names', words: string) {
  return sql<boolean>`(${sql.join(
    words
      .trim()
      .split(/\s+/)
      .map((word) => contains(column, word)),
    sql` and `,
  )})`
}

/** Both sides are in small letters; what is typed means itself, also "%". */
function contains(column: 'email' | 'names' | 'line_names', part: string) {
  const pattern = `%${part.replace(/[\\%_]/g, '\\$&')}%`
  return sql<boolean>`${sql.ref(column)} like ${pattern} escape '\\'`
}

export interface MoneyMoved {
  kind: 'payment' | 'refund'
  amount: MinorUnits
  currency: CurrencyCode
  /** Of a payment that has led to a booking, or "due" and "done" of a refund. */
  state: 'authorised' | 'captured' | 'declined' | 'due' | 'done'
  provider: string
  /** Why it was given back. */
  reason: 'cancelled' | 'best-price' | 'change' | 'office' | ''
  at: Instant
}

/** Every payment and refund of a booking, in the order in which they were asked for. */
export async function moneyOfBooking({ db }: Db, bookingId: number): Promise<MoneyMoved[]> {
  const payments = await db
    .selectFrom('payments')
    .select(['id', 'amount', 'currency', 'state', 'provider', 'started_at'])
    .where('booking_id', '=', bookingId)
    .orderBy('started_at')
    .execute()
  const moved: MoneyMoved[] = []
  for (const { id, currency, provider, ...payment } of payments) {
    const own = { currency: currency as CurrencyCode, provider }
    const state = payment.state as 'authorised' | 'captured' | 'declined'
    const { amount, started_at: at } = payment
    moved.push({ kind: 'payment', amount, state, reason: '', at, ...own })
    const refunds = await db
      .selectFrom('refunds')
      .select(['amount', 'reason', 'state', 'asked_at'])
      .where('payment_id', '=', id)
      .orderBy('asked_at')
      .execute()
    for (const refund of refunds)
      moved.push({
        kind: 'refund',
        amount: refund.amount,
        state: refund.state as 'due' | 'done',
        // The rest of the reason is the key of a form.
        reason: refund.reason.split(' ')[0] as MoneyMoved['reason'],
        at: refund.asked_at,
        ...own,
      })
  }
  return moved
}
