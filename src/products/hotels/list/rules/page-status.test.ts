import { expect, test } from 'vitest'
import { COMPLETE, isComplete, RENDERED } from './page-status.ts'

test.each([
  [99, false],
  [100, true],
  [200, true],
])('status %d is complete: %s', (status, complete) => expect(isComplete(status)).toBe(complete))

test('complete is 100 and rendered 200', () => expect([COMPLETE, RENDERED]).toEqual([100, 200]))
