import { expect, test } from 'vitest'
import { clusterPins, mapPins } from './map-pins.ts'

const spots: [latitude: number, longitude: number, price: number][] = [
  [39.57, 2.65, 9_000],
  [39.571, 2.651, 7_000],
  [39.86, 3.12, 12_000],
  [40.42, -3.7, 8_000],
]
const pins = mapPins({
  id: spots.map((_, at) => at + 1),
  latitude: spots.map(([latitude]) => latitude),
  longitude: spots.map(([, longitude]) => longitude),
  price: spots.map(([, , price]) => price),
})

test.each([
  [4, [[0, 1, 2], [3]]],
  [10, [[0, 1], [2], [3]]],
  [17, [[0], [1], [2], [3]]],
])('at zoom %d', (zoom, groups) => {
  expect(clusterPins(pins, zoom).map(({ members }) => members)).toEqual(groups)
})

test('a cluster stands amid its pins and tells the lowest price', () => {
  const [palma] = clusterPins(pins, 10)
  expect(palma!.price).toBe(7_000)
  expect(palma!.x).toBeGreaterThan(pins.x[0]!)
  expect(palma!.x).toBeLessThan(pins.x[1]!)
})

test('every pin is in exactly one cluster, however many there are', () => {
  const count = 3_000
  const many = mapPins({
    id: Array.from({ length: count }, (_, at) => at + 1),
    latitude: Array.from({ length: count }, (_, at) => 36 + ((at * 37) % 700) / 100),
    longitude: Array.from({ length: count }, (_, at) => -9 + ((at * 53) % 1_200) / 100),
    price: Array.from({ length: count }, () => 5_000),
  })
  for (const zoom of [2, 7, 12]) {
    const members = clusterPins(many, zoom).flatMap((cluster) => cluster.members)
    expect(members.toSorted((one, other) => one - other)).toEqual(many.id.map((id) => id - 1))
  }
})
