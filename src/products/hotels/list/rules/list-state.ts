/**
 * List state: page, sort order and filters, as they stand in the URL.
 *
 * Scripts keep it in the hash (`#page=2&sort=rating&categories=4,5`); without them the same
 * names are in the query, beside the search. Codes and price ranges are lists, joined by commas;
 * a form writes that comma as `%2C`, which splits a list just the same, for no code has one inside.
 * Texts are single values, in which a comma is a comma.
 */
import {
  FACET_KEYS,
  FACETS,
  type FacetShape,
  isFacetValue,
  isSingleValued,
  MAX_VALUE_LENGTH,
  MAX_VALUES,
  PRE_FILTER_KEYS,
  PRE_FILTERS,
} from './facets.ts'
import { type Chosen, type Filters, NO_FILTERS, type PreFilters } from './filter-state.ts'
import { type Problem, problem } from '../../../../site/problems.ts'
import { DEFAULT_SORT, isSortOrder, type SortOrder } from './sort-orders.ts'

export interface ListState {
  page: number
  sort: SortOrder
  preFilters: PreFilters
  filters: Filters
}

export const FIRST_LIST: ListState = {
  page: 1,
  sort: DEFAULT_SORT,
  preFilters: {},
  filters: NO_FILTERS,
}

/** What was on page 7 before is elsewhere now, so the list begins again at its first page. */
export function withFilters(state: ListState, filters: Filters): ListState {
  return { ...state, filters, page: 1 }
}

export function withPreFilters(state: ListState, preFilters: PreFilters): ListState {
  return { ...state, preFilters, page: 1 }
}

export function withSort(state: ListState, sort: SortOrder): ListState {
  return { ...state, sort, page: 1 }
}

export function withPage(state: ListState, page: number): ListState {
  return { ...state, page }
}

/** Without `#` or `?`; what is as at first is left out. */
export function writeListState({ page, sort, preFilters, filters }: ListState): string {
  const parts = [
    page === FIRST_LIST.page ? '' : `page=${page}`,
    sort === FIRST_LIST.sort ? '' : `sort=${sort}`,
    ...writeChosen(PRE_FILTER_KEYS, PRE_FILTERS, preFilters),
    ...writeChosen(FACET_KEYS, FACETS, filters),
  ]
  return parts.filter(Boolean).join('&')
}

/** A pagination link always names its page, also the first: `#page=1`. */
export function pageHash(state: ListState, page: number): string {
  const others = writeListState(withPage(state, FIRST_LIST.page))
  return others === '' ? `#page=${page}` : `#page=${page}&${others}`
}

/**
 * Reads what it can and reports the rest, because its two callers differ: a browser shows the
 * readable part of an old link, a server refuses a request that no page of ours has made.
 * Names that it does not know belong to the search and are passed over.
 */
export function readListState(written: string): { state: ListState; problems: Problem[] } {
  const fields = splitFields(written)
  const problems: Problem[] = []
  const page = readSingle(fields, 'page', (value) => /^[1-9]\d{0,6}$/.test(value), problems)
  const sort = readSingle(fields, 'sort', isSortOrder, problems)
  const state: ListState = {
    page: page === null ? FIRST_LIST.page : Number(page),
    sort: (sort as SortOrder | null) ?? FIRST_LIST.sort,
    preFilters: readChosen(PRE_FILTER_KEYS, PRE_FILTERS, fields, problems),
    filters: readChosen(FACET_KEYS, FACETS, fields, problems),
  }
  return { state, problems }
}

type Fields = Map<string, string[]>
type NamedFacet = FacetShape & { name: string }
type NamedFacets<Key extends string> = Record<Key, NamedFacet>

function writeChosen<Key extends string>(
  keys: readonly Key[],
  table: NamedFacets<Key>,
  chosen: Chosen<Key>,
): string[] {
  return keys
    .filter((key) => chosen[key]?.length)
    .map((key) => `${table[key].name}=${chosen[key]!.map(encode).join(',')}`)
}

function readChosen<Key extends string>(
  keys: readonly Key[],
  table: NamedFacets<Key>,
  fields: Fields,
  problems: Problem[],
): Chosen<Key> {
  const chosen: Partial<Record<Key, readonly string[]>> = {}
  for (const key of keys) {
    const values = readValues(fields, table[key], problems)
    if (values.length > 0) chosen[key] = values
  }
  return chosen
}

