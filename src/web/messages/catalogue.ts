/**
 * A catalogue holds the texts of one set of conventions: the sixteen locales, and pt-br, the
 * Brazilian wording over the pt-pt locale.
 */
import type { Edition } from '../../core/editions/edition.ts'
import type spanish from './es-es.json'
import { formatMessage, type CompiledMessage, type MessageValues } from './format-message.ts'

export type MessageKey = keyof typeof spanish

export type Catalogue = Record<MessageKey, CompiledMessage>

/** Writes the text of a key in the visitor's language. */
export type Text = (key: MessageKey, values?: MessageValues) => string

export function catalogueIdOf(edition: Edition): string {
  return edition.conventions.toLowerCase()
}

export function textIn(catalogue: Catalogue, conventions: string): Text {
  return (key, values = {}) => formatMessage(catalogue[key], values, conventions)
}
