import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LatestRequest, type Outcome } from './use-combobox.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('asks after the wait', async () => {
  const { asked, start } = newRequest()
  start('/sev', 300)
  await vi.advanceTimersByTimeAsync(299)
  expect([...asked.keys()]).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect([...asked.keys()]).toEqual(['/sev'])
})

test('a later address takes the place of one that waits', async () => {
  const { asked, start } = newRequest()
  start('/sev', 300)
  await vi.advanceTimersByTimeAsync(200)
  start('/sevi', 300)
  await vi.advanceTimersByTimeAsync(300)
  expect([...asked.keys()]).toEqual(['/sevi'])
})

test('a late answer to an older address is never told', async () => {
  const { asked, told, start } = newRequest()
  start('/sev', 0)
  await vi.advanceTimersByTimeAsync(0)
  start('/sevi', 0)
  await vi.advanceTimersByTimeAsync(0)
  expect(asked.get('/sev')!.signal.aborted).toBe(true)
  asked.get('/sevi')!.resolve('second')
  asked.get('/sev')!.resolve('first')
  await vi.advanceTimersByTimeAsync(0)
  expect(told).toEqual([['/sevi', { ok: true, answer: 'second' }]])
})

test('the same address is not asked for twice, and its wait does not begin anew', async () => {
  const { asked, told, start } = newRequest()
  start('/ma', 300)
  await vi.advanceTimersByTimeAsync(200)
  start('/ma', 300)
  await vi.advanceTimersByTimeAsync(100)
  start('/ma', 300)
  asked.get('/ma')!.resolve('airports')
  await vi.advanceTimersByTimeAsync(0)
  expect(told).toEqual([['/ma', { ok: true, answer: 'airports' }]])
})

test('a failure is told, and the next key may ask again', async () => {
  const { asked, told, start } = newRequest()
  start('/sev', 0)
  await vi.advanceTimersByTimeAsync(0)
  asked.get('/sev')!.reject(new Error('offline'))
  await vi.advanceTimersByTimeAsync(0)
  start('/sev', 0)
  await vi.advanceTimersByTimeAsync(0)
  asked.get('/sev')!.resolve('back')
  await vi.advanceTimersByTimeAsync(0)
  expect(told).toEqual([
    ['/sev', { ok: false }],
    ['/sev', { ok: true, answer: 'back' }],
  ])
})

test('nothing is told once it was cancelled', async () => {
  const { asked, told, start, request } = newRequest()
  start('/sev', 0)
  await vi.advanceTimersByTimeAsync(0)
  request.cancel()
  asked.get('/sev')!.resolve('late')
  await vi.advanceTimersByTimeAsync(0)
  expect(told).toEqual([])
})

interface Question extends PromiseWithResolvers<unknown> {
  signal: AbortSignal
}

function newRequest() {
  const asked = new Map<string, Question>()
  const told: [string, Outcome][] = []
  const request = new LatestRequest((address, signal) => {
    const question = { ...Promise.withResolvers<unknown>(), signal }
    asked.set(address, question)
    return question.promise
  })
  const start = (address: string, waitMs: number) =>
    request.start(address, waitMs, (outcome) => told.push([address, outcome]))
  return { asked, told, request, start }
}