function readValues(fields: Fields, facet: NamedFacet, problems: Problem[]): string[] {
  const { name, values } = facet
  const isValue = (value: string) => isFacetValue(facet, value)
  if (isSingleValued(values)) {
    const value = readSingle(fields, name, isValue, problems)
    return value === null ? [] : [value]
  }
  const read = new Set<string>()
  let looked = 0
  // One problem for each field, and an end to looking: an answer must not grow with what was sent.
  let wrong: Problem | null = null
  for (const value of eachValue(fields.get(name) ?? [])) {
    if (++looked > MAX_VALUES) {
      wrong = problem('field-too-many', name, MAX_VALUES)
      break
    }
    if (value !== null && isValue(value)) read.add(value)
    else wrong ??= unreadableValue(name, value)
  }
  if (wrong) problems.push(wrong)
  return [...read]
}

/** Null for one that cannot be decoded; empty ones are left out. */
function* eachValue(lists: readonly string[]): Generator<string | null> {
  // Without scripts every ticked box sends its own `categories=4%2C4E`: repeating is no mistake.
  for (const list of lists)
    for (const part of list.split(','))
      for (const value of decode(part)?.split(',') ?? [null]) if (value !== '') yield value
}

/** Null when the field is missing or left empty, and when it cannot be used. */
function readSingle(
  fields: Fields,
  name: string,
  isValue: (value: string) => boolean,
  problems: Problem[],
): string | null {
  const written = (fields.get(name) ?? []).filter(Boolean)
  if (written.length === 0) return null
  const decoded = decode(written[0]!)
  if (written.length > 1) problems.push(problem('field-repeated', name))
  else if (decoded !== null && isValue(decoded)) return decoded
  else problems.push(unreadableValue(name, decoded))
  return null
}

function unreadableValue(name: string, value: string | null): Problem {
  return value !== null && value.length > MAX_VALUE_LENGTH
    ? problem('field-too-long', name, MAX_VALUE_LENGTH)
    : problem('field-unreadable', name)
}

function splitFields(written: string): Fields {
  const fields: Fields = new Map()
  for (const field of written.replace(/^[#?]/, '').split('&')) {
    const [name = ''] = field.split('=', 1)
    const value = field.slice(name.length + 1)
    const values = fields.get(name)
    if (values) values.push(value)
    else fields.set(name, [value])
  }
  return fields
}

/** Half a character, which no keyboard types, would make the encoder throw. */
function encode(value: string): string {
  return encodeURIComponent(value.toWellFormed())
}

/** Null for a broken percent sign. Forms write a space as "+". */
function decode(written: string): string | null {
  try {
    return decodeURIComponent(written.replaceAll('+', ' ')).toWellFormed()
  } catch {
    return null
  }
}

// Pagination of the list: which pages have a button, and "showing X to Y of Z".

export const PAGE_SIZE = 20
const PAGE_BUTTONS = 5

/** A page change fires at most this often, however fast the visitor clicks. */
const PAGE_CHANGE_INTERVAL_MS = 1000

export interface Pagination {
  /** The page shown; one beyond the end shows the last. */
  page: number
  pages: number
  isBeyondEnd: boolean
  buttons: number[]
  /** Where these four lead, or null when they lead nowhere. */
  first: number | null
  previous: number | null
  next: number | null
  last: number | null
  /** "Showing X to Y of Z", counted from 1; all 0 when there is nothing. */
  from: number
  to: number
  total: number
}

export function paginate(total: number, asked: number, pageSize = PAGE_SIZE): Pagination {
  const pages = Math.ceil(total / pageSize)
  const page = Math.max(1, Math.min(asked, pages))
  return {
    page,
    pages,
    isBeyondEnd: asked > Math.max(1, pages),
    buttons: pageButtons(page, pages),
    first: page > 1 ? 1 : null,
    previous: page > 1 ? page - 1 : null,
    next: page < pages ? page + 1 : null,
    last: page < pages ? pages : null,
    from: total === 0 ? 0 : (page - 1) * pageSize + 1,
    to: Math.min(page * pageSize, total),
    total,
  }
}

export function mayChangePage(nowMs: number, lastChangeMs: number | null): boolean {
  return lastChangeMs === null || nowMs - lastChangeMs >= PAGE_CHANGE_INTERVAL_MS
}

/** The current page stands in the middle, except near the two ends. */
function pageButtons(page: number, pages: number): number[] {
  const count = Math.min(PAGE_BUTTONS, pages)
  const centred = page - Math.floor(PAGE_BUTTONS / 2)
  const start = Math.max(1, Math.min(centred, pages - count + 1))
  return Array.from({ length: count }, (_, index) => start + index)
}
