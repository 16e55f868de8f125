/**
 * While developing, open pages reload when a rebuilt server answers: each holds a connection open,
 * and a connection that comes back after it broke means a new server.
 */
import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'

export const RELOAD_SCRIPT = '/reload-pages.js'

const SCRIPT = `
let opened = false
new EventSource('/reload-pages').onopen = () => {
  if (opened) location.reload()
  opened = true
}
`

export function answerPageReload(app: FastifyInstance): void {
  app.get(RELOAD_SCRIPT, (_, reply) => reply.type('text/javascript').send(SCRIPT))
  const open = new Set<ServerResponse>()
  app.get('/reload-pages', (_, reply) => {
    reply.hijack()
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    reply.raw.write('retry: 200\n\n')
    open.add(reply.raw.on('close', () => open.delete(reply.raw)))
  })
  app.addHook('preClose', async () => open.forEach((response) => response.end()))
}
