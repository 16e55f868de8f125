/** The cookies that scripts may read and write. */
import { COOKIE_PATH, COOKIE_SECONDS } from '../rules/stored-data.ts'

export interface CookieOptions {
  /** One day unless said otherwise; 0 removes the cookie. */
  seconds?: number
  path?: string
  isSecure?: boolean
}

export function readCookie(name: string): string | null {
  return cookieValue(document.cookie, name)
}

export function writeCookie(name: string, value: string, options: CookieOptions = {}): void {
  const isSecure = location.protocol === 'https:'
  document.cookie = cookieText(name, value, { isSecure, ...options })
}

/** `written` is all cookies in one line, as a browser tells them. */
export function cookieValue(written: string, name: string): string | null {
  for (const pair of written.split('; ')) {
    const equals = pair.indexOf('=')
    if (equals > 0 && pair.slice(0, equals) === encodeURIComponent(name)) {
      return decoded(pair.slice(equals + 1))
    }
  }
  return null
}

export function cookieText(name: string, value: string, options: CookieOptions = {}): string {
  const { seconds = COOKIE_SECONDS, path = COOKIE_PATH, isSecure = false } = options
  const pair = `${encodeURIComponent(name)}=${encodeURIComponent(value)}`
  return `${pair}; max-age=${seconds}; path=${path}; samesite=lax${isSecure ? '; secure' : ''}`
}

/** Another program may have written a bare percent sign. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
