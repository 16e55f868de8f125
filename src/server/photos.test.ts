import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, visitor } from '../../tests/fixtures/test-app.ts'
import { temporaryStore } from '../../tests/fixtures/temporary-store.ts'
import { FIRST_DAY, smallHotel } from '../../tests/fixtures/small-catalogue.ts'
import { loadCatalogue } from '../storage/catalogue.ts'

let app: FastifyInstance
const store = temporaryStore()
beforeAll(async () => {
  const database = await store.open()
  const hotels = [smallHotel(11), smallHotel(12)]
  await loadCatalogue(database, { origin: 'test', firstDay: FIRST_DAY }, { chains: [], hotels })
  app = await buildTestApp({ store: () => database })
})
afterAll(async () => {
  await app.close()
  await store.remove()
})

const visit = (path: string) => visitor(app)(`es.localhost${path}`)

test('a picture is an SVG of the size asked for, kept for ever', async () => {
  const { statusCode, headers, body } = await visit('/photos/11/1-card')
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml'])
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(body).toMatch(/^<svg [^>]*width="480" height="320"/)
})

test('the same address gives the same picture, another hotel another one', async () => {
  const [first, again, other, second] = await Promise.all(
    ['/photos/11/1-card', '/photos/11/1-card', '/photos/12/1-card', '/photos/11/2-card'].map(visit),
  )
  expect(again!.body).toBe(first!.body)
  expect(other!.body).not.toBe(first!.body)
  expect(second!.body).not.toBe(first!.body)
})

test.each([
  '/photos/11/13-card',
  '/photos/11/0-card',
  '/photos/404/1-card',
  '/photos/11/1-huge',
  '/photos/x/1-card',
  '/photos/99999999999/1-card',
])('%s is not found', async (path) => {
  expect((await visit(path)).statusCode).toBe(404)
})
