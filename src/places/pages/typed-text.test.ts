import { expect, test } from 'vitest'
import { withoutTags } from './combobox.tsx'

/** The caret is written as "|". */
test.each([
  ['Sevi|lla', 'Sevi|lla'],
  ['<|', '<|'],
  ['Se<b>vi|lla', 'Sevi|lla'],
  ['Sev<|illa', 'Sev<|illa'],
  ['<script>x</script>|', 'x|'],
  ['a|<b>', 'a|'],
  ['a<s|c>b', 'a|b'],
])('%s becomes %s', (typed, expected) => {
  const { text, caret } = withoutTags(typed.replace('|', ''), typed.indexOf('|'))
  expect(`${text.slice(0, caret)}|${text.slice(caret)}`).toBe(expected)
})
