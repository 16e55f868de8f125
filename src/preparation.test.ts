/** A new day, while the database is away or another node is at work. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Day } from './site/calendar-day.ts'
import { followToday } from './preparation.ts'

const MINUTE_MS = 60_000
let day: Day
let rolls: { to: Day; done: PromiseWithResolvers<void> }[]
let shown: Day[]
let failures: unknown[]
beforeEach(() => {
  vi.useFakeTimers()
  ;[day, rolls, shown, failures] = [100, [], [], []]
})
afterEach(() => vi.useRealTimers())

test('one thread waits while another node rolls the day, not one more each minute', async () => {
  follow(Promise.resolve())
  day = 101
  await vi.advanceTimersByTimeAsync(10 * MINUTE_MS)
  expect([shown, rolls.map(({ to }) => to)]).toEqual([[101], [101]])
  rolls[0]!.done.resolve()
  await vi.advanceTimersByTimeAsync(10 * MINUTE_MS)
  expect(rolls).toHaveLength(1)
})

test('a roll that failed, at a start or later, is tried again until it succeeds', async () => {
  follow(Promise.reject(new Error('away')))
  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  expect(rolls.map(({ to }) => to)).toEqual([100])
  rolls[0]!.done.reject(new Error('still away'))
  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  rolls[1]!.done.resolve()
  await vi.advanceTimersByTimeAsync(5 * MINUTE_MS)
  expect(rolls.map(({ to }) => to)).toEqual([100, 100])
  expect(failures).toEqual([new Error('away'), new Error('still away')])
})

test('a day that began during the roll of the one before is rolled, too', async () => {
  follow(Promise.resolve())
  day = 101
  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  day = 102
  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  rolls[0]!.done.resolve()
  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  expect([shown, rolls.map(({ to }) => to)]).toEqual([
    [101, 102],
    [101, 102],
  ])
})

function follow(firstRoll: Promise<void>): void {
  followToday(100, firstRoll, () => day, {
    onNewDay: (next) => shown.push(next),
    roll: (to) => {
      const done = Promise.withResolvers<void>()
      rolls.push({ to, done })
      return done.promise
    },
    onFailure: (error) => failures.push(error),
  })
}
