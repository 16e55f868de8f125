/** What a box offers, whatever it asks: sections of options, each with its look and its value. */
import type { TextPart } from '../rules/highlight.ts'
import { type SuggestionFilter } from '../rules/suggestions.ts'

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
