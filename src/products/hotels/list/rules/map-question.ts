/**
 * What the map asks of the data call, beside the dates and rooms of the search: `filtros` is the
 * state of the list as links write it, and `ids` asks for all that is known of a few hotels instead
 * of the place of all.
 */
import { fieldReader, type FormValues } from '../../../../site/form-values.ts'
import { type ListState, readListState, writeListState } from './list-state.ts'
import { problem, type Read } from '../../../../site/problems.ts'

const MAP_FIELDS = { state: 'filtros', ids: 'ids' } as const

/** More than a screen shows as single pins. */
export const MAX_ASKED_HOTELS = 50

export interface MapQuestion {
  state: ListState
  ids: number[]
}

const LONGEST_STATE = 20_000

const HOTEL_IDS = /^[1-9]\d{0,9}(,[1-9]\d{0,9})*$/

export function readMapQuestion(values: FormValues): Read<MapQuestion> {
  const reader = fieldReader(values)
  const { state, problems } = readListState(reader.text(MAP_FIELDS.state, LONGEST_STATE))
  // Whoever asks knows the one field; what stands in it is no field of the call.
  reader.report(...problems.map((each) => ({ ...each, field: MAP_FIELDS.state })))
  const ids = reader.text(MAP_FIELDS.ids, LONGEST_STATE)
  const hotels = ids === '' ? [] : [...new Set(ids.split(','))].map(Number)
  if (ids !== '' && !HOTEL_IDS.test(ids)) reader.report(problem('field-unreadable', MAP_FIELDS.ids))
  else if (hotels.length > MAX_ASKED_HOTELS)
    reader.report(problem('field-too-many', MAP_FIELDS.ids, MAX_ASKED_HOTELS))
  return reader.finish({ state, ids: hotels })
}

export function writeMapQuestion({ state, ids }: MapQuestion): Record<string, string> {
  const filters = writeListState({ ...state, page: 1 })
  return {
    ...(filters && { [MAP_FIELDS.state]: filters }),
    ...(ids.length > 0 && { [MAP_FIELDS.ids]: ids.join(',') }),
  }
}
