/**
 * Which region and province is a town in, by today's borders?
 * The newer snapshot knows, but has no ids, so a town is looked up there by country, name and
 * distance, and failing that takes the code of the nearest town of its country.
 */
import { IdRange } from '../assigned-ids.ts'
import { countryAppeal } from './country-appeal.ts'
import { distanceKm } from '../distance.ts'
import { draftCity, type DraftCity } from '../draft.ts'
import type { CurrentCity } from '../packaged-data.ts'
import { placeKey } from '../name-table.ts'
import { PointGrid } from '../point-grid.ts'

/** A town may have been moved on the map between the two snapshots, but not farther than this. */
const SAME_NAME_KM = 25
const NEIGHBOUR_KM = 60
/** Nearer to a known town than this, a new name is most often a quarter or another spelling. */
const NEWCOMER_APART_KM = 3
/** Countries with less appeal than this get none: thousands of hamlets would help no traveller. */
const NEWCOMER_APPEAL = 0.8
/** The newer snapshot holds places of 1,000 people and more. */
const NEWCOMER_POPULATION = 1_000

const NOT_ASCII = /[^\x20-\x7e]/

/** Gives each town its region and province; returns the entries that no town claimed. */
export function assignRegions(
  cities: readonly DraftCity[],
  current: readonly CurrentCity[],
): CurrentCity[] {
  const byName = Map.groupBy(current.keys(), (at) => {
    const entry = current[at]!
    return `${entry.country} ${placeKey(entry.name)}`
  })
  const latitudes = Float64Array.from(current, (entry) => Number(entry.lat))
  const longitudes = Float64Array.from(current, (entry) => Number(entry.lng))
  const grid = new PointGrid(latitudes, longitudes, [...current.keys()])
  const claimed = new Uint8Array(current.length)
  for (const city of cities) {
    const awayKm = (at: number) =>
      distanceKm(city.latitude, city.longitude, latitudes[at]!, longitudes[at]!)
    let found = -1
    let nearest = SAME_NAME_KM
    for (const at of byName.get(`${city.country} ${placeKey(city.name)}`) ?? []) {
      const away = awayKm(at)
      if (away < nearest) {
        nearest = away
        found = at
      }
    }
    if (found >= 0) city.name = betterSpelling(city.name, current[found]!.name)
    if (found < 0) {
      found = grid.best(city.latitude, city.longitude, NEIGHBOUR_KM, (at, away) =>
        current[at]!.country === city.country ? away : Infinity,
      )
    }
    if (found < 0) continue
    claimed[found] = 1
    setRegion(city, current[found]!)
  }
  return current.filter((_, at) => claimed[at] === 0)
}

/**
 * Towns that only the newer snapshot knows (Gramado, half of Brazil), in the countries that
 * travellers visit. They have no population, so they count as small.
 */
export function newcomers(
  unclaimed: readonly CurrentCity[],
  cities: readonly DraftCity[],
): DraftCity[] {
  const known = new PointGrid(
    cities.map((city) => city.latitude),
    cities.map((city) => city.longitude),
    [...cities.keys()],
  )
  const ids = new IdRange('newcomer')
  return unclaimed
    .filter((entry) => countryAppeal(entry.country) >= NEWCOMER_APPEAL)
    .filter((entry) => known.best(Number(entry.lat), Number(entry.lng), NEWCOMER_APART_KM) < 0)
    .map((entry) => ({ entry, key: `${entry.country} ${entry.name} ${entry.lat} ${entry.lng}` }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ entry, key }) => {
      const city = draftCity({
        id: ids.idFor(key),
        name: entry.name,
        country: entry.country,
        latitude: Number(entry.lat),
        longitude: Number(entry.lng),
        population: NEWCOMER_POPULATION,
      })
      setRegion(city, entry)
      return city
    })
}

/** Of two spellings of one name, that with accents: each snapshot has lost some. */
function betterSpelling(known: string, newer: string): string {
  return NOT_ASCII.test(newer) && !NOT_ASCII.test(known) ? newer : known
}

function setRegion(city: DraftCity, entry: CurrentCity): void {
  city.region = entry.admin1 ? `${entry.country}.${entry.admin1}` : ''
  city.province = entry.admin2 ? `${entry.country}.${entry.admin1}.${entry.admin2}` : ''
}
