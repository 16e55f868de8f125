import { expect, test } from 'vitest'
import type { CardUpdate } from './page-status.ts'
import {
  areControlsEnabled,
  COMPLETE,
  doesCardRender,
  isComplete,
  pageStatus,
  RENDERED,
} from './page-status.ts'

test.each([
  [0, 3, 0],
  [1, 3, 33],
  [2, 3, 67],
  [3, 3, 100],
  [0, 0, 100],
])('%d of %d is status %d', (done, total, status) => expect(pageStatus(done, total)).toBe(status))

test.each([
  [99, false],
  [100, true],
  [200, true],
])('status %d is complete: %s', (status, complete) => expect(isComplete(status)).toBe(complete))

test('complete is 100 and rendered 200', () => expect([COMPLETE, RENDERED]).toEqual([100, 200]))

test.each([
  [0, false, true],
  [99, true, false],
  [100, true, true],
])('at %d with real polling %s, controls are enabled: %s', (status, isRealPolling, enabled) =>
  expect(areControlsEnabled(status, isRealPolling)).toBe(enabled),
)

test('on this page real polling is off', () => expect(areControlsEnabled(0)).toBe(true))

const metadata: CardUpdate = { cause: 'metadata-sync' }
const unchanged: CardUpdate = { cause: 'list-update', isDataChanged: false, alwaysRender: false }

test.each<[string, CardUpdate, number, boolean]>([
  ['metadata while searching', metadata, 99, false],
  ['metadata when complete', metadata, 100, true],
  ['the same list while searching', unchanged, 99, false],
  ['the same list when complete', unchanged, 100, true],
  ['a changed hotel while searching', { ...unchanged, isDataChanged: true }, 50, true],
  ['always render', { ...unchanged, alwaysRender: true }, 50, true],
])('%s', (_, update, status, renders) => expect(doesCardRender(update, status)).toBe(renders))
