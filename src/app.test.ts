import { connect, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { buildTestApp, visitor } from '../tests/fixtures/test-app.ts'
import type { Readiness } from './http/health.ts'
import { readSettings } from './settings.ts'

const readiness: Readiness = { status: 'ready' }
let app: FastifyInstance
beforeAll(async () => {
  app = await buildTestApp({ readiness })
})
afterAll(() => app.close())

/** A visitor's request, written as the address bar shows it: "de.localhost/hotels/". */
const visit = (address: string, headers = {}) => visitor(app)(address, { headers })

test('the process says that it lives, on any host', async () => {
  expect((await visit('whatever.example/healthz')).statusCode).toBe(200)
})

test('readiness follows the world', async () => {
  expect((await visit('localhost/readyz')).statusCode).toBe(200)
  for (const status of ['loading', 'closing'] as const) {
    readiness.status = status
    const answer = await visit('localhost/readyz')
    expect([answer.statusCode, answer.json()]).toEqual([503, { status }])
    // Whoever still comes is answered.
    expect((await visit('es.localhost/')).statusCode).toBe(200)
  }
  readiness.status = 'ready'
})

test.each([
  ['es.localhost/', 'es-ES', 'Encuentra tu hotel'],
  ['cat.localhost/', 'ca-ES', 'Troba el teu hotel'],
  ['gb.localhost/', 'en-GB', 'Find your hotel'],
  ['de.localhost/', 'de-DE', 'Finden Sie Ihr Hotel'],
  ['ar.localhost/', 'es-AR', 'Encontrá tu hotel'],
  ['br.localhost/', 'pt-BR', 'Hospedagens para comparar'],
  ['pe.localhost/', 'es-PE', 'Alojamientos para comparar'],
  ['localhost/fr/', 'fr-FR', 'Trouvez votre hôtel'],
  ['localhost/fr', 'fr-FR', 'Trouvez votre hôtel'],
])('%s speaks %s', async (address, lang, words) => {
  const { statusCode, body } = await visit(address)
  expect(statusCode).toBe(200)
  expect(body).toContain(`<html lang="${lang}"`)
  expect(body).toContain(words)
})

test.each([
  ['localhost/', '/es/'],
  ['localhost/?tab=2', '/es/?tab=2'],
])('multi-country mode leads from %s to %s', async (address, prefix) => {
  const { statusCode, headers } = await visit(address)
  expect([statusCode, headers.location]).toEqual([302, prefix])
})

test.each(['mx.localhost/', 'mx.app.localhost/'])(
  '%s tells its canonical address',
  async (address) => {
    const { body } = await visit(address)
    expect(body).toContain('<link rel="canonical" href="http://mx.localhost:3000/">')
    expect(body).toContain(
      '<link rel="alternate" hreflang="de-DE" href="http://de.localhost:3000/">',
    )
    expect(body).toMatch(/<meta name="description" content="[^"]{50,}">/)
  },
)

test.each([
  ['es.localhost/nada/', 'No encontramos esta página', 'href="/"'],
  ['localhost/xx/', 'No encontramos esta página', 'href="http://localhost:3000/"'],
  ['localhost/de/nichts/', 'Diese Seite gibt es nicht', 'href="/de/"'],
  ['nobody.example/', 'No encontramos esta página', 'href="http://localhost:3000/"'],
  // Another edition's words are not this one's.
  ['es.localhost/fr/', 'No encontramos esta página', 'href="/"'],
])('%s is not found, with a link home', async (address, sentence, link) => {
  const { statusCode, body } = await visit(address, { accept: 'text/html' })
  expect(statusCode).toBe(404)
  expect(body).toContain(sentence)
  expect(body).toContain(link)
})

test('programs get the same problem as data', async () => {
  const { statusCode, json } = await visit('de.localhost/nichts', { accept: 'application/json' })
  expect(statusCode).toBe(404)
  expect(json()).toEqual({ code: 'page-not-found', message: 'Diese Seite gibt es nicht' })
})

test.each([
  '/%',
  '/%E0%A4%A',
  '/..%2f..%2fetc/passwd',
  `/${'a'.repeat(5000)}`,
  '/es/%00',
  '//',
  '/?a=1&a=2&__proto__=x',
])('the odd address %s is answered without a trace', async (path) => {
  const { statusCode, body } = await visit(`es.localhost${path}`, { accept: 'text/html' })
  expect(statusCode).toBeLessThan(500)
  expect(body).not.toMatch(/node_modules|at .*\.js:\d/)
})

describe('a host that a header names besides the real one', () => {
  const claimed = { 'x-forwarded-host': 'admin.localhost', forwarded: 'host=admin.localhost' }

  test.each(['127.0.0.1', '10.0.0.7', '203.0.113.9'])(
    'counts for nothing from %s',
    async (from) => {
      for (const proxies of ['', 'loopback, uniquelocal']) {
        const behind = await appBehind(proxies)
        const ask = (path: string) =>
          visitor(behind)(`es.localhost${path}`, {
            remoteAddress: from,
            headers: { ...claimed, accept: 'text/html' },
          })
        expect((await ask('/office/sign-in/')).statusCode).toBe(404)
        expect((await ask('/robots.txt')).body).toContain('Disallow: /search/')
        expect((await ask('/nada/')).body).toContain('Buscar un hotel')
        await behind.close()
      }
    },
  )
})

test.each([
  ['', '203.0.113.9', '203.0.113.9'],
  ['', '127.0.0.1', '127.0.0.1'],
  ['loopback', '127.0.0.1', '198.51.100.1'],
  ['203.0.113.0/24', '203.0.113.9', '198.51.100.1'],
  ['loopback', '203.0.113.9', '203.0.113.9'],
])('with TRUSTED_PROXIES=%s a request by %s counts for %s', async (proxies, from, counted) => {
  const behind = await appBehind(proxies)
  behind.get('/who', ({ ip }) => ip)
  const headers = { 'x-forwarded-for': '198.51.100.1' }
  const { body } = await visitor(behind)('localhost/who', { remoteAddress: from, headers })
  expect(body).toBe(counted)
  await behind.close()
})

test.each([
  ['a body', 'POST /hoteles/ HTTP/1.1\r\nHost: es.localhost\r\nContent-Length: 90\r\n\r\na', 'a'],
  ['headers', 'GET / HTTP/1.1\r\nHost: es.localhost\r\n', 'x-a: b\r\n'],
])('whoever sends %s drop by drop is not waited for', async (_, beginning, drop) => {
  const patient = await buildTestApp({ maxRequestMs: 800 })
  await patient.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((patient.server.address() as AddressInfo).port, '127.0.0.1')
  // The server closes while drops are on their way: what it said before is what counts.
  let answer = ''
  socket.on('data', (part) => (answer += String(part)))
  socket.on('error', () => undefined)
  socket.write(beginning)
  const drops = setInterval(() => socket.write(drop), 100)
  await new Promise((resolve) => socket.once('close', resolve))
  clearInterval(drops)
  expect(answer).toContain('408')
  await patient.close()
})

/** As it stands behind these proxies. */
function appBehind(TRUSTED_PROXIES: string) {
  return buildTestApp({ settings: readSettings({ LOG_LEVEL: 'silent', TRUSTED_PROXIES }) })
}

test('scripts run only with the nonce of their page', async () => {
  const { headers, body } = await visit('es.localhost/')
  const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1]
  expect(body).toContain(`<script type="module" src="/assets/home.js" nonce="${nonce}">`)
})

test('a page brings its styles along, and tells scripts the files they are from', async () => {
  const { headers, body } = await visit('es.localhost/')
  const policy = String(headers['content-security-policy'])
  const nonce = /style-src 'self' 'nonce-([^']+)'/.exec(policy)?.[1]
  expect(body).toContain(`<style nonce="${nonce}">body{margin:0}</style>`)
  expect(body).toContain('"styles":["/assets/home.css"]')
  expect(body).not.toContain('rel="stylesheet"')
})
