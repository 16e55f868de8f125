import { describe, expect, test } from 'vitest'
import {
  ALL_CATEGORIES,
  ALL_CATEGORIES_MESSAGE,
  SUGGESTION_CACHE_MS,
  SUGGESTION_DEBOUNCE_MS,
  SUGGESTION_LIMIT,
  SUGGESTION_MIN_LENGTH,
  suggestionFilters,
  suggestionItems,
  type SuggestionMessage,
} from './suggestions.ts'

const MESSAGE: SuggestionMessage = {
  hotel: [
    entry('Sol Palace', 'hotel', 'Accommodations'),
    entry('Sol Mar', 'hotel', 'Accommodations'),
  ],
  chain: [entry('Sol Hotels', 'chain', 'Chains')],
}

describe('the list', () => {
  test('a header stands before each group, and positions begin anew in each', () => {
    expect(shown(MESSAGE)).toEqual([
      '# Accommodations',
      '1 Sol Palace',
      '2 Sol Mar',
      '# Chains',
      '1 Sol Hotels',
    ])
  })

  test('entries without a title are dropped, and groups without entries', () => {
    const message = {
      ...MESSAGE,
      hotel: [{}, null, { title: ' ' }, entry('Sol Mar', 'hotel', 'Accommodations')],
      chain: [{}, null],
    }
    expect(shown(message)).toEqual(['# Accommodations', '1 Sol Mar'])
  })

  test('the limit counts what can be picked', () => {
    expect(shown(MESSAGE, 2)).toEqual(['# Accommodations', '1 Sol Palace', '2 Sol Mar'])
    expect(shown(MESSAGE, 3)).toHaveLength(5)
  })

  test('nothing gives nothing', () => {
    expect(shown({})).toEqual([])
  })

  test('an item carries all that the box and the tracker need', () => {
    expect(suggestionItems(MESSAGE, 'pal')[1]).toEqual({
      label: [
        { text: 'Sol ', match: false },
        { text: 'Pal', match: true },
        { text: 'ace', match: false },
      ],
      labelOnSelected: 'Sol Palace',
      term: 'pal',
      position: 1,
      url: '/Sol Palace',
      categoryCode: 'hotel',
      categoryName: 'Accommodations',
      classes: '',
      isCategory: false,
      icon: '',
      svg: '',
    })
  })
})

describe('the filters', () => {
  const ALL_THREE = [
    { code: 'all', name: 'Todo' },
    { code: 'hotel', name: 'Accommodations' },
    { code: 'chain', name: 'Chains' },
  ]

  test('are all, then each category', () => {
    expect(suggestionFilters(MESSAGE, 'all', [], 'Todo')).toEqual(ALL_THREE)
  })

  test('are cleared when there is only one category', () => {
    const message = { hotel: MESSAGE['hotel'] ?? [], chain: [{}] }
    expect(suggestionFilters(message, 'all', ALL_THREE, 'Todo')).toEqual([])
  })

  test('are rebuilt only for the default filter', () => {
    expect(suggestionFilters({}, 'chain', ALL_THREE, 'Todo')).toBe(ALL_THREE)
  })
})

test.each([
  ['at most 20 suggestions', SUGGESTION_LIMIT, 20],
  ['from 3 letters', SUGGESTION_MIN_LENGTH, 3],
  ['asked for after 300 ms', SUGGESTION_DEBOUNCE_MS, 300],
  ['kept for 24 hours', SUGGESTION_CACHE_MS, 86_400_000],
  ['all is the default filter', ALL_CATEGORIES, 'all'],
  ['and has a message', ALL_CATEGORIES_MESSAGE, 'suggestions.all'],
])('%s', (_, built, specified) => expect(built).toBe(specified))

function entry(title: string, categoryCode: string, categoryName: string) {
  return { title, categoryCode, categoryName, url: `/${title}` }
}

function shown(message: SuggestionMessage, limit?: number): string[] {
  return suggestionItems(message, 'sol', limit).map((item) =>
    item.isCategory ? `# ${item.categoryName}` : `${item.position} ${item.labelOnSelected}`,
  )
}
