import { expect, test } from 'vitest'
import {
  HENDAYE,
  IRUN,
  SEVILLE,
  smallGeography,
  TRIANA,
} from '../../../tests/fixtures/small-geography.ts'
import { importPlaces } from './import-sink.ts'

const places = importPlaces(smallGeography())

test.each([
  ['in a city', 37.39, -5.99, 'ES', SEVILLE],
  ['of any country', 37.39, -5.99, '', SEVILLE],
  ['of another country', 37.39, -5.99, 'FR', undefined],
  ['far away', 38.5, -5.97, '', SEVILLE],
  // The nearest town lies across the river.
  ['at a border', 43.354, -1.7765, 'ES', IRUN],
  ['at a border, from the other side', 43.354, -1.7765, 'FR', HENDAYE],
])('a spot %s', (_, latitude, longitude, country, cityId) => {
  expect(places.cityAround({ latitude, longitude }, country)?.cityId).toBe(cityId)
})

test.each([
  ['SEVILLA', 'ES', [SEVILLE]],
  ['irun', '', [IRUN]],
  ['Sevilla', 'FR', []],
])('the cities %s of “%s”', (name, country, ids) => {
  expect(places.citiesNamed(name, country).map(({ cityId }) => cityId)).toEqual(ids)
})

test.each([
  ['España', true],
  ['triana', true],
  ['Francia', false],
])('Seville and %s: %s', (name, isSo) => expect(places.liesIn(SEVILLE, name)).toBe(isSo))

test('a district is told by own coordinates only', () => {
  const [city] = places.citiesNamed('Sevilla', 'ES')
  expect(places.districtAt(SEVILLE, { latitude: 37.385, longitude: -6.005 })).toBe(TRIANA)
  expect(places.districtAt(SEVILLE, { latitude: 37.385, longitude: -5.9 })).toBe(0)
  expect(places.districtAt(SEVILLE, city!)).toBe(0)
  expect(places.districtAt(IRUN, { latitude: 43.34, longitude: -1.79 })).toBe(0)
})
