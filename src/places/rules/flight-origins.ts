/**
 * Airports offered as the origin of a flight.
 * The list is asked for by the first two letters, kept, and narrowed here as more is typed.
 */
import type { FlightOrigin } from './flight-option.ts'
import { foldText } from '../../site/text/fold-text.ts'

export interface Airport {
  name: string
  country: string
  /** The IATA code. */
  id: string
  destinationId: string
  /** The city it serves, in the visitor's language; empty when that is its name. */
  alias: string
}

export const MAX_AIRPORTS_SHOWN = 11

/** The key under which lists are asked for and kept; empty until there are two letters. */
export function airportListKey(term: string): string {
  const letters = foldText(term.trim()).slice(0, AIRPORT_KEY_LENGTH)
  return letters.length === AIRPORT_KEY_LENGTH ? letters : ''
}

export function matchingAirports(airports: readonly Airport[], term: string): Airport[] {
  const prefix = foldText(term.trim())
  if (prefix === '') return []
  return airports
    .filter(({ id, name, alias }) =>
      [id, name, alias].some((word) => foldText(word).startsWith(prefix)),
    )
    .slice(0, MAX_AIRPORTS_SHOWN)
}

/**
 * The text ends with the code in parentheses, by which the form knows a real airport. It begins
 * with the city: airports have long names, of people whom few would look for.
 */
export function chosenOrigin({ name, alias, id, destinationId }: Airport): FlightOrigin {
  return { text: `${alias || name} (${id})`, id: destinationId }
}

const AIRPORT_KEY_LENGTH = 2
