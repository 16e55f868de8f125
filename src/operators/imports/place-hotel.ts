/**
 * Which city a hotel belongs to. What the operator writes counts: a city that is named and within
 * reach of the coordinates is taken although another is nearer. What is doubtful is noted, and what
 * may be several places is refused with its candidates: nothing is guessed silently.
 */
import { distanceKm, type GeoPoint } from '../../places/rules/distance.ts'
import { foldText } from '../../site/text/fold-text.ts'
import type { FoundCity, PlacedHotel, Places } from './catalogue-sink.ts'
import { isListedUnder, readCountry } from './country-codes.ts'
import type { HotelRecord } from './hotel-rows.ts'
import { reason, type Reason } from './reasons.ts'

export type Placed =
  | { ok: true; value: PlacedHotel; notes: Reason[] }
  | { ok: false; reason: Reason }

/** A named city counts at least this far, a large one twice as far as it reaches. */
const NAMED_KM = 30
/** Beyond, and beyond the city's own reach, a named city is noted. */
const SURE_KM = 15
/** A hotel near a border may be nearer to a city of the other country. */
const BORDER_KM = 15
/** Farther from any city a hotel lies in the wilderness, which is noted. */
const REMOTE_KM = 50
/** The city that a hotel in the wilderness names may lie this far away. */
const REMOTE_NAMED_KM = 200
/** Farther from any city the coordinates are wrong. */
const FARTHEST_KM = 500
/** Of cities with one name, one is meant when it outweighs each other so many times. */
const OUTWEIGHS = { told: 10, guessed: 20 }
/** Two entries with one name, nearer to each other than this, are one place. */
const SAME_PLACE_KM = 25
const MAX_CANDIDATES = 4

export function placeHotel(hotel: HotelRecord, places: Places): Placed {
  const { cityName, hint, country } = writtenPlace(hotel, places)
  return hotel.coordinates ? atSpot(hotel.coordinates) : byName()

  function atSpot(spot: GeoPoint): Placed {
    const named = cityName ? [...namedCities(''), ...cityOfCode()] : []
    const away = (city: FoundCity) => distanceKm(city, spot)
    // A hamlet of the same name must not take what lies in the city around it.
    const outside = (city: FoundCity) => away(city) / city.reachKm
    const near = named
      .filter((city) => away(city) <= Math.max(NAMED_KM, 2 * city.reachKm))
      .toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)) || outside(a) - outside(b))[0]
    if (near) {
      const isSure = away(near) <= Math.max(SURE_KM, near.reachKm)
      return placed(near, spot, [
        ...(isSure ? [] : [reason('city-far', 'cityName', `${label(near)}: ${inKm(away(near))}`)]),
        ...(isOwn(near) ? [] : [reason('country-differs', 'country', label(near))]),
      ])
    }
    const around = places.cityAround(spot, '')
    if (!around) return notFound(`${spot.latitude}, ${spot.longitude}`)
    const city = isOwn(around) ? around : places.cityAround(spot, country)
    const km = city ? away(city) : Infinity
    if (country && km > REMOTE_KM && isSwapped(spot))
      return refused('coordinates-swapped', 'coordinates')
    // In the wilderness the nearest city of the own country may well be behind that of another.
    if (!city || (!isOwn(around) && km > Math.max(BORDER_KM, 2 * away(around))))
      return refused('country-disagrees', 'coordinates', country)
    if (km > FARTHEST_KM) return notFound(`${spot.latitude}, ${spot.longitude}`)
    const remote = km > REMOTE_KM && named.find((each) => away(each) <= REMOTE_NAMED_KM)
    const taken = remote || city
    return placed(taken, spot, [
      ...(km > REMOTE_KM
        ? [reason('place-remote', 'coordinates', `${label(taken)}: ${inKm(away(taken))}`)]
        : []),
      ...(remote ? [] : nameDoubts(named, city, away)),
    ])
  }

  function nameDoubts(
    named: readonly FoundCity[],
    taken: FoundCity,
    away: (city: FoundCity) => number,
  ): Reason[] {
    if (!hotel.cityName || places.liesIn(taken.cityId, cityName)) return []
    const [other] = named.toSorted((a, b) => away(a) - away(b))
    const written = other ? `${label(other)}: ${inKm(away(other))}` : `"${hotel.cityName}"`
    return [
      reason(
        other ? 'city-disagrees' : 'city-unknown',
        'cityName',
        `${written}; placed in ${label(taken)}`,
      ),
    ]
  }

  function isSwapped({ latitude, longitude }: GeoPoint): boolean {
    if (Math.abs(longitude) > 90) return false
    const swapped = { latitude: longitude, longitude: latitude }
    const city = places.cityAround(swapped, country)
    return city !== null && distanceKm(city, swapped) <= REMOTE_KM
  }

  function byName(): Placed {
    const code = cityOfCode()
    const named = [...namedCities(country), ...namedCities('')]
    const known = [...code, ...(code.length > 0 ? named.filter(isCalledSo) : named)].filter(isOwn)
    const hinted = hint ? known.filter(({ cityId }) => places.liesIn(cityId, hint)) : []
    const [first, ...others] = apart(hinted.length > 0 ? hinted : known)
    const written = [hotel.cityName, hotel.region, country].filter(Boolean).join(', ')
    if (!first) return notFound(written)
    const isTold = country !== '' || code.length > 0
    const times = isTold ? OUTWEIGHS.told : OUTWEIGHS.guessed
    const isClear = others.every(
      (other) =>
        first.weight >= times * other.weight && first.population >= times * other.population,
    )
    if (!isClear) return refused('place-ambiguous', 'cityName', listed(written, [first, ...others]))
    const { latitude, longitude } = first
    return placed(
      first,
      { latitude, longitude },
      country || (code.length > 0 && others.length === 0)
        ? []
        : [reason('country-assumed', 'cityName', listed(label(first), others))],
    )
  }

  function isOwn({ countryCode }: FoundCity): boolean {
    return !country || isListedUnder(countryCode, country)
  }

  /** One that is only sometimes called by some letters is not meant beside one whose code they are. */
  function isCalledSo({ name }: FoundCity): boolean {
    return foldText(name) === foldText(cityName)
  }

  function namedCities(countryCode: string): FoundCity[] {
    return firstNamed(cityName, countryCode, places)
  }

  function cityOfCode(): FoundCity[] {
    const city = /^[A-Z]{3}$/.test(cityName) ? places.cityByCode(cityName) : null
    return city ? [city] : []
  }

  function placed(city: FoundCity, { latitude, longitude }: GeoPoint, notes: Reason[]): Placed {
    const value = { ...hotel, cityId: city.cityId, coordinates: { latitude, longitude } }
    return { ok: true, value, notes }
  }
}

