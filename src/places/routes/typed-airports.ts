/** Airports that were typed and not chosen from the list: a code or a name that fits only one. */
import { type Airport, chosenOrigin } from '../rules/flight-origins.ts'
import { type FlightOrigin, writeFlightOrigin } from '../rules/flight-option.ts'
import { foldText } from '../../site/text/fold-text.ts'
import { HOTEL_FIELDS } from '../../site/form-fields.ts'
import { fieldReader, type FormValues } from '../../site/form-values.ts'
import type { Language } from '../../site/locales.ts'
import type { SuggestIndex } from '../memory/suggest-index.ts'

/** The fields with the airport that was typed as if it had been chosen. */
export function withTypedAirport(
  values: FormValues,
  { suggest }: { suggest: SuggestIndex },
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

/** Whether the list offers this airport with this id: both come from outside and may say anything. */
export function isKnownAirport(
  { text, id }: FlightOrigin,
  { suggest }: { suggest: SuggestIndex },
  language: Language,
): boolean {
  const code = AIRPORT_CODE.exec(foldText(text))?.[1]
  if (code === undefined) return false
  const offered = suggest.airportsByPrefix(code, language).filter(named(code, 'id'))
  return offered.some(({ destinationId }) => destinationId === id)
}

const AIRPORT_CODE = /\(([a-z]{3})\)$/

function named(text: string, ...fields: ('id' | 'name' | 'alias')[]) {
  return (airport: Airport) => fields.some((field) => foldText(airport[field]) === text)
}
