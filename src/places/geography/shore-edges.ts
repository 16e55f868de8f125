/**
 * The world's shoreline as short straight edges, sorted into cells.
 * Natural Earth's 1:10m land, as packed in `world-atlas`, has 409,000 corners on a raster of
 * 0.0036° by 0.0017°: it smooths bays and quays by up to about one kilometre.
 *
 * A cell is a tenth of a degree of latitude by one of longitude. An edge is listed once in every
 * band of latitude that it touches, in the cell of its western end. So a ray to the east reads one
 * run of the list and meets each edge once, and a search around a spot reads a few cells.
 */
import { readJson } from './packaged-data.ts'

const BANDS_PER_DEGREE = 10
const BANDS = 180 * BANDS_PER_DEGREE
const COLUMNS = 360
const CELLS = BANDS * COLUMNS

/** No edge is wider, so none begins farther west of a spot it passes. */
export const WIDEST_EDGE = 0.5

/** Edge e runs from (longitude, latitude) at corners[4e], [4e+1] to [4e+2], [4e+3]. */
export interface ShoreEdges {
  corners: Float32Array
  /** The edges of cell c are inCell[cellStart[c]] … inCell[cellStart[c + 1] − 1]. */
  cellStart: Uint32Array
  inCell: Uint32Array
}

interface LandTopology {
  transform: { scale: [number, number]; translate: [number, number] }
  arcs: [number, number][][]
  objects: { land: { geometries: { arcs: number[][][] }[] } }
}

export function readShoreEdges(): ShoreEdges {
  const topology = readJson<LandTopology>('land')
  const corners: number[] = []
  for (const { arcs: polygons } of topology.objects.land.geometries)
    for (const rings of polygons) for (const arc of rings.flat()) addArc(topology, arc, corners)
  return sortIntoCells(Float32Array.from(corners))
}

export function bandOf(latitude: number): number {
  return Math.min(BANDS - 1, Math.max(0, Math.floor((latitude + 90) * BANDS_PER_DEGREE)))
}

/** The cell of a band that holds a longitude, or its first or last. */
export function cellIn(band: number, longitude: number): number {
  const column = Math.min(COLUMNS - 1, Math.max(0, Math.floor(longitude + 180)))
  return band * COLUMNS + column
}

/**
 * TopoJSON keeps an arc as steps on its raster, and names a reversed arc by its complement.
 * Direction does not matter to edges.
 */
function addArc({ arcs, transform }: LandTopology, arc: number, corners: number[]): void {
  const [scaleEast, scaleNorth] = transform.scale
  const [west, south] = transform.translate
  let column = 0
  let row = 0
  let fromEast = Number.NaN
  let fromNorth = 0
  for (const [stepEast, stepNorth] of arcs[arc < 0 ? ~arc : arc]!) {
    column += stepEast
    row += stepNorth
    const east = west + column * scaleEast
    const north = south + row * scaleNorth
    if (!Number.isNaN(fromEast)) addEdge(corners, fromEast, fromNorth, east, north)
    fromEast = east
    fromNorth = north
  }
}

/** Cuts what is too wide; only a few edges in the far south and north are. */
function addEdge(
  corners: number[],
  fromEast: number,
  fromNorth: number,
  east: number,
  north: number,
): void {
  const pieces = Math.ceil(Math.abs(east - fromEast) / WIDEST_EDGE) || 1
  for (let piece = 0; piece < pieces; piece++) {
    const start = piece / pieces
    const end = (piece + 1) / pieces
    corners.push(
      fromEast + start * (east - fromEast),
      fromNorth + start * (north - fromNorth),
      fromEast + end * (east - fromEast),
      fromNorth + end * (north - fromNorth),
    )
  }
}

function sortIntoCells(corners: Float32Array): ShoreEdges {
  const cellStart = new Uint32Array(CELLS + 1)
  visitCells(corners, (_, cell) => (cellStart[cell + 1]! += 1))
  for (let cell = 0; cell < CELLS; cell++) cellStart[cell + 1]! += cellStart[cell]!
  const inCell = new Uint32Array(cellStart[CELLS]!)
  const next = cellStart.slice()
  visitCells(corners, (edge, cell) => (inCell[next[cell]!++] = edge))
  return { corners, cellStart, inCell }
}

function visitCells(corners: Float32Array, visit: (edge: number, cell: number) => void): void {
  for (let edge = 0; edge < corners.length / 4; edge++) {
    const western = Math.min(corners[4 * edge]!, corners[4 * edge + 2]!)
    const first = bandOf(Math.min(corners[4 * edge + 1]!, corners[4 * edge + 3]!))
    const last = bandOf(Math.max(corners[4 * edge + 1]!, corners[4 * edge + 3]!))
    for (let band = first; band <= last; band++) visit(edge, cellIn(band, western))
  }
}
