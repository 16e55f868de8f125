/** Finds bookings. */
import type { Kysely } from 'kysely'
import type { Booking } from '../rules/booking.ts'
import { EMAIL } from '../rules/checkout-fields.ts'
import { isLocator, typedLocator } from '../rules/locator.ts'
import { bookingsOfRows } from './booking-rows.ts'
import type { Tables } from '../../store/tables.ts'

type Db = { db: Kysely<Tables> }

/** However they were typed; null unless both belong together. */
export async function bookingByLocator(
  { db }: Db,
  locator: string,
  email: string,
): Promise<Booking | null> {
  const known = typedLocator(locator)
  if (!isLocator(known) || !EMAIL.test(email.trim())) return null
  const rows = await db
    .selectFrom('bookings')
    .selectAll()
    .where('locator', '=', known)
    .where('email', '=', email.trim().toLowerCase())
    .execute()
  return (await bookingsOfRows(db, rows))[0] ?? null
}

/** Null also when the key belongs to another cart. */
export async function bookingByKey(
  { db }: Db,
  key: string,
  cartId: string,
): Promise<Booking | null> {
  const rows = await db
    .selectFrom('bookings')
    .selectAll()
    .where('idempotency_key', '=', key)
    .where('cart_id', '=', cartId)
    .execute()
  return (await bookingsOfRows(db, rows))[0] ?? null
}

/** The latest that was made of a cart. */
export async function bookingOfCart({ db }: Db, cartId: string): Promise<Booking | null> {
  const rows = await db
    .selectFrom('bookings')
    .selectAll()
    .where('cart_id', '=', cartId)
    .orderBy('id', 'desc')
    .limit(1)
    .execute()
  return (await bookingsOfRows(db, rows))[0] ?? null
}

export async function bookingById({ db }: Db, id: number): Promise<Booking | null> {
  const rows = await db.selectFrom('bookings').selectAll().where('id', '=', id).execute()
  return (await bookingsOfRows(db, rows))[0] ?? null
}

/** The newest first. */
export async function bookingsOfPerson({ db }: Db, personId: number): Promise<Booking[]> {
  const rows = await db
    .selectFrom('bookings')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('booked_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return bookingsOfRows(db, rows)
}
