/** Airports that were typed and not chosen from the list: a code or a name that fits only one. */
import { type Airport, chosenOrigin } from '../core/flight-origins.ts'
import { writeFlightOrigin } from '../core/flight-option.ts'
import { foldText } from '../core/fold-text.ts'
import { HOTEL_FIELDS } from '../core/form-fields.ts'
import { fieldReader, type FormValues } from '../core/form-values.ts'
import type { Language } from '../core/locales.ts'
import type { SearchMemory } from './search-memory.ts'

export function originByText(
  values: FormValues,
  { suggest }: Pick<SearchMemory, 'suggest'>,
  language: Language,
): FormValues {
  const reader = fieldReader(values)
  const typed = foldText(reader.text(HOTEL_FIELDS.originText))
  const id = reader.text(HOTEL_FIELDS.originId)
  if (typed === '' || (id !== '' && id !== '0')) return values
  const code = AIRPORT_CODE.exec(typed)?.[1] ?? typed
  const byCode = suggest.airportsByPrefix(code, language).filter(named(code, 'id'))
  const byName = suggest.airportsByPrefix(typed, language).filter(named(typed, 'name', 'alias'))
  const [only, ...others] = byCode.length > 0 ? byCode : byName
  if (!only || others.length > 0) return values
  return { ...values, ...writeFlightOrigin(chosenOrigin(only)) }
}

/** Whether an airport of this code exists: its text is the visitor's, and may say anything. */
export function isKnownAirport(text: string, { geography }: Pick<SearchMemory, 'geography'>) {
  const code = AIRPORT_CODE.exec(foldText(text))?.[1]
  return code !== undefined && geography.airportByCode(code.toUpperCase()) >= 0
}

const AIRPORT_CODE = /\(([a-z]{3})\)$/

function named(text: string, ...fields: ('id' | 'name' | 'alias')[]) {
  return (airport: Airport) => fields.some((field) => foldText(airport[field]) === text)
}
