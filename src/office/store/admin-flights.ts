/** Flights on a day: found, with who is booked on them, cancelled and moved. */
import type { Transaction } from 'kysely'
import { auditSubject } from '../../accounts/rules/audit.ts'
import { type Actor, recordAudit } from '../../accounts/store/audit-log.ts'
import type { Booking } from '../../booking/rules/booking.ts'
import { bookingById } from '../../booking/store/bookings.ts'
import { keepMails, type MailToSend } from '../../mail/outgoing-mail.ts'
import { bookedOn } from '../../products/flights/sale/store/booked-legs.ts'
import {
  cabinsOf,
  fliesOn,
  type LocalMinute,
  seatsId,
  type AircraftCode,
} from '../../products/flights/timetable/rules/timetable.ts'
import type { Products } from '../../products/product.ts'
import { type Day, writeIsoDay } from '../../site/calendar-day.ts'
import { recordChange } from '../../store/change-feed.ts'
import type { Database } from '../../store/database.ts'
import type { FlightsTable, Instant, Tables } from '../../store/tables.ts'

export interface OfficeFlight {
  id: number
  airline: string
  number: number
  origin: string
  destination: string
  aircraft: string
  minutes: number
  day: Day
  /** As the timetable says. */
  planned: LocalMinute
  /** On this day. */
  departs: LocalMinute
  isCancelled: boolean
}

export interface FlightQuestion {
  day: Day
  /** Either a number with its airline, or both ends. */
  airline?: string
  number?: number
  origin?: string
  destination?: string
  most: number
}

type Db = Pick<Database, 'db'>

/** In the order of departure. */
export async function officeFlights(
  { db }: Db,
  { day, airline, number, origin, destination, most }: FlightQuestion,
): Promise<OfficeFlight[]> {
  const rows = await db
    .selectFrom('flights')
    .selectAll()
    .where('first_day', '<=', day)
    .where('last_day', '>=', day)
    .$if(airline !== undefined, (query) => query.where('airline', '=', airline!))
    .$if(number !== undefined, (query) => query.where('number', '=', number!))
    .$if(origin !== undefined, (query) => query.where('origin', '=', origin!))
    .$if(destination !== undefined, (query) => query.where('destination', '=', destination!))
    .orderBy('departs')
    .orderBy('id')
    .execute()
  const flying = rows.filter((row) => isFlying(row, day)).slice(0, most)
  return onDay(db, flying, day)
}

export async function officeFlight({ db }: Db, id: number, day: Day): Promise<OfficeFlight | null> {
  const rows = await db.selectFrom('flights').selectAll().where('id', '=', id).execute()
  const flying = rows.filter((row) => isFlying(row, day))
  return (await onDay(db, flying, day))[0] ?? null
}

function isFlying({ weekdays, first_day, last_day }: FlightsTable, day: Day): boolean {
  return fliesOn({ weekdays, firstDay: first_day, lastDay: last_day }, day)
}

async function onDay(
  db: Database['db'],
  flights: readonly FlightsTable[],
  day: Day,
): Promise<OfficeFlight[]> {
  if (flights.length === 0) return []
  const ids = flights.map(({ id }) => id)
  const changes = await db
    .selectFrom('flight_changes')
    .selectAll()
    .where('flight_id', 'in', ids)
    .where('day', '=', day)
    .execute()
  return flights.map(({ id, departs: planned, ...flight }) => {
    const change = changes.find(({ flight_id }) => flight_id === id)
    const { airline, number, origin, destination, aircraft, minutes } = flight
    return {
      id,
      airline,
      number,
      origin,
      destination,
      aircraft,
      minutes,
      day,
      planned,
      departs: change?.departs ?? planned,
      isCancelled: change?.cancelled === 1,
    }
  })
}

/** Each with the line that is booked on the flight. */
export async function bookingsOnFlight(
  products: Products,
  { db }: Db,
  flightId: number,
  day: Day,
): Promise<{ booking: Booking; lineId: string }[]> {
  const found = await bookedOn(db, flightId, day)
  const bookings: { booking: Booking; lineId: string }[] = []
  for (const { bookingId, lineId } of found) {
    const booking = await bookingById(products, { db }, bookingId)
    if (booking) bookings.push({ booking, lineId })
  }
  return bookings
}

export interface FlightChange {
  /** As whoever asks has seen it. */
  seen: OfficeFlight
  change: { departs: LocalMinute } | 'cancelled'
  /** To whoever is booked on it. */
  mail: (changed: OfficeFlight, booking: Booking, lineId: string) => MailToSend
  actor: Actor
  now: Instant
}

/** False when it is no longer as it was seen: somebody else has cancelled or moved it. */
export async function changeFlightOn(
  products: Products,
  database: Database,
  { seen, change, mail, actor, now }: FlightChange,
): Promise<boolean> {
  return database.db.transaction().execute(async (transaction) => {
    await waitForSales(transaction, database.kind, seen)
    const before = await officeFlight({ db: transaction }, seen.id, seen.day)
    if (!before || before.isCancelled || before.departs !== seen.departs) return false
    const isCancelled = change === 'cancelled'
    const changed = {
      ...before,
      isCancelled,
      departs: isCancelled ? before.departs : change.departs,
    }
    const row = { cancelled: Number(isCancelled) as 0 | 1, departs: changed.departs }
    await transaction
      .insertInto('flight_changes')
      .values({ flight_id: seen.id, day: seen.day, ...row })
      .onConflict((conflict) => conflict.columns(['flight_id', 'day']).doUpdateSet(row))
      .execute()
    await recordChange(transaction, {
      kind: 'flight',
      subjectId: seen.id,
      partId: null,
      fromDay: seen.day,
      toDay: seen.day + 1,
    })
    const booked = await bookingsOnFlight(products, { db: transaction }, seen.id, seen.day)
    const mails = booked.map(({ booking, lineId }) => mail(changed, booking, lineId))
    await keepMails({ db: transaction }, mails, now)
    await recordAudit(
      transaction,
      actor,
      {
        action: isCancelled ? 'flight-cancelled' : 'flight-moved',
        subject: auditSubject.flight(seen.id, writeIsoDay(seen.day)),
        before: standing(before),
        after: { ...standing(changed), told: booked.map(({ booking }) => booking.locator) },
      },
      now,
    )
    return true
  })
}

/** As the log tells it. */
function standing({ departs, isCancelled: cancelled }: OfficeFlight) {
  return { departs, cancelled }
}

/** A sale that is not finished yet has to be seen, or to see this change. */
async function waitForSales(
  transaction: Transaction<Tables>,
  kind: Database['kind'],
  { id, aircraft }: OfficeFlight,
): Promise<void> {
  if (kind === 'sqlite') return
  const cabins = cabinsOf(aircraft as AircraftCode)
  await transaction
    .selectFrom('flight_seats')
    .select('seats_id')
    .where(
      'seats_id',
      'in',
      cabins.map((cabin) => seatsId(id, cabin)),
    )
    .orderBy('seats_id')
    .forUpdate()
    .execute()
}
