/** Who has to show what at a border, and so has to tell it when booking. */
import type { TravellerNeeds } from '../../../line.ts'
import { type FlightLine, legsOf } from './flight-line.ts'
import type { FlightPlaces } from './flight-places.ts'

/** Countries between which nobody is checked; within one country nobody is either. */
const FREE_TRAVEL_AREAS: readonly ReadonlySet<string>[] = [
  // The Schengen area.
  new Set(
    'AT BE BG CH CZ DE DK EE ES FI FR GR HR HU IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(
      ' ',
    ),
  ),
]

/** Adults first, then children, then infants. */
export function travellerNeeds(
  { journeys, passengers }: Pick<FlightLine, 'journeys' | 'passengers'>,
  { countryOf }: Pick<FlightPlaces, 'countryOf'>,
): TravellerNeeds[] {
  const countries = new Set(
    legsOf({ journeys }).flatMap(({ origin, destination }) => [origin, destination].map(countryOf)),
  )
  const isInternational = countries.size > 1
  const document =
    isInternational &&
    !FREE_TRAVEL_AREAS.some((area) => [...countries].every((each) => area.has(each)))
  const needs = (birthDate: TravellerNeeds['birthDate'], count: number) =>
    Array.from({ length: count }, () => ({ birthDate, document }))
  return [
    ...needs(isInternational ? 'adult' : null, passengers.adults),
    ...needs('child', passengers.children),
    ...needs('infant', passengers.infants),
  ]
}
