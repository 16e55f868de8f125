/** Where imports end: places from the geography, everything else into the store. */
import type { Day } from '../../site/calendar-day.ts'
import type { CurrencyCode } from '../../site/money.ts'
import type { CatalogueSink, FoundCity, Places, SaveOutcome } from '../imports/catalogue-sink.ts'
import { reason, type ReasonCode } from '../imports/reasons.ts'
import type { Database } from '../../store/database.ts'
import type { NoteCode, RefusalCode, SavedItem } from '../store/operator-catalogue.ts'
import { operatorCurrencies, saveOperatorHotels } from '../store/operator-hotels.ts'
import { saveOperatorRates } from '../store/operator-rates.ts'
import { saveOperatorReviews } from '../store/operator-reviews.ts'
import { currencyOf } from '../../site/country-currencies.ts'
import { type Geography, reachKm, remoteness } from '../../places/geography/geography.ts'
import type { GeoPoint } from '../../places/rules/distance.ts'
import { CITY_CODES } from '../imports/city-codes.ts'
import { isListedUnder } from '../imports/country-codes.ts'
import { IdRange } from '../../places/geography/assigned-ids.ts'
import { distanceKm } from '../../places/geography/distance.ts'
import { LEVELS } from '../../places/geography/geography-columns.ts'
import { NAME_LANGUAGES, placeKey } from '../../places/geography/name-table.ts'
import { PointGrid } from '../../places/geography/point-grid.ts'
import { RecentlyUsed } from '../../site/recently-used.ts'
import { isDemoWorld, storedWorld } from '../../products/hotels/catalogue/store/catalogue.ts'
import type { FlightPlaces } from '../../products/flights/sale/rules/flight-places.ts'
import { flightPlaces } from '../../products/flights/sale/service/flight-places.ts'
import { hasTimetable, readAirlines } from '../../products/flights/timetable/store/timetable.ts'
import { saveOperatorAirlines, saveOperatorFlights } from '../store/operator-flights.ts'
import { exclusively } from '../../store/exclusive.ts'
import { storeOperatorWorld } from '../../products/hotels/catalogue/service/prepare-world.ts'

/** As many as the addresses of photos can tell apart. */
const MAX_PHOTOS = 99

/** The field that a report names for each answer of the store. */
const FIELDS: Record<RefusalCode | NoteCode, string> = {
  'hotel-unknown': 'hotelId',
  'currency-differs': 'currency',
  'hotel-of-other-source': 'operatorId',
  'rooms-too-many': 'roomCode',
  'rooms-already-sold': 'rooms',
  'days-beyond-calendar': 'date',
  'airline-of-demo': 'code',
  'seats-already-sold': 'economy',
}

/**
 * `geography` is read when the first hotel needs it; rates and reviews do without. `source` is
 * whose ids the file has.
 */
