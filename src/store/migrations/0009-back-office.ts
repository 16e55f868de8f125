/** What the back office needs: sessions of its own, bookings found by name, and a log of changes. */
import { sql, type Kysely } from 'kysely'
import { foldedNames, fullName } from '../booking-names.ts'
import { columnTypes, type DatabaseKind } from './column-types.ts'

export async function createBackOffice(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const { counter, counterKey, instant } = columnTypes(kind)
  await db.schema
    .alterTable('sessions')
    .addColumn('scope', 'text', (column) => column.notNull().defaultTo('shop'))
    .execute()
  await db.schema
    .createTable('audit_log')
    .addColumn('id', counter, counterKey)
    .addColumn('happened_at', instant, (column) => column.notNull())
    .addColumn('person_id', 'bigint')
    // As it was then: an account may be renamed or deleted, the log stays.
    .addColumn('person_email', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('before', 'text')
    .addColumn('after', 'text')
    .execute()
  await db.schema
    .createIndex('audit_log_by_subject')
    .on('audit_log')
    .columns(['subject', 'id'])
    .execute()
  await keepForGood(db, kind)
  await nameBookings(db)
}

/** The trigger is the promise: no statement of any program changes what was written down. */
async function keepForGood(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  if (kind === 'sqlite') {
    for (const event of ['update', 'delete'])
      await sql
        .raw(
          `create trigger audit_log_no_${event} before ${event} on audit_log
           begin select raise(abort, 'The audit log is never changed'); end`,
        )
        .execute(db)
    return
  }
  await sql
    .raw(
      `create function refuse_audit_change() returns trigger language plpgsql as
       $$ begin raise exception 'The audit log is never changed'; end $$`,
    )
    .execute(db)
  await sql
    .raw(
      `create trigger audit_log_kept before update or delete on audit_log
       for each row execute function refuse_audit_change()`,
    )
    .execute(db)
}

interface NamedTables {
  bookings: { id: number; contact: string; names: string; hotel_names: string }
  booking_items: { id: number; booking_id: number; hotel_id: number }
  hotels: { id: number; name: string }
  booking_guests: { booking_item_id: number; name: string; last_name: string }
}

/** Who is named in a booking, and where it leads, in texts that can be searched without accents. */
async function nameBookings(untyped: Kysely<unknown>): Promise<void> {
  const db = untyped as Kysely<NamedTables>
  for (const column of ['names', 'hotel_names'])
    await db.schema
      .alterTable('bookings')
      .addColumn(column, 'text', (type) => type.notNull().defaultTo(''))
      .execute()
  const bookings = await db.selectFrom('bookings').select(['id', 'contact']).execute()
  for (const { id, contact } of bookings) {
    const guests = await db
      .selectFrom('booking_guests')
      .innerJoin('booking_items', 'booking_items.id', 'booking_item_id')
      .select(['name', 'last_name'])
      .where('booking_id', '=', id)
      .execute()
    const hotels = await db
      .selectFrom('booking_items')
      .innerJoin('hotels', 'hotels.id', 'hotel_id')
      .select('hotels.name')
      .where('booking_id', '=', id)
      .execute()
    const { firstName = '', lastName = '' } = JSON.parse(contact) as Record<string, string>
    const people = guests.map(({ name, last_name }) => ({ firstName: name, lastName: last_name }))
    const names = foldedNames([{ firstName, lastName }, ...people].map(fullName))
    const hotelNames = foldedNames(hotels.map(({ name }) => name))
    await db
      .updateTable('bookings')
      .set({ names, hotel_names: hotelNames })
      .where('id', '=', id)
      .execute()
  }
}
