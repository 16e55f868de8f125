import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { stripCompleteTags, stripTags } from './strip-tags.ts'

test.each([
  ['Madrid', 'Madrid'],
  ['<b>Madrid</b>', 'Madrid'],
  ['Ma<br/>drid', 'Madrid'],
  ['<script>alert(1)</script>', 'alert(1)'],
  ['<<b>script>alert(1)', 'alert(1)'],
  ['<scr<script>ipt>x', 'x'],
  ['<img src=x onerror=alert(1)', 'img src=x onerror=alert(1)'],
  ['5 < 6', '5  6'],
  ['6 > 5', '6 > 5'],
  ['', ''],
])('%s becomes %s', (typed, kept) => {
  expect(stripTags(typed)).toBe(kept)
})

/** Short texts of the dangerous characters meet every nesting that long random ones miss. */
const tagSoup = fc.string({ unit: fc.constantFrom('<', '>', '/', 'b', ' '), maxLength: 30 })

test('stripping twice changes nothing, and no tag can open in what is left', () => {
  fc.assert(
    fc.property(tagSoup, (typed) => {
      const kept = stripTags(typed)
      expect(stripTags(kept)).toBe(kept)
      expect(kept).not.toContain('<')
    }),
  )
})

test.each([
  ['<', '<'],
  ['<b', '<b'],
  ['<b>', ''],
  ['Se<b>villa</b', 'Sevilla</b'],
  ['<<b>script>x', 'x'],
  ['5 < 6', '5 < 6'],
  ['6 > 5', '6 > 5'],
])('while typing, %s becomes %s', (typed, kept) => {
  expect(stripCompleteTags(typed)).toBe(kept)
})

test('a tag typed letter by letter leaves nothing behind', () => {
  const typed = [...'a<script>b'].reduce((text, letter) => stripCompleteTags(text + letter), '')
  expect(typed).toBe('ab')
})
