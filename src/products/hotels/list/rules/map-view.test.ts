import { expect, test } from 'vitest'
import {
  DEFAULT_CENTRE,
  DETAIL_ZOOM,
  isMapButtonShown,
  isOnMap,
  mapCentre,
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

test('the centre is the mean of the hotels that can be placed', () => {
  const points = [at(40, 2), at(42, 4), at(0, 0)]
  expect(mapCentre(points)).toEqual(at(41, 3))
})

test('with no hotel to place it is the default', () => {
  expect(mapCentre([at(0, 5)])).toEqual(at(38, 18))
  expect(DEFAULT_CENTRE).toEqual(at(38, 18))
})

test('zooms and thumbnail are the specified ones', () => {
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

function at(latitude: number, longitude: number) {
  return { latitude, longitude }
}
