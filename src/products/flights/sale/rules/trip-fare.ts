/** What a trip costs all who fly: the same sum that searches find, from what the database says. */
import type { Day } from '../../../../site/calendar-day.ts'
import type { MinorUnits } from '../../../../site/money.ts'
import { type GeoPoint, distanceKm } from '../../../../places/rules/distance.ts'
import {
  type Brand,
  brandExtra,
  dayPermille,
  type FareModel,
  fareOfParty,
  lightFare,
  type Passengers,
} from '../../fares/rules/fares.ts'
import type { Cabin } from '../../timetable/rules/timetable.ts'

export interface PricedLeg {
  from: GeoPoint
  to: GeoPoint
  minutes: number
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
  const tickets = trip.journeys.map(ticketsOf)
  const sumOf = (isHalfOfReturn: boolean) =>
    tickets.flat().reduce((sum, legs) => sum + ticketFare(trip, legs, isHalfOfReturn), 0)
  const apart = sumOf(false)
  return isReturn(trip.journeys) ? Math.min(apart, sumOf(true)) : apart
}

/** A journey whose legs are of one group is one ticket; with a self-transfer it is several. */
function ticketsOf(legs: readonly PricedLeg[]): PricedLeg[][] {
  const tickets: PricedLeg[][] = []
  for (const leg of legs) {
    const last = tickets.at(-1)
    if (last?.[0]?.group === leg.group) last.push(leg)
    else tickets.push([leg])
  }
  return tickets
}

function ticketFare(
  { passengers, cabin, brand, today }: TripQuestion,
  legs: readonly PricedLeg[],
  isHalfOfReturn: boolean,
): MinorUnits {
  const first = legs[0]!
  const km = distanceKm(first.from, legs.at(-1)!.to)
  const { model } = legs.reduce((longest, leg) => (leg.minutes > longest.minutes ? leg : longest))
  const light = lightFare({
    model,
    km,
    cabin,
    step: Math.max(...legs.map(({ step }) => step)),
    dayPermille: dayPermille(first.day, today),
    isHalfOfReturn,
  })
  return fareOfParty(passengers, light, brandExtra(model, brand, km))
}

/** As far as another airport of the same city may be. */
const SAME_PLACE_KM = 150

/** There and back again with one group: both are halves of one ticket. */
function isReturn(journeys: TripQuestion['journeys']): boolean {
  const [there, back, ...more] = journeys
  if (!there || !back || more.length > 0) return false
  const groups = new Set([...there, ...back].map(({ group }) => group))
  return (
    groups.size === 1 &&
    distanceKm(there[0]!.from, back.at(-1)!.to) <= SAME_PLACE_KM &&
    distanceKm(there.at(-1)!.to, back[0]!.from) <= SAME_PLACE_KM
  )
}
