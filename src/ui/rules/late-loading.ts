/** What a page loads only when it is needed. */

/** What is scrolled to loads this far before it is in view. About pictures the browser decides. */
export const LAZY_LOADING_MARGIN_PX = 300

/** A script that has not arrived by then has failed. */
export const CHUNK_TIMEOUT_MS = 120_000

/** The splash appears after this delay, so that a fast answer is never held back by it. */
export const SPLASH_DELAY_MS = 500
