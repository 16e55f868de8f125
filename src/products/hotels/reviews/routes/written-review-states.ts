/** Which stays of a visitor can be reviewed, and what became of the reviews that were written. */
import type { Booking } from '../../../../booking/rules/booking.ts'
import type { Day } from '../../../../site/calendar-day.ts'
import { isCompletedStay } from '../rules/written-review.ts'
import type { Database } from '../../../../store/database.ts'
import { reviewsOfBookings } from '../store/written-reviews.ts'
import type { ShownBooking } from '../../../../booking/pages/confirmation/shown-booking.ts'

/** `shown` are the same bookings in the same order. */
export async function withStayReviews(
  store: () => Database,
  bookings: readonly Booking[],
  shown: readonly ShownBooking[],
  today: Day,
): Promise<ShownBooking[]> {
  const isOver = ({ state, items }: Booking) =>
    items.some(({ stay }) => isCompletedStay(state, stay, today))
  const over = bookings.filter(isOver)
  // Most visits are made before the journey: the database is not asked for those.
  const reviews = over.length
    ? await reviewsOfBookings(
        store(),
        over.map(({ id }) => id),
      )
    : []
  return shown.map((each, index) => ({
    ...each,
    stays: each.stays.map((stay, at) => {
      const { state, items } = bookings[index]!
      const item = items[at]!
      if (!isCompletedStay(state, item.stay, today)) return stay
      const written = reviews.find(({ itemId }) => itemId === item.id)
      return {
        ...stay,
        review: {
          number: at + 1,
          state: written?.state ?? null,
          reason: written?.reason ?? null,
        },
      }
    }),
  }))
}
