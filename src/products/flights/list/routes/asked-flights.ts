/** A link to a search read back, with all that answering it needs. */
import { todayIn } from '../../../../http/clock.ts'
import { Failure } from '../../../../http/failures.tsx'
import type { Visit } from '../../../../http/visit.ts'
import type { Day } from '../../../../site/calendar-day.ts'
import type { FormValues } from '../../../../site/form-values.ts'
import type { CurrencyRates } from '../../../../site/money.ts'
import type { Problem } from '../../../../site/problems.ts'
import type { RouteName } from '../../../../site/routes.ts'
import { isSoldOn } from '../../../../site/sections.ts'
import type { Geography } from '../../../../places/geography/geography.ts'
import type { SuggestIndex } from '../../../../places/memory/suggest-index.ts'
import type { FlightSearch } from '../../search/rules/flight-search.ts'
import { readFlightSearch } from '../../search/rules/read-flight-search.ts'
import {
  placeWords,
  type PlaceWords,
  searchedAirports,
  unknownPlaces,
} from '../../search/routes/place-words.ts'
import type { AskedTrip, FlightMemory } from '../rules/flight-searcher.ts'
import { priceWords, type PriceWords } from './shown-journeys.ts'

/** What a thread searches and names things in. */
export interface FlightWorld {
  geography: Geography
  suggest: SuggestIndex
  rates: CurrencyRates
}

export interface FlightParts {
  world: () => FlightWorld
  flights: () => FlightMemory
}

/** Shows the form with what was sent and what is wrong with it. */
export type ShowFlightForm = (
  visit: Visit,
  values: FormValues,
  problems: readonly Problem[],
) => ReturnType<Visit['page']> | Promise<ReturnType<Visit['page']>>

export interface AskedFlights {
  search: FlightSearch
  today: Day
  trip: AskedTrip
  places: PlaceWords
  prices: PriceWords
  memory: FlightMemory
}

/** Nobody catches a flight that leaves sooner. */
const LAST_MINUTES = 60

/** Or all that is wrong with it. */
export function askedFlights(
  { site, query }: Visit,
  { world, flights }: FlightParts,
): AskedFlights | Problem[] {
  const { geography, rates } = world()
  const today = todayIn(site.edition.timeZone)
  const read = readFlightSearch(query, { today, domainId: site.edition.domainId })
  if (!read.ok) return read.problems
  const places = placeWords({ geography }, site)
  const unknown = unknownPlaces(read.value, places)
  if (unknown.length > 0) return unknown
  const { ways, passengers, cabin, nearby, selfTransfer } = read.value
  return {
    search: read.value,
    today,
    trip: {
      ways: ways.map(({ from, to, day }) => ({
        from: searchedAirports(geography, from, nearby),
        to: searchedAirports(geography, to, nearby),
        day,
      })),
      passengers,
      cabin,
      selfTransfer,
      today,
      notBefore: Math.floor(Date.now() / 60_000) + LAST_MINUTES,
    },
    places,
    prices: priceWords(site, rates),
    memory: flights(),
  }
}

export function onlyWhereSold({ site }: Visit, route: RouteName): void {
  if (!isSoldOn(site, route)) throw new Failure('page-not-found')
}
