/** Finds bookings. */
import type { Kysely, Selectable } from 'kysely'
import {
  type Booking,
  type BookingState,
  type CompanyInvoice,
  type Contact,
  isLocator,
  type PaymentChoice,
  typedLocator,
} from '../rules/booking.ts'
import { EMAIL, type Guest, type TravelDocument } from '../../site/booking-fields.ts'
import { claimShares } from '../rules/best-price-guarantee.ts'
import type { EditionId } from '../../site/editions/edition.ts'
import type { CurrencyCode, MinorUnits } from '../../site/money.ts'
import type { SiteType } from '../../site/site.ts'
import type { BookedLine, Line } from '../../products/line.ts'
import type { Products } from '../../products/product.ts'
import type { BookingGuestsTable, BookingsTable, Tables } from '../../store/tables.ts'

type Db = { db: Kysely<Tables> }

/** However they were typed; null unless both belong together. */
export async function bookingByLocator(
  products: Products,
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
  return (await bookingsOfRows(products, db, rows))[0] ?? null
}

/** Null also when the key belongs to another cart. */
export async function bookingByKey(
  products: Products,
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
  return (await bookingsOfRows(products, db, rows))[0] ?? null
}

/** The latest that was made of a cart. */
export async function bookingOfCart(
  products: Products,
  { db }: Db,
  cartId: string,
): Promise<Booking | null> {
  const rows = await db
    .selectFrom('bookings')
    .selectAll()
    .where('cart_id', '=', cartId)
    .orderBy('id', 'desc')
    .limit(1)
    .execute()
  return (await bookingsOfRows(products, db, rows))[0] ?? null
}

export async function bookingById(
  products: Products,
  { db }: Db,
  id: number,
): Promise<Booking | null> {
  const rows = await db.selectFrom('bookings').selectAll().where('id', '=', id).execute()
  return (await bookingsOfRows(products, db, rows))[0] ?? null
}

/** The newest first. */
export async function bookingsOfPerson(
  products: Products,
  { db }: Db,
  personId: number,
): Promise<Booking[]> {
  const rows = await db
    .selectFrom('bookings')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('booked_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return bookingsOfRows(products, db, rows)
}

/** A booking as its rows tell it. */
type BookingRow = Selectable<BookingsTable>

/** In the order of the rows. */
export async function bookingsOfRows(
  products: Products,
  db: Kysely<Tables>,
  rows: readonly BookingRow[],
): Promise<Booking[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const items = await linesOf(products, db, ids)
  const paid = await paidFor(db, ids)
  const claims = await acceptedClaims(db, ids)
  return rows.map((row) => ({
    id: row.id,
    locator: row.locator,
    state: row.state as BookingState,
    site: {
      edition: row.edition as EditionId,
      type: row.site_type as SiteType,
      prefixed: row.prefixed === 1,
    },
    personId: row.person_id,
    contact: JSON.parse(row.contact) as Contact,
    requests: row.requests,
    invoice: row.invoice === null ? null : (JSON.parse(row.invoice) as CompanyInvoice),
    items: items.get(row.id) ?? [],
    currency: row.currency as CurrencyCode,
    total: row.total,
    payment: row.payment as PaymentChoice,
    paid: paid.get(row.id)?.paid ?? 0,
    refunded: paid.get(row.id)?.refunded ?? 0,
    lessAtHotel: lessAtHotel(row, paid.get(row.id)?.paid ?? 0, claims.get(row.id)),
    bookedAt: row.booked_at,
    cancelledAt: row.cancelled_at,
    cancellationFee: row.cancellation_fee,
  }))
}

async function linesOf(
  products: Products,
  db: Kysely<Tables>,
  ids: number[],
): Promise<Map<number, BookedLine[]>> {
  const rows = await db
    .selectFrom('booking_items')
    .select(['id', 'booking_id', 'details'])
    .where('booking_id', 'in', ids)
    .orderBy('id')
    .execute()
  const guests = rows.length
    ? await db
        .selectFrom('booking_guests')
        .select(['booking_item_id', 'name', 'last_name', 'birth_date', 'document'])
        .where(
          'booking_item_id',
          'in',
          rows.map(({ id }) => id),
        )
        .where('lead', '=', 1)
        .orderBy('room')
        .execute()
    : []
  const booked = rows.map(({ id, details }) => ({
    ...(JSON.parse(details) as Line),
    guests: guests.filter(({ booking_item_id }) => booking_item_id === id).map(guestOf),
  }))
  const current = new Map<string, BookedLine>()
  for (const [kind, own] of Map.groupBy(booked, (line) => line.kind))
    for (const line of await products.of(kind).current(db, own)) current.set(line.id, line)
  const lines = new Map<number, BookedLine[]>()
  for (const [at, { booking_id }] of rows.entries()) {
    const line = booked[at]!
    lines.set(booking_id, [...(lines.get(booking_id) ?? []), current.get(line.id) ?? line])
  }
  return lines
}

function guestOf(
  row: Pick<Selectable<BookingGuestsTable>, 'name' | 'last_name' | 'birth_date' | 'document'>,
): Guest {
  return {
    firstName: row.name,
    lastName: row.last_name,
    ...(row.birth_date !== null && { birthDate: row.birth_date }),
    ...(row.document !== null && { document: JSON.parse(row.document) as TravelDocument }),
  }
}

interface AcceptedClaim {
  difference: MinorUnits
  /** What the card was given back of it. */
  toCard: MinorUnits
}

function lessAtHotel(row: BookingRow, paid: MinorUnits, claim: AcceptedClaim | undefined) {
  if (!claim) return 0
  const booking = { state: row.state as BookingState, total: row.total, paid }
  return claimShares(claim.difference, claim.toCard, booking).atHotel
}

async function acceptedClaims(db: Kysely<Tables>, ids: number[]) {
  const claims = await db
    .selectFrom('price_claims')
    .select(['booking_id', 'refund'])
    .select((row) =>
      row
        .selectFrom('refunds')
        .innerJoin('payments', 'payments.id', 'refunds.payment_id')
        .whereRef('payments.booking_id', '=', 'price_claims.booking_id')
        .where('refunds.reason', '=', 'best-price')
        .select(({ fn }) => fn.sum<number | null>('refunds.amount').as('sum'))
        .as('toCard'),
    )
    .where('booking_id', 'in', ids)
    .where('state', '=', 'accepted')
    .execute()
  return new Map(
    claims.map(({ booking_id, refund, toCard }): [number, AcceptedClaim] => [
      booking_id,
      { difference: refund, toCard: Number(toCard ?? 0) },
    ]),
  )
}

/** What was charged, less what went back; what is owed counts as on its way. */
async function paidFor(db: Kysely<Tables>, ids: number[]) {
  const payments = await db
    .selectFrom('payments')
    .select(['booking_id', 'amount'])
    .select((row) =>
      row
        .selectFrom('refunds')
        .whereRef('refunds.payment_id', '=', 'payments.id')
        .select(({ fn }) => fn.sum<number | null>('refunds.amount').as('sum'))
        .as('refunded'),
    )
    .where('booking_id', 'in', ids)
    .where('state', 'in', ['authorised', 'captured'])
    .execute()
  const paid = new Map<number, { paid: MinorUnits; refunded: MinorUnits }>()
  for (const { booking_id, amount, refunded } of payments) {
    const before = paid.get(booking_id!) ?? { paid: 0, refunded: 0 }
    paid.set(booking_id!, {
      paid: before.paid + amount,
      refunded: before.refunded + Number(refunded ?? 0),
    })
  }
  return paid
}
