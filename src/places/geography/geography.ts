/**
 * The world's destinations in memory, as columns.
 *
 * Destinations stand in preorder of their tree (continent, country, region, province or island,
 * city, district), the most visited child first. So the descendants of destination i are exactly
 * the indexes i+1 … end[i]−1: "is this hotel in Andalucía" is two comparisons, and a sum over a
 * subtree is a loop over a range. An index is valid for one build only; keep ids, not indexes.
 */
import type { Language } from '../../site/locales.ts'
import { distanceKm } from './distance.ts'
import {
  countryText,
  type DestinationColumns,
  type GeographyColumns,
  LEVELS,
  type Trait,
  TRAITS,
} from './geography-columns.ts'
import { NameTable, placeKey } from './name-table.ts'
import { PointGrid } from './point-grid.ts'
import { type ColumnsFileKind, decodeColumns, encodeColumns, inputHashOf } from './columns-file.ts'

/** A city from this size on reaches beyond NEARBY_KM. */
const LARGE_CITY = 1_000_000
const NEARBY_KM = reachKm(LARGE_CITY)
/** No city has more than thirty million people. */
const LARGEST_REACH_KM = reachKm(30_000_000)

export class Geography {
  readonly columns: GeographyColumns
  readonly destinations: DestinationColumns
  readonly destinationNames: NameTable
  readonly coastNames: NameTable
  readonly pointNames: NameTable
  readonly airportCodes: NameTable
  readonly airportNames: NameTable
  readonly zoneNames: NameTable
  readonly count: number
  private indexes: Map<number, number> | undefined
  private airports: Map<string, number> | undefined
  private cityGrid: PointGrid | undefined
  private largeCityGrid: PointGrid | undefined
  private citiesByName: Map<string, number[]> | undefined

  constructor(columns: GeographyColumns) {
    this.columns = columns
    this.destinations = columns.destinations
    this.count = columns.destinations.id.length
    this.destinationNames = new NameTable(columns.destinations.names)
    this.coastNames = new NameTable(columns.coasts.names)
    this.pointNames = new NameTable(columns.points.names)
    this.airportCodes = new NameTable(columns.airports.codes)
    this.airportNames = new NameTable(columns.airports.names)
    this.zoneNames = new NameTable(columns.zones.names)
  }

  /** Index of a destination, or −1. */
  byId(id: number): number {
    if (!this.indexes) {
      this.indexes = new Map()
      for (let index = 0; index < this.count; index++)
        this.indexes.set(this.destinations.id[index]!, index)
    }
    return this.indexes.get(id) ?? -1
  }

  name(index: number, language?: Language): string {
    return this.destinationNames.name(index, language)
  }

  /** ISO code of the country, '' for a continent. */
  countryCode(index: number): string {
    return countryText(this.destinations.country[index]!)
  }

  hasTrait(index: number, trait: Trait): boolean {
    return (this.destinations.traits[index]! & TRAITS[trait]) !== 0
  }

  /** Continents in file order. */
  continents(): number[] {
    return this.siblings(0, this.count)
  }

  children(index: number): number[] {
    return this.siblings(index + 1, this.destinations.end[index]!)
  }

  /** From the continent down to the parent. */
  ancestors(index: number): number[] {
    const above: number[] = []
    for (let up = this.destinations.parent[index]!; up >= 0; up = this.destinations.parent[up]!)
      above.unshift(up)
    return above
  }

  /** The nearest ancestor of a level, the place itself included, or −1. */
  ancestorAt(index: number, level: number): number {
    let up = index
    while (up >= 0 && this.destinations.level[up]! > level) up = this.destinations.parent[up]!
    return up >= 0 && this.destinations.level[up] === level ? up : -1
  }

  contains(outer: number, inner: number): boolean {
    return inner >= outer && inner < this.destinations.end[outer]!
  }

  /** The city whose centre is nearest, however far, or −1 in an empty world. */
  nearestCity(latitude: number, longitude: number): number {
    return this.cities().nearest(latitude, longitude)
  }

  /**
   * The city a spot belongs to: a large city reaches further than the suburb next door, so the
   * Eiffel tower is in Paris although the centre of Neuilly is nearer. −1 beyond 120 km.
   */
  cityAround(latitude: number, longitude: number): number {
    const { population } = this.destinations
    const away = (index: number, km: number) => remoteness(km, population[index]!)
    // Only the few large cities can claim a spot from afar; all others are looked for nearby.
    const large = this.largeCities().best(latitude, longitude, LARGEST_REACH_KM, away)
    const near = this.cities().best(latitude, longitude, NEARBY_KM, away)
    const candidates = [large, near].filter((index) => index >= 0)
    if (candidates.length === 0) return this.cities().best(latitude, longitude, 120, away)
    const score = (index: number) =>
      away(
        index,
        distanceKm(
          latitude,
          longitude,
          this.destinations.latitude[index]!,
          this.destinations.longitude[index]!,
        ),
      )
    return candidates.reduce((a, b) => (score(b) < score(a) ? b : a))
  }

