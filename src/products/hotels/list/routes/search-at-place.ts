/**
 * A search whose destination is named apart, by an address or by a call's own fields. Its dates and
 * rooms stand beside them; without dates it means what a link without dates means.
 */
import type { Day } from '../../../../site/calendar-day.ts'
import { type Destination, writeDestination } from '../../../../places/rules/destination.ts'
import { HOTEL_FIELDS } from '../../../../site/form-fields.ts'
import type { FormValues } from '../../../../site/form-values.ts'
import { nextWeekend } from '../../../../search/rules/next-weekend.ts'
import type { ResultsPlace } from '../rules/results-page.ts'
import { writeStay } from '../../../../search/rules/stay-fields.ts'

/** As the reader of hotel searches wants it. */
export function searchAtPlace(values: FormValues, place: ResultsPlace, today: Day): FormValues {
  const { checkIn, checkOut } = HOTEL_FIELDS
  const isUndated = isLeftOut(values[checkIn]) && isLeftOut(values[checkOut])
  return {
    ...values,
    ...(isUndated && writeStay(nextWeekend(today))),
    // A hotel or another place beside the one that was named would be taken for it.
    ...NO_OTHER_PLACE,
    ...writeDestination(destinationOf(place)),
  }
}

export function destinationOf({ type, id, name }: ResultsPlace): Destination {
  const kind = type === 'coast' ? 'coast' : 'place'
  return { kind, id, name, typedText: name, within: null }
}

const NO_OTHER_PLACE = {
  [HOTEL_FIELDS.hotelId]: '',
  [HOTEL_FIELDS.placeId]: '',
  [HOTEL_FIELDS.coastId]: '',
}

function isLeftOut(value: unknown): boolean {
  return value === undefined || value === ''
}
