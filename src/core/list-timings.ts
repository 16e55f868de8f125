/** How long the movements of the results page take, and how far they go. */

export const LIST_TIMINGS = {
  /** While a new list is on its way the old one fades and stays. */
  fadeMs: 200,
  fadedOpacity: 0.3,
  /** After the new data has arrived. */
  restoreMs: 500,
  scrollToTopMs: 300,
  resizeThrottleMs: 100,
} as const

export const FORM_CLOSING_MS = 700
export const FILTER_PANEL_SLIDE_MS = 500

/** A modal is placed, then moved in; when it has moved out, it is removed. */
export const MODAL_TIMINGS = { openAfterMs: 10, closeMs: 500, removeAfterMs: 550 } as const

/** Dragging less than the tolerance is a click. */
export const HORIZONTAL_MENU = { dragTolerancePx: 5, scrollMs: 300 } as const

export const GALLERY = {
  autoPlayMs: 8000,
  desktopThumbnails: { least: 4, most: 6 },
  otherThumbnails: { least: 1, most: 3 },
} as const
