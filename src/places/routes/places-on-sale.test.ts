/** A shop with a few hotels in small towns: what it recommends and suggests must be for sale. */
import { expect, test } from 'vitest'
import { draft, type Draft, draftCity, type DraftCity } from '../geography/draft.ts'
import { LEVELS } from '../geography/geography-columns.ts'
import { Geography } from '../geography/geography.ts'
import { layOutColumns } from '../geography/lay-out-columns.ts'
import { SuggestIndex } from '../memory/suggest-index.ts'
import { homePlaces } from '../../products/hotels/home/routes/home-content.ts'
import { suggestEntries } from '../../products/hotels/service/suggest-entries.ts'

/** Fifty towns of each country, the first the most visited: "San 1" … with ids 101 …, 201 …. */
const TOWNS = 50
const spanish = towns(100, 'ES', 40, -4)
const italian = towns(200, 'IT', 42, 12)
const french = towns(300, 'FR', 46, 2)
const geography = world()
const [tinyInSpain, tinyInItaly, smallInItaly] = [150, 250, 230] as const

test('the home page recommends towns where hotels are on sale, however small', () => {
  const places = homePlaces(geography, 'ES', placesWith(tinyInSpain, tinyInItaly, smallInItaly))
  expect(idsOf(places.ownCities)).toEqual([tinyInSpain])
  // Where a shop sells in one country abroad, several of its towns fill the page.
  expect(idsOf(places.citiesAbroad)).toEqual([smallInItaly, tinyInItaly])
  expect(places.coasts).toEqual([9])
})

test('it recommends nothing else', () => {
  expect(homePlaces(geography, 'FR', placesWith(tinyInSpain))).toEqual({
    ownCities: [],
    citiesAbroad: [geography.byId(tinyInSpain)],
    coasts: [],
  })
})

test.each([
  ['towns', 'san', [tinyInSpain, tinyInItaly, 101]],
  ['their countries', 'pais', [20, 10, 30]],
])('suggestions begin with %s where hotels are', (_, typed, first) => {
  const hotels = [tinyInSpain, tinyInItaly].map((cityId, at) => ({
    id: at + 1,
    name: 'Posada',
    cityId,
    popularity: 500,
  }))
  const found = SuggestIndex.build(suggestEntries(geography, [], hotels)).suggest(typed, {
    language: 'es',
  })
  expect(
    found
      .slice(0, 3)
      .map(({ id }) => Number(id))
      .toSorted(),
  ).toEqual(first.toSorted())
})

function placesWith(...cityIds: number[]): Set<number> {
  const onSale = new Set<number>()
  for (const id of cityIds)
    for (let up = geography.byId(id); up >= 0; up = geography.destinations.parent[up]!)
      onSale.add(up)
  return onSale
}

function idsOf(indexes: readonly number[]): number[] {
  return indexes.map((index) => geography.destinations.id[index]!)
}

function world(): Geography {
  const country = (id: number, code: string, weight: number, cities: Draft[]) => ({
    ...node(id, LEVELS.country, `Pais ${code}`, code, cities),
    weight,
  })
  const countries = [
    country(10, 'ES', 9e6, spanish),
    country(20, 'IT', 1e6, italian),
    country(30, 'FR', 8e6, french),
  ]
  const continents = [node(1, LEVELS.continent, 'Europa', '', countries)]
  const coasts = [coast(8, french.slice(0, 2)), coast(9, [italian[0]!, italian[TOWNS - 1]!])]
  return new Geography(layOutColumns({ continents, coasts, points: [], airports: [] }))
}

function coast(id: number, members: DraftCity[]) {
  const names = { es: `Costa ${id}` }
  const shore = [[42, 12]] as const
  return { coast: { id, country: 'IT', names, shore, reachKm: 10, popularity: 9 }, members }
}

function towns(firstId: number, code: string, latitude: number, longitude: number): DraftCity[] {
  return Array.from({ length: TOWNS }, (_, at) => {
    const drawn = draftCity({
      id: firstId + at + 1,
      name: `San ${code} ${at + 1}`,
      country: code,
      latitude,
      longitude: longitude + at / 1_000,
    })
    return { ...drawn, weight: 1_000_000 / (at + 1) ** 2 }
  })
}

function node(id: number, level: number, name: string, code: string, children: Draft[]): Draft {
  return { ...draft({ id, level, name, country: code }), children }
}
