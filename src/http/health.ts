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
