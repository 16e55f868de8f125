import { expect, test, vi } from 'vitest'
import { repeat } from './repeated-work.ts'

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

function fail(error: unknown): never {
  throw error
}
