/**
 * Districts of cities: sections of a town that GeoNames lists beside the towns (PPLX), and those
 * written by hand. A section too far from any large city stays a town of its own.
 */
import { IdRange } from './assigned-ids.ts'
import type { CityFinder } from './city-finder.ts'
import { reachKm } from './geography.ts'
import { draft, type DraftCity, type WrittenDistricts } from './draft.ts'
import { LEVELS } from './geography-columns.ts'
import { placeKey } from './name-table.ts'

/** A city that has districts. */
const LARGE_CITY = 50_000
/** Boroughs of the largest cities, which GeoNames lists as towns. */
const TOWNS_THAT_ARE_SECTIONS = new Set(
  [
    'US Manhattan, Brooklyn, Queens, The Bronx, Bronx, Staten Island, Hollywood, Venice',
    'CA North York, Scarborough, Etobicoke',
    'ES Sant Martí, Ciudad Lineal',
    'IT Acilia-Castel Fusano-Ostia Antica',
    'MX Iztapalapa, Gustavo Adolfo Madero, Tlalpan, Coyoacán, Cuauhtémoc, Iztacalco, Tláhuac, Venustiano Carranza, Azcapotzalco, Xochimilco, Magdalena Contreras, Miguel Hidalgo, Benito Juárez',
    'TR Bağcılar, Bahçelievler, Üsküdar, Umraniye, Esenler, Sultangazi, Zeytinburnu, Maltepe, Güngören, Esenyurt, Başakşehir, Sultanbeyli, merter keresteciler, Çankaya, Muratpaşa, Karabağlar',
    'DO Santo Domingo Este, Santo Domingo Oeste',
  ].flatMap((line) =>
    line
      .slice(3)
      .split(', ')
      .map((name) => `${line.slice(0, 2)} ${name}`),
  ),
)

/** A town of a hand-written district's name this near to it is that district. */
const SAME_DISTRICT_KM = 3

/** Moves sections of cities below their city. */
export function takeSections(cities: readonly DraftCity[], finder: CityFinder): void {
  for (const section of cities.filter(isSection)) {
    const city = cityOfSection(section, finder)
    if (city) makeDistrict(section, city)
  }
}

/** Adds the hand-written districts; a town may turn out to be one of them. */
export function addWrittenDistricts(
  written: readonly WrittenDistricts[],
  finder: CityFinder,
): void {
  const ids = new IdRange('district')
  const unknown: string[] = []
  const inOrder = written.toSorted((a, b) => (districtKey(a, '') < districtKey(b, '') ? -1 : 1))
  for (const { city: name, country, districts } of inOrder) {
    const city = finder.named(name, country)
    if (!city) {
      unknown.push(`${country} ${name}`)
      continue
    }
    const known = new Set(city.children.map((child) => placeKey(child.name)))
    for (const [district, latitude, longitude] of districts) {
      if (known.has(placeKey(district))) continue
      known.add(placeKey(district))
      const town = finder.namedNear(district, country, latitude, longitude, SAME_DISTRICT_KM)
      if (town && town !== city) {
        makeDistrict(town, city)
        continue
      }
      const id = ids.idFor(districtKey({ city: name, country }, district))
      city.children.push(
        draft({ id, level: LEVELS.district, name: district, country, latitude, longitude }),
      )
    }
  }
  if (unknown.length > 0) throw new Error(`Districts of unknown cities: ${unknown.join(', ')}`)
}

function isSection(city: DraftCity): boolean {
  return city.featureCode === 'PPLX' || TOWNS_THAT_ARE_SECTIONS.has(`${city.country} ${city.name}`)
}

function cityOfSection(section: DraftCity, finder: CityFinder): DraftCity | undefined {
  let parent: DraftCity | undefined
  let lowest = 1
  finder.visitWithin(section.latitude, section.longitude, 60, (city, km) => {
    if (isSection(city) || city.country !== section.country) return
    if (city.population < Math.max(LARGE_CITY, section.population)) return
    const share = km / reachKm(city.population)
    if (share > lowest) return
    lowest = share
    parent = city
  })
  return parent
}

function makeDistrict(town: DraftCity, city: DraftCity): void {
  city.children.push(...town.children, town)
  town.children = []
  town.level = LEVELS.district
}

function districtKey(
  { country, city }: { country: string; city: string },
  district: string,
): string {
  return `${country} ${city} ${district}`
}
