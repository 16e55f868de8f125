/** What a box offers, whatever it asks: sections of options, each with its look and its value. */
import type { TextPart } from '../rules/highlight.ts'
import { SUGGESTION_DEBOUNCE_MS, type SuggestionFilter } from '../rules/suggestions.ts'
import { foldText } from '../../site/text/fold-text.ts'
import bedDouble from 'icon:bed-double'
import building from 'icon:building-2'
import flag from 'icon:flag'
import landmark from 'icon:landmark'
import layers from 'icon:layers'
import map from 'icon:map'
import mapPin from 'icon:map-pin'
import waves from 'icon:waves'
import type { DestinationType } from '../rules/destination-suggestions.ts'

export interface SuggestionOption<Value> {
  key: string
  /** Strokes, from `icon:{name}`. */
  icon: string
  label: readonly TextPart[]
  /** The second line: where it lies. */
  detail: readonly TextPart[]
  /** What the box holds once it is picked. */
  text: string
  value: Value
}

export interface SuggestionSection<Value> {
  code: string
  /** Its header; none when empty. */
  name: string
  options: SuggestionOption<Value>[]
}

export interface SuggestionSource<Answer, Value> {
  minLength: number
  /** Where the suggestions for a text are asked for. */
  addressOf: (text: string, filter: string) => string
  /** Null when the answer is not of the agreed shape, which counts as no answer. */
  read: (body: unknown) => Answer | null
  sectionsOf: (answer: Answer, text: string) => SuggestionSection<Value>[]
  /** The filter list after an answer; boxes without filters leave it out. */
  filtersOf?: (
    answer: Answer,
    selected: string,
    current: readonly SuggestionFilter[],
  ) => readonly SuggestionFilter[]
}

/** What a new text or filter means for the list: how long to wait, and whether its rows may stay. */

/** What made the box ask. */
export type AskCause = 'typed' | 'opened' | 'filter-chosen'

/** Only typing is waited for: more letters may come. What is kept costs nothing to show. */
export function waitBeforeAsking(cause: AskCause, isKept: boolean): number {
  return cause === 'typed' && !isKept ? SUGGESTION_DEBOUNCE_MS : 0
}

/** Rows stay until the next answer while a word grows or shrinks; those of another word go. */
export function keepsRows(shownFor: string, text: string): boolean {
  const [before, now] = [foldText(shownFor.trim()), foldText(text.trim())]
  return now.startsWith(before) || before.startsWith(now)
}

/** The longest text that is looked up; names of hotels with their place are shorter. */
export const MAX_TERM_LENGTH = 100

/** A term as it is asked for: one spelling for all that the server finds alike. */
export function askedTerm(text: string): string {
  const term = text.trim().replace(/\s+/g, ' ').toLowerCase().slice(0, MAX_TERM_LENGTH)
  // Half of a character that needs two cannot be written into an address.
  return term.toWellFormed()
}

/** The icon that tells what kind of thing a suggestion is. */
const TYPE_ICONS: Record<DestinationType, string> = {
  city: building,
  district: mapPin,
  region: map,
  country: flag,
  coast: waves,
  accommodation: bedDouble,
  chain: layers,
  'point-of-interest': landmark,
}

/** Categories that this page does not know yet are places. */
export function typeIcon(type: string): string {
  return TYPE_ICONS[type as DestinationType] ?? mapPin
}
