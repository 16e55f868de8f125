/** Delays and lifetimes of the page that belong to no single part of it. */

/** Lets the browser lay the panel out before its opening animation. */
export const MODAL_SHOW_DELAY_MS = 10
/** Closing animations: the overlay's, and the sliding panels', which are a little longer. */
export const MODAL_REMOVE_DELAY_MS = 500
export const SLIDING_PANEL_REMOVE_DELAY_MS = 550

export const STORED_CACHE_MS = 86_400_000

export const COOKIE_SECONDS = 86_400
export const COOKIE_PATH = '/'

/** Pictures begin to load this far before they scroll into view. */
export const LAZY_LOADING_MARGIN_PX = 300

/** A script that has not arrived by then has failed. */
export const CHUNK_TIMEOUT_MS = 120_000
