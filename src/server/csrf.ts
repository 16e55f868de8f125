/**
 * Forms and calls that change something carry a token that only our own pages know: a browser
 * sends cookies along with another site's form, but that site can read neither cookie nor page.
 *
 * The secret stays in a cookie that scripts cannot read. Tokens are made from it with salt, a new
 * one for every page, so that compressed pages do not give it away: one stands in the page for
 * forms, one in a readable cookie for scripts, which send it back as a header.
 */
import csrf from '@fastify/csrf-protection'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { CSRF_COOKIE, CSRF_HEADER } from '../web/browser/requests.ts'
import { CSRF_FIELD } from '../web/shell/csrf-field.tsx'

const SECRET_COOKIE = 'csrf_secret'

export async function protectForms(app: FastifyInstance, isSecure: boolean): Promise<void> {
  const cookie = { path: '/', sameSite: 'lax', secure: isSecure } as const
  await app.register(csrf, {
    cookieKey: SECRET_COOKIE,
    cookieOpts: { ...cookie, httpOnly: true },
    getToken: tokenIn,
    // A form that lay open overnight is nothing to warn of.
    logLevel: 'debug',
  })
  app.decorateReply('csrfToken', function () {
    // Some requests fail before their cookies are read; their pages have no form that works.
    if (!(this.request.cookies as unknown)) return ''
    const token = this.generateCsrf()
    this.setCookie(CSRF_COOKIE, token, cookie)
    return token
  })
}

declare module 'fastify' {
  interface FastifyReply {
    /** For a page's forms; its answer also sets the cookie for scripts. */
    csrfToken: () => string
  }
}

/** A repeated header or field is nobody's form. */
function tokenIn({ headers, body }: FastifyRequest): string | void {
  const field = (body as Record<string, unknown> | null | undefined)?.[CSRF_FIELD]
  const token = headers[CSRF_HEADER] ?? field
  return typeof token === 'string' ? token : undefined
}
