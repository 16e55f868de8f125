/** Airports and cities in the visitor's language, and what a typed text means. */
import { FLIGHT_FIELDS, wayField } from '../rules/flight-fields.ts'
import { fieldReader, type FormValues } from '../../../../site/form-values.ts'
import { type Language, languageOf } from '../../../../site/locales.ts'
import { problem, type Problem } from '../../../../site/problems.ts'
import type { Site } from '../../../../site/site.ts'
import { foldText } from '../../../../site/text/fold-text.ts'
import { distanceKm } from '../../../../places/geography/distance.ts'
import type { Geography } from '../../../../places/geography/geography.ts'
import { LEVELS } from '../../../../places/geography/geography-columns.ts'
import type { SuggestIndex } from '../../../../places/memory/suggest-index.ts'
import { airportsOf, cityCodeOf } from '../rules/city-codes.ts'
import type { FlightSearch } from '../rules/flight-search.ts'
import { codeIn, wayNumbers } from '../rules/read-flight-search.ts'

/** What a thread looks names up in. */
export interface FlightPlaces {
  geography: Geography
  suggest: SuggestIndex
}

export interface PlaceWords {
  /** Of an airport or of all airports of a city. */
  isKnown(code: string): boolean
  /** The name of the city that an airport serves. */
  city(code: string): string
  country(code: string): string
  /** The airport's own name. */
  airport(code: string): string
  /** "Madrid (MAD)", as the form's fields hold it. */
  inField(code: string): string
}

export function placeWords({ geography }: Pick<FlightPlaces, 'geography'>, site: Site): PlaceWords {
  const language = languageOf(site.edition.locale)
  const at = (code: string) => geography.airportByCode(knownIn(geography, code)[0] ?? '')
  const destination = (code: string) => {
    const airport = at(code)
    return airport < 0 ? -1 : geography.columns.airports.destination[airport]!
  }
  const words: PlaceWords = {
    isKnown: (code) => at(code) >= 0,
    city(code) {
      const place = destination(code)
      return place < 0 ? code : geography.name(place, language)
    },
    country(code) {
      const place = destination(code)
      const country = place < 0 ? -1 : geography.ancestorAt(place, LEVELS.country)
      return country < 0 ? '' : geography.name(country, language)
    },
    airport(code) {
      const airport = at(code)
      return airport < 0 ? code : geography.airportNames.name(airport, language)
    },
    inField: (code) => `${words.city(code)} (${code})`,
  }
  return words
}

/** Those of a city that this world has. */
function knownIn(geography: Geography, code: string): string[] {
  return airportsOf(code).filter((each) => geography.airportByCode(each) >= 0)
}

/** As far as people go for a cheaper flight, and how many passengers make an airport worth it. */
const NEARBY_KM = 150
const NEARBY_MILLIONS = 0.4
const MAX_NEARBY = 8

/** The airports that a place of the search stands for. */
export function searchedAirports(geography: Geography, code: string, nearby: boolean): string[] {
  const own = knownIn(geography, code)
  if (!nearby || own.length === 0) return own
  const { latitude, longitude, popularity } = geography.columns.airports
  const centre = geography.airportByCode(own[0]!)
  const around: { code: string; km: number }[] = []
  for (let other = 0; other < latitude.length; other++) {
    if (popularity[other]! < NEARBY_MILLIONS) continue
    const km = distanceKm(
      latitude[centre]!,
      longitude[centre]!,
      latitude[other]!,
      longitude[other]!,
    )
    const found = geography.airportCodes.name(other)
    if (km <= NEARBY_KM && !own.includes(found)) around.push({ code: found, km })
  }
  around.sort((one, other) => one.km - other.km)
  return [...own, ...around.slice(0, MAX_NEARBY).map((each) => each.code)]
}

/** A place that nobody flies from is told at its field. */
export function unknownPlaces({ kind, ways }: FlightSearch, words: PlaceWords): Problem[] {
  const asked = kind === 'several' ? ways : ways.slice(0, 1)
  return asked.flatMap(({ from, to }, index) => [
    ...(words.isKnown(from)
      ? []
      : [problem('origin-not-chosen', wayField(FLIGHT_FIELDS.from, index + 1))]),
    ...(words.isKnown(to)
      ? []
      : [problem('destination-not-chosen', wayField(FLIGHT_FIELDS.to, index + 1))]),
  ])
}

/** Fields whose places were typed, or are codes in a link, as if they had been chosen. */
export function withPlaces(values: FormValues, places: FlightPlaces, site: Site): FormValues {
  const language = languageOf(site.edition.locale)
  const words = placeWords(places, site)
  const fields = wayNumbers().flatMap((way) => [
    wayField(FLIGHT_FIELDS.from, way),
    wayField(FLIGHT_FIELDS.to, way),
  ])
  const reader = fieldReader(values)
  const named = fields.flatMap((field): [string, string][] => {
    const typed = reader.text(field)
    const code = typed && (codeIn(typed) || typedPlace(typed, places, language))
    return code && words.isKnown(code) ? [[field, words.inField(code)]] : []
  })
  return { ...values, ...Object.fromEntries(named) }
}

/** The code of the one airport or city that a text names; empty when it is not clear. */
function typedPlace(typed: string, { suggest }: FlightPlaces, language: Language): string {
  const term = foldText(typed)
  const found = suggest.airportsByPrefix(term, language)
  const byCode = found.find(({ id }) => foldText(id) === term)
  if (byCode) return byCode.id
  const named = found.filter(({ name, alias }) =>
    [name, alias].some((each) => foldText(each) === term),
  )
  if (named.length === 1) return named[0]!.id
  const cities = new Set(named.map(({ id }) => cityCodeOf(id)))
  const [city = ''] = cities
  return cities.size === 1 ? city : ''
}
