/**
 * How many seats of a flight are still to be had. What others sold follows from the flight and the
 * day alone, so whoever makes the world on another day finds the same.
 */
import { type Day, partsOf, weekdayOf } from '../../src/site/calendar-day.ts'
import { spread } from '../../src/site/dice.ts'
import {
  AIRCRAFT,
  type Cabin,
  fliesOn,
  seatsId,
  SEATS_DAYS,
  type TimetableFlight,
} from '../../src/products/flights/timetable/rules/timetable.ts'

/** Most of a flight is sold in its last weeks: of its usual load, so much is gone before. */
const SOLD_EARLY = 0.52
/** How far a day is from the usual, up or down, of 1000 seats. */
const CHANCE = 300

// oxfmt-ignore
const MONTHS = [-60, -50, 0, 30, 0, 60, 120, 130, 20, 0, -50, 70]
const WEEKDAYS = [10, -40, -40, 0, 60, 0, 70]

/** What a day adds to all flights; days come in order, so the last window is worth keeping. */
let window: { firstDay: Day; added: Int16Array } = { firstDay: -1, added: new Int16Array(0) }

export function demoSeats(
  flight: TimetableFlight,
  cabin: Cabin,
  loadPermille: number,
  firstDay: Day,
  seed: number,
): Uint8Array {
  if (window.firstDay !== firstDay) window = { firstDay, added: addedFrom(firstDay) }
  const capacity = AIRCRAFT[flight.aircraft].seats[cabin]
  const usual = Math.round(loadPermille * SOLD_EARLY)
  const own = spread(seed + seatsId(flight.id, cabin))
  const seats = new Uint8Array(SEATS_DAYS)
  for (let at = 0; at < SEATS_DAYS; at++) {
    if (!fliesOn(flight, firstDay + at)) continue
    let chance = Math.imul(own ^ (firstDay + at), 0x45d9f3b)
    chance = Math.imul(chance ^ (chance >>> 15), 0x2c1b3c6d)
    chance = ((chance ^ (chance >>> 13)) >>> 0) % (2 * CHANCE + 1)
    const sold = usual + window.added[at]! + chance - CHANCE
    seats[at] = capacity - Math.round((capacity * Math.min(1000, Math.max(0, sold))) / 1000)
  }
  return seats
}

function addedFrom(firstDay: Day): Int16Array {
  return Int16Array.from(
    { length: SEATS_DAYS },
    (_, at) => MONTHS[partsOf(firstDay + at).month - 1]! + WEEKDAYS[weekdayOf(firstDay + at) - 1]!,
  )
}
