/** The stay that a link without dates means: a weekend not too near to be free. */
import { type Day, weekdayOf } from '../../site/calendar-day.ts'
import type { Stay } from '../../site/stay.ts'

const FRIDAY = 5

/** Friday to Sunday, a week from today at the earliest. */
export function nextWeekend(today: Day): Stay {
  const friday = today + 7 + ((FRIDAY - weekdayOf(today) + 7) % 7)
  return { checkIn: friday, checkOut: friday + 2 }
}
