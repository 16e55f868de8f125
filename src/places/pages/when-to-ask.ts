/** What a new text or filter means for the list: how long to wait, and whether its rows may stay. */
import { SUGGESTION_DEBOUNCE_MS } from '../rules/suggestions.ts'
import { foldText } from '../../site/text/fold-text.ts'

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

/** A term as it is asked for: one spelling for all that the server finds alike. */
export function askedTerm(text: string): string {
  const term = text.trim().replace(/\s+/g, ' ').toLowerCase().slice(0, MAX_TERM_LENGTH)
  // Half of a character that needs two cannot be written into an address.
  return term.toWellFormed()
}

/** The longest text that is looked up; names of hotels with their place are shorter. */
export const MAX_TERM_LENGTH = 100
