import { expect, test } from 'vitest'
import {
  FILTER_PANEL_SLIDE_MS,
  FORM_CLOSING_MS,
  GALLERY,
  HORIZONTAL_MENU,
  LIST_TIMINGS,
  MODAL_TIMINGS,
} from './list-timings.ts'

test.each([
  ['fade', LIST_TIMINGS.fadeMs, 200],
  ['opacity', LIST_TIMINGS.fadedOpacity, 0.3],
  ['list restore', LIST_TIMINGS.restoreMs, 500],
  ['scroll', LIST_TIMINGS.scrollToTopMs, 300],
  ['resize', LIST_TIMINGS.resizeThrottleMs, 100],
  ['form animation', FORM_CLOSING_MS, 700],
  ['filter-panel slide', FILTER_PANEL_SLIDE_MS, 500],
  ['modal delays', Object.values(MODAL_TIMINGS), [10, 500, 550]],
  ['horizontal menu', Object.values(HORIZONTAL_MENU), [5, 300]],
  ['carousel', GALLERY.autoPlayMs, 8000],
  ['desktop thumbnails', Object.values(GALLERY.desktopThumbnails), [4, 6]],
  ['other thumbnails', Object.values(GALLERY.otherThumbnails), [1, 3]],
])('%s is as specified', (_, built, specified) => expect(built).toEqual(specified))
