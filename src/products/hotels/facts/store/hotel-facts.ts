/** What was recorded about hotels lately: who opened them and when they were booked. */
import { HOTEL_KIND } from '../../sale/rules/hotel-line.ts'
import type { Database } from '../../../../store/database.ts'
import type { Instant } from '../../../../store/tables.ts'

export interface HotelView {
  hotelId: number
  visitor: string
  happenedAt: Instant
}

export interface HotelOrder {
  hotelId: number
  bookedAt: Instant
}

/** From here on, and up to now. */
export interface Span {
  from: Instant
  until: Instant
}

/** A list that a hotel was part of has no hotel of its own, so only opening one is a view of it. */
const OPENING = ['view', 'click']

/** A booking that is not confirmed, or no longer, is not told. */
const BOOKED = 'confirmed'

/** The latest of each visitor for each hotel. */
export async function hotelViews(
  { db }: Pick<Database, 'db'>,
  { from, until }: Span,
): Promise<HotelView[]> {
  const views = await db
    .selectFrom('tracker_events')
    .select(['hotel_id', 'visitor'])
    .select(({ fn }) => fn.max('happened_at').as('happened_at'))
    .where('hotel_id', 'is not', null)
    .where('happened_at', '>=', from)
    .where('happened_at', '<=', until)
    .where('kind', 'in', OPENING)
    .groupBy(['hotel_id', 'visitor'])
    .execute()
  const demo = await demoEvents(db, 'view', { from, until })
  return [...views, ...demo].map(({ hotel_id, visitor, happened_at }) => ({
    hotelId: hotel_id!,
    visitor,
    happenedAt: happened_at,
  }))
}

export async function hotelOrders(
  { db }: Pick<Database, 'db'>,
  { from, until }: Span,
): Promise<HotelOrder[]> {
  const orders = await db
    .selectFrom('bookings')
    .innerJoin('booking_items', 'booking_items.booking_id', 'bookings.id')
    .select(['booking_items.supplier_id as hotel_id', 'bookings.booked_at as happened_at'])
    .where('booking_items.kind', '=', HOTEL_KIND)
    .where('bookings.booked_at', '>=', from)
    .where('bookings.booked_at', '<=', until)
    .where('bookings.state', '=', BOOKED)
    .execute()
  const demo = await demoEvents(db, 'order', { from, until })
  return [...orders, ...demo].map(({ hotel_id, happened_at }) => ({
    hotelId: hotel_id ?? 0,
    bookedAt: happened_at,
  }))
}

function demoEvents(db: Database['db'], kind: 'view' | 'order', { from, until }: Span) {
  return db
    .selectFrom('demo_events')
    .select(['hotel_id', 'visitor', 'happened_at'])
    .where('kind', '=', kind)
    .where('happened_at', '>=', from)
    .where('happened_at', '<=', until)
    .execute()
}
