/** A fault that can no longer be put into the code would be tried for nothing. */
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { BROWSER_FAULTS } from './faults/browser-faults.ts'
import { CATALOGUE_FAULTS } from './faults/catalogue-faults.ts'
import { SERVER_FAULTS } from './faults/server-faults.ts'

test.each([...SERVER_FAULTS, ...CATALOGUE_FAULTS, ...BROWSER_FAULTS])(
  '$name',
  ({ file, find, tests }) => {
    expect(readFileSync(file, 'utf8').split(find)).toHaveLength(2)
    expect(tests.filter((each) => each.includes('.') && !existsSync(each))).toEqual([])
  },
)
