/** What pages store in a browser: for how long, unless they say otherwise, and under which name. */

/** One day. */
export const STORED_CACHE_MS = 86_400_000

/**
 * The name of a cookie that a neighbouring host must not be able to set. Browsers take one with
 * this prefix from the very host only, over HTTPS; on plain HTTP they would take none.
 */
export function hostCookie(name: string, isSecure: boolean): string {
  return isSecure ? `__Host-${name}` : name
}
