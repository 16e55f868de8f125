import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { compressAnswers, packed } from './compression.ts'

const LONG = 'A page that repeats itself. '.repeat(100)

function app() {
  const app = fastify()
  compressAnswers(app)
  app.get('/page', async (_, reply) => reply.type('text/html; charset=utf-8').send(LONG))
  app.get('/list', async () => ({ hotels: LONG }))
  app.get('/short', async (_, reply) => reply.type('text/html').send('short'))
  app.get('/photo', async (_, reply) => reply.type('image/webp').send(Buffer.from(LONG)))
  app.get('/varied', async (_, reply) =>
    reply.type('text/html').header('vary', 'cookie').send(LONG),
  )
  app.get('/packed', async (request, reply) =>
    reply.send(packed(request, reply.type('text/html'), Buffer.from(LONG))),
  )
  return app
}

const asked = (url: string, accepted?: string) =>
  app().inject({ url, headers: accepted === undefined ? {} : { 'accept-encoding': accepted } })

test.each([
  ['gzip, deflate, br, zstd', 'zstd', zstdDecompressSync],
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
  ['GZIP', 'gzip', gunzipSync],
])('who accepts %s gets %s', async (accepted, encoding, unpacked) => {
  const { headers, rawPayload } = await asked('/page', accepted)
  expect(headers['content-encoding']).toBe(encoding)
  expect(headers['vary']).toBe('accept-encoding')
  expect(headers['content-length']).toBe(String(rawPayload.length))
  expect(unpacked(rawPayload).toString()).toBe(LONG)
})

test.each(['identity', '', 'gzip;q=0, zstd;q=0.000', undefined])(
  'who accepts %s gets it as it is, and caches know that others do not',
  async (accepted) => {
    const { headers, body } = await asked('/page', accepted)
    expect(headers['content-encoding']).toBeUndefined()
    expect(headers['vary']).toBe('accept-encoding')
    expect(body).toBe(LONG)
  },
)

test('data is compressed as pages are; what is short or compressed already is not', async () => {
  expect((await asked('/list', 'zstd')).headers['content-encoding']).toBe('zstd')
  expect((await asked('/short', 'zstd')).headers['content-encoding']).toBeUndefined()
  expect((await asked('/photo', 'zstd')).headers['content-encoding']).toBeUndefined()
})

test('what an answer varies by is kept', async () => {
  expect((await asked('/varied', 'br')).headers['vary']).toBe('cookie, accept-encoding')
})

test.each([
  ['zstd', zstdDecompressSync],
  ['identity', (bytes: Buffer) => bytes],
])('a page for who accepts %s is packed once', async (way, unpacked) => {
  const { headers, rawPayload } = await asked('/packed', way)
  expect(headers['vary']).toBe('accept-encoding')
  expect(unpacked(rawPayload).toString()).toBe(LONG)
})
