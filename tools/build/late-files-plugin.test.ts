import { expect, test } from 'vitest'
import { filesOfPart } from './late-files-plugin.ts'

test('a part is made of its own file and of those that no page has yet', () => {
  expect(
    filesOfPart('assets/map-1.js', [
      'assets/map-1.js',
      'assets/pins-2.js',
      'assets/every-page-3.js',
    ]),
  ).toEqual(['assets/map-1.js', 'assets/pins-2.js'])
  expect(filesOfPart('assets/reader-1.js', [])).toEqual(['assets/reader-1.js'])
})
