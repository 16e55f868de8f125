import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import fastify from 'fastify'
import formbody from '@fastify/formbody'
import rateLimit from '@fastify/rate-limit'
import { answerFrontEndLog } from './tracking.ts'

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const report = { message: 'Error: no', stack: 'at x', path: '/', team: 'web', api: 'frontend' }

test('reports are logged as errors, one line each, and never sent back', async () => {
  const { post, lines } = await logged()
  const answer = await post('/log/frontend', messages([{ ...report, message: 'a\u001b[31m\nb' }]))
  expect([answer.statusCode, answer.body]).toEqual([204, ''])
  expect(lines()).toMatchObject([{ level: 50, frontEnd: { ...report, message: 'a [31m b' } }])
})

test('the logging helper’s address takes one message and the page’s query', async () => {
  const { post, lines } = await logged()
  await post('/gelf?a=1&b=2', 'short_message=late&secret=1')
  expect(lines()).toMatchObject([{ frontEnd: { short_message: 'late', query: 'a=1&b=2' } }])
  expect(JSON.stringify(lines())).not.toContain('secret')
})

test.each([
  ['nothing', ''],
  ['no list', 'messages={}'],
  ['no JSON', 'messages=['],
  ['a list of nothing', 'messages=[null,1,[]]'],
])('%s is taken and forgotten', async (_, body) => {
  const { post, lines } = await logged()
  expect((await post('/log/frontend', body)).statusCode).toBe(204)
  expect(lines()).toEqual([])
})

test('a flood is refused: too many messages, too large, too often', async () => {
  const { post, lines } = await logged()
  await post('/log/frontend', messages(Array.from({ length: 50 }, () => report)))
  expect(lines()).toHaveLength(10)
  expect((await post('/log/frontend', `messages=${'a'.repeat(70_000)}`)).statusCode).toBe(413)
  const statuses = []
  for (let time = 0; time < 25; time++) statuses.push((await post('/gelf', '')).statusCode)
  expect(statuses.at(-1)).toBe(429)
})

async function logged() {
  let written = ''
  const stream = new Writable({
    write(chunk: Buffer, _, done) {
      written += chunk.toString()
      done()
    },
  })
  const app = fastify({ logger: { level: 'error', stream } })
  await app.register(formbody)
  await app.register(rateLimit, { global: false })
  answerFrontEndLog(app)
  return {
    post: (url: string, payload: string) =>
      app.inject({ method: 'POST', url, headers: FORM, payload }),
    lines: () =>
      written
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as { level: number; frontEnd: object }),
  }
}

function messages(list: object[]): string {
  return new URLSearchParams({ messages: JSON.stringify(list) }).toString()
}
