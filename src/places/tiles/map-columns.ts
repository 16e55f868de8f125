/**
 * Everything the map is drawn from, laid out once: lines cut into runs, and names in the order in
 * which they appear. In columns, so that a file of them is opened without reading it through.
 */
import type { Geography } from '../geography/geography.ts'
import { type MapName, nameColumns, type NameColumns } from './map-names.ts'
import { worldX, worldY } from '../rules/map-projection.ts'
import { LEVELS } from '../geography/geography-columns.ts'
import { boundsOfLine, type OutlineColumns, outlineColumns, type Rectangle } from './outline.ts'
import { type AtlasLines, type Line, readAtlas } from './world-atlas.ts'

export interface LineColumns {
  land: OutlineColumns
  borders: OutlineColumns
}

export interface MapColumns {
  names: NameColumns
  coarse: LineColumns
  /** Three times as many corners, for the nearer zooms. */
  fine: LineColumns
  /** How many places, points and airports the geography has whose names these are. */
  geography: Int32Array
}

export function layOutMap(geography: Geography): MapColumns {
  const atlas = readAtlas('50m')
  return {
    names: nameColumns(namesOfGeography(geography, atlas.countries())),
    coarse: lineColumns(atlas),
    fine: lineColumns(readAtlas('10m')),
    geography: markOf(geography),
  }
}

/** Names are kept as numbers within a geography, so those of another would be wrong. */
export function belongTo(columns: MapColumns, geography: Geography): boolean {
  return markOf(geography).every((count, at) => columns.geography[at] === count)
}

function lineColumns({ land, borders }: AtlasLines): LineColumns {
  return { land: outlineColumns(land), borders: outlineColumns(borders) }
}

function markOf({ count, columns: { points, airports } }: Geography): Int32Array {
  return Int32Array.of(count, points.popularity.length, airports.popularity.length)
}

/** What the geography knows by name and place, and from which zoom on the map says so. */
const NO_END = 99

/** Countries and islands go before the towns in them, as long as the towns are small. */
const COUNTRY_SCORE = 9
const ISLAND_SCORE = 8

function* namesOfGeography(
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

/**
 * Where the name of a country stands: in the middle of its largest piece of land, a little away
 * from its largest cities. The mean of its towns, as the geography has it, lies in the ocean for a
 * country with far islands.
 */
interface Spot {
  x: number
  y: number
}

interface CountryCentre extends Spot {
  /** Of the largest piece, as a share of the world. */
  width: number
}

interface Piece {
  line: Line
  bounds: Rectangle
}

/** Enough to find the country of a state whose capital a coarse shore leaves in the water. */
const CITIES_TRIED = 8

/** By index of the country's destination; small ones that the atlas lacks are missing. */
function countryCentres(
  geography: Geography,
  countries: readonly (readonly Line[])[],
): Map<number, CountryCentre> {
  const atlas = countries.map((rings) =>
    rings.map((line): Piece => ({ line, bounds: boundsOfLine(line) })),
  )
  const centres = new Map<number, CountryCentre>()
  const taken = new Set<Piece[]>()
  // The most populous first: a state within another must not take the other's land for its own.
  for (const { country, cities } of countriesByPopulation(geography)) {
    const own = atlas.find(
      (pieces) => !taken.has(pieces) && cities.some((city) => isInsideAny(pieces, city)),
    )
    if (!own) continue
    taken.add(own)
    centres.set(country, centreOf(own, cities))
  }
  return centres
}

function countriesByPopulation(geography: Geography): { country: number; cities: Spot[] }[] {
  const { level, end, latitude, longitude, population } = geography.destinations
  const found: { country: number; cities: Spot[] }[] = []
  for (let country = 0; country < geography.count; country++) {
    if (level[country] !== LEVELS.country) continue
    const largest: number[] = []
    for (let city = country + 1; city < end[country]!; city++) {
      if (level[city] !== LEVELS.city) continue
      if (largest.length === CITIES_TRIED && population[city]! <= population[largest.at(-1)!]!)
        continue
      largest.push(city)
      largest.sort((one, other) => population[other]! - population[one]!)
      largest.length = Math.min(largest.length, CITIES_TRIED)
    }
    const spotOf = (city: number) => ({ x: worldX(longitude[city]!), y: worldY(latitude[city]!) })
    found.push({ country, cities: largest.map(spotOf) })
  }
  return found.toSorted((one, other) => population[other.country]! - population[one.country]!)
}

/** Up, down or in the middle: wherever the two largest cities are farthest away. */
function centreOf(pieces: readonly Piece[], cities: readonly Spot[]): CountryCentre {
  const extent = ({ bounds }: Piece) => (bounds.right - bounds.left) * (bounds.bottom - bounds.top)
  const largest = pieces.toSorted((one, other) => extent(other) - extent(one))[0]!
  const { x, y } = centroid(largest.line)
  const { left, right, top, bottom } = largest.bounds
  const room = ({ x, y }: Spot) =>
    Math.min(...cities.slice(0, 2).map((city) => Math.hypot((city.x - x) / 3, city.y - y)))
  const spots = [0, -0.12, 0.12]
    .map((share) => ({ x, y: y + share * (bottom - top) }))
    .filter((spot) => isInside(largest, spot))
    .toSorted((one, other) => room(other) - room(one))
  return { ...(spots[0] ?? { x, y }), width: right - left }
}

function centroid(line: Line): Spot {
  let [area, x, y] = [0, 0, 0]
  for (let at = 0; at + 3 < line.length; at += 2) {
    const cross = line[at]! * line[at + 3]! - line[at + 2]! * line[at + 1]!
    area += cross
    x += cross * (line[at]! + line[at + 2]!)
    y += cross * (line[at + 1]! + line[at + 3]!)
  }
  return { x: x / (3 * area), y: y / (3 * area) }
}

function isInsideAny(pieces: readonly Piece[], spot: Spot): boolean {
  return pieces.some((piece) => isInside(piece, spot))
}

/** Counts the edges east of the spot; an odd number surrounds it. */
function isInside({ line, bounds }: Piece, { x, y }: Spot): boolean {
  if (x < bounds.left || x > bounds.right || y < bounds.top || y > bounds.bottom) return false
  let inside = false
  for (let at = 0; at + 3 < line.length; at += 2) {
    const [fromY, toY] = [line[at + 1]!, line[at + 3]!]
    if (fromY > y === toY > y) continue
    const crossing = line[at]! + ((y - fromY) / (toY - fromY)) * (line[at + 2]! - line[at]!)
    if (crossing > x) inside = !inside
  }
  return inside
}
