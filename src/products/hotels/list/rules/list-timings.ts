/** How long the movements of the results page take, and how far they go. */

export const LIST_TIMINGS = {
  /** While a new list is on its way the old one fades and stays. */
  fadeMs: 200,
  fadedOpacity: 0.3,
  /** After the new data has arrived. */
  restoreMs: 500,
  scrollToTopMs: 300,
} as const

export const FORM_CLOSING_MS = 700
export const FILTER_PANEL_SLIDE_MS = 500
