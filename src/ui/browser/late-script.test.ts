import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CHUNK_TIMEOUT_MS } from '../rules/late-loading.ts'
import { loadLate } from './late-script.ts'

const FAILED = { ok: false, problems: [{ code: 'chunk-failed', field: '' }] }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what arrives is there', async () => {
  expect(await loadLate(async () => 'calendar')).toEqual({ ok: true, value: 'calendar' })
  expect(vi.getTimerCount()).toBe(0)
})

test('what fails is told and logged', async () => {
  const log = vi.fn<(error: unknown) => void>()
  expect(await loadLate(() => Promise.reject(new Error('404')), log)).toEqual(FAILED)
  expect(log).toHaveBeenCalledExactlyOnceWith(new Error('404'))
})

test('what does not arrive in time has failed', async () => {
  const log = vi.fn<(error: unknown) => void>()
  const loading = loadLate(() => new Promise(() => undefined), log)
  await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS)
  expect(await loading).toEqual(FAILED)
  expect(log).toHaveBeenCalledOnce()
})
