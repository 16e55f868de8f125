import { expect, test } from 'vitest'
import { FACET_KEYS, FACETS } from './facets.ts'
import { PANEL_ORDER } from './filter-panel.ts'
import { closePanel } from './filter-panel.ts'
import { applyPanel } from './filter-panel.ts'
import { canApply } from './filter-panel.ts'
import { select } from './filter-panel.ts'
import { openPanel } from './filter-panel.ts'
import { refreshesAtOnce } from './filter-panel.ts'

const four = { categories: ['4'] }
const five = { categories: ['5'] }

test('apply is enabled only while the selection differs from what was saved', () => {
  const opened = openPanel(four)
  expect(canApply(opened)).toBe(false)
  expect(canApply(select(opened, five))).toBe(true)
  expect(canApply(select(select(opened, five), four))).toBe(false)
})

test('apply saves the selection', () => {
  const applied = applyPanel(select(openPanel(four), five))
  expect(applied).toEqual({ saved: five, selection: five })
  expect(canApply(applied)).toBe(false)
})

test('closing without applying restores the saved selection', () => {
  expect(closePanel(select(openPanel(four), five)).selection).toBe(four)
})

test('only large screens refresh the list at every tick', () => {
  expect((['S', 'M', 'L', 'XL'] as const).map(refreshesAtOnce)).toEqual([false, false, true, true])
})

test('the panel has every group that visitors see, each once', () => {
  const shown = FACET_KEYS.filter((key) => FACETS[key].group !== null)
  expect(PANEL_ORDER.toSorted()).toEqual(shown.toSorted())
})
