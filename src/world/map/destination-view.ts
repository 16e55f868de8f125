/** The part of the world that shows a destination as a whole. */
import { LEAST_ZOOM, TILE_PIXELS, worldPixels, worldX, worldY } from '../../core/map-projection.ts'
import { COAST_ID } from '../../core/destination.ts'
import type { Geography } from '../geography/geography.ts'
import { LEVELS } from '../geography/geography-columns.ts'
import { type MapView, viewAround } from './map-view.ts'

interface Size {
  width: number
  height: number
}

/** A town has no size of its own; a few kilometres around its middle show where it lies. */
const CITY_ZOOM = 10.5
const DISTRICT_ZOOM = 13

/** Far islands of a country must not make all of it small. */
const LEFT_OUT_SHARE = 0.02

const MARGIN_PIXELS = 26

export function destinationView(geography: Geography, id: string, size: Size): MapView {
  const { level, latitude, longitude, end } = geography.destinations
  if (COAST_ID.test(id)) {
    const coast = geography.coastById(Number(id.replace('cid', '')))
    return viewOfAll(geography, geography.coastMembers(coast), size)
  }
  const index = geography.byId(Number(id))
  const centre = { latitude: latitude[index]!, longitude: longitude[index]! }
  if (level[index] === LEVELS.district) return viewAround(centre, DISTRICT_ZOOM, size)
  if (level[index] === LEVELS.city) return viewAround(centre, CITY_ZOOM, size)
  const cities: number[] = []
  for (let at = index + 1; at < end[index]!; at++) if (level[at] === LEVELS.city) cities.push(at)
  return cities.length > 0
    ? viewOfAll(geography, cities, size)
    : viewAround(centre, CITY_ZOOM, size)
}

function viewOfAll(geography: Geography, cities: Iterable<number>, size: Size): MapView {
  const { latitude, longitude, weight } = geography.destinations
  const spots = Array.from(cities, (city) => ({
    x: worldX(longitude[city]!),
    y: worldY(latitude[city]!),
    weight: weight[city]! + 0.01,
  }))
  const [left, right] = spread(spots.map(({ x, weight }) => [x, weight] as const))
  const [top, bottom] = spread(spots.map(({ y, weight }) => [y, weight] as const))
  const fitting = Math.min(zoomFor(size.width, right - left), zoomFor(size.height, bottom - top))
  const zoom = Math.min(CITY_ZOOM, Math.max(LEAST_ZOOM, fitting))
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

/** Between which values nearly all of the weight lies. */
function spread(values: (readonly [value: number, weight: number])[]): [number, number] {
  const sorted = values.toSorted(([one], [other]) => one - other)
  const total = sorted.reduce((sum, [, weight]) => sum + weight, 0)
  const at = (share: number) => {
    let sum = 0
    for (const [value, weight] of sorted) if ((sum += weight) >= share * total) return value
    return sorted.at(-1)![0]
  }
  return [at(LEFT_OUT_SHARE), at(1 - LEFT_OUT_SHARE)]
}
