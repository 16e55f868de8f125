/** Gives towns their local name, their names in the product's languages, and aliases to find them by. */
import { readFileSync } from 'node:fs'
import { CITY_EXONYMS, type Exonym } from './tables/city-exonyms.ts'
import type { DraftCity } from './draft.ts'
import { packagedPath } from './packaged-data.ts'
import { placeKey } from './name-table.ts'

const MAX_ALIASES = 12

const UMLAUTS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue' }
const GERMAN_SPEAKING = new Set(['DE', 'AT', 'CH', 'LI'])

/** Latin letters only, beginning with a capital: drops transcriptions such as "sai wei li ya". */
const LATIN_NAME = /^\p{Lu}[\p{Script=Latin}\p{M}' ’.·/-]*$/u

/** Airport and country codes that GeoNames keeps among the names. */
const CODE = /^\p{Lu}{2,4}$/u

/** "City of …" in Belarusian, Tagalog, Malay: nobody types these here. */
const CITY_OF = /^(?:Gorad|Lungsod ng|Bandar Raya|Kota|Siudad|Dakbayan|Cathair) /

export function nameCities(cities: readonly DraftCity[]): void {
  const aliases = readAliases()
  for (const city of cities) {
    const found = aliases.get(city.id)
    if (found) city.aliases = found
  }
  applyExonyms(cities)
  for (const city of cities) {
    if (city.aliases) city.aliases = usefulAliases(city)
    if (GERMAN_SPEAKING.has(city.country) && /[äöü]/i.test(city.name))
      city.aliases = [withoutUmlauts(city.name), ...(city.aliases ?? [])]
  }
}

/** Alternate names by GeoNames id, of towns over 15,000 people. */
function readAliases(): Map<number, string[]> {
  const byId = new Map<number, string[]>()
  for (const line of readFileSync(packagedPath('aliases'), 'utf8').split('\n')) {
    const [id, , asciiName, alternateNames] = line.split('\t', 4)
    if (!alternateNames) continue
    const names = [asciiName!, ...alternateNames.split(',')]
    byId.set(
      Number(id),
      names.filter((name) => LATIN_NAME.test(name) && !CODE.test(name) && !CITY_OF.test(name)),
    )
  }
  return byId
}

/**
 * The most populous town of the country that is known by one of the names in the row; a town that
 * is really called so comes first, or else Delhi, sometimes called New Delhi, would take its row.
 */
function applyExonyms(cities: readonly DraftCity[]): void {
  const called = new Map<string, DraftCity>()
  const knownAs = new Map<string, DraftCity>()
  const wanted = new Set(CITY_EXONYMS.flatMap(keysOf))
  for (const city of cities) {
    const ownKey = keyOf(city.country, city.name)
    if (wanted.has(ownKey)) offer(knownAs, ownKey, city)
    if (wanted.has(ownKey) && city.population > 0) offer(called, ownKey, city)
    for (const alias of city.aliases ?? []) {
      const key = keyOf(city.country, alias)
      if (wanted.has(key)) offer(knownAs, key, city)
    }
  }
  const unknown: string[] = []
  for (const exonym of CITY_EXONYMS) {
    const { country, name, names } = exonym
    const city = [called, knownAs]
      .flatMap((towns) => keysOf(exonym).map((key) => towns.get(key)))
      .find((found) => found !== undefined)
    if (!city) {
      unknown.push(`${country} ${name}`)
      continue
    }
    city.aliases = [city.name, ...(city.aliases ?? [])]
    city.name = name
    city.names = names
  }
  if (unknown.length > 0) throw new Error(`Exonyms of unknown cities: ${unknown.join(', ')}`)
}

function offer(towns: Map<string, DraftCity>, key: string, city: DraftCity): void {
  const known = towns.get(key)
  if (!known || known.population < city.population) towns.set(key, city)
}

/** What the packages may call the city of a row. */
function keysOf({ country, name, names }: Exonym): string[] {
  return [name, names.en!, names.es!].map((wanted) => keyOf(country, wanted))
}

function keyOf(country: string, name: string): string {
  return `${country} ${placeKey(name)}`
}

/** Each spelling once, those already shown left out, those most like the shown ones first. */
function usefulAliases(city: DraftCity): string[] {
  const shown = [...new Set([city.name, ...Object.values(city.names ?? {})].map(placeKey))]
  const byKey = new Map<string, string>()
  for (const alias of city.aliases ?? []) {
    const key = placeKey(alias)
    if (key !== '' && !byKey.has(key) && !shown.includes(key)) byKey.set(key, alias)
  }
  return [...byKey]
    .map(([key, alias]) => ({
      alias,
      likeness: Math.max(...shown.map((name) => commonStart(name, key))),
    }))
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, MAX_ALIASES)
    .map(({ alias }) => alias)
}

function commonStart(a: string, b: string): number {
  let length = 0
  while (length < a.length && a[length] === b[length]) length++
  return length
}

/** How people write ä, ö and ü where the keyboard has none: "Muenchen". */
function withoutUmlauts(name: string): string {
  return name.replace(/[äöüÄÖÜ]/g, (letter) => UMLAUTS[letter]!)
}
