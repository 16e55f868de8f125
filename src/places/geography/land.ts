/**
 * Land or sea? Used to place hotels where one can build, and beach hotels by the water.
 * The shoreline is right to about one kilometre (see `land.ts`) and knows no lakes, so a
 * small island or a sandbar full of hotels may be missing (of the towns in our geography one in
 * fifty tests as sea, most by a few hundred metres). Around a centre farther out than that, spots
 * are taken from a small disc instead: the place is known to exist, only the map is too coarse.
 */
import type { Dice } from '../../site/dice.ts'
import {
  distanceKm,
  distanceToSegmentKm,
  KM_PER_DEGREE,
  longitudeSpan,
  type Segment,
  shareWithinKm,
} from './distance.ts'
import { readJson } from './packaged-data.ts'

/** How far from the truth the shoreline may be. */
const SHORE_TOLERANCE_KM = 1

/** A centre this far out is no error of the line: the map lacks the land it stands on. */
const MISSING_LAND_KM = 0.6

const TRIES = 24

export interface Spot {
  latitude: number
  longitude: number
}

/** A straight piece of shoreline. */
interface Stretch extends Segment {
  km: number
}

export class Land {
  private readonly edges: ShoreEdges

  constructor(edges: ShoreEdges = readShoreEdges()) {
    this.edges = edges
  }

  /** Counts the shore edges east of the spot: an odd number means that land surrounds it. */
  isLand(latitude: number, longitude: number): boolean {
    const { corners, cellStart, inCell } = this.edges
    const band = bandOf(latitude)
    const end = cellStart[cellIn(band, 180) + 1]!
    let inside = false
    for (let at = cellStart[cellIn(band, longitude - WIDEST_EDGE)]!; at < end; at++) {
      const edge = 4 * inCell[at]!
      const startNorth = corners[edge + 1]!
      const endNorth = corners[edge + 3]!
      if (startNorth > latitude === endNorth > latitude) continue
      const startEast = corners[edge]!
      const crossing =
        startEast +
        ((latitude - startNorth) / (endNorth - startNorth)) * (corners[edge + 2]! - startEast)
      if (crossing > longitude) inside = !inside
    }
    return inside
  }

  /** Kilometres to the shoreline, or Infinity when it is farther than `atMostKm`. */
  shoreDistanceKm(latitude: number, longitude: number, atMostKm: number): number {
    let nearest = Infinity
    this.visitEdges(latitude, longitude, atMostKm, (edge) => {
      const km = distanceToSegmentKm(latitude, longitude, this.segment(edge))
      if (km < nearest) nearest = km
    })
    return nearest <= atMostKm ? nearest : Infinity
  }

  /** A spot on land, spread evenly over the disc around a centre. */
  spotOnLand(centre: Spot, radiusKm: number, dice: Dice): Spot {
    if (this.isMissingLand(centre))
      return spotInDisc(centre, Math.min(radiusKm, SHORE_TOLERANCE_KM), dice)
    for (let tries = 0; tries < TRIES; tries++) {
      const spot = spotInDisc(centre, radiusKm, dice)
      if (this.isLand(spot.latitude, spot.longitude)) return spot
    }
    return centre
  }

  /**
   * A spot on land at most `stripKm` from a stretch of shoreline within `radiusKm` of the centre;
   * where there is no shore so near, just a spot on land. Every metre of shore is as likely.
   */
  spotByTheShore(centre: Spot, radiusKm: number, stripKm: number, dice: Dice): Spot {
    if (this.isMissingLand(centre)) return this.spotOnLand(centre, radiusKm, dice)
    const stretches = this.shoreWithin(centre, radiusKm)
    const shoreKm = stretches.reduce((sum, { km }) => sum + km, 0)
    for (let tries = 0; stretches.length > 0 && tries < TRIES; tries++) {
      const spot = spotInDisc(spotAlong(stretches, dice.next() * shoreKm), stripKm, dice)
      if (this.isLand(spot.latitude, spot.longitude)) return spot
    }
    return this.spotOnLand(centre, radiusKm, dice)
  }

  /** Edges may be twenty kilometres long, so only the part of each within the radius counts. */
  private shoreWithin(centre: Spot, radiusKm: number): Stretch[] {
    const stretches: Stretch[] = []
    this.visitEdges(centre.latitude, centre.longitude, radiusKm, (edge) => {
      const segment = this.segment(edge)
      const within = shareWithinKm(centre.latitude, centre.longitude, segment, radiusKm)
      if (!within) return
      const [start, end] = [spotOn(segment, within[0]), spotOn(segment, within[1])]
      stretches.push({
        startLatitude: start.latitude,
        startLongitude: start.longitude,
        endLatitude: end.latitude,
        endLongitude: end.longitude,
        km: distanceKm(start.latitude, start.longitude, end.latitude, end.longitude),
      })
    })
    return stretches
  }

