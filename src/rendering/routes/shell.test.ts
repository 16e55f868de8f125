/** What every page has around its content, as whole requests. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { buildTestApp, visitor } from '../../../tests/fixtures/test-app.ts'

let app: FastifyInstance
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())

const ask = (address: string, headers = {}) =>
  visitor(app)(address, { headers: { accept: 'text/html', ...headers } })

const SITES = [
  'es.localhost/',
  'de.localhost/',
  'localhost/pt/',
  'app.localhost/',
  'catchit.localhost/',
  'co.company.localhost/',
]

describe('header and footer', () => {
  test.each(SITES)('every link of %s leads somewhere', async (address) => {
    const { body } = await ask(address)
    const host = address.split('/')[0]!
    const frame = [/<header.*?<\/header>/s, /<footer.*?<\/footer>/s].map(
      (part) => part.exec(body)![0],
    )
    const links = [...frame.join('').matchAll(/href="(\/[^"]*)"/g)].map(([, href]) => href!)
    expect(links.length).toBeGreaterThan(3)
    for (const link of new Set(links))
      expect([link, (await ask(host + link)).statusCode]).not.toEqual([link, 404])
    expect(body).not.toContain('target="_blank"')
  })

  test.each([
    ['catchit.localhost/', 'catchit', 'Viaja con Catchit'],
    ['company.localhost/', 'alisio business', 'Viaja con Alisio Business'],
    ['es.localhost/', 'alisio', 'Viaja con Alisio'],
  ])('%s wears its own brand', async (address, word, title) => {
    const { body } = await ask(address)
    expect(body).toContain(`</svg>${word}</a>`)
    expect(body).toContain(title)
  })
})

describe('pages with bad news', () => {
  test.each([
    ['es.localhost/nada', 404, 'page-not-found', '/hoteles/'],
    ['localhost/de/nichts', 404, 'page-not-found', '/de/hotels/'],
  ])('%s is kind and shows ways on', async (address, status, code, search) => {
    const { statusCode, body } = await ask(address)
    expect(statusCode).toBe(status)
    for (const part of [code, `href="${search}"`, '<svg', 'noindex']) expect(body).toContain(part)
  })

  test('the page for no network asks nothing and needs no world', async () => {
    const { statusCode, body } = await ask('fr.localhost/offline')
    expect(statusCode).toBe(200)
    expect(body).toContain('<h1>')
    expect(body).not.toContain('value="necessary"')
  })
})

describe('what search engines and networks read', () => {
  test('a page tells its picture, language and address', async () => {
    const { body } = await ask('mx.localhost/')
    for (const tag of [
      '<meta property="og:image" content="http://localhost:3000/brand/web/mx/social.png">',
      '<meta property="og:locale" content="es_MX">',
      '<meta property="og:url" content="http://mx.localhost:3000/">',
      '<meta name="twitter:card" content="summary_large_image">',
      '<link rel="manifest" href="/brand/web/mx/site.webmanifest">',
      '<link rel="apple-touch-icon" href="/brand/web/icon-180.png">',
    ])
      expect(body).toContain(tag)
  })

  test.each([
    ['web/es/social.png', 1200, 630],
    ['company/br/social.png', 1200, 630],
    ['catchit/icon-180.png', 180, 180],
  ])('%s is a picture of its size', async (file, width, height) => {
    const { rawPayload, headers } = await ask(`localhost/brand/${file}`)
    expect(headers['content-type']).toBe('image/png')
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width, height })
  })

  test.each(['localhost', 'es.localhost', 'catchit.localhost'])(
    '%s has the icon that browsers ask for by habit',
    async (host) => {
      const { rawPayload, headers } = await ask(`${host}/favicon.ico`)
      expect(headers['content-type']).toBe('image/png')
      expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 48, height: 48 })
    },
  )

  test.each(['web/xx/social.png', 'nobody/icon-180.png', 'web/icon-7.png', 'web/es/other.txt'])(
    '%s is not found',
    async (file) => expect((await ask(`localhost/brand/${file}`)).statusCode).toBe(404),
  )

  test('the manifest is valid JSON in the edition’s language', async () => {
    const { headers, json } = await ask('localhost/brand/catchit/de/site.webmanifest')
    expect(headers['content-type']).toContain('application/manifest+json')
    expect(json()).toMatchObject({ name: 'Catchit', lang: 'de-DE', start_url: '/' })
  })

  test.each([
    ['es.localhost', 'Disallow: /search/'],
    ['localhost', 'Disallow: /tracking/'],
    ['admin.localhost', 'User-agent: *\nDisallow: /\n'],
  ])('robots.txt of %s', async (host, rule) => {
    const { headers, body } = await ask(`${host}/robots.txt`)
    expect(headers['content-type']).toContain('text/plain')
    expect(body).toContain(rule)
  })
})
