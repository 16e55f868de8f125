import { expect, test, vi } from 'vitest'
import { repeat, takeOver } from './repeated-work.ts'

test('works at once and again after each pause, until it is stopped', async () => {
  const work = vi.fn<() => Promise<void>>(async () => {})
  const repeated = repeat(1, work, fail)
  await vi.waitFor(() => expect(work.mock.calls.length).toBeGreaterThan(2))
  await repeated.stop()
  const times = work.mock.calls.length
  await new Promise((resolve) => setImmediate(resolve))
  expect(work).toHaveBeenCalledTimes(times)
})

test('stopping waits for what is under way, which is told of it', async () => {
  const begun = Promise.withResolvers<AbortSignal>()
  const ended = vi.fn<() => void>()
  const repeated = repeat(
    1,
    async (stopping) => {
      begun.resolve(stopping)
      await new Promise((resolve) => stopping.addEventListener('abort', resolve))
      ended()
    },
    fail,
  )
  await begun.promise
  await repeated.stop()
  expect(ended).toHaveBeenCalledOnce()
})

test('a failure is told once, and again when it comes back', async () => {
  const outcomes = ['fails', 'fails', 'works', 'fails', 'works']
  const told: unknown[] = []
  const repeated = repeat(
    1,
    async () => {
      if (outcomes.shift() === 'fails') throw new Error(`with ${outcomes.length} to come`)
    },
    (error) => told.push((error as Error).message),
  )
  await vi.waitFor(() => expect(outcomes).toEqual([]))
  await repeated.stop()
  expect(told).toEqual(['with 4 to come', 'with 1 to come'])
})

test('what is told is taken over, once the database is back', async () => {
  const outcomes = ['away', 'away', 'back']
  const told: unknown[] = []
  const taken: string[] = []
  const take = takeOver(
    async (news: string) => {
      if (outcomes.shift() === 'away') throw new Error('away')
      taken.push(news)
    },
    new AbortController().signal,
    (error) => told.push((error as Error).message),
    1,
  )
  await take('memory')
  expect([taken, told]).toEqual([['memory'], ['away']])
})

test('of what could not be taken over only the newest is tried again, and nothing after the end', async () => {
  let isAway = true
  const tried: string[] = []
  const stopping = new AbortController()
  const take = takeOver(
    async (news: string) => {
      tried.push(news)
      if (isAway) throw new Error('away')
    },
    stopping.signal,
    () => {},
    5,
  )
  const older = take('older')
  isAway = false
  await Promise.all([older, take('newer')])
  expect(tried).toEqual(['older', 'newer'])
  isAway = true
  const last = take('last')
  stopping.abort()
  await last
  expect(tried).toEqual(['older', 'newer', 'last'])
})

function fail(error: unknown): never {
  throw error
}
