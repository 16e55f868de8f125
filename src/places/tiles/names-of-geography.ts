/** What the geography knows by name and place, and from which zoom on the map says so. */
import { worldX, worldY } from '../rules/map-projection.ts'
import type { Geography } from '../geography/geography.ts'
import { LEVELS } from '../geography/geography-columns.ts'
import { type CountryCentre, countryCentres } from './country-centres.ts'
import type { MapName } from './map-names.ts'
import type { Line } from './world-atlas.ts'

const NO_END = 99

/** Countries and islands go before the towns in them, as long as the towns are small. */
const COUNTRY_SCORE = 9
const ISLAND_SCORE = 8

export function* namesOfGeography(
  geography: Geography,
  countries: readonly (readonly Line[])[],
): Generator<MapName> {
  yield* places(geography, countryCentres(geography, countries))
  yield* points(geography)
  yield* airports(geography)
}

function* places(geography: Geography, centres: Map<number, CountryCentre>): Generator<MapName> {
  const { level, latitude, longitude, weight } = geography.destinations
  for (let index = 0; index < geography.count; index++) {
    const spot = { x: worldX(longitude[index]!), y: worldY(latitude[index]!) }
    switch (level[index]) {
      case LEVELS.country: {
        const centre = centres.get(index)
        if (centre) yield country(index, centre)
        break
      }
      case LEVELS.region:
        if (geography.hasTrait(index, 'island') && weight[index]! >= 1)
          yield island(index, spot, weight[index]!)
        break
      case LEVELS.city:
        yield city(geography, index, spot)
        break
      case LEVELS.district: {
        const fromZoom = weight[index]! >= 6 ? 12 : 13
        const score = 2.6 + Math.log10(1 + weight[index]!) / 2
        yield { kind: 'district', index, ...spot, score, fromZoom, toZoom: NO_END }
      }
    }
  }
}

/** From where its name is about as wide as the country itself, until it fills the screen. */
function country(index: number, { x, y, width }: CountryCentre): MapName {
  const pixels = (zoom: number) => width * 256 * 2 ** zoom
  let fromZoom = 2
  while (pixels(fromZoom) < 44) fromZoom++
  const score = COUNTRY_SCORE + width
  return { kind: 'country', index, x, y, score, fromZoom, toZoom: Math.max(6, fromZoom + 1) }
}

function island(index: number, spot: Pick<MapName, 'x' | 'y'>, weight: number): MapName {
  const fromZoom = weight >= 100 ? 6 : weight >= 20 ? 7 : 8
  const score = ISLAND_SCORE + weight / 1e4
  return { kind: 'island', index, ...spot, score, fromZoom, toZoom: fromZoom + 2 }
}

/** People who live there or guests who come: whichever makes the place better known. */
function city(geography: Geography, index: number, spot: Pick<MapName, 'x' | 'y'>): MapName {
  const { population, weight } = geography.destinations
  const known = Math.max(
    Math.log10(1 + population[index]!),
    Math.log10(0.001 + weight[index]!) + 4,
    1,
  )
  const score = known + (geography.hasTrait(index, 'capital') ? 0.5 : 0)
  const fromZoom = Math.min(13, Math.max(3, Math.ceil(3 + (7.1 - score) * 2)))
  return { kind: 'city', index, ...spot, score, fromZoom, toZoom: NO_END }
}

function* points(geography: Geography): Generator<MapName> {
  const { latitude, longitude, popularity } = geography.columns.points
  for (let index = 0; index < popularity.length; index++)
    yield {
      kind: 'point',
      index,
      x: worldX(longitude[index]!),
      y: worldY(latitude[index]!),
      score: 2 + popularity[index]! / 60,
      fromZoom: popularity[index]! >= 80 ? 12 : popularity[index]! >= 60 ? 13 : 14,
      toZoom: NO_END,
    }
}

/** Popularity is in million passengers a year. */
function* airports(geography: Geography): Generator<MapName> {
  const { latitude, longitude, popularity } = geography.columns.airports
  for (let index = 0; index < popularity.length; index++) {
    const passengers = popularity[index]!
    yield {
      kind: 'airport',
      index,
      x: worldX(longitude[index]!),
      y: worldY(latitude[index]!),
      score: 4.4 + Math.log10(0.02 + passengers) / 2,
      fromZoom: passengers >= 20 ? 8 : passengers >= 5 ? 9 : passengers >= 0.5 ? 10 : 12,
      toZoom: NO_END,
    }
  }
}
