/** The destination that a results URL names. */
import {
  COAST_ID,
  type Destination,
  NUMERIC_ID,
  writeDestination,
} from '../../../../places/rules/destination.ts'
import { resultsDestinationType } from '../../../../places/rules/results-destination.ts'
import type { Edition } from '../../../../site/editions/edition.ts'
import { languageOf } from '../../../../site/locales.ts'
import type { ResultsPlace } from '../rules/results-page.ts'
import { slugOf } from '../../../../site/text/fold-text.ts'
import { LEVELS } from '../../../../places/geography/geography-columns.ts'
import type { Geography } from '../../../../places/geography/geography.ts'
import { placeWords } from '../../../../places/service/place-words.ts'
import type { Day } from '../../../../site/calendar-day.ts'
import { HOTEL_FIELDS } from '../../../../site/form-fields.ts'
import type { FormValues } from '../../../../site/form-values.ts'
import { nextWeekend, writeStay } from '../../../../search/rules/date-range.ts'

/** Null for one that nobody knows, also when its id is of another type than the URL says. */
export function resultsPlace(
  geography: Geography,
  edition: Edition,
  type: string,
  id: string,
): ResultsPlace | null {
  const place = COAST_ID.test(id)
    ? coast(geography, edition, id)
    : somewhere(geography, edition, id)
  return place?.type === type ? place : null
}

function coast(geography: Geography, edition: Edition, id: string): ResultsPlace | null {
  const index = geography.coastById(Number(id.replace('cid', '')))
  if (index < 0) return null
  const name = geography.coastNames.name(index, languageOf(edition.locale))
  return { type: 'coast', id, name, slug: slugOf(name), level: 0, countryName: '' }
}

function somewhere(geography: Geography, edition: Edition, id: string): ResultsPlace | null {
  const index = NUMERIC_ID.test(id) ? geography.byId(Number(id)) : -1
  if (index < 0) return null
  const words = placeWords(geography, languageOf(edition.locale))
  const level = geography.destinations.level[index]!
  const country = geography.ancestorAt(index, LEVELS.country)
  const countryName = country < 0 ? '' : words.nameOf(geography.destinations.id[country]!)
  const type = resultsDestinationType(id, level)
  const [name, slug] = [words.nameOf(Number(id)), words.slugOf(Number(id))]
  return { type, id, name, slug, level, countryName }
}

// The destination that a call names. Calls know two types only, city and other: a coast is an other
// and is told by its id. The type that results URLs give it is understood as well.

/** Null for one that nobody knows, also when it is of another type than the call says. */
export function calledPlace(
  geography: Geography,
  edition: Edition,
  type: string,
  id: string,
): ResultsPlace | null {
  const isCoast = type === 'other' && COAST_ID.test(id)
  return resultsPlace(geography, edition, isCoast ? 'coast' : type, id)
}

// A search whose destination is named apart, by an address or by a call's own fields. Its dates and
// rooms stand beside them; without dates it means what a link without dates means.

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