  /** Index of coast `cid{n}`, or −1. */
  coastById(n: number): number {
    return this.columns.coasts.id.indexOf(n)
  }

  /** Indexes of the towns of a coast, the most visited first. */
  coastMembers(coast: number): Int32Array {
    const { members, memberStart } = this.columns.coasts
    return members.subarray(memberStart[coast]!, memberStart[coast + 1]!)
  }

  /** Index of an airport by its IATA code, or −1. */
  airportByCode(code: string): number {
    this.airports ??= new Map(
      Array.from({ length: this.airportCodes.count }, (_, at) => [this.airportCodes.name(at), at]),
    )
    return this.airports.get(code) ?? -1
  }

  /** Cities of a country by any of their names, however written, the most visited first. */
  citiesNamed(name: string, country: string): number[] {
    this.citiesByName ??= this.indexNames()
    return this.citiesByName.get(nameKey(name, country)) ?? []
  }

  private siblings(first: number, end: number): number[] {
    const found: number[] = []
    for (let index = first; index < end; index = this.destinations.end[index]!) found.push(index)
    return found
  }

  private cities(): PointGrid {
    this.cityGrid ??= this.gridOfCities(0)
    return this.cityGrid
  }

  private largeCities(): PointGrid {
    this.largeCityGrid ??= this.gridOfCities(LARGE_CITY)
    return this.largeCityGrid
  }

  private gridOfCities(minPopulation: number): PointGrid {
    const { level, population, latitude, longitude } = this.destinations
    const chosen: number[] = []
    for (let index = 0; index < this.count; index++)
      if (level[index] === LEVELS.city && population[index]! >= minPopulation) chosen.push(index)
    return new PointGrid(latitude, longitude, chosen)
  }

  private indexNames(): Map<string, number[]> {
    const byName = new Map<string, number[]>()
    for (let index = 0; index < this.count; index++) {
      if (this.destinations.level[index] !== LEVELS.city) continue
      const country = this.countryCode(index)
      const keys = this.destinationNames.everyName(index).map((name) => nameKey(name, country))
      for (const key of new Set(keys)) {
        const same = byName.get(key)
        if (same) same.push(index)
        else byName.set(key, [index])
      }
    }
    const { weight } = this.destinations
    for (const same of byName.values()) same.sort((a, b) => weight[b]! - weight[a]!)
    return byName
  }
}

function nameKey(name: string, country: string): string {
  return `${country} ${placeKey(name)}`
}

// How far a city reaches, and so to which of several a spot belongs.

/**
 * Kilometres from the centre that still count as "in" a city of this size: 3 km for a village,
 * 10 km at 200,000, 30 km at three million. Fitted by eye to built-up areas.
 */
export function reachKm(population: number): number {
  return 2.5 + Math.sqrt(population) / 60
}

/**
 * How little a spot belongs to a city, 0 being its centre and 1 its edge; beyond the edge each
 * reach of a village counts one more, whatever the city's size, so that a castle in the country
 * belongs to the village below it and not to the capital an hour away.
 */
export function remoteness(km: number, population: number): number {
  const reach = reachKm(population)
  return km <= reach ? km / reach : 1 + (km - reach) / reachKm(0)
}

// The geography as one file: made once, then opened in milliseconds at every start.

/** Raise the version when the columns change; an older file is then made anew. */
const GEOGRAPHY_FILE: ColumnsFileKind = { magic: 'ALGE', version: 2 }

export function encodeGeography(geography: Geography, inputHash: Uint8Array): Uint8Array {
  return encodeColumns(GEOGRAPHY_FILE, inputHash, geography.columns)
}

/** Nothing when the bytes are damaged or of another version: the caller builds it again. */
export function decodeGeography(bytes: Uint8Array): Geography | undefined {
  const columns = decodeColumns(GEOGRAPHY_FILE, bytes)
  return columns && new Geography(columns as unknown as GeographyColumns)
}

/** Whether a file was made from exactly these inputs (see `geographyInputHash`). */
export function isMadeFrom(bytes: Uint8Array, inputHash: Uint8Array): boolean {
  const found = inputHashOf(GEOGRAPHY_FILE, bytes)
  return found !== undefined && Buffer.compare(found, inputHash) === 0
}
