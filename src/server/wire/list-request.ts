/** The list call's form, as the specification spells it, with the fields that it leaves open. */
import { COAST_ID, type Destination, NUMERIC_ID, writeDestination } from '../../core/destination.ts'
import { FACETS, FACET_KEYS, PRE_FILTER_KEYS, PRE_FILTERS } from '../../core/facets.ts'
import { fieldReader, type FormValues } from '../../core/form-values.ts'
import { type HotelSearch, readHotelSearch, type SearchContext } from '../../core/hotel-search.ts'
import { type ListState, readListState } from '../../core/list-state.ts'
import { problem, type Read, readable, unreadable } from '../../core/problems.ts'

export interface ListRequest {
  search: HotelSearch
  state: ListState
}

const LOCATION_TYPES = new Set(['city', 'other', 'coast'])

/** Where the call's names are not those of a link. */
const LIST_NAMES: Record<string, string> = {
  page: 'page_id',
  sort: 'sorting',
  [FACETS.services.name]: 'services',
}

/** Lists are joined by commas and texts may be long, so the usual limit of a field does not hold. */
const MOST_CHARACTERS = 20_000

export function readListRequest(body: unknown, context: SearchContext): Read<ListRequest> {
  const values = (typeof body === 'object' && body !== null ? body : {}) as FormValues
  const { state, problems: listProblems } = readListState(writtenState(values))
  const destination = readLocation(values)
  if (!destination.ok) return unreadable([...destination.problems, ...listProblems])
  const search = readHotelSearch({ ...values, ...writeDestination(destination.value) }, context)
  if (!search.ok) return unreadable([...search.problems, ...listProblems])
  return listProblems.length ? unreadable(listProblems) : readable({ search: search.value, state })
}

function readLocation(values: FormValues): Read<Destination> {
  const reader = fieldReader(values)
  const id = reader.text('location_id')
  const type = reader.text('location_type')
  const isCoast = type === 'coast'
  if (!LOCATION_TYPES.has(type)) reader.report(problem('field-unreadable', 'location_type'))
  if (!(isCoast ? COAST_ID : NUMERIC_ID).test(id))
    reader.report(problem(id === '' ? 'field-missing' : 'field-unreadable', 'location_id'))
  const kind = isCoast ? 'coast' : 'place'
  return reader.finish({ kind, id, name: '', typedText: '', within: null } as const)
}

/** The same state as a link would carry it, which the one reader of list states understands. */
function writtenState(values: FormValues): string {
  const names = [
    'page',
    'sort',
    ...PRE_FILTER_KEYS.map((key) => PRE_FILTERS[key].name),
    ...FACET_KEYS.map((key) => FACETS[key].name),
  ]
  return names.flatMap((name) => writtenField(name, values[LIST_NAMES[name] ?? name])).join('&')
}

function writtenField(name: string, value: unknown): string[] {
  const parts = (Array.isArray(value) ? value : [value]).filter((part) => typeof part === 'string')
  return parts.map((part) => {
    const list = part.slice(0, MOST_CHARACTERS).toWellFormed().split(',')
    return `${name}=${list.map(encodeURIComponent).join(',')}`
  })
}