  private segment(edge: number): Segment {
    const { corners } = this.edges
    return {
      startLatitude: corners[edge + 1]!,
      startLongitude: corners[edge]!,
      endLatitude: corners[edge + 3]!,
      endLongitude: corners[edge + 2]!,
    }
  }

  private isMissingLand({ latitude, longitude }: Spot): boolean {
    return (
      !this.isLand(latitude, longitude) &&
      this.shoreDistanceKm(latitude, longitude, MISSING_LAND_KM) === Infinity
    )
  }

  /** Visits the edges with an end in the box around a spot; an edge may be visited twice. */
  private visitEdges(
    latitude: number,
    longitude: number,
    km: number,
    visit: (edge: number) => void,
  ): void {
    const { corners, cellStart, inCell } = this.edges
    const east = longitudeSpan(km, latitude)
    const north = km / KM_PER_DEGREE
    const lastBand = bandOf(latitude + north)
    for (let band = bandOf(latitude - north); band <= lastBand; band++) {
      const stop = cellStart[cellIn(band, longitude + east) + 1]!
      for (let at = cellStart[cellIn(band, longitude - east - WIDEST_EDGE)]!; at < stop; at++) {
        const edge = 4 * inCell[at]!
        const start = corners[edge]!
        const end = corners[edge + 2]!
        if (Math.min(start, end) > longitude + east) continue
        if (Math.max(start, end) < longitude - east) continue
        // Where the map is cut at the date line and the pole there is no real shore.
        if (Math.abs(start) > 179.99 && Math.abs(end) > 179.99) continue
        visit(edge)
      }
    }
  }
}

function spotOn(segment: Segment, share: number): Spot {
  const { startLatitude, startLongitude, endLatitude, endLongitude } = segment
  return {
    latitude: startLatitude + share * (endLatitude - startLatitude),
    longitude: startLongitude + share * (endLongitude - startLongitude),
  }
}

/** The spot so many kilometres on, the stretches laid end to end. */
function spotAlong(stretches: readonly Stretch[], km: number): Spot {
  let left = km
  const stretch = stretches.find((one) => (left -= one.km) < 0) ?? stretches.at(-1)!
  return spotOn(stretch, stretch.km === 0 ? 0 : Math.min(1, 1 + left / stretch.km))
}

function spotInDisc(centre: Spot, radiusKm: number, dice: Dice): Spot {
  const away = radiusKm * Math.sqrt(dice.next())
  const angle = 2 * Math.PI * dice.next()
  return {
    latitude: centre.latitude + (away * Math.sin(angle)) / KM_PER_DEGREE,
    longitude: centre.longitude + Math.cos(angle) * longitudeSpan(away, centre.latitude),
  }
}

/**
 * The world's shoreline as short straight edges, sorted into cells.
 * Natural Earth's 1:10m land, as packed in `world-atlas`, has 409,000 corners on a raster of
 * 0.0036° by 0.0017°: it smooths bays and quays by up to about one kilometre.
 *
 * A cell is a tenth of a degree of latitude by one of longitude. An edge is listed once in every
 * band of latitude that it touches, in the cell of its western end. So a ray to the east reads one
 * run of the list and meets each edge once, and a search around a spot reads a few cells.
 */
const BANDS_PER_DEGREE = 10
const BANDS = 180 * BANDS_PER_DEGREE
const COLUMNS = 360
const CELLS = BANDS * COLUMNS

/** No edge is wider, so none begins farther west of a spot it passes. */
const WIDEST_EDGE = 0.5

/** Edge e runs from (longitude, latitude) at corners[4e], [4e+1] to [4e+2], [4e+3]. */
interface ShoreEdges {
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

function readShoreEdges(): ShoreEdges {
  const topology = readJson<LandTopology>('land')
  const corners: number[] = []
  for (const { arcs: polygons } of topology.objects.land.geometries)
    for (const rings of polygons) for (const arc of rings.flat()) addArc(topology, arc, corners)
  return sortIntoCells(Float32Array.from(corners))
}

function bandOf(latitude: number): number {
  return Math.min(BANDS - 1, Math.max(0, Math.floor((latitude + 90) * BANDS_PER_DEGREE)))
}

/** The cell of a band that holds a longitude, or its first or last. */
function cellIn(band: number, longitude: number): number {
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
