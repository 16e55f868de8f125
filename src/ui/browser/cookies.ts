/** The cookies that scripts may read; only the server writes any. */

export function readCookie(name: string): string | null {
  return cookieValue(document.cookie, name)
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

/** Another program may have written a bare percent sign. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
