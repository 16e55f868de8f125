/** How long a browser keeps what pages store in it, unless they say otherwise: one day. */

export const STORED_CACHE_MS = 86_400_000

export const COOKIE_SECONDS = 86_400
export const COOKIE_PATH = '/'
