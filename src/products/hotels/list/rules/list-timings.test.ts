import { expect, test } from 'vitest'
import { FILTER_PANEL_SLIDE_MS, FORM_CLOSING_MS, LIST_TIMINGS } from './list-timings.ts'

test.each([
  ['fade', LIST_TIMINGS.fadeMs, 200],
  ['opacity', LIST_TIMINGS.fadedOpacity, 0.3],
  ['list restore', LIST_TIMINGS.restoreMs, 500],
  ['scroll', LIST_TIMINGS.scrollToTopMs, 300],
  ['form animation', FORM_CLOSING_MS, 700],
  ['filter-panel slide', FILTER_PANEL_SLIDE_MS, 500],
])('%s is as specified', (_, built, specified) => expect(built).toBe(specified))
