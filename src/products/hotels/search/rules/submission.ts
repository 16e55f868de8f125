/** How a valid hotel search leaves its form: which way, and with which fields. */
import { HOTEL_FIELDS } from '../../../../site/form-fields.ts'
import { type HotelSearch, writeHotelSearch } from './hotel-search.ts'
import type { Problem } from '../../../../site/problems.ts'

/**
 * - `flight-hotel`: posted to the flight-hotel route, which searches both in parallel
 * - `meta-search`: posted in the background; the answer says where the page goes
 * - `hotel-page`: submitted to the page of the chosen accommodation
 * - `list`: submitted to the hotel search list
 */
export type SubmissionMode = 'flight-hotel' | 'meta-search' | 'hotel-page' | 'list'

export interface Submission {
  mode: SubmissionMode
  fields: Record<string, string>
}

function submissionMode(search: HotelSearch, metaSearch: boolean): SubmissionMode {
  if (search.flight) return 'flight-hotel'
  if (search.destination.kind === 'hotel') return 'hotel-page'
  return metaSearch ? 'meta-search' : 'list'
}

/** `random` gives numbers from 0 up to 1, as Math.random does; rules have no chance of their own. */
export function submissionOf(
  search: HotelSearch,
  metaSearch: boolean,
  random: () => number,
): Submission {
  const mode = submissionMode(search, metaSearch)
  switch (mode) {
    case 'flight-hotel':
      return {
        mode,
        fields: writeHotelSearch({
          ...search,
          pageMarker: 'busqueda_paralela',
          searcherType: '1',
          includeTrain: true,
          homeId: randomHomeId(random),
        }),
      }
    case 'meta-search':
      return { mode, fields: { ...listFields(search), [HOTEL_FIELDS.metaSearch]: '1' } }
    case 'hotel-page':
      return { mode, fields: writeHotelSearch({ ...search, pageMarker: 'busqueda_por_hotel' }) }
    case 'list':
      return { mode, fields: listFields(search) }
  }
}

/**
 * Where the answer to a meta-search sends the page. A transport error has no answer at all, and
 * like any other failure it leads to the hotel home.
 */
export function metaSearchTarget(answer: unknown, hotelHome: string): string {
  const { status, data } = (answer ?? {}) as { status?: unknown; data?: unknown }
  return status === 'OK' && typeof data === 'string' && WEB_ADDRESS.test(data) ? data : hotelHome
}

/** What a failed meta-search tells the visitor: other dates help where nothing is free, trying again does not. */
export function metaSearchFailure(answer: unknown): MetaSearchFailure {
  const { problems } = (answer ?? {}) as { problems?: unknown }
  const codes = Array.isArray(problems)
    ? problems.map((each) => (each as Problem | null)?.code)
    : []
  return META_SEARCH_FAILURES.find((code) => codes.includes(code)) ?? 'meta-search-failed'
}

export const META_SEARCH_FAILURES = ['12_904_3', 'meta-search-failed'] as const

export type MetaSearchFailure = (typeof META_SEARCH_FAILURES)[number]

/** A path of this site or a web page; "javascript:" and its like are no place to go to. */
const WEB_ADDRESS = /^(https?:\/\/|\/(?![/\\]))/

const HOME_ID_LENGTH = 8
const HOME_ID_LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789'

function randomHomeId(random: () => number): string {
  const letters = Array.from(
    { length: HOME_ID_LENGTH },
    () => HOME_ID_LETTERS[Math.floor(random() * HOME_ID_LETTERS.length)],
  )
  return letters.join('')
}

function listFields(search: HotelSearch): Record<string, string> {
  return writeHotelSearch({ ...search, pageMarker: 'pre_resultado' })
}