interface WrittenPlace {
  cityName: string
  /** A region in which the city lies; empty when nobody tells. */
  hint: string
  country: string
}

/** "Springfield, IL" and "Paris, France" tell more than a city. */
function writtenPlace(hotel: HotelRecord, places: Places): WrittenPlace {
  const { region } = hotel
  const country = toldCountry(hotel, places)
  const [, city, tail] = /^(.+?)\s*,\s*([^,]+)$/.exec(hotel.cityName) ?? []
  if (!city || !tail || places.citiesNamed(hotel.cityName, '').length > 0)
    return { cityName: hotel.cityName, hint: region, country }
  // Two or three letters are more often a state of America than a country.
  const tailCountry = tail.length > 3 ? (readCountry(tail) ?? '') : ''
  return {
    cityName: city,
    hint: region || (tailCountry ? '' : tail),
    country: country || tailCountry,
  }
}

/** "NA" in a column of countries is Namibia, or nothing at all: the place tells. */
function toldCountry({ countryCode, coordinates, cityName }: HotelRecord, places: Places): string {
  if (countryCode !== 'NA') return countryCode
  if (!coordinates) return places.citiesNamed(cityName, 'NA').length > 0 ? 'NA' : ''
  const city = places.cityAround(coordinates, 'NA')
  return city && distanceKm(city, coordinates) <= REMOTE_NAMED_KM ? 'NA' : ''
}

/** The first of a name's forms that any city has. */
function firstNamed(name: string, countryCode: string, places: Places): FoundCity[] {
  for (const form of nameForms(name)) {
    const found = places.citiesNamed(form, countryCode)
    if (found.length > 0) return found
  }
  return []
}

/** "London - Heathrow", "Donostia / San Sebastián", "Palma (Mallorca)", "St. Tropez" */
function nameForms(name: string): Set<string> {
  const outer = name.replace(/\s*[([].*$/, '')
  const parts = outer.split(/\s*[/,;]\s*|\s+[-–]\s+/)
  const forms = [name, outer, ...parts]
  return new Set(
    [...forms, ...forms.map(withoutShortSaint)].map((form) => form.trim()).filter(Boolean),
  )
}

const SAINTS: Record<string, string> = { st: 'Saint', ste: 'Sainte', sta: 'Santa', sto: 'Santo' }

function withoutShortSaint(name: string): string {
  return name.replace(/^(ste?|sta|sto)\b\.?[\s-]+/i, (_, short: string) => {
    return `${SAINTS[short.toLowerCase()]} `
  })
}

/** Each place once. */
function apart(cities: readonly FoundCity[]): FoundCity[] {
  const kept: FoundCity[] = []
  for (const city of cities)
    if (kept.every((known) => distanceKm(known, city) > SAME_PLACE_KM)) kept.push(city)
  return kept
}

function listed(what: string, cities: readonly FoundCity[]): string {
  if (cities.length === 0) return what
  const shown = cities.slice(0, MAX_CANDIDATES).map(label).join('; ')
  return `${what}; candidates: ${shown}${cities.length > MAX_CANDIDATES ? ' …' : ''}`
}

function label({ name, region, countryCode }: FoundCity): string {
  return `${name} (${[region, countryCode].filter(Boolean).join(', ')})`
}

function inKm(km: number): string {
  return `${Math.round(km)} km`
}

function refused(code: Reason['code'], field: string, detail = ''): Placed {
  return { ok: false, reason: reason(code, field, detail) }
}

function notFound(what: string): Placed {
  return refused('place-not-found', 'coordinates', what)
}
