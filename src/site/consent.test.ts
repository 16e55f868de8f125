import { describe, expect, test } from 'vitest'
import { allows, consentOf, readConsent, writeConsent } from './consent.ts'

describe('what is kept is read back', () => {
  test.each([[['analytics'] as const], [[] as const]])('%j', (consent) => {
    expect(readConsent(writeConsent(consent))).toEqual(consent)
  })
})

test.each([
  undefined,
  null,
  '',
  '1',
  'analytics',
  '0:analytics',
  '2:',
  '1:spying',
  '1:analytics:x',
])('%j is no answer to the question, so nothing is allowed', (written) => {
  expect(readConsent(written)).toBeNull()
  expect(allows(readConsent(written), 'analytics')).toBe(false)
})

test('only what was allowed is allowed', () => {
  expect(allows(['analytics'], 'analytics')).toBe(true)
  expect(allows([], 'analytics')).toBe(false)
})

test.each([
  [{ choice: 'all' }, ['analytics']],
  [{ choice: 'necessary', purpose: 'analytics' }, []],
  [{ choice: 'chosen', purpose: 'analytics' }, ['analytics']],
  [{ choice: 'chosen', purpose: ['analytics', 'analytics', 'spying'] }, ['analytics']],
  [{ choice: 'chosen' }, []],
  [{}, null],
  [{ choice: ['all', 'all'] }, null],
])('the form %j means %j', (fields, consent) => {
  expect(consentOf(fields)).toEqual(consent)
})
