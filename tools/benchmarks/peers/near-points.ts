/** Which hotels are near which points of interest, and which points a search offers as options. */
import { distanceKm } from '../../../src/places/rules/distance.ts'
import { isOnMap } from '../../../src/products/hotels/list/rules/map-view.ts'
import type { EngineQuery } from '../../../src/products/hotels/engine/search/engine-query.ts'
import type { Geography } from '../../../src/places/geography/geography.ts'

const NEAR_KM = 1
const MAX_POINTS = 12
/** Cells are at least 1.1 km high; near the poles, where they are narrow, there are no points. */
const CELLS_PER_DEGREE = 50
const REACH_NORTH = 1
const REACH_EAST = 3

export class NearPoints {
  private readonly geography: Geography
  private readonly cells = new Map<string, number[]>()
  private readonly known = new Map<number, number[]>()
  private readonly spots: { latitude: number; longitude: number }[] = []

  constructor(geography: Geography) {
    this.geography = geography
  }

  /** In the order of rows. */
  add({ latitude, longitude }: { latitude: number; longitude: number }): void {
    const row = this.spots.push({ latitude, longitude }) - 1
    if (!isOnMap(this.spots[row]!)) return
    const cell = cellOf(latitude, longitude)
    const rows = this.cells.get(cell)
    if (rows) rows.push(row)
    else this.cells.set(cell, [row])
  }

  /** Every pair of a point, by its id, and the row of a hotel near it. */
  *pairs(): Generator<[point: number, row: number]> {
    const { id, latitude, longitude } = this.geography.columns.points
    for (let point = 0; point < id.length; point++) {
      const centre = { latitude: latitude[point]!, longitude: longitude[point]! }
      for (let north = -REACH_NORTH; north <= REACH_NORTH; north++)
        for (let east = -REACH_EAST; east <= REACH_EAST; east++)
          for (const row of this.cells.get(
            cellOf(centre.latitude, centre.longitude, north, east),
          ) ?? [])
            if (distanceKm(centre, this.spots[row]!) <= NEAR_KM) yield [id[point]!, row]
    }
  }

  /** The best known points of a destination, by id; found once, as the engine does. */
  offered({ destination }: EngineQuery): number[] {
    const place = destination.kind === 'place' ? this.geography.byId(destination.id) : -1
    let known = this.known.get(place)
    if (!known) this.known.set(place, (known = this.bestKnown(place)))
    return known
  }

  private bestKnown(place: number): number[] {
    const { points, destinations } = this.geography.columns
    const end = place < 0 ? Infinity : destinations.end[place]!
    return Array.from(points.id, (_, point) => point)
      .filter((point) => points.destination[point]! >= place && points.destination[point]! < end)
      .toSorted((one, other) => points.popularity[other]! - points.popularity[one]! || one - other)
      .slice(0, MAX_POINTS)
      .map((point) => points.id[point]!)
  }
}

function cellOf(latitude: number, longitude: number, north = 0, east = 0): string {
  const y = Math.floor(latitude * CELLS_PER_DEGREE) + north
  return `${y} ${Math.floor(longitude * CELLS_PER_DEGREE) + east}`
}
