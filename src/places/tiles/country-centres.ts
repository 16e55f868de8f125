/**
 * Where the name of a country stands: in the middle of its largest piece of land, a little away
 * from its largest cities. The mean of its towns, as the geography has it, lies in the ocean for a
 * country with far islands.
 */
import { worldX, worldY } from '../rules/map-projection.ts'
import type { Geography } from '../geography/geography.ts'
import { LEVELS } from '../geography/geography-columns.ts'
import { boundsOfLine } from './outline.ts'
import type { Rectangle } from './rectangle.ts'
import type { Line } from './world-atlas.ts'

interface Spot {
  x: number
  y: number
}

export interface CountryCentre extends Spot {
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
export function countryCentres(
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
