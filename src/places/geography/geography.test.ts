import { expect, test } from 'vitest'
import { draft, draftCity, type Draft } from './draft.ts'
import { decodeGeography, encodeGeography, Geography, isMadeFrom } from './geography.ts'
import { LEVELS } from './geography-columns.ts'
import { layOutColumns } from './lay-out-columns.ts'

const neuilly = town(5, 'Neuilly-sur-Seine', 48.8847, 2.2697, 60_000)
const paris = town(4, 'Paris', 48.8534, 2.3488, 2_140_000, [
  draft({ id: 6, level: LEVELS.district, name: 'Le Marais', country: 'FR' }),
])
const region = node(3, LEVELS.region, 'Île-de-France', [paris, neuilly])
const country = node(2, LEVELS.country, 'France', [region])
const world = new Geography(
  layOutColumns({
    continents: [node(1, LEVELS.continent, 'Europe', [country])],
    coasts: [
      {
        coast: {
          id: 12,
          country: 'FR',
          names: { es: 'Riberas del Sena', en: 'Banks of the Seine' },
          shore: [[48.8, 2.3]],
          reachKm: 9,
          popularity: 50,
        },
        members: [neuilly],
      },
    ],
    points: [],
    airports: [],
  }),
)

test('descendants are one run of indexes', () => {
  expect(names(world.children(world.byId(3)))).toEqual(['Paris', 'Neuilly-sur-Seine'])
  expect(world.contains(world.byId(2), world.byId(6))).toBe(true)
  expect(world.contains(world.byId(4), world.byId(5))).toBe(false)
  expect(names(world.ancestors(world.byId(6)))).toEqual([
    'Europe',
    'France',
    'Île-de-France',
    'Paris',
  ])
})

test('an ancestor is found by level', () => {
  expect(world.ancestorAt(world.byId(6), LEVELS.city)).toBe(world.byId(4))
  expect(world.ancestorAt(world.byId(3), LEVELS.city)).toBe(-1)
})

test('the Eiffel tower is in Paris although Neuilly is nearer', () => {
  const tower = [48.8584, 2.2945] as const
  expect(names([world.nearestCity(...tower), world.cityAround(...tower)])).toEqual([
    'Neuilly-sur-Seine',
    'Paris',
  ])
})

test('names are found without accents, case or hyphens', () => {
  expect(names(world.citiesNamed('NEUILLY SUR SEINE', 'FR'))).toEqual(['Neuilly-sur-Seine'])
  expect(world.citiesNamed('Paris', 'US')).toEqual([])
})

test('a coast has a name and members', () => {
  const coast = world.coastById(12)
  expect(world.coastNames.name(coast, 'es')).toBe('Riberas del Sena')
  expect(names([...world.coastMembers(coast)])).toEqual(['Neuilly-sur-Seine'])
  expect(world.coastById(99)).toBe(-1)
})

test('the file holds all of it, and knows what it was made from', () => {
  const hash = new Uint8Array(32).fill(1)
  const file = encodeGeography(world, hash)
  expect(decodeGeography(file)!.columns).toEqual(world.columns)
  expect(isMadeFrom(file, hash)).toBe(true)
  expect(isMadeFrom(file, new Uint8Array(32))).toBe(false)
  expect(isMadeFrom(new Uint8Array(3), hash)).toBe(false)
})

function names(indexes: number[]): string[] {
  return indexes.map((index) => world.name(index))
}

function node(id: number, level: number, name: string, children: Draft[]): Draft {
  return {
    ...draft({ id, level, name, country: level === LEVELS.continent ? '' : 'FR' }),
    children,
  }
}

function town(
  id: number,
  name: string,
  latitude: number,
  longitude: number,
  population: number,
  children: Draft[] = [],
) {
  return { ...draftCity({ id, name, country: 'FR', latitude, longitude, population }), children }
}
