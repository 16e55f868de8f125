/** What a trip costs all who fly: the same sum that searches find, from what the database says. */
import type { Day } from '../../../../site/calendar-day.ts'
import type { MinorUnits } from '../../../../site/money.ts'
import type { GeoPoint } from '../../../../places/rules/distance.ts'
import { type ExtraPrices, extraPrices, PRICED_EXTRAS } from '../../fares/rules/extras.ts'
import {
  type Brand,
  brandExtra,
  dayPermille,
  type FareModel,
  fareOfParty,
  lightFare,
  type Passengers,
} from '../../fares/rules/fares.ts'
import { kmBetween } from '../../timetable/rules/way-km.ts'
import type { Airline, Cabin } from '../../timetable/rules/timetable.ts'

export interface PricedLeg {
  from: GeoPoint
  to: GeoPoint
  /** Of the airline that sells it. */
  group: string
  model: FareModel
  /** By the seats that are left (fares.ts). */
  step: number
  day: Day
}

interface TripQuestion {
  journeys: readonly (readonly PricedLeg[])[]
  passengers: Passengers
  cabin: Cabin
  brand: Brand
  today: Day
}

/** In cents of a euro. */
export function tripFare(trip: TripQuestion): MinorUnits {
  const { journeys } = trip
  const sumOf = (isHalfOfReturn: boolean) =>
    journeys.reduce((sum, legs) => sum + journeyFare(trip, legs, isHalfOfReturn), 0)
  const apart = sumOf(false)
  // Two journeys with one group are halves of one ticket, where that is cheaper.
  const isOneTicket = journeys.length === 2 && groupsOf(journeys.flat()) === 1
  return isOneTicket ? Math.min(apart, sumOf(true)) : apart
}

/** Legs of different groups are a ticket each. */
function journeyFare(
  trip: TripQuestion,
  legs: readonly PricedLeg[],
  isHalfOfReturn: boolean,
): MinorUnits {
  const permille = dayPermille(legs[0]!.day, trip.today)
  const tickets = groupsOf(legs) === 1 ? [legs] : legs.map((leg) => [leg])
  return tickets.reduce(
    (sum, ticket) => sum + ticketFare(trip, ticket, permille, isHalfOfReturn),
    0,
  )
}

function groupsOf(legs: readonly Pick<PricedLeg, 'group'>[]): number {
  return new Set(legs.map(({ group }) => group)).size
}

function ticketFare(
  { passengers, cabin, brand }: TripQuestion,
  legs: readonly PricedLeg[],
  permille: number,
  isHalfOfReturn: boolean,
): MinorUnits {
  const km = kmOf({ from: legs[0]!.from, to: legs.at(-1)!.to })
  const { model } = longestOf(legs)
  const light = lightFare({
    model,
    km,
    cabin,
    step: Math.max(...legs.map(({ step }) => step)),
    dayPermille: permille,
    isHalfOfReturn,
  })
  return fareOfParty(passengers, light, brandExtra(model, brand, km))
}

function kmOf({ from, to }: Pick<PricedLeg, 'from' | 'to'>): number {
  return kmBetween(from.latitude, from.longitude, to.latitude, to.longitude)
}

/** Whose airline's fare is paid, and whose cabin must be the one that was asked for. */
export function longestOf<Leg extends Pick<PricedLeg, 'from' | 'to'>>(legs: readonly Leg[]): Leg {
  return legs.reduce((longest, leg) => (kmOf(leg) > kmOf(longest) ? leg : longest))
}

interface ExtrasQuestion {
  brand: Brand
  pointOf: (airport: string) => GeoPoint | null
  airlineOf: (code: string) => Pick<Airline, 'group' | 'isLowCost' | 'fares'>
  /** Turns cents of a euro into what the visitor pays. */
  charged: (cents: MinorUnits) => MinorUnits
}

/** What can be added to a journey. Each price is told to the visitor, so each is rounded. */
export function journeyExtras(
  legs: readonly { origin: string; destination: string; airline: string }[],
  { brand, pointOf, airlineOf, charged }: ExtrasQuestion,
): ExtraPrices {
  const flown = legs.map(({ origin, destination, airline }) => ({
    ...airlineOf(airline),
    from: pointOf(origin)!,
    to: pointOf(destination)!,
  }))
  const tickets = groupsOf(flown) === 1 ? [flown] : flown.map((leg) => [leg])
  const prices = extraPrices(
    brand,
    tickets.map((ticket) => {
      const { fares, isLowCost } = longestOf(ticket)
      const ends = { from: ticket[0]!.from, to: ticket.at(-1)!.to }
      return { model: fares, isLowCost, km: kmOf(ends) }
    }),
  )
  const all = PRICED_EXTRAS.map((extra) => [extra, charged(prices[extra])])
  return Object.fromEntries(all) as ExtraPrices
}
