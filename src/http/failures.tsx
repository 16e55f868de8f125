/** Requests that cannot be answered: a page or JSON in the visitor's language, never a trace. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { pathOf } from '../site/routes.ts'
import { siteOf, type Site, type SiteRules } from '../site/site.ts'
import { isStoreAway } from '../store/reachable.ts'
import type { PageProblem } from '../rendering/pages/problem-page.tsx'
import type { FormAgain } from '../rendering/pages/send-again.tsx'
import { brandOf } from '../site/brands.ts'
import { fieldsToSendAgain } from '../rendering/routes/fields-to-send-again.ts'
import { packed } from './compression.ts'
import { isFromOwnPage } from './csrf.ts'
import { statusOf } from './http-statuses.ts'
import { problemPage, type PageRenderer } from '../rendering/routes/page-renderer.tsx'
import { textOf } from '../site/messages/texts.ts'
import { hostOf, pageVisitOf, wantsPage } from './page-visit.ts'
import { pathWithin } from './visit.ts'
import { logSecurity } from './security-events.ts'

/** An expected failure that a handler may throw from anywhere below it. */
export class Failure extends Error {
  /** Only what has a text can be told to a visitor. */
  readonly code: PageProblem
  constructor(code: PageProblem) {
    super(code)
    this.code = code
  }
}

/** What Fastify and its plugins call the failures that a visitor can cause. */
const KNOWN_ERRORS: Record<string, PageProblem> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body-too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'body-unreadable',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'body-unreadable',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'body-unreadable',
  FST_ERR_CTP_INVALID_JSON_BODY: 'body-unreadable',
  FST_ERR_BAD_URL: 'page-not-found',
  FST_ERR_MAX_PARAM_LENGTH: 'page-not-found',
  FST_CSRF_MISSING_SECRET: 'csrf-missing',
  FST_CSRF_INVALID_TOKEN: 'csrf-missing',
  FST_UNDER_PRESSURE: 'try-again',
}

const KNOWN_STATUSES: Record<number, PageProblem> = {
  400: 'body-unreadable',
  413: 'body-too-large',
  429: 'too-many-requests',
}

/** Also for requests that fail before any route is found. */
export type FailureAnswer = (
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
) => FastifyReply

export function answerFailures(
  app: FastifyInstance,
  renderer: PageRenderer,
  rules: SiteRules,
  publicUrl: URL,
): FailureAnswer {
  const defaultSite: Site = { type: 'web', edition: rules.defaultEdition, prefixed: false }
  app.setNotFoundHandler(
    { preHandler: app.rateLimit({ max: 300, timeWindow: 60_000 }) },
    (request, reply) => tell(request, reply, 'page-not-found'),
  )
  app.setErrorHandler(answerError)
  return answerError

  function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
    const code = codeOf(error)
    if (code === 'unexpected' || isStoreAway(error)) request.log.error(error)
    if (code === 'csrf-missing')
      logSecurity(request, isFromOwnPage(request) ? 'form-stale' : 'form-forged')
    return tell(request, reply, code)
  }

  function tell(request: FastifyRequest, reply: FastifyReply, code: PageProblem) {
    // A failure may come before the hook that finds the site.
    const site = request.site ?? siteOf(hostOf(request), '/', rules) ?? defaultSite
    const status = statusOf(code)
    const message = textOf(site)(`problem.${code}`)
    reply.code(status).header('cache-control', 'no-store')
    if (!wantsPage(request)) return reply.send({ code, message })
    const home = request.site ? pathOf(site, 'home') : publicUrl.href
    const again = code === 'csrf-missing' ? formAgain(request) : undefined
    const description = again ? textOf(site)('shell.form-stale') : message
    const head = { title: `${description} · ${brandOf(site).name}`, description }
    const page = problemPage(site, { code, status, home, again })
    try {
      const html = renderer.render(page, head, pageVisitOf(request, reply, site))
      return reply.type('text/html; charset=utf-8').send(packed(request, reply, html))
    } catch (error) {
      // When even this page fails, the sentence alone must do; what failed is for the log.
      request.log.error(error)
      return reply.type('text/plain; charset=utf-8').send(message)
    }
  }
}

/**
 * Somebody signed in or out in another tab, and the form that lay open in this one is refused: what
 * they filled in must not be lost. Only for a form of which the browser itself says that it is ours,
 * because one press of a button would send another site's as well.
 */
function formAgain(request: FastifyRequest): FormAgain | undefined {
  const action = pathWithin(request.url)
  if (!action || !isFromOwnPage(request)) return undefined
  const fields = fieldsToSendAgain(request.body)
  return fields ? { action, fields } : undefined
}

function codeOf(error: FastifyError | Failure): PageProblem {
  if (error instanceof Failure) return error.code
  // Nothing has happened: whoever asked may ask again in a moment.
  if (isStoreAway(error)) return 'try-again'
  return KNOWN_ERRORS[error.code] ?? KNOWN_STATUSES[error.statusCode ?? 500] ?? 'unexpected'
}
