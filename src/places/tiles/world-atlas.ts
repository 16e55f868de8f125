/**
 * Natural Earth's countries and coasts as the package `world-atlas` keeps them: TopoJSON, in which
 * every line stands once and polygons name the lines they consist of.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { worldX, worldY } from '../rules/map-projection.ts'

const require = createRequire(import.meta.url)

type ArcNumbers = number[]

interface AtlasGeometry {
  type: string
  arcs?: ArcNumbers[] | ArcNumbers[][]
}

interface Atlas {
  transform: { scale: [number, number]; translate: [number, number] }
  arcs: [number, number][][]
  objects: Record<'countries' | 'land', { geometries: AtlasGeometry[] }>
}

/** Projected corners, x and y in turn; a ring ends where it began. */
export type Line = Float64Array

export interface AtlasLines {
  /** Shores of all land, those of lakes not among them. */
  land: Line[]
  /** The rings of each country, joined when they are asked for. */
  countries: () => Line[][]
  /** Lines between two countries. */
  borders: Line[]
}

/** The larger number is the coarser map. */
export function readAtlas(scale: '10m' | '50m'): AtlasLines {
  const path = require.resolve(`world-atlas/countries-${scale}.json`)
  const atlas = JSON.parse(readFileSync(path, 'utf8')) as Atlas
  const arcs = atlas.arcs.map((arc) => projected(arc, atlas.transform))
  const { countries, land } = atlas.objects
  return {
    land: land.geometries.flatMap((geometry) => ringsOf(geometry).map((ring) => join(arcs, ring))),
    countries: () =>
      countries.geometries.map((geometry) => ringsOf(geometry).map((ring) => join(arcs, ring))),
    borders: sharedArcs(countries.geometries).map((arc) => arcs[arc]!),
  }
}

/**
 * Polygons are cut at the date line. Their corners there are moved outwards, so that neither a
 * shore nor its water is drawn along it.
 */
const BEYOND_DATE_LINE = 3

function projected(arc: [number, number][], { scale, translate }: Atlas['transform']): Line {
  const line = new Float64Array(2 * arc.length)
  let [column, row] = [0, 0]
  arc.forEach(([east, north], at) => {
    column += east
    row += north
    const longitude = column * scale[0] + translate[0]
    const beyond = Math.abs(longitude) > 179.999 ? Math.sign(longitude) * BEYOND_DATE_LINE : 0
    line[2 * at] = worldX(longitude + beyond)
    line[2 * at + 1] = worldY(row * scale[1] + translate[1])
  })
  return line
}

function ringsOf({ type, arcs = [] }: AtlasGeometry): ArcNumbers[] {
  return type === 'MultiPolygon' ? (arcs as ArcNumbers[][]).flat() : (arcs as ArcNumbers[])
}

/** A line that is run through backwards is named by its complement. */
function join(arcs: Line[], ring: ArcNumbers): Line {
  const parts = ring.map((arc) => (arc < 0 ? reversed(arcs[~arc]!) : arcs[arc]!))
  // Each part begins with the corner on which the one before it ended.
  const length = parts.reduce((sum, part) => sum + part.length - 2, 2)
  const line = new Float64Array(length)
  let at = 0
  for (const part of parts) {
    line.set(part, at)
    at += part.length - 2
  }
  return line
}

function reversed(line: Line): Line {
  const turned = new Float64Array(line.length)
  for (let at = 0; at < line.length; at += 2) {
    turned[at] = line[line.length - 2 - at]!
    turned[at + 1] = line[line.length - 1 - at]!
  }
  return turned
}

function sharedArcs(countries: AtlasGeometry[]): number[] {
  const owners = new Map<number, number>()
  const shared = new Set<number>()
  countries.forEach((country, owner) => {
    for (const arc of ringsOf(country).flat()) {
      const own = arc < 0 ? ~arc : arc
      const other = owners.get(own)
      if (other === undefined) owners.set(own, owner)
      else if (other !== owner) shared.add(own)
    }
  })
  return [...shared]
}
