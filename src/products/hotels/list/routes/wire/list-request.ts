/** The list call's form, as the specification spells it, with the fields that it leaves open. */
import { COAST_ID, NUMERIC_ID } from '../../../../../places/rules/destination.ts'
import { FACETS, FACET_KEYS, PRE_FILTER_KEYS, PRE_FILTERS } from '../../rules/facets.ts'
import { type FieldReader, fieldReader, type FormValues } from '../../../../../site/form-values.ts'
import {
  type HotelSearch,
  readHotelSearch,
  type SearchContext,
} from '../../../search/rules/hotel-search.ts'
import { type ListState, readListState } from '../../rules/list-state.ts'
import {
  problem,
  type Problem,
  type Read,
  readable,
  unreadable,
} from '../../../../../site/problems.ts'
import type { ResultsPlace } from '../../rules/results-page.ts'
import { searchAtPlace } from '../results-place.ts'

export interface ListRequest {
  search: HotelSearch
  state: ListState
}

export interface ListContext extends SearchContext {
  /** Null for a place that nobody knows. */
  placeOf: (type: string, id: string) => ResultsPlace | null
}

export const PAGE_FIELD = 'page_id'

/** Where the call's names are not those of a link. */
const LIST_NAMES: Record<string, string> = {
  page: PAGE_FIELD,
  sort: 'sorting',
  [FACETS.services.name]: 'services',
}

/** A coast's id tells that it is one. */
const LOCATION_ID = new RegExp(`${NUMERIC_ID.source}|${COAST_ID.source}`)
const LOCATION_TYPE = /^(city|other|coast)$/

const STATE_NAMES = [
  'page',
  'sort',
  ...PRE_FILTER_KEYS.map((key) => PRE_FILTERS[key].name),
  ...FACET_KEYS.map((key) => FACETS[key].name),
]

/** Lists are joined by commas and texts may be long, so the usual limit of a field does not hold. */
const MAX_CHARACTERS = 20_000

export function readListRequest(body: unknown, context: ListContext): Read<ListRequest> {
  const values = body ?? {}
  if (!isFields(values)) return unreadable([problem('body-unreadable')])
  const reader = fieldReader(values)
  const place = readPlace(reader, context)
  const state = readState(reader, values)
  const asked = reader.finish(place)
  const search = place && readHotelSearch(searchAtPlace(values, place, context.today), context)
  if (asked.ok && search?.ok) return readable({ search: search.value, state })
  return unreadable([asked, search].flatMap((read) => (!read || read.ok ? [] : read.problems)))
}

function readPlace(reader: FieldReader, { placeOf }: ListContext): ResultsPlace | null {
  const id = readNamed(reader, 'location_id', LOCATION_ID)
  const type = readNamed(reader, 'location_type', LOCATION_TYPE)
  if (!id || !type) return null
  const place = placeOf(type, id)
  if (!place) reader.report(problem('destination-unknown', 'location_id'))
  return place
}

function readNamed(reader: FieldReader, field: string, shape: RegExp): string {
  const written = reader.shaped(field, shape)
  if (written === '') reader.report(problem('field-missing', field))
  return written
}

/**
 * The same state as a link would carry it, which the one reader of list states understands. What it
 * does not understand is told under the names of the call.
 */
function readState(reader: FieldReader, values: FormValues): ListState {
  const written = STATE_NAMES.flatMap((name) => {
    const field = nameInCall(name)
    // Refuses what is repeated, too long or no text at all.
    reader.text(field, MAX_CHARACTERS)
    const value = values[field]
    return typeof value === 'string' && value.length <= MAX_CHARACTERS
      ? [`${name}=${encodedList(value)}`]
      : []
  })
  const { state, problems } = readListState(written.join('&'))
  reader.report(...problems.map(inCall))
  return state
}

function nameInCall(name: string): string {
  return LIST_NAMES[name] ?? name
}

function inCall(found: Problem): Problem {
  return { ...found, field: nameInCall(found.field) }
}

function encodedList(value: string): string {
  return value.toWellFormed().split(',').map(encodeURIComponent).join(',')
}

function isFields(body: unknown): body is FormValues {
  return typeof body === 'object' && body !== null && !Array.isArray(body)
}
