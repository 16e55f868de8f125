import { expect, test } from 'vitest'
import { suggestionNotice, type SuggestionWidget } from './autocomplete.ts'

/** Three suggestions for "sol", which nothing forbids. */
const QUIET: SuggestionWidget = {
  textLength: 3,
  minLength: 3,
  maxLength: 10,
  selected: 0,
  maxSelected: 2,
  loading: 'nothing',
  found: 3,
}

test.each<[string, Partial<SuggestionWidget>, string]>([
  ['a list', {}, ''],
  ['nothing typed', { textLength: 0 }, 'enter-more 3'],
  ['a letter missing', { textLength: 2, loading: 'failed' }, 'enter-more 1'],
  ['two letters too many', { textLength: 12 }, 'delete-some 2'],
  ['as many letters as allowed', { textLength: 10 }, ''],
  ['no limit of letters', { textLength: 999, maxLength: null }, ''],
  ['all selected that may be', { selected: 2, loading: 'first-results' }, 'select-only 2'],
  ['no limit of selections', { selected: 99, maxSelected: null }, ''],
  ['a failure', { loading: 'failed', found: 0 }, 'results-not-loaded'],
  ['the first results on their way', { loading: 'first-results', found: 0 }, 'searching'],
  ['more results on their way', { loading: 'more-results' }, 'loading-more'],
  ['an empty answer', { found: 0 }, 'none-found'],
])('%s', (_what, changes, expected) => {
  const notice = suggestionNotice({ ...QUIET, ...changes })
  const [name = '', count] = expected.split(' ')
  const message = { key: `suggestions.${name}`, count: count ? Number(count) : null }
  expect(notice).toEqual(name ? message : null)
})
