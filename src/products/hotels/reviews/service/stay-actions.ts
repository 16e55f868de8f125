/** Which stays of a visitor can be reviewed, and what became of the reviews that were written. */
import type { Kysely } from 'kysely'
import type { Day } from '../../../../site/calendar-day.ts'
import type { WordsOf } from '../../../../site/messages/catalogue.ts'
import { pathOf } from '../../../../site/routes.ts'
import type { Tables } from '../../../../store/tables.ts'
import type { LineAction } from '../../../line.ts'
import type { ListedBooking } from '../../../product.ts'
import { isHotelLine } from '../../sale/rules/hotel-line.ts'
import { isCompletedStay } from '../rules/written-review.ts'
import { reviewsOfBookings } from '../store/written-reviews.ts'

/** By the ids of lines. */
export async function stayActions(
  db: () => Kysely<Tables>,
  bookings: readonly ListedBooking[],
  { site, text }: WordsOf,
  today: Day,
): Promise<ReadonlyMap<string, LineAction>> {
  const over = bookings.flatMap(({ id, locator, state, items }) =>
    items.flatMap((line, at) =>
      isHotelLine(line) && isCompletedStay(state, line.stay, today)
        ? [{ bookingId: id, locator, lineId: line.id, stay: at + 1 }]
        : [],
    ),
  )
  // Most visits are made before the journey: the database is not asked for those.
  if (over.length === 0) return new Map()
  const ids = [...new Set(over.map(({ bookingId }) => bookingId))]
  const reviews = await reviewsOfBookings({ db: db() }, ids)
  return new Map(
    over.map(({ locator, lineId, stay }) => {
      const state = reviews.find(({ itemId }) => itemId === lineId)?.state ?? null
      const words =
        state === null
          ? text('write-review.link')
          : text('write-review.link.written', { state: text(`write-review.state.${state}`) })
      return [lineId, { text: words, href: pathOf(site, 'writeReview', { locator, stay }), state }]
    }),
  )
}