export function importSink(
  database: Database,
  geography: () => Geography,
  today: Day,
  source = '',
): CatalogueSink {
  let known: ReturnType<typeof importPlaces> | undefined
  let currencies: Promise<Map<string, CurrencyCode>> | undefined
  let world: Promise<void> | undefined
  let timetable: Promise<void> | undefined
  let airports: FlightPlaces | undefined
  let codes: Promise<ReadonlySet<string>> | undefined
  const places = () => (known ??= importPlaces(geography()))
  return {
    get places() {
      return places()
    },
    async hotelCurrency(operatorId) {
      // Files name thousands of hotels: one question for all of them is faster than one for each.
      currencies ??= operatorCurrencies(database, source)
      return (await currencies).get(operatorId) ?? null
    },
    async saveHotels(batch, { dryRun }) {
      // Only now, so that a file without a single good row leaves the first start its demo world.
      if (!dryRun) await (world ??= ensureWorld(database, geography, today))
      const hotels = batch.map(({ content, hash }) => ({
        ...content,
        photos: content.photos.slice(0, MAX_PHOTOS),
        districtId: places().districtAt(content.cityId, content.coordinates),
        countryCurrency: currencyOf(places().countryOf(content.cityId)),
        contentHash: hash,
      }))
      return outcomes(await saveOperatorHotels(database, hotels, { dryRun, today, source }))
    },
    async saveRates(batch, { dryRun }) {
      const rates = batch.map(({ content }) => content)
      return outcomes(await saveOperatorRates(database, rates, { dryRun, today, source }))
    },
    async saveReviews(batch, { dryRun }) {
      const keyOf = (key: string) => (source ? `${source} ${key}` : key)
      const reviews = batch.map(({ content, key }) => ({ ...content, key: keyOf(key) }))
      return outcomes(await saveOperatorReviews(database, reviews, { dryRun, today, source }))
    },
    get airports() {
      return (airports ??= flightPlaces(geography()))
    },
    async hasAirline(code) {
      codes ??= readAirlines(database).then((stored) => new Set(stored.map((each) => each.code)))
      return (await codes).has(code)
    },
    async saveFares(batch, { dryRun }) {
      if (!dryRun) await (timetable ??= ensureTimetable())
      const airlines = batch.map(({ content }) => content)
      return outcomes(await saveOperatorAirlines(database, airlines, { dryRun, today }))
    },
    async saveFlights(batch, { dryRun }) {
      if (!dryRun) await (timetable ??= ensureTimetable())
      const flights = batch.map(({ content }) => content)
      return outcomes(await saveOperatorFlights(database, flights, { dryRun, today }))
    },
  }

  /** The demo fills an empty timetable only, so it must have done so before. */
  async function ensureTimetable(): Promise<void> {
    await (world ??= ensureWorld(database, geography, today))
    if (isDemoWorld(await storedWorld(database)) && !(await hasTimetable(database)))
      throw new Error(
        'The demo world has no flights yet: let the server finish its start, then import.',
      )
  }
}

function outcomes(saved: SavedItem[]): SaveOutcome[] {
  return saved.map((item) => {
    if (item.outcome === 'rejected') return { rejected: asReason(item.reason) }
    return item.notes.length === 0
      ? item.outcome
      : { outcome: item.outcome, notes: item.notes.map(asReason) }
  })
}

function asReason({ code, detail }: { code: RefusalCode | NoteCode; detail: string }) {
  return reason(code satisfies ReasonCode, FIELDS[code], detail)
}

/**
 * A database that an operator fills before the first start holds the operator's hotels and no demo
 * ones: it is given its places and its name here, or the first start would fill it with the demo.
 */
async function ensureWorld(
  database: Database,
  geography: () => Geography,
  today: Day,
): Promise<void> {
  await exclusively(database, async () => {
    if (await storedWorld(database)) return
    const hotel = await database.db.selectFrom('hotels').select('id').limit(1).executeTakeFirst()
    if (hotel)
      throw new Error(
        'The demo world is not complete: let the server finish its start, then import.',
      )
    await storeOperatorWorld(database, geography(), today)
  })
}

// Where in the world an operator's hotel lies: its city and, in a large one, its district.

/** How far around a spot cities of its country are looked for, the wilderness last. */
const LOOKED_KM = [60, 500]
/** Beyond, a spot is in the city but in none of the districts that we know. */
const DISTRICT_KM = 4

const MAX_NAMES = 10_000

export interface ImportPlaces extends Places {
  /** 0 where there is none. */
  districtAt(cityId: number, at: GeoPoint): number
  countryOf(cityId: number): string
}

