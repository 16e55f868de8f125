/**
 * What the map asks of the data call, beside the dates and rooms of the search: `filtros` is the
 * state of the list as links write it; `bounds` asks for a rectangle instead of the destination,
 * and `ids` for all that is known of a few hotels instead of the place of all.
 */
import { fieldReader, type FormValues } from './form-values.ts'
import { type ListState, readListState, writeListState } from './list-state.ts'
import { problem, type Read } from './problems.ts'

export const MAP_FIELDS = { state: 'filtros', ids: 'ids', bounds: 'bounds' } as const

/** More than a screen shows as single pins. */
export const MOST_ASKED_HOTELS = 50

export interface MapBounds {
  south: number
  /** Greater than `east` where the rectangle crosses the date line. */
  west: number
  north: number
  east: number
}

export interface MapQuestion {
  state: ListState
  ids: number[]
  bounds: MapBounds | null
}

const LONGEST_STATE = 20_000
const HOTEL_IDS = /^[1-9]\d{0,9}(,[1-9]\d{0,9})*$/
const FOUR_NUMBERS = /^(-?\d{1,3}(\.\d{1,6})?,){3}-?\d{1,3}(\.\d{1,6})?$/

export function readMapQuestion(values: FormValues): Read<MapQuestion> {
  const reader = fieldReader(values)
  const { state, problems } = readListState(reader.text(MAP_FIELDS.state, LONGEST_STATE))
  reader.report(...problems)
  const ids = reader.text(MAP_FIELDS.ids, LONGEST_STATE)
  const hotels = ids === '' ? [] : [...new Set(ids.split(','))].map(Number)
  if (ids !== '' && !HOTEL_IDS.test(ids)) reader.report(problem('field-unreadable', MAP_FIELDS.ids))
  else if (hotels.length > MOST_ASKED_HOTELS)
    reader.report(problem('field-too-long', MAP_FIELDS.ids, MOST_ASKED_HOTELS))
  const written = reader.shaped(MAP_FIELDS.bounds, FOUR_NUMBERS)
  const bounds = written === '' ? null : boundsOf(written)
  if (bounds && !isOnGlobe(bounds)) reader.report(problem('field-unreadable', MAP_FIELDS.bounds))
  return reader.finish({ state, ids: hotels, bounds })
}

export function writeMapQuestion({ state, ids, bounds }: MapQuestion): Record<string, string> {
  const filters = writeListState({ ...state, page: 1 })
  return {
    ...(filters && { [MAP_FIELDS.state]: filters }),
    ...(ids.length > 0 && { [MAP_FIELDS.ids]: ids.join(',') }),
    ...(bounds && { [MAP_FIELDS.bounds]: writeBounds(bounds) }),
  }
}

/** Ten metres are near enough, and let the same view be the same question. */
function writeBounds({ south, west, north, east }: MapBounds): string {
  return [south, west, north, east].map((degrees) => String(Number(degrees.toFixed(4)))).join(',')
}

function boundsOf(written: string): MapBounds {
  const [south = 0, west = 0, north = 0, east = 0] = written.split(',').map(Number)
  return { south, west, north, east }
}

function isOnGlobe({ south, west, north, east }: MapBounds): boolean {
  return (
    south >= -90 &&
    south <= north &&
    north <= 90 &&
    [west, east].every((degrees) => degrees >= -180 && degrees <= 180)
  )
}
