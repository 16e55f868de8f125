/**
 * The geography, from its file when that is still right, otherwise built and kept for next time.
 * The build step calls it; the server only reads the file.
 */
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { threadId } from 'node:worker_threads'
import { airportPlaces } from './airport-places.ts'
import { addWrittenDistricts, takeSections } from './city-districts.ts'
import { CityFinder } from './city-finder.ts'
import { distanceKm, distanceToSegmentKm } from './distance.ts'
import {
  type Draft,
  draft,
  type DraftCity,
  draftCity,
  type HandWritten,
  type WrittenCoast,
} from './draft.ts'
import { continentDrafts, countryDraft, readContinents } from './tables/continents.ts'
import { LEVELS, TRAITS } from './geography-columns.ts'
import { IdRange } from './assigned-ids.ts'
import {
  type AdministrativeName,
  type CurrentCity,
  PACKAGED_FILES,
  packagedPath,
  readJson,
  readPackagedCities,
} from './packaged-data.ts'
import { REGION_EXONYMS } from './tables/region-exonyms.ts'
import { decodeGeography, encodeGeography, Geography, isMadeFrom } from './geography.ts'
import { layOutColumns } from './lay-out-columns.ts'
import { type Island, ISLANDS_WITHOUT_REGION } from './tables/islands.ts'
import { Land } from './land.ts'
import { nameCities } from './place-names.ts'
import { pointPlaces } from './point-grid.ts'
import { placeKey } from './name-table.ts'
import { assignRegions, newcomers } from './tables/region-codes.ts'
import { resortPlaces } from './resort-places.ts'
import { markTraits, weighTowns } from './town-traits.ts'
import { COASTS } from './tables/coasts.ts'
import { DISTRICTS } from './tables/districts.ts'
import { POINTS_OF_INTEREST } from './tables/all-points.ts'
import { RESORTS } from './tables/resorts.ts'
import { createHash } from 'node:crypto'

export function openGeography(path: string): Geography {
  const inputHash = geographyInputHash()
  return keptGeography(path, inputHash) ?? builtGeography(path, inputHash)
}

