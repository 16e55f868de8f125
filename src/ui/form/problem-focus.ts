/**
 * A page that comes back with problems begins at the first of them, which is then read aloud with
 * its field. The browser does that by itself: it needs no script, nor does one do it again later.
 */
import type { Problem } from '../../site/problems.ts'

/** For the control of a field, or with '' for what tells of the whole form. */
export function problemFocus(problems: readonly Problem[], field: string) {
  return problems[0]?.field === field ? { autoFocus: true } : {}
}
