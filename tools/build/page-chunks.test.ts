import { expect, test } from 'vitest'
import { pageChunks } from './page-chunks.ts'

/** Each module with those that import it at once. */
const IMPORTERS: Record<string, string[]> = {
  'home/home-entry.tsx': [],
  'home/getaway-home-entry.tsx': [],
  'results/results-entry.tsx': [],
  'hotel/hotel-entry.tsx': [],
  'cart/cart-entry.tsx': [],
  'problem/problem-entry.tsx': [],
  'consent/consent-entry.tsx': [],
  'frame.tsx': [
    'home/home-entry.tsx',
    'form.tsx',
    'card.tsx',
    'problem.tsx',
    'consent.tsx',
    'terms.tsx',
  ],
  'form.tsx': ['home/home-entry.tsx', 'home/getaway-home-entry.tsx'],
  'money.ts': ['form.tsx', 'card.tsx'],
  'card.tsx': ['results/results-entry.tsx'],
  'terms.tsx': ['hotel/hotel-entry.tsx', 'cart/cart-entry.tsx'],
  'score.ts': ['card.tsx', 'hotel/hotel-entry.tsx', 'cart/cart-entry.tsx'],
  'dates.tsx': ['form.tsx', 'hotel/hotel-entry.tsx', 'cart/cart-entry.tsx'],
  'projection.ts': ['hotel/hotel-entry.tsx', 'map.tsx'],
  'map.tsx': [],
  'problem.tsx': ['problem/problem-entry.tsx'],
  'consent.tsx': ['consent/consent-entry.tsx'],
  'drawing.tsx': ['problem.tsx', 'consent.tsx'],
  'calendar.tsx': [],
  'header-search.tsx': [],
  'suggestions.tsx': ['form.tsx', 'header-search.tsx'],
  '/pages/shell/footer.tsx': ['frame.tsx'],
  'claim.tsx': ['/pages/shell/footer.tsx', 'card.tsx'],
  '/node_modules/react/index.js': ['frame.tsx'],
}

/** And with those that import it on first use. */
const LATER: Record<string, string[]> = {
  'calendar.tsx': ['form.tsx'],
  'map.tsx': ['card.tsx'],
  'header-search.tsx': ['frame.tsx'],
}

test.each([
  ['frame.tsx', 'every-page'],
  ['form.tsx', 'home-pages'],
  ['money.ts', 'search-pages'],
  ['suggestions.tsx', 'home-pages-and-later'],
  ['drawing.tsx', 'consent-problem-pages'],
  ['terms.tsx', 'hotel-booking-pages'],
  ['score.ts', 'hotel-results-pages'],
  ['dates.tsx', 'home-hotel-pages'],
  ['projection.ts', 'hotel-page-and-later'],
  ['card.tsx', null],
  ['calendar.tsx', null],
  ['claim.tsx', null],
  ['/node_modules/react/index.js', 'every-page'],
])('%s goes into the file %s', (id, expected) => {
  const entries = Object.keys(IMPORTERS).filter((module) => module.endsWith('-entry.tsx'))
  const { groups } = pageChunks(new Map(entries.map((entry) => [entry, entry.split('/')[0]!])))
  const getModuleInfo = (module: string) => ({
    importers: IMPORTERS[module]!,
    dynamicImporters: LATER[module] ?? [],
  })
  expect(groups[0]!.name(id, { getModuleInfo })).toBe(expected)
})
