/**
 * The destination field of the hotel form as pure transitions: its text, and the choice behind it
 * that travels in hidden ids. A text that was typed over has no choice any more, or the form
 * would search where the visitor no longer wants to go.
 */
import { type Destination, writeDestination } from '../../places/rules/destination.ts'
import {
  chosenDestination,
  type DestinationSuggestion,
} from '../../places/rules/destination-suggestions.ts'
import { HOTEL_FIELDS } from '../../site/form-fields.ts'
import { DEFAULT_CUSTOMERS } from './room-fields.ts'

export interface DestinationField {
  text: string
  /** Null while nothing is chosen from the list. */
  chosen: Destination | null
  /** The last choice, which comes back if the visitor leaves the field with its text. */
  original: Destination | null
  /** The chain whose hotels were wished for there; another destination is a wish of its own. */
  brandId: string
}

const ANY_BRAND = '0'

export const EMPTY_DESTINATION_FIELD = destinationField(null)

export function destinationField(
  original: Destination | null,
  brandId: string = ANY_BRAND,
): DestinationField {
  return { text: original?.typedText ?? '', chosen: original, original, brandId }
}

export function typeDestination(field: DestinationField, text: string): DestinationField {
  return { ...field, text, chosen: null }
}

export function chooseDestination(suggestion: DestinationSuggestion): DestinationField {
  return destinationField(chosenDestination(suggestion))
}

/** With a flight other places can be reached, so what was chosen before is forgotten. */
export function toggleFlight(): DestinationField {
  return EMPTY_DESTINATION_FIELD
}

/** Leaving the field with the text of the original search restores that search. */
export function blurDestination(field: DestinationField): DestinationField {
  const isSame = field.text.trim() !== '' && field.text.trim() === field.original?.typedText.trim()
  return isSame ? destinationField(field.original, field.brandId) : field
}

/** All the form's fields about the destination; those that nothing is chosen for are reset. */
export function destinationFields({
  text,
  chosen,
  brandId,
}: DestinationField): Record<string, string> {
  return {
    [HOTEL_FIELDS.destinationName]: '',
    [HOTEL_FIELDS.placeId]: '',
    [HOTEL_FIELDS.coastId]: '',
    [HOTEL_FIELDS.hotelId]: '',
    [HOTEL_FIELDS.brandId]: chosen ? brandId : ANY_BRAND,
    ...(chosen && writeDestination(chosen)),
    [HOTEL_FIELDS.destinationText]: text,
    [HOTEL_FIELDS.pageMarker]: usualPageMarker(chosen),
  }
}

/** A chosen hotel opens its own page; everything else leads to a list. */
export function usualPageMarker(
  destination: Destination | null,
): 'busqueda_por_hotel' | 'pre_resultado' {
  return destination?.kind === 'hotel' ? 'busqueda_por_hotel' : 'pre_resultado'
}

/** What a new search has, and what a form or link means that does not say. */
export const DEFAULT_SEARCH_TYPE = 'showFlightCheckbox'

// The hidden fields of a form with which a new search begins.

/** A voucher pays for one search only, so a new one begins without. */
export const NEW_SEARCH_FIELDS: Readonly<Record<string, string>> = {
  [HOTEL_FIELDS.pageMarker]: 'pre_resultado',
  [HOTEL_FIELDS.brandId]: '0',
  [HOTEL_FIELDS.customers]: DEFAULT_CUSTOMERS,
  [HOTEL_FIELDS.rooms]: '1',
  [HOTEL_FIELDS.giftBoxCode]: '',
  [HOTEL_FIELDS.includeTrain]: '1',
  [HOTEL_FIELDS.searchType]: DEFAULT_SEARCH_TYPE,
}
