/** What search engines are asked to leave alone: calls of scripts, and the back office as a whole. */
import type { FastifyInstance } from 'fastify'

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
