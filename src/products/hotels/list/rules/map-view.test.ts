import { expect, test } from 'vitest'
import {
  DEFAULT_CENTRE,
  DETAIL_ZOOM,
  isMapButtonShown,
  isOnMap,
  POPUP_THUMBNAIL,
  RESULTS_ZOOM,
} from './map-view.ts'
import { PHOTO_SIZES } from '../../../../ui/rules/photo-sizes.ts'

test.each([
  [40.4, -3.7, true],
  [0, -3.7, false],
  [40.4, 0, false],
  [0, 0, false],
])('a hotel at %d, %d is on the map: %s', (latitude, longitude, isShown) =>
  expect(isOnMap({ latitude, longitude })).toBe(isShown),
)

test('default centre, zooms and thumbnail are the specified ones', () => {
  expect(DEFAULT_CENTRE).toEqual({ latitude: 38, longitude: 18 })
  expect([RESULTS_ZOOM, DETAIL_ZOOM]).toEqual([12, 14])
  expect(POPUP_THUMBNAIL).toEqual({ width: 110, height: 75 })
  expect(POPUP_THUMBNAIL).toBe(PHOTO_SIZES.pin)
})

test.each([
  [1, true, true],
  [0, true, true],
  [-1, true, false],
  [1, false, false],
])('map button at distance %d, page complete %s: %s', (km, isComplete, shown) =>
  expect(isMapButtonShown(km, isComplete)).toBe(shown),
)
