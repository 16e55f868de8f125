import { expect, test } from 'vitest'
import type { Urgency } from '../../facts/rules/claims.ts'
import { stopTicker } from './urgency-ticker.ts'
import { advanceTicker } from './urgency-ticker.ts'
import { startTicker } from './urgency-ticker.ts'
import type { UrgencyTicker } from './urgency-ticker.ts'
import { URGENCY_TICK_MS } from './urgency-ticker.ts'

const both: Urgency = {
  visits: { wording: 'people-looking', count: 3 },
  orders: { wording: 'orders', count: 2 },
  display: 'ticking',
}

test('visits at first, then orders for six seconds and visits for three, again and again', () => {
  let ticker = startTicker(both)
  const seen = [initial(ticker)]
  for (let second = 1; second <= 19; second++) {
    ticker = advanceTicker(ticker)
    seen.push(initial(ticker))
  }
  expect(seen.join('')).toBe('voooooovvvoooooovvvo')
})

test('the counter runs from 0 to 8 and wraps', () => {
  let ticker = startTicker(both)
  const steps = []
  for (let second = 0; second < 11; second++) {
    if (ticker.mode === 'ticking') steps.push(ticker.step)
    ticker = advanceTicker(ticker)
  }
  expect(steps).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 0, 1])
})

test.each<[string, Urgency, UrgencyTicker]>([
  [
    'only visits',
    { ...both, orders: null, display: 'static' },
    { mode: 'static', shown: 'visits' },
  ],
  [
    'only orders',
    { ...both, visits: null, display: 'static' },
    { mode: 'static', shown: 'orders' },
  ],
  ['none', { visits: null, orders: null, display: 'removed' }, { mode: 'removed' }],
])('with %s nothing moves', (_, urgency, expected) => {
  const ticker = startTicker(urgency)
  expect(ticker).toEqual(expected)
  expect(advanceTicker(ticker)).toEqual(expected)
  expect(stopTicker(ticker)).toEqual(expected)
})

test('a list event stops it where it is', () => {
  const stopped = stopTicker(advanceTicker(startTicker(both)))
  expect(stopped).toEqual({ mode: 'stopped', shown: 'orders' })
  expect(advanceTicker(stopped)).toEqual(stopped)
})

test('it ticks every second', () => expect(URGENCY_TICK_MS).toBe(1000))

function initial(ticker: UrgencyTicker) {
  return ticker.mode === 'removed' ? '' : ticker.shown[0]
}
