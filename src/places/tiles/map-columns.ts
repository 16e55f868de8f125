/**
 * Everything the map is drawn from, laid out once: lines cut into runs, and names in the order in
 * which they appear. In columns, so that a file of them is opened without reading it through.
 */
import type { Geography } from '../geography/geography.ts'
import { nameColumns, type NameColumns } from './map-names.ts'
import { namesOfGeography } from './names-of-geography.ts'
import { type OutlineColumns, outlineColumns } from './outline.ts'
import { type AtlasLines, readAtlas } from './world-atlas.ts'

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
