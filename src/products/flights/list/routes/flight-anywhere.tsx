/** Everywhere that can be reached from a place, with what it costs: for whoever only wants to go. */
import { brandOf } from '../../../../site/brands.ts'
import { type Day, readDay, writeDay } from '../../../../site/calendar-day.ts'
import { FLIGHT_FIELDS } from '../../search/rules/flight-fields.ts'
import { fieldReader } from '../../../../site/form-values.ts'
import { pathOf } from '../../../../site/routes.ts'
import type { Site } from '../../../../site/site.ts'
import { nextWeekend } from '../../../../search/rules/date-range.ts'
import { formValues } from '../../../../search/routes/search-submit-values.ts'
import { todayIn } from '../../../../http/clock.ts'
import type { Handler, Visit } from '../../../../http/visit.ts'
import type { Geography } from '../../../../places/geography/geography.ts'
import { countryNumber } from '../../../../places/geography/geography-columns.ts'
import { forServerOnly } from '../../../../ui/as-written.tsx'
import { airportsOf, cityCodeOf } from '../../search/rules/city-codes.ts'
import type { FlightSearch } from '../../search/rules/flight-search.ts'
import {
  codeIn,
  DEFAULT_PASSENGERS,
  lastFlightDay,
  withWrittenDays,
  writeFlightSearch,
} from '../../search/rules/read-flight-search.ts'
import { placeWords, searchedAirports, withPlaces } from '../../search/routes/place-words.ts'
import { FlightAnywherePage } from '../pages/flight-anywhere-page.tsx'
import { dayWithMonth } from '../rules/flight-words.ts'
import type { AnywhereData, ShownPlace } from '../rules/shown-flights.ts'
import { type FlightParts, type FlightWorld, onlyWhereSold } from './asked-flights.ts'
import { linkTo, priceWords } from './shown-journeys.ts'

export function flightAnywhere(parts: FlightParts): Handler {
  return (visit) => {
    onlyWhereSold(visit, 'flightAnywhere')
    const world = parts.world()
    const { site, text } = visit
    const asked = readAnywhere(visit, world)
    const places = cheapestPlaces(visit, parts, asked)
    const words = placeWords(world, site)
    const { conventions } = site.edition
    const data: AnywhereData = {
      fromCity: words.city(asked.from),
      fromText: words.inField(asked.from),
      departure: writeDay(asked.out),
      return: writeDay(asked.back),
      dates: `${dayWithMonth(asked.out, conventions)} – ${dayWithMonth(asked.back, conventions)}`,
      countries: byCountry(places),
      count: places.length,
    }
    const title = text('flights.anywhere.title', { place: data.fromCity })
    const head = { title: `${title} · ${brandOf(site).name}`, description: title }
    return visit.page(<FlightAnywherePage data={forServerOnly(data)} />, head)
  }
}

export interface AskedAnywhere {
  from: string
  out: Day
  back: Day
}

/** What cannot be read has its default: the edition's own airport, and a weekend not too near. */
function readAnywhere({ site, query }: Visit, world: FlightWorld): AskedAnywhere {
  const values = withPlaces(withWrittenDays(formValues(query)), world, site)
  const reader = fieldReader(values)
  const from = codeIn(reader.text(FLIGHT_FIELDS.from))
  const usual = usualTrip(site, world.geography)
  const today = todayIn(site.edition.timeZone)
  const latest = lastFlightDay(today)
  const isSold = (day: Day | null): day is Day => day !== null && day > today && day <= latest
  const out = readDay(reader.text(FLIGHT_FIELDS.departure))
  const back = readDay(reader.text(FLIGHT_FIELDS.return))
  const isWhole = isSold(out) && isSold(back) && back >= out
  return {
    from: placeWords(world, site).isKnown(from) ? from : usual.from,
    out: isWhole ? out : usual.out,
    back: isWhole ? back : usual.back,
  }
}

/** How far ahead ideas are: far enough to be cheap. */
const IDEA_DAYS = 35

export function usualTrip({ edition }: Site, geography: Geography): AskedAnywhere {
  const today = todayIn(edition.timeZone)
  const { checkIn, checkOut } = nextWeekend(today + IDEA_DAYS)
  return { from: busiestIn(geography, edition.country), out: checkIn, back: checkOut }
}

/** The busiest airport of a country, or of the world. */
function busiestIn(geography: Geography, country: string): string {
  const { popularity, country: countries } = geography.columns.airports
  const wanted = countryNumber(country)
  let best = -1
  let bestScore = -1
  for (let airport = 0; airport < popularity.length; airport++) {
    const score = popularity[airport]! + (countries[airport] === wanted ? 1_000 : 0)
    if (score > bestScore) [best, bestScore] = [airport, score]
  }
  const code = best < 0 ? '' : geography.airportCodes.name(best)
  const city = cityCodeOf(code)
  // Londoners leave from any of their airports.
  return city && airportsOf(city).length > 1 ? city : code
}

/** Of a city with several airports the cheapest; the cheapest of all first. */
export function cheapestPlaces(
  { site }: Visit,
  { world, flights }: FlightParts,
  { from, out, back }: AskedAnywhere,
): ShownPlace[] {
  const { geography, rates } = world()
  const words = placeWords({ geography }, site)
  const prices = priceWords(site, rates)
  const party = { passengers: DEFAULT_PASSENGERS, cabin: 'economy' as const }
  const found = flights().engine.anywhere({
    ...party,
    from: searchedAirports(geography, from, false),
    day: out,
    backDay: back,
    today: todayIn(site.edition.timeZone),
  })
  const byPlace = new Map<string, ShownPlace>()
  for (const { airport, total } of found.toSorted((one, other) => one.total - other.total)) {
    const code = cityCodeOf(airport) || airport
    if (byPlace.has(code) || !words.isKnown(code)) continue
    byPlace.set(code, {
      code,
      city: words.city(code),
      country: words.country(code),
      total: prices.text(total),
      href: hrefTo(site, { from, out, back }, code),
    })
  }
  return [...byPlace.values()]
}

function hrefTo(site: Site, { from, out, back }: AskedAnywhere, to: string): string {
  const search: FlightSearch = {
    kind: 'return',
    ways: [
      { from, to, day: out },
      { from: to, to: from, day: back },
    ],
    passengers: DEFAULT_PASSENGERS,
    cabin: 'economy',
    nearby: false,
    selfTransfer: false,
  }
  return linkTo(pathOf(site, 'flightResults'), writeFlightSearch(search))
}

function byCountry(places: readonly ShownPlace[]): AnywhereData['countries'] {
  const countries = Map.groupBy(places, ({ country }) => country)
  return Array.from(countries, ([name, inside]) => ({
    name,
    cheapest: inside[0]!.total,
    places: inside,
  }))
}