function keptGeography(path: string, inputHash: Uint8Array): Geography | undefined {
  let bytes: Uint8Array
  try {
    bytes = readFileSync(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
  return isMadeFrom(bytes, inputHash) ? decodeGeography(bytes) : undefined
}

function builtGeography(path: string, inputHash: Uint8Array): Geography {
  const geography = buildGeography(HAND_WRITTEN)
  mkdirSync(dirname(path), { recursive: true })
  // Written aside and moved, so that a start that is cut short leaves no half a file.
  const unfinished = `${path}.${process.pid}-${threadId}`
  writeFileSync(unfinished, encodeGeography(geography, inputHash))
  renameSync(unfinished, path)
  return geography
}

/** What no package knows: the tables written by hand, gathered for the build. */
const HAND_WRITTEN: HandWritten = {
  coasts: COASTS,
  resorts: RESORTS,
  districts: DISTRICTS,
  points: POINTS_OF_INTEREST,
}

/** Which towns belong to a coast: those of its country within its reach of the shore line. */
function coastMembers(coast: WrittenCoast, finder: CityFinder): DraftCity[] {
  const members = new Set<DraftCity>()
  const { shore } = coast
  shore.forEach(([latitude, longitude], at) => {
    const [endLatitude, endLongitude] = shore[at + 1] ?? [latitude, longitude]
    const segment = {
      startLatitude: latitude,
      startLongitude: longitude,
      endLatitude,
      endLongitude,
    }
    const length = distanceKm(latitude, longitude, endLatitude, endLongitude)
    finder.visitWithin(latitude, longitude, length + coast.reachKm, (city) => {
      if (city.country !== coast.country || members.has(city)) return
      const away = distanceToSegmentKm(city.latitude, city.longitude, segment)
      if (away <= coast.reachKm) members.add(city)
    })
  })
  return [...members]
}

// A fingerprint of everything that decides what the geography looks like: the packaged files, the
// country names and time zones that this Node version knows, and our own tables and code (the files of this
// folder). A file made from other inputs is thus found out and made anew, without anybody having
// to remember a version number.

/** 32 bytes. Takes about a tenth of a second. */
export function geographyInputHash(): Uint8Array {
  const hash = createHash('sha256')
  hash.update(`cldr ${process.versions.cldr} tz ${process.versions.tz} `)
  for (const file of Object.keys(PACKAGED_FILES) as (keyof typeof PACKAGED_FILES)[])
    hash.update(readFileSync(packagedPath(file)))
  for (const file of sourceFiles(import.meta.dirname)) hash.update(readFileSync(file))
  return hash.digest()
}

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
}

// Towns on islands that are level-3 destinations of their own.

/**
 * The island of each town that lies on one. All towns of an island take the region and province
 * of its largest, so that one misfiled village cannot tear it apart.
 */
function islandNodes(cities: readonly DraftCity[]): Map<DraftCity, Draft> {
  const islandsOf = Map.groupBy(ISLANDS_WITHOUT_REGION, (island) => island.country)
  const towns = Map.groupBy(cities, (city) =>
    islandsOf.get(city.country)?.find((island) => isOn(island, city)),
  )
  const ids = new IdRange('island')
  const nodes = new Map<DraftCity, Draft>()
  for (const island of ISLANDS_WITHOUT_REGION) {
    const { name, names, country } = island
    const id = ids.idFor(`${country} ${name}`)
    const members = towns.get(island) ?? []
    if (members.length === 0) continue
    const largest = members.reduce((a, b) => (b.population > a.population ? b : a))
    const node = draft({ id, level: LEVELS.region, name, names, country, traits: TRAITS.island })
    for (const town of members) {
      town.region = largest.region
      town.province = largest.province
      nodes.set(town, node)
    }
  }
  return nodes
}

function isOn(island: Island, city: DraftCity): boolean {
  return (
    city.country === island.country &&
    city.latitude >= island.south &&
    city.latitude <= island.north &&
    city.longitude >= island.west &&
    city.longitude <= island.east
  )
}

// Regions and provinces as destinations: their names, and which countries have which.

/** Countries whose second level is one that travellers know: provinces, départements, counties. */
const COUNTRIES_WITH_PROVINCES = new Set(['ES', 'IT', 'FR', 'GB', 'IE', 'BE', 'GR', 'PH'])

/** Countries whose first level is the municipality: a region for each town helps nobody. */
const COUNTRIES_WITHOUT_REGIONS = new Set(['MT', 'SI', 'MK', 'LV', 'SM', 'MC', 'LI', 'NR'])

/** Words of the administration around the name that people use. */
const BEFORE =
  /^(?:Provincia (?:autonoma )?(?:de|di|da|del|dell'|della)|Província d[e']|Provincia|Province (?:of|de|du)|Provincie|Département (?:du|de la|des|de)|Città metropolitana di|Nomós|Nomarchía|(?:City and |Royal |Metropolitan |London )?Borough of|City and County of|City of|(?:Urban )?Municipality of|District of|County of|County|Region of|State of|Opština|Community of)\s+/
const AFTER =
  /\s+(?:Province|Governorate|Department|County|Region|region|Regional Unit|Municipality|Voivodeship|[Cc]ounty [Bb]orough|Council|District|Prefecture|province)$/

function readRegions(): Map<string, Draft> {
  const entries = [
    ...readJson<AdministrativeName[]>('regions'),
    ...readJson<AdministrativeName[]>('provinces').filter(({ code }) =>
      COUNTRIES_WITH_PROVINCES.has(code.slice(0, 2)),
    ),
  ].filter(({ code }) => !COUNTRIES_WITHOUT_REGIONS.has(code.slice(0, 2)))
  const ids = new IdRange('region')
  return new Map(
    entries
      .toSorted((a, b) => (a.code < b.code ? -1 : 1))
      .map(({ code, name }) => [code, regionDraft(ids.idFor(code), code, name)]),
  )
}

function regionDraft(id: number, code: string, packagedName: string): Draft {
  const written = REGION_EXONYMS.get(code)
  return draft({
    id,
    level: LEVELS.region,
    name: written?.name ?? plainName(packagedName),
    country: code.slice(0, 2),
    aliases: [plainName(packagedName)],
    ...(written && { names: written.names }),
  })
}

function plainName(name: string): string {
  return name.replace(BEFORE, '').replace(AFTER, '').trim() || name
}

/**
 * Builds the world from packaged data and the tables written by hand. Takes a few seconds and is
 * done once: the result is kept as a file (`geography.ts`). Same inputs, same bytes.
 */
function buildGeography(written: HandWritten, land: Land = new Land()): Geography {
  const towns = allTowns()
  const finder = new CityFinder(towns)
  takeSections(towns, finder)
  addWrittenDistricts(written.districts, finder)
  const resorts = resortPlaces(written.resorts, finder)
  finder.add(resorts.added)
  const cities = finder.cities()
  const facts = {
    coasts: written.coasts.map((coast) => ({ coast, members: coastMembers(coast, finder) })),
    points: pointPlaces(written.points, finder),
    resortGuests: resorts.guests,
    islandOf: islandNodes(cities),
  }
  markTraits(cities, land, facts)
  weighTowns(cities, finder, facts)
  const continents = destinationTree(cities, facts.islandOf)
  return new Geography(layOutColumns({ ...facts, continents, airports: airportPlaces(finder) }))
}

/** Every town of the packages once, in its region, under its names. */
function allTowns(): DraftCity[] {
  const known = readPopulatedPlaces()
  const unclaimed = assignRegions(known, readJson<CurrentCity[]>('currentPlaces'))
  const towns = [...known, ...newcomers(unclaimed, known)]
  nameCities(towns)
  return mergeSamePlaces(towns)
}

// The towns of the world as the older snapshot knows them, and how to keep each place once.

/** Abandoned, destroyed, historical: nobody sleeps there. */
const GONE = new Set(['PPLQ', 'PPLW', 'PPLH', 'PPLCH', 'STLMT'])

/** A hostel and an office that someone entered as towns of a hundred thousand people. */
const NOT_TOWNS = new Set([10_277_901, 10_630_176])

/** Two entries of one name this near to each other are one place. */
const SAME_PLACE_KM = 4

function readPopulatedPlaces(): DraftCity[] {
  return readPackagedCities()
    .filter((city) => !GONE.has(city.featureCode) && !NOT_TOWNS.has(city.cityId))
    .filter((city) => city.country !== 'AQ')
    .map((city) =>
      draftCity({
        id: city.cityId,
        name: city.name,
        country: city.country,
        latitude: city.loc.coordinates[1],
        longitude: city.loc.coordinates[0],
        population: city.population,
        featureCode: city.featureCode,
        traits: city.featureCode === 'PPLC' ? TRAITS.capital : 0,
        // The older snapshot's own region code: right in most countries, France being the exception.
        region: city.adminCode ? `${city.country}.${city.adminCode}` : '',
      }),
    )
}

/** Keeps the more populous of two entries (the lower id among equals). */
function mergeSamePlaces(places: readonly DraftCity[]): DraftCity[] {
  const byName = Map.groupBy(places, (place) => `${place.country} ${placeKey(place.name)}`)
  const dropped = new Set<DraftCity>()
  for (const same of byName.values()) {
    if (same.length === 1) continue
    const kept: DraftCity[] = []
    for (const place of same.toSorted((a, b) => b.population - a.population || a.id - b.id)) {
      if (kept.some((known) => areNear(known, place))) dropped.add(place)
      else kept.push(place)
    }
  }
  return places.filter((place) => !dropped.has(place))
}

function areNear(a: DraftCity, b: DraftCity): boolean {
  return distanceKm(a.latitude, a.longitude, b.latitude, b.longitude) <= SAME_PLACE_KM
}

// Hangs the towns below province or island, region, country and continent.

/** The continents that have any town, each with everything below it. */
function destinationTree(
  cities: readonly DraftCity[],
  islandOf: ReadonlyMap<DraftCity, Draft>,
): Draft[] {
  const continents = continentDrafts()
  const continentOf = readContinents()
  const regions = readRegions()
  const provincesOf = provinceCounts(cities)
  const countries = new Map<string, Draft>()
  const placed = new Set<Draft>()
  const placeBelow = (parent: Draft, child: Draft) => {
    if (!placed.has(child)) parent.children.push(child)
    placed.add(child)
    return child
  }
  for (const city of cities) {
    let parent = countries.get(city.country)
    if (!parent) {
      parent = countryDraft(city.country)
      countries.set(city.country, parent)
      placeBelow(continents.get(continentOf.get(city.country) ?? 'OC')!, parent)
    }
    const region = regions.get(city.region)
    if (region) parent = placeBelow(parent, region)
    const province = regions.get(city.province)
    // A region of one province would only repeat its name.
    if (region && province && provincesOf.get(city.region)!.size > 1)
      parent = placeBelow(parent, province)
    const island = islandOf.get(city)
    if (island) parent = placeBelow(parent, island)
    parent.children.push(city)
  }
  const grown = [...continents.values()].filter((continent) => continent.children.length > 0)
  for (const continent of grown) summarise(continent)
  for (const region of regions.values()) shareCapitalNames(region)
  return grown
}

function provinceCounts(cities: readonly DraftCity[]): Map<string, Set<string>> {
  const counts = new Map<string, Set<string>>()
  for (const { region, province } of cities) {
    if (province === '') continue
    const known = counts.get(region)
    if (known) known.add(province)
    else counts.set(region, new Set([province]))
  }
  return counts
}

/**
 * Sums people and guests upwards, puts the middle of an area where its guests are, and the most
 * visited child first.
 */
function summarise(node: Draft): void {
  if (node.level < LEVELS.city) node.children.forEach(summarise)
  node.children.sort((a, b) => b.weight - a.weight || a.id - b.id)
  if (node.level >= LEVELS.city) return
  const main = node.children[0]
  let latitude = 0
  let longitude = 0
  for (const child of node.children) {
    node.weight += child.weight
    node.population += child.population
    latitude += child.latitude * child.weight
    longitude += child.longitude * child.weight
  }
  // Averages across the date line lie on the wrong side of the world; the main child does then.
  const spansDateLine =
    Math.max(...node.children.map((child) => Math.abs(child.longitude - main!.longitude))) > 180
  node.latitude = spansDateLine ? main!.latitude : latitude / node.weight
  node.longitude = spansDateLine ? main!.longitude : longitude / node.weight
}

/** The province of Sevilla is called in every language like its town. */
function shareCapitalNames(region: Draft): void {
  if (region.names && new Set(Object.values(region.names)).size > 1) return
  const capital = region.children.find((child) => child.name === region.name && child.names)
  if (capital) region.names = capital.names!
}
