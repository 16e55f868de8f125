/** What becomes of a trip that is booked: changed by who travels, or by the airline. */
import type { Day } from '../../../../site/calendar-day.ts'
import type { MinorUnits } from '../../../../site/money.ts'
import { BRAND_TERMS } from '../../fares/rules/fares.ts'
import { type ChosenLeg, type FlightLine, freeUntil, type SoldLeg } from './flight-line.ts'

/** So many days before and after, another journey is offered for one that the airline changed. */
export const REBOOKING_DAYS = 3

/** Less than that between two legs, and whoever accepts new times may miss the second. */
const MIN_CONNECTION_MINUTES = 45

/** Names of the fields in the forms of a trip. */
export const FLIGHT_CHANGE_FIELDS = {
  /** accept, choose, refund or change. */
  what: 'what',
  revision: 'revision',
  /** Which journey of the trip, from 0 on. */
  way: 'way',
  day: 'day',
  journey: 'journey',
  /** What the page said that it costs, or gives back below 0. */
  due: 'due',
} as const

export interface ChangeCost {
  /** What changing costs by itself. */
  fee: MinorUnits
  /** The new fare against the old one. */
  difference: MinorUnits
  /** To be paid; below 0 it is given back. */
  due: MinorUnits
  /** Of the line from then on. */
  price: MinorUnits
  changeFees: MinorUnits
}

type Changeable = Pick<FlightLine, 'brand' | 'price' | 'changeFees' | 'extrasPrice'>

/**
 * Null for a brand that allows no change. A lower fare is given back only where changing is free;
 * extras come along for nothing.
 */
export function changeCost(
  { brand, price, changeFees = 0, extrasPrice = 0 }: Changeable,
  newFare: MinorUnits,
): ChangeCost | null {
  const permille = BRAND_TERMS[brand].changePermille
  if (permille === null) return null
  const fare = price - changeFees - extrasPrice
  const fee = Math.round((fare * permille) / 1000)
  const difference = newFare - fare
  const due = fee + (permille === 0 ? difference : Math.max(0, difference))
  return { fee, difference, due, price: price + due, changeFees: changeFees + fee }
}

/** Until the day before the first departure. */
export function canChangeDate(
  { brand, begins, ended }: Pick<FlightLine, 'brand' | 'begins' | 'ended'>,
  today: Day,
): boolean {
  return !ended && today < begins && BRAND_TERMS[brand].changePermille !== null
}

/** What a leg was sold as is over: nobody changes anything about it. */
export function isFlown(legs: readonly SoldLeg[], now: number): boolean {
  return legs[0]!.departsAt <= now
}

/** What comes back when the airline does not keep to what was sold: all that is not flown yet. */
export function moneyBack({ journeys, price }: FlightLine, now: number): MinorUnits {
  const ahead = journeys.filter((legs) => !isFlown(legs, now)).length
  return Math.round((price * ahead) / journeys.length)
}

/** Each leg is caught, and each journey begins after the one before it has ended. */
export function canBeFlown(journeys: readonly (readonly SoldLeg[])[]): boolean {
  let arrived = -Infinity
  for (const legs of journeys)
    for (const [at, { departsAt, minutes }] of legs.entries()) {
      const waits = at > 0 ? MIN_CONNECTION_MINUTES * 60_000 : 0
      if (departsAt < arrived + waits) return false
      arrived = departsAt + minutes * 60_000
    }
  return true
}

/** The same trip with another journey on one of its ways; null when one misses the next. */
export function withJourney(
  line: FlightLine,
  way: number,
  legs: readonly SoldLeg[],
): FlightLine | null {
  const journeys = line.journeys.with(way, [...legs])
  if (!canBeFlown(journeys)) return null
  const begins = journeys[0]![0]!.departs.day
  return {
    ...line,
    journeys,
    begins,
    ends: journeys.at(-1)!.at(-1)!.arrives.day,
    freeCancellationUntil: freeUntil({ brand: line.brand, begins }),
  }
}

/** "12-20704.13-20704": flights and days, as a form sends them. */
export function writeLegs(legs: readonly ChosenLeg[]): string {
  return legs.map(({ flightId, day }) => `${flightId}-${day}`).join('.')
}

const WRITTEN_LEGS = /^\d{1,9}-\d{1,6}(\.\d{1,9}-\d{1,6}){0,3}$/

export function readLegs(written: string): ChosenLeg[] | null {
  if (!WRITTEN_LEGS.test(written)) return null
  return written.split('.').map((leg) => {
    const [flightId, day] = leg.split('-').map(Number)
    return { flightId: flightId!, day: day! }
  })
}

export function chosenOf(legs: readonly SoldLeg[]): ChosenLeg[] {
  return legs.map(({ flightId, departs }) => ({ flightId, day: departs.day }))
}
