/** Limits that all threads of a node count together. */
import { Worker } from 'node:worker_threads'
import { once } from 'node:events'
import { afterEach, expect, test } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { buildTestApp, visitor } from '../../tests/fixtures/test-app.ts'
import { readSettings } from '../settings.ts'
import { countOnce, newSharedLimits, type SharedLimits } from './shared-limits.ts'

const MINUTE_MS = 60_000
const NOW = 1_800_000_000_000
const apps: FastifyInstance[] = []
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close()
})

test('two threads allow together what one allows', async () => {
  const limits = newSharedLimits()
  const ask = [await thread(limits), await thread(limits)]
  const statuses: number[] = []
  for (let time = 0; time < 12; time++)
    statuses.push((await ask[time % 2]!('es.localhost/mis-viajes/', { method: 'POST' })).statusCode)
  // Ten in a minute, and none of them has a token.
  expect(statuses).toEqual([...Array<number>(10).fill(403), 429, 429])
})

test('the paths of one page in several editions are one limit', async () => {
  const ask = await thread(newSharedLimits())
  for (let time = 0; time < 10; time++) await ask('es.localhost/mis-viajes/', { method: 'POST' })
  const answer = await ask('gb.localhost/my-trips/', { method: 'POST' })
  expect([answer.statusCode, answer.json().code]).toEqual([429, 'too-many-requests'])
})

test('searches, lists and calendars have a limit, which can be set', async () => {
  const ask = await thread(newSharedLimits(), { MAX_SEARCHES_PER_MINUTE: '3' })
  for (const [method, path] of [
    ['POST', '/hoteles/ajaxList'],
    ['GET', '/hoteles/resultados/city/1/x/'],
    ['GET', '/hoteles/calendario/precios'],
  ] as const) {
    const refused: boolean[] = []
    for (let time = 0; time < 4; time++)
      refused.push((await ask(`es.localhost${path}`, { method })).statusCode === 429)
    expect([path, refused]).toEqual([path, [false, false, false, true]])
  }
})

test('counts begin anew when their time is over', () => {
  const limits = newSharedLimits()
  const count = (key: string, after: number) => countOnce(limits, key, MINUTE_MS, NOW + after)
  expect(count('a', 0)).toEqual({ current: 1, ttl: MINUTE_MS })
  expect(count('a', 20_000)).toEqual({ current: 2, ttl: 40_000 })
  expect(count('b', 20_000).current).toBe(1)
  expect(count('a', MINUTE_MS).current).toBe(1)
  // The seconds that are kept begin anew twice a year.
  expect(count('a', 0x1000000 * 500).current).toBe(1)
  expect(count('a', 0x1000000 * 500 + 1_000).current).toBe(2)
})

test('a crowd of addresses pushes out nobody who asks more than they do', () => {
  const limits = newSharedLimits(64)
  for (let time = 0; time < 100; time++) countOnce(limits, 'busy', MINUTE_MS, NOW)
  for (let address = 0; address < 20_000; address++)
    countOnce(limits, `address ${address}`, MINUTE_MS, NOW)
  expect(countOnce(limits, 'busy', MINUTE_MS, NOW).current).toBe(101)
})

test('threads that count at the same moment lose nothing', async () => {
  const limits = newSharedLimits()
  const [threads, times] = [4, 5_000]
  const file = new URL('./shared-limits.ts', import.meta.url).href
  const code = `
    const { workerData } = require('node:worker_threads')
    import(${JSON.stringify(file)}).then(({ countOnce }) => {
      for (let time = 0; time < ${times}; time++) countOnce(workerData, 'a', ${MINUTE_MS}, ${NOW})
    })`
  const ended = Array.from({ length: threads }, () =>
    once(new Worker(code, { eval: true, workerData: limits }), 'exit'),
  )
  await Promise.all(ended)
  expect(countOnce(limits, 'a', MINUTE_MS, NOW).current).toBe(threads * times + 1)
})

/** An application as each thread has one. */
async function thread(limits: SharedLimits, environment: Record<string, string> = {}) {
  const settings = readSettings({ LOG_LEVEL: 'silent', ...environment })
  const app = await buildTestApp({ limits, settings })
  apps.push(app)
  return visitor(app)
}
