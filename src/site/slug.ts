/** The readable part of a URL: a name in lower-case ASCII with hyphens. */
import { foldText } from './fold-text.ts'

export function slugOf(name: string): string {
  const slug = foldText(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  // A name in another script still needs a segment, or its URL would not match.
  return slug || 'x'
}
