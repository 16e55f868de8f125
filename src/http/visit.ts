/** A visit is one request as handlers see it: where the visitor is, what was asked, how to answer. */
import type { RateLimitOptions } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { patternsOf } from '../site/route-patterns.ts'
import type { SignedInPerson } from '../site/person.ts'
import type { OwnClaims } from '../site/own-claims.ts'
import type { RouteName } from '../site/routes.ts'
import type { Site } from '../site/site.ts'
import type { Problem } from '../site/problems.ts'
import type { Text } from '../site/messages/catalogue.ts'
import { packed } from './compression.ts'
import type { PageHead } from '../rendering/routes/document.ts'
import { statusOf } from './http-statuses.ts'
import type { PageElement, PageRenderer } from '../rendering/routes/page-renderer.tsx'
import { textOf } from '../site/messages/texts.ts'
import { pageVisitOf, wantsPage } from './page-visit.ts'
import { problemText } from '../ui/form/problem-text.ts'

export interface Visit {
  site: Site
  text: Text
  path: string
  query: Record<string, unknown>
  parameters: Record<string, string>
  body: unknown
  cookies: Record<string, string | undefined>
  /** What may be said of the shop. */
  claims: OwnClaims
  /** Who is signed in, as of a few seconds ago at most. */
  person: SignedInPerson | null
  /** Whether a page is asked for; scripts ask for data. */
  wantsPage: boolean
  /** For headers and cookies of the answer. */
  reply: FastifyReply
  page: (page: PageElement, head: PageHead, status?: number) => FastifyReply
  redirect: (path: string, status?: 301 | 302 | 303) => FastifyReply
  /** Data for a script; browsers may keep it for so many seconds. */
  data: (data: unknown, keepSeconds?: number) => FastifyReply
  /** The same, with what this visitor pays: nobody on the way may keep it for another. */
  ownData: (data: unknown, keepSeconds: number) => FastifyReply
  /** What was wrong with a call, for a script: every problem with its field, code and text. */
  problems: (problems: Problem[]) => FastifyReply
}

export type Handler = (visit: Visit) => FastifyReply | Promise<FastifyReply>

export interface AnswerRules {
  /** Only our own pages may ask for it: the token against forged requests must come with it. */
  changesSomething?: boolean
  /** From one address, in whichever edition's words; 0 is no limit. */
  maxPerMinute?: number
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Null on hosts and under prefixes where no site is. */
    site: Site | null
  }
}

/** Answers a route of the URL map on every site, in the words of the site's edition only. */
export function answer(
  app: FastifyInstance,
  renderer: PageRenderer,
  method: 'GET' | 'POST',
  name: RouteName,
  handler: Handler,
  { changesSomething = false, maxPerMinute }: AnswerRules = {},
): void {
  for (const { pattern, belongsTo } of patternsOf(name))
    app.route({
      method,
      url: pattern,
      config: maxPerMinute ? { rateLimit: perMinute(maxPerMinute, `${method} ${name}`) } : {},
      preHandler: changesSomething ? [app.csrfProtection] : [],
      handler: (request, reply) => {
        const { site } = request
        // The back office sells nothing: the shop's pages are not found there.
        if (!site || !belongsTo(site) || site.type === 'admin') return reply.callNotFound()
        return handler(visitOf(request, reply, site, renderer))
      },
    })
}

/** One count for every path that belongs to the group. */
export function perMinute(max: number, groupId: string): RateLimitOptions {
  return { max, timeWindow: 60_000, groupId }
}

export function visitOf(
  request: FastifyRequest,
  reply: FastifyReply,
  site: Site,
  renderer: PageRenderer,
): Visit {
  return {
    site,
    text: textOf(site),
    claims: renderer.claimsOn(site),
    path: request.url,
    query: request.query as Record<string, unknown>,
    parameters: request.params as Record<string, string>,
    body: request.body,
    cookies: request.cookies,
    person: request.person,
    wantsPage: wantsPage(request),
    reply,
    page: (page, head, status = 200) =>
      reply
        .code(status)
        .type('text/html; charset=utf-8')
        // Pages know their visitor's choices; a browser may keep one but asks before showing it.
        .header('cache-control', 'private, no-cache')
        .send(
          packed(request, reply, renderer.render(page, head, pageVisitOf(request, reply, site))),
        ),
    redirect: (path, status = 302) => reply.redirect(path, status),
    data: (data, keepSeconds = 0) =>
      reply
        .header('cache-control', keepSeconds ? `public, max-age=${keepSeconds}` : 'no-store')
        .send(data),
    ownData: (data, keepSeconds) =>
      reply
        .header('cache-control', `private, max-age=${keepSeconds}`)
        // Whoever signs in, or out, asks anew.
        .header('vary', 'cookie')
        .send(data),
    problems: (problems) =>
      reply
        .code(statusOf(problems[0]!.code))
        .header('cache-control', 'no-store')
        .send(problemsAnswer(problems, textOf(site))),
  }
}

/** What was wrong with a call: the first problem as any failure is told, and then each with its field. */
function problemsAnswer(problems: readonly Problem[], text: Text) {
  const told = problems.map((each) => ({ ...each, message: problemText(text, each) }))
  return { code: told[0]!.code, message: told[0]!.message, problems: told }
}

/** A form may lead back to a page of this host only: browsers read "//" and "/\" as another one. */
export function pathWithin(back: unknown): string | null {
  return typeof back === 'string' && /^\/(?![/\\])[\x21-\x7e]*$/.test(back) ? back : null
}
