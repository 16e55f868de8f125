/** Puts found journeys into the visitor's words. */
import {
  conversionFactor,
  type CurrencyRates,
  formatMoney,
  minorUnitsOf,
  quotedTotal,
  type MinorUnits,
} from '../../../../site/money.ts'
import type { Visit } from '../../../../http/visit.ts'
import { pathOf } from '../../../../site/routes.ts'
import type { Site } from '../../../../site/site.ts'
import type { Passengers } from '../../fares/rules/fares.ts'
import type { FlightMemory } from '../rules/flight-searcher.ts'
import { clockTime, daysLater, dayWithMonth } from '../rules/flight-words.ts'
import type { FoundJourney, FoundLeg, LocalTime } from '../rules/found-journeys.ts'
import type {
  ShownEnd,
  ShownJourney,
  ShownLayover,
  ShownLeg,
  ShownSearch,
} from '../rules/shown-flights.ts'
import { AIRCRAFT, flightNumber } from '../../timetable/rules/timetable.ts'
import type { FlightSearch } from '../../search/rules/flight-search.ts'
import { writeFlightSearch } from '../../search/rules/read-flight-search.ts'
import type { PlaceWords } from '../../search/routes/place-words.ts'

/** Prices of the engine, which are cents of a euro, as this site quotes and writes them. */
export interface PriceWords {
  /** In minor units of the site's currency: what is charged. */
  quoted(cents: MinorUnits): MinorUnits
  text(cents: MinorUnits): string
  perPerson(cents: MinorUnits, people: number): string
  /** How many cents a whole unit of the currency is worth. */
  centsPerUnit: number
}

export function priceWords({ edition }: Site, rates: CurrencyRates): PriceWords {
  const { currency } = edition
  const factor = conversionFactor('EUR', currency, rates)
  const unit = minorUnitsOf(currency)
  const quoted = (cents: MinorUnits) => quotedTotal(cents * factor, unit)
  return {
    quoted,
    text: (cents) => formatMoney(quoted(cents), currency),
    perPerson: (cents, people) => formatMoney(quoted(cents) / people, currency),
    centsPerUnit: unit / factor,
  }
}

export function peopleIn({ adults, children, infants }: Passengers): number {
  return adults + children + infants
}

export function shownJourney(
  journey: FoundJourney,
  { site }: Pick<Visit, 'site'>,
  places: PlaceWords,
  airlines: FlightMemory['airlines'],
): ShownJourney {
  const { conventions } = site.edition
  const nameOf = (code: string) => airlines.get(code)?.name ?? code
  const legs = journey.legs.map((leg, index): ShownLeg => {
    const next = journey.legs[index + 1]
    return {
      number: flightNumber(leg),
      airline: nameOf(leg.airline),
      operator: leg.operator === leg.airline ? '' : nameOf(leg.operator),
      aircraft: AIRCRAFT[leg.aircraft].name,
      cabin: leg.cabin,
      from: end(leg.origin, leg.originTerminal, leg.departs),
      to: end(leg.destination, leg.destinationTerminal, leg.arrives),
      minutes: leg.minutes,
      layover: next ? layover(leg, next, journey.layovers[index] ?? 0) : null,
    }
  })
  const [first, last] = [journey.legs[0]!, journey.legs.at(-1)!]
  return {
    legs,
    from: legs[0]!.from,
    to: legs.at(-1)!.to,
    daysLater: daysLater(first.departs, last.arrives),
    minutes: journey.minutes,
    airlines: [...new Set(legs.map(({ airline }) => airline))],
    operators: [...new Set(legs.map(({ operator }) => operator).filter(Boolean))],
    co2Kg: journey.co2Kg,
    isSelfTransfer: journey.isSelfTransfer,
    seatsLeft: journey.seatsLeft,
  }

  function end(code: string, terminal: number, at: LocalTime): ShownEnd {
    return {
      code,
      city: places.city(code),
      airport: places.airport(code),
      terminal,
      time: clockTime(at.minute, conventions),
      day: dayWithMonth(at.day, conventions),
    }
  }

  function layover(leg: FoundLeg, next: FoundLeg, minutes: number): ShownLayover {
    return {
      minutes,
      city: places.city(leg.destination),
      lands: leg.destination,
      leaves: next.origin,
      isSelfTransfer: journey.isSelfTransfer,
    }
  }
}

export function shownSearch(site: Site, search: FlightSearch, places: PlaceWords): ShownSearch {
  const { conventions } = site.edition
  return {
    kind: search.kind,
    ways: search.ways.map(({ from, to, day }) => ({
      from,
      to,
      fromCity: places.city(from),
      toCity: places.city(to),
      day: dayWithMonth(day, conventions),
      date: day,
    })),
    passengers: search.passengers,
    cabin: search.cabin,
    changeHref: linkTo(pathOf(site, 'flightHome'), writeFlightSearch(search)),
  }
}

export function linkTo(path: string, query: Record<string, string>): string {
  return `${path}?${new URLSearchParams(query)}`
}
