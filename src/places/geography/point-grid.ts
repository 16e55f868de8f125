/**
 * Which places lie near a coordinate?
 * Places are counted into cells of half a degree, kept as one array sorted by cell plus the
 * start of each cell: two allocations for any number of places, built in milliseconds.
 * An R-tree would be faster where places crowd, but no cell here holds more than a few hundred.
 */
import { distanceKm, KM_PER_DEGREE, longitudeSpan } from './distance.ts'
import { IdRange } from './assigned-ids.ts'
import type { CityFinder } from './city-finder.ts'
import type { DraftCity, NamesByLanguage } from './draft.ts'
import type { PointKind, PointRow } from './tables/point-of-interest.ts'

const CELLS_PER_DEGREE = 2
const ROWS = 180 * CELLS_PER_DEGREE
const COLUMNS = 360 * CELLS_PER_DEGREE

export class PointGrid {
  private readonly latitudes: ArrayLike<number>
  private readonly longitudes: ArrayLike<number>
  private readonly cellStart = new Uint32Array(ROWS * COLUMNS + 1)
  private readonly members: Int32Array

  /** `chosen` are the indexes into the two columns that the grid should know. */
  constructor(
    latitudes: ArrayLike<number>,
    longitudes: ArrayLike<number>,
    chosen: ArrayLike<number>,
  ) {
    this.latitudes = latitudes
    this.longitudes = longitudes
    this.members = new Int32Array(chosen.length)
    const cells = new Uint32Array(chosen.length)
    for (let at = 0; at < chosen.length; at++) {
      const index = chosen[at]!
      cells[at] = cellOf(latitudes[index]!, longitudes[index]!)
      this.cellStart[cells[at]! + 1]! += 1
    }
    for (let cell = 0; cell < ROWS * COLUMNS; cell++)
      this.cellStart[cell + 1]! += this.cellStart[cell]!
    const next = this.cellStart.slice()
    for (let at = 0; at < chosen.length; at++) this.members[next[cells[at]!]!++] = chosen[at]!
  }

  /** Calls back for every place within `km`, in no particular order. */
  visitWithin(
    latitude: number,
    longitude: number,
    km: number,
    visit: (index: number, km: number) => void,
  ): void {
    const reachNorth = km / KM_PER_DEGREE
    const reachEast = longitudeSpan(km, Math.min(89, Math.abs(latitude) + reachNorth))
    const firstRow = rowOf(latitude - reachNorth)
    const lastRow = rowOf(latitude + reachNorth)
    const firstColumn = Math.floor((longitude - reachEast + 180) * CELLS_PER_DEGREE)
    const lastColumn = Math.min(
      firstColumn + COLUMNS - 1,
      Math.floor((longitude + reachEast + 180) * CELLS_PER_DEGREE),
    )
    for (let row = firstRow; row <= lastRow; row++) {
      for (let column = firstColumn; column <= lastColumn; column++) {
        const cell = row * COLUMNS + ((column + COLUMNS) % COLUMNS)
        const end = this.cellStart[cell + 1]!
        for (let at = this.cellStart[cell]!; at < end; at++) {
          const index = this.members[at]!
          const away = distanceKm(
            latitude,
            longitude,
            this.latitudes[index]!,
            this.longitudes[index]!,
          )
          if (away <= km) visit(index, away)
        }
      }
    }
  }

  /** The place with the lowest score within `km`, or −1. Without a score the nearest one. */
  best(
    latitude: number,
    longitude: number,
    km: number,
    score: (index: number, km: number) => number = (_, away) => away,
  ): number {
    let found = -1
    let lowest = Infinity
    this.visitWithin(latitude, longitude, km, (index, away) => {
      const value = score(index, away)
      if (value < lowest || (value === lowest && index < found)) {
        lowest = value
        found = index
      }
    })
    return found
  }

  /** The nearest place at any distance: the circle doubles until it holds one. */
  nearest(latitude: number, longitude: number): number {
    for (let km = 20; km < 30_000; km *= 2) {
      const found = this.best(latitude, longitude, km)
      if (found >= 0) return found
    }
    return -1
  }
}

function cellOf(latitude: number, longitude: number): number {
  const column = Math.floor((longitude + 180) * CELLS_PER_DEGREE)
  return rowOf(latitude) * COLUMNS + ((column + COLUMNS) % COLUMNS)
}

function rowOf(latitude: number): number {
  return Math.min(ROWS - 1, Math.max(0, Math.floor((latitude + 90) * CELLS_PER_DEGREE)))
}

// Points of interest, each with the town it belongs to.

/** What the file keeps for a kind; never change a number. */
const KIND_NUMBERS: Record<PointKind, number> = {
  landmark: 0,
  museum: 1,
  beach: 2,
  station: 3,
  park: 4,
  ski: 5,
  fair: 6,
  stadium: 7,
  nature: 8,
  theatre: 9,
  university: 10,
  hospital: 11,
}

/** By the number that the columns hold. */
export const POINT_KINDS = Object.keys(KIND_NUMBERS) as PointKind[]

export interface PointPlace {
  id: number
  kind: number
  name: string
  names: NamesByLanguage
  latitude: number
  longitude: number
  popularity: number
  country: string
  city: DraftCity
}

export function pointPlaces(written: readonly PointRow[], finder: CityFinder): PointPlace[] {
  const ids = new IdRange('point')
  return written
    .toSorted((a, b) => (pointKey(a) < pointKey(b) ? -1 : 1))
    .map((point) => {
      const [kind, name, latitude, longitude, popularity, country, names = {}] = point
      const id = ids.idFor(pointKey(point))
      const city = finder.around(latitude, longitude, country)
      if (!city) throw new Error(`A point of interest lies nowhere: ${country} ${name}`)
      return {
        id,
        kind: KIND_NUMBERS[kind],
        name,
        names,
        latitude,
        longitude,
        popularity,
        country,
        city,
      }
    })
}

function pointKey([kind, name, latitude, , , country]: PointRow): string {
  return `${country} ${kind} ${name} ${latitude}`
}
