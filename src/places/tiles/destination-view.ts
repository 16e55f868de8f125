/** The part of the world that shows a destination as a whole. */
import { MIN_ZOOM, TILE_PIXELS, worldPixels, worldX, worldY } from '../rules/map-projection.ts'
import { COAST_ID } from '../rules/destination.ts'
import type { Geography } from '../geography/geography.ts'
import { LEVELS } from '../geography/geography-columns.ts'
import { type MapView, viewAround } from './map-view.ts'

interface Spot {
  x: number
  y: number
  /** How many travellers it draws. */
  weight: number
}

interface Size {
  width: number
  height: number
}

/** A town has no size of its own; a few kilometres around its middle show where it lies. */
const CITY_ZOOM = 10.5
const DISTRICT_ZOOM = 13

/** A hamlet at the far end must not make all the rest small. */
const LEFT_OUT_SHARE = 0.02

/** Far islands lie beyond so many times the distance within which most of a country is. */
const MAX_SHARE = 0.7
const FAR_TIMES = 1.7

const MANY_PLACES = 2_000
const KNOWN_WEIGHT = 2

const MARGIN_PIXELS = 26

export function destinationView(geography: Geography, id: string, size: Size): MapView {
  const { level, latitude, longitude, weight, end } = geography.destinations
  if (COAST_ID.test(id)) {
    const coast = geography.coastById(Number(id.replace('cid', '')))
    return viewOfAll(geography, geography.coastMembers(coast), size)
  }
  const index = geography.byId(Number(id))
  const centre = { latitude: latitude[index]!, longitude: longitude[index]! }
  if (level[index] === LEVELS.district) return viewAround(centre, DISTRICT_ZOOM, size)
  if (level[index] === LEVELS.city) return viewAround(centre, CITY_ZOOM, size)
  const cities: number[] = []
  // Of a whole country the places that people know say enough, and are soon looked through.
  const minWeight = end[index]! - index > MANY_PLACES ? KNOWN_WEIGHT : 0
  for (let at = index + 1; at < end[index]!; at++)
    if (level[at] === LEVELS.city && weight[at]! >= minWeight) cities.push(at)
  return cities.length > 0
    ? viewOfAll(geography, cities, size)
    : viewAround(centre, CITY_ZOOM, size)
}

function viewOfAll(geography: Geography, cities: Iterable<number>, size: Size): MapView {
  const { latitude, longitude, weight } = geography.destinations
  const everywhere = Array.from(cities, (city) => ({
    x: worldX(longitude[city]!),
    y: worldY(latitude[city]!),
    weight: weight[city]! + 0.01,
  }))
  const spots = withoutFarIslands(everywhere)
  const [left, right] = spread(spots, ({ x }) => x)
  const [top, bottom] = spread(spots, ({ y }) => y)
  const fitting = Math.min(zoomFor(size.width, right - left), zoomFor(size.height, bottom - top))
  const zoom = Math.min(CITY_ZOOM, Math.max(MIN_ZOOM, fitting))
  const scale = worldPixels(zoom)
  return {
    zoom,
    left: ((left + right) / 2) * scale - size.width / 2,
    top: ((top + bottom) / 2) * scale - size.height / 2,
    ...size,
  }
}

/** At which a share of the world fills so many pixels, less a margin. */
function zoomFor(pixels: number, share: number): number {
  return Math.log2((pixels - 2 * MARGIN_PIXELS) / TILE_PIXELS / Math.max(share, 1e-9))
}

function withoutFarIslands(spots: Spot[]): Spot[] {
  const [x, y] = [valueAt(spots, 0.5, (spot) => spot.x), valueAt(spots, 0.5, (spot) => spot.y)]
  const away = (spot: Spot) => Math.hypot(spot.x - x, spot.y - y)
  const far = FAR_TIMES * valueAt(spots, MAX_SHARE, away)
  return spots.filter((spot) => away(spot) <= far)
}

/** Between which values nearly all of the weight lies. */
function spread(spots: readonly Spot[], measure: (spot: Spot) => number): [number, number] {
  return [valueAt(spots, LEFT_OUT_SHARE, measure), valueAt(spots, 1 - LEFT_OUT_SHARE, measure)]
}

/** The value below which a share of the weight lies. */
function valueAt(spots: readonly Spot[], share: number, measure: (spot: Spot) => number): number {
  const sorted = spots.toSorted((one, other) => measure(one) - measure(other))
  const total = sorted.reduce((sum, { weight }) => sum + weight, 0)
  let below = 0
  for (const spot of sorted) if ((below += spot.weight) >= share * total) return measure(spot)
  return measure(sorted.at(-1)!)
}
