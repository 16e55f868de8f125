/**
 * Finds draft towns by name or by place while the world is being put together.
 * A town that has meanwhile become a district of another is no longer found.
 */
import { remoteness } from './geography.ts'
import { distanceKm } from './distance.ts'
import type { DraftCity } from './draft.ts'
import { LEVELS } from './geography-columns.ts'
import { placeKey } from './name-table.ts'
import { PointGrid } from './point-grid.ts'

export class CityFinder {
  private readonly known: DraftCity[]
  private grid: PointGrid
  private names: Map<string, DraftCity[]> | undefined

  constructor(cities: readonly DraftCity[]) {
    this.known = [...cities]
    this.grid = gridOf(this.known)
  }

  /** Everything that is still a town. */
  cities(): DraftCity[] {
    return this.known.filter((city) => city.level === LEVELS.city)
  }

  add(cities: readonly DraftCity[]): void {
    this.known.push(...cities)
    this.grid = gridOf(this.known)
    if (this.names) for (const city of cities) addNames(this.names, city)
  }

  /** By any of its names. A town called so outranks one that is only sometimes called so. */
  named(name: string, country: string): DraftCity | undefined {
    const key = placeKey(name)
    const same = this.called(key, country)
    const exact = same.filter((city) => placeKey(city.name) === key)
    return largest(exact) ?? largest(same)
  }

  /** By any of its names, not farther than `km`; the nearest if several. */
  namedNear(
    name: string,
    country: string,
    latitude: number,
    longitude: number,
    km: number,
  ): DraftCity | undefined {
    let found: DraftCity | undefined
    let nearest = km
    for (const city of this.called(placeKey(name), country)) {
      const away = distanceKm(latitude, longitude, city.latitude, city.longitude)
      if (away > nearest) continue
      nearest = away
      found = city
    }
    return found
  }

  /** The town whose centre is nearest, within 120 km. */
  nearest(latitude: number, longitude: number, country: string): DraftCity | undefined {
    return this.lowest(latitude, longitude, 120, country, (_, km) => km)
  }

  /** The town a spot belongs to: large ones reach farther. Wilderness looks far around. */
  around(latitude: number, longitude: number, country: string): DraftCity | undefined {
    return (
      this.lowest(latitude, longitude, 60, country, remotenessFrom) ??
      this.lowest(latitude, longitude, 500, country, remotenessFrom)
    )
  }

  largestWithin(
    latitude: number,
    longitude: number,
    country: string,
    km: number,
  ): DraftCity | undefined {
    return this.lowest(latitude, longitude, km, country, (city) => -city.population)
  }

  visitWithin(
    latitude: number,
    longitude: number,
    km: number,
    visit: (city: DraftCity, km: number) => void,
  ): void {
    this.grid.visitWithin(latitude, longitude, km, (index, away) => {
      const city = this.known[index]!
      if (city.level === LEVELS.city) visit(city, away)
    })
  }

  private lowest(
    latitude: number,
    longitude: number,
    km: number,
    country: string,
    score: (city: DraftCity, km: number) => number,
  ): DraftCity | undefined {
    const found = this.grid.best(latitude, longitude, km, (index, away) => {
      const city = this.known[index]!
      return city.country === country && city.level === LEVELS.city ? score(city, away) : Infinity
    })
    return this.known[found]
  }

  private called(key: string, country: string): DraftCity[] {
    if (!this.names) {
      this.names = new Map()
      for (const city of this.known) addNames(this.names, city)
    }
    const same = this.names.get(`${country} ${key}`) ?? []
    return same.filter((city) => city.level === LEVELS.city)
  }
}

function remotenessFrom(city: DraftCity, km: number): number {
  return remoteness(km, city.population)
}

function gridOf(cities: readonly DraftCity[]): PointGrid {
  return new PointGrid(
    Float64Array.from(cities, (city) => city.latitude),
    Float64Array.from(cities, (city) => city.longitude),
    [...cities.keys()],
  )
}

function addNames(byName: Map<string, DraftCity[]>, city: DraftCity): void {
  const names = [city.name]
  if (city.names) names.push(...Object.values(city.names))
  if (city.aliases) names.push(...city.aliases)
  for (const name of names) {
    const key = `${city.country} ${placeKey(name)}`
    const same = byName.get(key)
    if (!same) byName.set(key, [city])
    else if (same.at(-1) !== city) same.push(city)
  }
}

function largest(cities: readonly DraftCity[]): DraftCity | undefined {
  return cities.toSorted((a, b) => b.population - a.population || a.id - b.id)[0]
}
