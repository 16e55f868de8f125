/** Who is asked for a review: each stay once, soon after it ended, unless it has one already. */
import type { Products } from '../../../product.ts'
import { HOTEL_KIND } from '../../sale/rules/hotel-line.ts'
import type { Booking } from '../../../../booking/rules/booking.ts'
import type { Day } from '../../../../site/calendar-day.ts'
import { bookingsOfRows } from '../../../../booking/store/bookings.ts'
import type { Database } from '../../../../store/database.ts'
import { keepMail, type MailToSend } from '../../../../mail/outgoing-mail.ts'
import type { Instant } from '../../../../store/tables.ts'

type Db = Pick<Database, 'db'>

export interface StayToReview {
  /** The key of the stay's row. */
  bookingItemId: number
  booking: Booking
  /** Its place in the booking. */
  index: number
}

/** Stays that ended on one of these days, the first of them longest ago. */
export async function staysToReview(
  products: Products,
  { db }: Db,
  { from, to, most }: { from: Day; to: Day; most: number },
): Promise<StayToReview[]> {
  const items = await db
    .selectFrom('booking_items')
    .innerJoin('bookings', 'bookings.id', 'booking_items.booking_id')
    .leftJoin('reviews', 'reviews.booking_item_id', 'booking_items.id')
    .leftJoin('review_invitations', 'review_invitations.booking_item_id', 'booking_items.id')
    .select(['booking_items.id', 'booking_items.booking_id', 'booking_items.cart_item_id'])
    .where('booking_items.ends', '>=', from)
    .where('booking_items.ends', '<=', to)
    .where('booking_items.kind', '=', HOTEL_KIND)
    .where('bookings.state', '=', 'confirmed')
    .where('reviews.id', 'is', null)
    .where('review_invitations.booking_item_id', 'is', null)
    .orderBy('booking_items.id')
    .limit(most)
    .execute()
  if (items.length === 0) return []
  const ids = [...new Set(items.map(({ booking_id }) => booking_id))]
  const rows = await db.selectFrom('bookings').selectAll().where('id', 'in', ids).execute()
  const bookings = new Map(
    (await bookingsOfRows(products, db, rows)).map((each) => [each.id, each]),
  )
  return items.flatMap(({ id, booking_id, cart_item_id }) => {
    const booking = bookings.get(booking_id)
    const index = booking?.items.findIndex((item) => item.id === cart_item_id) ?? -1
    return booking && index >= 0 ? [{ bookingItemId: id, booking, index }] : []
  })
}

/** False when another node has asked already. */
export async function inviteOnce(
  { db }: Db,
  { bookingItemId, mail, now }: { bookingItemId: number; mail: MailToSend; now: Instant },
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const invited = await transaction
      .insertInto('review_invitations')
      .values({ booking_item_id: bookingItemId, invited_at: now })
      .onConflict((conflict) => conflict.column('booking_item_id').doNothing())
      .returning('booking_item_id')
      .executeTakeFirst()
    if (invited) await keepMail({ db: transaction }, mail, now)
    return invited !== undefined
  })
}
