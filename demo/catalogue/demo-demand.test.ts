import { expect, test } from 'vitest'
import { demoDemand, MIN_SOUGHT } from './demo-demand.ts'

const DAY = 20_800
const DAY_MS = 86_400_000
const hotel = (id: number, popularity: number) => ({ id, popularity })

test('a day that is asked for again is the same, and another day is another', () => {
  const hotels = [hotel(1, 900), hotel(2, 800)]
  const views = (day: number, seed = 1) => [...demoDemand(seed, hotels, day).views()]
  expect(views(DAY)).toEqual(views(DAY))
  expect(views(DAY)).not.toEqual(views(DAY + 1))
  expect(views(DAY)).not.toEqual(views(DAY, 2))
})

test('a hotel does not depend on the others', () => {
  const alone = [...demoDemand(1, [hotel(2, 800)], DAY).orders()]
  const among = [...demoDemand(1, [hotel(1, 900), hotel(2, 800)], DAY).orders()]
  expect(among.filter(({ hotelId }) => hotelId === 2)).toEqual(alone)
})

test('everything happens within 24 hours', () => {
  const happened = [...demoDemand(1, [hotel(1, 1_000)], DAY).views()].map((view) => view.happenedAt)
  expect(happened.length).toBeGreaterThan(10)
  expect(Math.max(...happened) - Math.min(...happened)).toBeLessThan(DAY_MS)
  for (const at of happened)
    expect(Math.abs(at - (DAY + 0.75) * DAY_MS)).toBeLessThan(DAY_MS / 2 + 1)
})

test('the more sought after, the more is said; of the others nothing', () => {
  const hotels = Array.from({ length: 600 }, (_, at) => hotel(at, [599, 700, 900][at % 3]!))
  const counts = [0, 0, 0]
  for (const { hotelId } of demoDemand(1, hotels, DAY).views()) counts[hotelId % 3]!++
  expect(counts[0]).toBe(0)
  expect(counts[1]).toBeGreaterThan(200)
  expect(counts[2]).toBeGreaterThan(3 * counts[1]!)
  expect(MIN_SOUGHT).toBe(600)
})

test('a large world has no more visitors than it can write down', () => {
  const hotels = Array.from({ length: 7_500 }, (_, at) => hotel(at, 900))
  const { views, orders } = demoDemand(1, hotels, DAY)
  expect([...views()].length).toBeLessThan(31_000)
  expect([...orders()].length).toBeLessThan(2_000)
})
