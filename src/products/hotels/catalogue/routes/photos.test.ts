import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, visitor } from '../../../../../tests/fixtures/test-app.ts'
import { temporaryStore } from '../../../../../tests/fixtures/temporary-store.ts'
import { FIRST_DAY, smallHotel } from '../../../../../tests/fixtures/small-catalogue.ts'
import { photoFile } from '../../../../ui/rules/photo-sizes.ts'
import { loadCatalogue } from '../store/catalogue.ts'
import { readSettings } from '../../../../settings.ts'

let app: FastifyInstance
const store = temporaryStore()
beforeAll(async () => {
  const database = await store.open()
  const operators = { origin: 'operator', photosCount: 0 } as const
  const hotels = [
    smallHotel(11),
    smallHotel(12),
    smallHotel(13, operators),
    smallHotel(14, operators),
  ]
  await loadCatalogue(database, { origin: 'test', firstDay: FIRST_DAY }, { chains: [], hotels })
  const hash = 'ab12'
  const picture = { hotel_id: 12, position: 2, source: 'pool.jpg', content_hash: hash }
  await database.db.insertInto('hotel_photos').values(picture).execute()
  // Of three photos that an operator listed, only the second could be fetched.
  const listed = [1, 2, 3].map((position) => ({
    hotel_id: 14,
    position,
    source: `${position}.jpg`,
    content_hash: position === 2 ? hash : null,
  }))
  await database.db.insertInto('hotel_photos').values(listed).execute()
  for (const format of ['avif', 'webp'] as const) {
    const file = path.join(store.dataDir, 'photos', photoFile(hash, 'card', format))
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, `a picture in ${format}`)
  }
  const settings = readSettings({ LOG_LEVEL: 'silent', DATA_DIR: store.dataDir })
  app = await buildTestApp({ store: () => database, settings })
})
afterAll(async () => {
  await app.close()
  await store.remove()
})

const visit = (path: string, headers = {}) => visitor(app)(`es.localhost${path}`, { headers })

test('a picture is an SVG of the size asked for, kept for ever', async () => {
  const { statusCode, headers, body } = await visit('/photos/11/1-card')
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml'])
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(body).toMatch(/^<svg [^>]*width="480" height="320"/)
})

test('what is shown until an operator’s picture has come is soon asked for again', async () => {
  const { headers } = await visit('/photos/13/1-card')
  expect(headers['content-type']).toBe('image/svg+xml')
  expect(headers['cache-control']).toBe('public, max-age=300')
})

test('the same address gives the same picture, another hotel another one', async () => {
  const [first, again, other, second] = await Promise.all(
    ['/photos/11/1-card', '/photos/11/1-card', '/photos/12/1-card', '/photos/11/2-card'].map(
      (path) => visit(path),
    ),
  )
  expect(again!.body).toBe(first!.body)
  expect(other!.body).not.toBe(first!.body)
  expect(second!.body).not.toBe(first!.body)
})

test.each([
  ['image/avif,image/webp', 'image/avif', 'a picture in avif'],
  ['image/webp', 'image/webp', 'a picture in webp'],
])('an operator’s own picture is served as %s asks', async (accept, type, body) => {
  const answer = await visit('/photos/12/2-card', { accept })
  expect([answer.headers['content-type'], answer.body]).toEqual([type, body])
  expect(answer.headers['cache-control']).not.toContain('immutable')
})

test('a hotel of an operator has no drawings, but a plain sign while it has no picture', async () => {
  const sign = await visit('/photos/13/1-card')
  expect([sign.statusCode, sign.headers['content-type']]).toEqual([200, 'image/svg+xml'])
  expect(sign.body.length).toBeLessThan(600)
  const own = await visit('/photos/14/1-card', { accept: 'image/webp' })
  expect(own.body).toBe('a picture in webp')
})

test.each([
  '/photos/13/2-card',
  '/photos/14/2-card',
  '/photos/12/2-full',
  '/photos/11/13-card',
  '/photos/11/0-card',
  '/photos/404/1-card',
  '/photos/11/1-huge',
  '/photos/x/1-card',
  '/photos/99999999999/1-card',
])('%s is not found', async (path) => {
  expect((await visit(path)).statusCode).toBe(404)
})
