/**
 * A catalogue holds the texts of one set of conventions: the sixteen locales, and pt-br, the
 * Brazilian wording over the pt-pt locale.
 */
import type { Site } from '../site.ts'
import type { Edition } from '../editions/edition.ts'
import type spanish from './es-es.json'
import { formatMessage, type CompiledMessage, type MessageValues } from './format-message.ts'

export type MessageKey = keyof typeof spanish

export type Catalogue = Record<MessageKey, CompiledMessage>

/** Writes the text of a key in the visitor's language. */
export type Text = (key: MessageKey, values?: MessageValues) => string

export function catalogueIdOf(edition: Edition): string {
  return edition.conventions.toLowerCase()
}

/** In the browser a catalogue holds the page's own messages; the server has them all. */
export function textIn(catalogue: Partial<Catalogue>, conventions: string): Text {
  return (key, values = {}) => formatMessage(catalogue[key] ?? missing(key), values, conventions)
}

/** A mistake of ours: it is reported like any other error, and costs the visitor one text only. */
function missing(key: MessageKey): string {
  globalThis.reportError?.(new Error(`The page has no text for ${key}`))
  return key
}

/** Where something is told, and in which words. */
export interface WordsOf {
  site: Site
  text: Text
}
