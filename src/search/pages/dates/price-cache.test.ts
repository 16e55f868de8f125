import { afterEach, expect, test, vi } from 'vitest'
import { SPANISH_SITE } from '../../../../tests/fixtures/rendered.tsx'
import { type Day, dayOf, readDay, writeDay } from '../../../site/calendar-day.ts'
import { DEFAULT_ROOM } from '../../rules/occupancy.ts'
import type { PriceOfDay } from '../../rules/price-calendar.ts'
import { askPrices, knownPrices, type PriceQuestion, questionKey } from './price-cache.ts'

const first = dayOf(2027, 1, 1)
const question: PriceQuestion = { kind: 'place', id: '10', nights: 2, rooms: [DEFAULT_ROOM] }
const asked: string[] = []

afterEach(() => {
  asked.length = 0
  vi.unstubAllGlobals()
})

test('asks for two months at a time until all days are known', async () => {
  const known = await ask(100, 62)
  expect(asked).toEqual(['01-01-2027 62', '04-03-2027 38'])
  expect(known.size).toBe(100)
})

test('asks again where an answer ended early', async () => {
  await ask(50, 20)
  expect(asked).toEqual(['01-01-2027 50', '21-01-2027 30', '10-02-2027 10'])
})

test('asks only for what it does not know', async () => {
  const known = await ask(40, 62)
  asked.length = 0
  await ask(60, 62, known)
  expect(asked).toEqual(['10-02-2027 20'])
})

test.each([
  ['an empty answer', () => Response.json({ prices: [] })],
  ['a refusal', () => Response.json({ problems: [] }, { status: 422 })],
])('%s ends the asking', async (_what, answer) => {
  const fetched = vi.fn<() => Promise<Response>>(async () => answer())
  vi.stubGlobal('fetch', fetched)
  await askPrices(SPANISH_SITE, question, { first, last: first + 99 }, new Map(), watcher())
  expect(fetched).toHaveBeenCalledTimes(1)
})

test('prices are kept for five minutes, for each question apart', () => {
  const key = questionKey(question)
  const known = knownPrices(key, 0)
  expect(knownPrices(key, 299_999)).toBe(known)
  expect(knownPrices(questionKey({ ...question, nights: 3 }), 0)).not.toBe(known)
  expect(knownPrices(key, 300_000)).not.toBe(known)
})

/** A server that answers with at most so many days at once. */
async function ask(days: number, most: number, known = new Map<Day, PriceOfDay>()) {
  vi.stubGlobal('fetch', async (path: string) => {
    const query = new URLSearchParams(path.split('?')[1])
    const [from, count] = [query.get('fecha_entrada')!, Number(query.get('num_dias'))]
    asked.push(`${from} ${count}`)
    const prices = Array.from({ length: Math.min(count, most) }, (_, later) => ({
      day: writeDay(readDay(from)! + later),
      price: 6400,
      text: '64 €',
    }))
    return Response.json({ prices })
  })
  await askPrices(SPANISH_SITE, question, { first, last: first + days - 1 }, known, watcher())
  return known
}

function watcher() {
  return { signal: new AbortController().signal, onPrices: () => {} }
}