export function importPlaces(geography: Geography): ImportPlaces {
  const { id, level, latitude, longitude, population, weight } = geography.destinations
  // Files name the same cities again and again, and asking every country takes a while.
  const named = new RecentlyUsed<string, FoundCity[]>(MAX_NAMES)
  let cities: PointGrid | undefined
  let countries: string[] | undefined
  return {
    cityAround(spot, country) {
      const index = country ? cityOf(country, spot) : anyCity(spot)
      return index < 0 ? null : found(index)
    },
    citiesNamed: (name, country) => named.get(`${country} ${name}`, () => called(name, country)),
    cityByCode(code) {
      const city = CITY_CODES.get(code)
      if (city) {
        const [index] = geography.citiesNamed(city.name, city.country)
        return index === undefined ? null : found(index)
      }
      const airport = geography.airportByCode(code)
      return airport < 0 ? null : found(geography.columns.airports.destination[airport]!)
    },
    liesIn(cityId, placeName) {
      const city = geography.byId(cityId)
      const key = placeKey(placeName)
      // In some countries regions are known by letters: NV is Nevada.
      const code = new IdRange('region').idFor(
        `${geography.countryCode(city)}.${placeName.toUpperCase()}`,
      )
      return [...geography.ancestors(city), ...geography.children(city)].some(
        (index) =>
          id[index] === code ||
          geography.destinationNames.everyName(index).some((name) => placeKey(name) === key),
      )
    },
    districtAt(cityId, at) {
      const city = geography.byId(cityId)
      // A hotel without coordinates of its own has its city's, which tell no district.
      if (city < 0 || (latitude[city] === at.latitude && longitude[city] === at.longitude)) return 0
      const away = geography
        .children(city)
        .map((index) => ({ index, km: awayKm(index, at) }))
        .filter(({ km }) => km <= DISTRICT_KM)
      if (away.length === 0) return 0
      return id[away.reduce((one, other) => (other.km < one.km ? other : one)).index]!
    },
    countryOf: (cityId) => geography.countryCode(geography.byId(cityId)),
  }

  function called(name: string, country: string): FoundCity[] {
    const indexes = (country ? [country] : everyCountry())
      .flatMap((code) => geography.citiesNamed(name, code))
      .toSorted((a, b) => weight[b]! - weight[a]!)
    const [shown, sometimes] = split(indexes, (index) => isShownAs(index, name))
    const heaviest = shown[0]
    // In one country a greater city that is always called so is meant, not one that is sometimes.
    const others = sometimes.filter(
      (index) => !country || heaviest === undefined || weight[index]! > weight[heaviest]!,
    )
    return [...shown, ...others].map(found)
  }

  function found(index: number): FoundCity {
    const region = geography.ancestorAt(index, LEVELS.region)
    return {
      cityId: id[index]!,
      name: geography.name(index),
      region: region < 0 ? '' : geography.name(region),
      countryCode: geography.countryCode(index),
      latitude: latitude[index]!,
      longitude: longitude[index]!,
      population: population[index]!,
      weight: weight[index]!,
      reachKm: reachKm(population[index]!),
    }
  }

  function anyCity(spot: GeoPoint): number {
    const around = geography.cityAround(spot.latitude, spot.longitude)
    return around < 0 ? geography.nearestCity(spot.latitude, spot.longitude) : around
  }

  function cityOf(country: string, { latitude: lat, longitude: lon }: GeoPoint): number {
    for (const km of LOOKED_KM) {
      const own = cityGrid().best(lat, lon, km, (index, away) =>
        isListedUnder(geography.countryCode(index), country)
          ? remoteness(away, population[index]!)
          : Infinity,
      )
      if (own >= 0) return own
    }
    return -1
  }

  /** Whether pages call it so, in any language. */
  function isShownAs(index: number, name: string): boolean {
    const key = placeKey(name)
    return [undefined, ...NAME_LANGUAGES].some(
      (language) => placeKey(geography.name(index, language)) === key,
    )
  }

  function awayKm(index: number, at: GeoPoint): number {
    return distanceKm(at.latitude, at.longitude, latitude[index]!, longitude[index]!)
  }

  function cityGrid(): PointGrid {
    cities ??= new PointGrid(latitude, longitude, indexesAt(LEVELS.city))
    return cities
  }

  function everyCountry(): string[] {
    countries ??= indexesAt(LEVELS.country).map((index) => geography.countryCode(index))
    return countries
  }

  function indexesAt(wanted: number): number[] {
    const indexes: number[] = []
    for (let index = 0; index < geography.count; index++)
      if (level[index] === wanted) indexes.push(index)
    return indexes
  }
}

function split(indexes: readonly number[], isFirst: (index: number) => boolean) {
  return [indexes.filter(isFirst), indexes.filter((index) => !isFirst(index))] as const
}
