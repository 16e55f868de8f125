/**
 * Forms and calls that change something carry a token that only our own pages know: a browser
 * sends cookies along with another site's form, but that site can read neither cookie nor page.
 *
 * The secret stays in a cookie that scripts cannot read. Tokens are made from it with salt, a new
 * one for every page, so that compressed pages do not give it away: one stands in the page for
 * forms, one in a readable cookie for scripts, which send it back as a header. A token is good for
 * the session it was made in: what was shown to somebody else, or to nobody yet, is refused.
 */
import csrf from '@fastify/csrf-protection'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { SESSION_COOKIE, STAFF_COOKIE } from '../site/session-cookie.ts'
import { hostCookie } from '../ui/rules/stored-data.ts'
import { CSRF_COOKIE, CSRF_HEADER } from '../ui/browser/requests.ts'
import { CSRF_FIELD } from '../ui/form/csrf-field.tsx'

const CSRF_SECRET_COOKIE = 'csrf_secret'

export async function protectForms(app: FastifyInstance, isSecure: boolean): Promise<void> {
  const cookie = { path: '/', sameSite: 'lax', secure: isSecure } as const
  const tokenCookie = hostCookie(CSRF_COOKIE, isSecure)
  const sessionCookies = [SESSION_COOKIE, STAFF_COOKIE].map((name) => hostCookie(name, isSecure))
  /** By what the browser sends, not by who that is: a session that is over changes no form. */
  const sessionOf = ({ cookies }: FastifyRequest) =>
    sessionCookies.map((name) => cookies[name] ?? '').join(' ')

  await app.register(csrf, {
    cookieKey: hostCookie(CSRF_SECRET_COOKIE, isSecure),
    cookieOpts: { ...cookie, httpOnly: true },
    getToken: tokenIn,
    getUserInfo: sessionOf,
    // Not a secret, and need not be one: nobody else knows the session's id that is hashed with it.
    csrfOpts: { hmacKey: 'session' },
    // Refusals are logged where they are told.
    logLevel: 'debug',
  })
  app.decorateReply('csrfToken', function () {
    // Some requests fail before their cookies are read; their pages have no form that works.
    if (!(this.request.cookies as unknown)) return ''
    const token = this.generateCsrf({ userInfo: sessionOf(this.request) })
    this.setCookie(tokenCookie, token, cookie)
    return token
  })
}

declare module 'fastify' {
  interface FastifyReply {
    /** For a page's forms; its answer also sets the cookie for scripts. */
    csrfToken: () => string
  }
}

/** A repeated header or field is nobody's form, and another site's has no token, whatever it sends. */
function tokenIn(request: FastifyRequest): string | void {
  const { headers, body } = request
  if (isFromElsewhere(request)) return undefined
  const field = (body as Record<string, unknown> | null | undefined)?.[CSRF_FIELD]
  const token = headers[CSRF_HEADER] ?? field
  return typeof token === 'string' ? token : undefined
}

/** As the browser says itself. Old ones say nothing; "none" is a form that is sent again by hand. */
function isFromElsewhere({ headers }: FastifyRequest): boolean {
  return !['same-origin', 'none', undefined].includes(headers['sec-fetch-site'] as string)
}

/** Whether the browser vouches that a page of this very host has sent it. */
export function isFromOwnPage({ headers }: FastifyRequest): boolean {
  return headers['sec-fetch-site'] === 'same-origin'
}
