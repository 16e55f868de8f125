import { expect, test } from 'vitest'
import { meanPoint } from './result-summary.ts'

/** Hotels are written as latitude and longitude; all but the last one match. */
test.each([
  [
    'the mean of those that can be placed',
    [
      [40, 2],
      [42, 4],
      [0, 0],
      [9, 9],
    ],
    [41, 3],
  ],
  [
    'the default when none can be placed',
    [
      [0, 5],
      [5, 0],
      [9, 9],
    ],
    [38, 18],
  ],
  ['the default when nothing matches', [[9, 9]], [38, 18]],
])('the centre of the map is %s', (_what, hotels, [latitude, longitude]) => {
  const columns = {
    latitude: Float64Array.from(hotels, ([north]) => north!),
    longitude: Float64Array.from(hotels, ([, east]) => east!),
  }
  const matches = { rows: Int32Array.from(hotels.keys()), count: hotels.length - 1 }
  expect(meanPoint(columns, matches)).toEqual({ latitude, longitude })
})
