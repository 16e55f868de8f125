import { expect, test } from 'vitest'
import { MAX_TERM_LENGTH } from './when-to-ask.ts'
import { askedTerm } from './when-to-ask.ts'
import { keepsRows } from './when-to-ask.ts'
import { waitBeforeAsking } from './when-to-ask.ts'
import type { AskCause } from './when-to-ask.ts'

test.each<[AskCause, boolean, number]>([
  ['typed', false, 300],
  ['typed', true, 0],
  ['opened', false, 0],
  ['filter-chosen', false, 0],
])('%s, kept %s: waits %d ms', (cause, isKept, wait) => {
  expect(waitBeforeAsking(cause, isKept)).toBe(wait)
})

test.each([
  ['sev', 'sevi', true],
  ['sevi', 'sev', true],
  ['Séville', 'sevill', true],
  ['sev', 'bar', false],
  ['', 'sev', true],
])('rows for "%s" stay at "%s": %s', (shownFor, text, stay) => {
  expect(keepsRows(shownFor, text)).toBe(stay)
})

test.each([
  ['  Costa   del SOL ', 'costa del sol'],
  ['a\ud83c', 'a\ufffd'],
  ['x'.repeat(MAX_TERM_LENGTH + 1), 'x'.repeat(MAX_TERM_LENGTH)],
])('"%s" is asked for as "%s"', (text, term) => {
  expect(askedTerm(text)).toBe(term)
})
