import { expect, test } from 'vitest'
import { SPANISH_SITE } from '../../../../../../tests/fixtures/rendered.tsx'
import { textOf } from '../../../../../site/messages/texts.ts'
import { clusterPins, mapPins } from './map-pins.ts'
import { mapMarks } from './map-marks.ts'

const pins = mapPins({
  id: [7, 8, 9],
  latitude: [39.57, 39.571, 41.4],
  longitude: [2.65, 2.651, 2.1],
  price: [9_000, 7_000, 12_000],
})
const words = {
  text: textOf(SPANISH_SITE),
  currency: 'EUR',
  conventions: 'es-ES',
  nameOf: (id: number) => (id === 9 ? 'Casa Alba' : undefined),
  matchesPerPin: 1,
} as const
const actions = { onPin: () => {}, onCluster: () => {} }
const seen = { pins, clusters: clusterPins(pins, 8), zoom: 8, chosen: -1 }
/** Between amount and currency stands a space that does not break. */
const plain = (written: string) => written.replaceAll('\u00a0', ' ')
const spain = { south: 36, west: -9, north: 43, east: 4 }

test('marks say what they are', () => {
  const marks = mapMarks({ ...seen, bounds: spain }, words, actions)
  expect(marks.map(({ kind, text, name }) => [kind, plain(text), plain(name)])).toEqual([
    ['cluster', '2', '2 alojamientos desde 70 €: acercar'],
    ['pin', '120 €', 'Casa Alba, desde 120 €'],
  ])
})

test('only those around what is seen are made', () => {
  const bounds = { south: 41, west: 2, north: 42, east: 3 }
  const marks = mapMarks({ ...seen, bounds }, words, actions)
  expect(marks.map(({ key }) => key)).toEqual(['9'])
})

test('a chosen hotel has a tag of its own, also within a cluster', () => {
  const marks = mapMarks({ ...seen, bounds: spain, chosen: 0 }, words, actions)
  expect(marks.filter(({ isChosen }) => isChosen).map(({ key }) => key)).toEqual(['7'])
})

test('thinned out pins stand for all matches', () => {
  const [cluster] = mapMarks({ ...seen, bounds: spain }, { ...words, matchesPerPin: 617 }, actions)
  expect(cluster!.text).toBe('1.234')
})
