/**
 * Where the name of a country stands: in the middle of its largest piece of land. The mean of its
 * towns, as the geography has it, lies in the ocean for a country with far islands.
 */
import type { Geography } from '../geography/geography.ts'
import { LEVELS } from '../geography/geography-columns.ts'
import { worldX, worldY } from '../../core/map-projection.ts'
import type { Line } from './world-atlas.ts'

export interface CountryCentre {
  x: number
  y: number
  /** Of the largest piece, as a share of the world. */
  width: number
}

/** By index of the country's destination; small ones that the atlas lacks are missing. */
export function countryCentres(
  geography: Geography,
  countries: readonly (readonly Line[])[],
): Map<number, CountryCentre> {
  const pieces = countries.map((rings) => rings.map(pieceOf))
  const centres = new Map<number, CountryCentre>()
  const { level, end, latitude, longitude, population } = geography.destinations
  for (let country = 0; country < geography.count; country++) {
    if (level[country] !== LEVELS.country) continue
    let capital = -1
    for (let city = country + 1; city < end[country]!; city++)
      if (level[city] === LEVELS.city && population[city]! > (population[capital] ?? -1))
        capital = city
    if (capital < 0) continue
    const [x, y] = [worldX(longitude[capital]!), worldY(latitude[capital]!)]
    const own = pieces.find((rings) => rings.some(({ line }) => isInside(line, x, y)))
    const largest = own?.toSorted((one, other) => other.area - one.area)[0]
    if (largest) centres.set(country, largest)
  }
  return centres
}

function pieceOf(line: Line): CountryCentre & { line: Line; area: number } {
  let [area, x, y, west, east] = [0, 0, 0, Infinity, -Infinity]
  for (let at = 0; at + 3 < line.length; at += 2) {
    const cross = line[at]! * line[at + 3]! - line[at + 2]! * line[at + 1]!
    area += cross
    x += cross * (line[at]! + line[at + 2]!)
    y += cross * (line[at + 1]! + line[at + 3]!)
    west = Math.min(west, line[at]!)
    east = Math.max(east, line[at]!)
  }
  return {
    line,
    area: Math.abs(area) / 2,
    x: x / (3 * area),
    y: y / (3 * area),
    width: east - west,
  }
}

/** Counts the edges east of the spot; an odd number surrounds it. */
function isInside(line: Line, x: number, y: number): boolean {
  let inside = false
  for (let at = 0; at + 3 < line.length; at += 2) {
    const [fromY, toY] = [line[at + 1]!, line[at + 3]!]
    if (fromY > y === toY > y) continue
    const crossing = line[at]! + ((y - fromY) / (toY - fromY)) * (line[at + 2]! - line[at]!)
    if (crossing > x) inside = !inside
  }
  return inside
}
