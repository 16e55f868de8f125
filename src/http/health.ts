/** For the machine that watches this one: is the process alive, is the world loaded? */
import type { FastifyInstance } from 'fastify'

/** Ready once everything a search needs is in memory, and until the process is about to end. */
export interface Readiness {
  status: 'loading' | 'ready' | 'closing'
}

export function answerHealth(app: FastifyInstance, readiness: Readiness): void {
  app.get('/healthz', (_, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )
  app.get('/readyz', (_, reply) =>
    reply
      .header('cache-control', 'no-store')
      .code(readiness.status === 'ready' ? 200 : 503)
      .send({ status: readiness.status }),
  )
}

/** What search engines are asked to leave alone: calls of scripts, and the back office as a whole. */
const CALLS = ['/search/', '/tracking/', '/log/', '/gelf', '/*/ajaxList', '/*/calendario/']

export function answerRobots(app: FastifyInstance): void {
  app.get('/robots.txt', ({ site }, reply) => {
    const isHidden = site?.type === 'admin'
    const paths = isHidden ? ['/'] : CALLS
    const rules = ['User-agent: *', ...paths.map((path) => `Disallow: ${path}`)]
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(`${rules.join('\n')}\n`)
  })
}
