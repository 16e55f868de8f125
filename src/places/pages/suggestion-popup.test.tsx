import { expect, test } from 'vitest'
import { rendered, SPANISH_SITE } from '../../../tests/fixtures/rendered.tsx'
import { emptyAutocomplete } from '../rules/autocomplete.ts'
import type { DestinationSuggestion } from '../rules/destination-suggestions.ts'
import { textOf } from '../../site/messages/texts.ts'
import { destinationSource } from '../../search/pages/destination/destination-suggesting.tsx'
import { SuggestionPopup } from './suggesting.tsx'

const source = destinationSource(SPANISH_SITE, textOf(SPANISH_SITE))
const answer = [suggestion('city', 'Sevilla', 'España'), suggestion('region', 'Sevilla', 'España')]

test('shows groups with headers, and marks the match', () => {
  const html = popup({ selected: 1 })
  expect(html).toContain('role="listbox" id="where-list" aria-label="Sugerencias"')
  expect(html).toContain('aria-labelledby="where-list-city"')
  expect(html).toMatch(/id="where-list-city"[^>]*>Ciudades</)
  expect(html).toMatch(/role="option" id="where-list-0" aria-selected="false"/)
  expect(html).toMatch(/role="option" id="where-list-1" aria-selected="true"/)
  expect(html).toContain('<mark>Sev</mark>illa')
})

test('offers the categories, the chosen one pressed', () => {
  const html = popup({})
  const buttons = html.match(/<button[^>]*>[^<]*/g)!.map((button) => button.replace(/.*>/, ''))
  expect(buttons).toEqual(['Todo', 'Ciudades', 'Regiones'])
  expect(html).toContain('<fieldset')
  expect(html.match(/aria-pressed="true"/g)).toHaveLength(1)
})

test('offers no categories where there is only one', () => {
  expect(popup({}, answer.slice(0, 1))).not.toContain('<button')
})

test('is not there when there is nothing to say', () => {
  expect(popup({ isExpanded: false })).toBe('')
})

test('says why there is no list', () => {
  const notice = { key: 'suggestions.enter-more', count: 1 } as const
  const html = popup({ isExpanded: false, notice })
  expect(html).toContain('Introduce 1 carácter más')
  expect(html).not.toContain('listbox')
})

interface Shown {
  selected?: number
  isExpanded?: boolean
  notice?: { key: 'suggestions.enter-more'; count: number }
}

function popup({ selected, isExpanded = true, notice }: Shown, offered = answer): string {
  const sections = source.sectionsOf(offered, 'sev')
  const options = sections.flatMap((section) => section.options)
  const combobox = {
    box: { ...emptyAutocomplete(), text: 'sev', isOpen: isExpanded, selected: selected ?? null },
    sections,
    options,
    filters: source.filtersOf!(offered, 'all', []),
    isExpanded,
    notice: notice ?? null,
    filter: () => {},
  }
  return rendered(
    <SuggestionPopup
      listId="where-list"
      combobox={combobox}
      onPick={() => {}}
      onReturn={() => {}}
    />,
  )
}

function suggestion(
  type: DestinationSuggestion['type'],
  name: string,
  place: string,
): DestinationSuggestion {
  const text = `${name}, ${place}`
  return { text, name, id: '1', typeId: 1, type, accommodationId: '', destinationName: name }
}
