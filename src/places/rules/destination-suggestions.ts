/** Suggestions of the hotel form's destination field, and what choosing one means. */
import type { Destination } from './destination.ts'

/** A type's number is its place in this list, so a new type goes to the end. */
export const DESTINATION_TYPES = [
  'city',
  'district',
  'region',
  'country',
  'coast',
  'accommodation',
  'chain',
  'point-of-interest',
] as const

export type DestinationType = (typeof DESTINATION_TYPES)[number]

export interface DestinationSuggestion {
  /** The whole line: "Sol, Madrid, Spain". */
  text: string
  name: string
  /** Contains "cid" for a coast; otherwise the numeric id of a destination, or of a chain. */
  id: string
  typeId: number
  type: DestinationType
  /** Empty for anything but an accommodation, whose `id` is then that of its place. */
  accommodationId: string
  destinationName: string
}

export interface SuggestionGroup {
  type: DestinationType
  suggestions: DestinationSuggestion[]
}

export function typeIdOf(type: DestinationType): number {
  return DESTINATION_TYPES.indexOf(type) + 1
}

/** Groups stand where their best suggestion stood, since the answer comes best first. */
export function groupByType(suggestions: readonly DestinationSuggestion[]): SuggestionGroup[] {
  const groups = Map.groupBy(suggestions, ({ type }) => type)
  return Array.from(groups, ([type, members]) => ({ type, suggestions: members }))
}

export function isCoastId(id: string): boolean {
  return id.includes('cid')
}

/** A chosen point of interest is a search in the place around it. */
export function chosenDestination(suggestion: DestinationSuggestion): Destination {
  const { id, name, text, type, accommodationId } = suggestion
  const chosen = { name, typedText: text, within: null }
  const area = { kind: isCoastId(id) ? 'coast' : 'place', id } as const
  if (accommodationId !== '') {
    return { ...chosen, kind: 'hotel', id: accommodationId, within: id === '' ? null : area }
  }
  return type === 'chain' ? { ...chosen, kind: 'chain', id } : { ...chosen, ...area }
}
