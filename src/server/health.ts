/** For the machine that watches this one: is the process alive, is the world loaded? */
import type { FastifyInstance } from 'fastify'

/** Becomes true once, when everything a search needs is in memory. */
export interface Readiness {
  ready: boolean
}

export function answerHealth(app: FastifyInstance, readiness: Readiness): void {
  app.get('/healthz', (_, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )
  app.get('/readyz', (_, reply) =>
    reply
      .header('cache-control', 'no-store')
      .code(readiness.ready ? 200 : 503)
      .send({ status: readiness.ready ? 'ready' : 'loading' }),
  )
}
