/**
 * Bookings of anything: lines with a kind instead of stays in hotels. What was sold before is all of
 * the kind "hotel", and says so now.
 */
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DatabaseKind } from './column-types.ts'

export async function createLines(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  await generaliseBookings(db)
  await writeKinds(db, kind)
  // What a line keeps is told by its own details.
  await db.schema.dropTable('holds').execute()
  await db.schema.alterTable('changes').renameColumn('hotel_id', 'subject_id').execute()
  await db.schema.alterTable('changes').renameColumn('room_type_id', 'part_id').execute()
}

async function generaliseBookings(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('booking_items')
    .addColumn('kind', 'text', (column) => column.notNull().defaultTo('hotel'))
    .execute()
  // New ones, because SQLite cannot make a column optional that was not.
  await db.schema.alterTable('booking_items').addColumn('supplier_id', 'bigint').execute()
  await db.schema
    .alterTable('booking_items')
    .addColumn('units', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
  await db.schema.alterTable('booking_items').addColumn('trip_id', 'text').execute()
  await sql`update booking_items set supplier_id = hotel_id`.execute(db)
  await db.schema.dropIndex('booking_items_by_hotel').execute()
  for (const column of ['hotel_id', 'room_type_id', 'rate_plan_number'])
    await db.schema.alterTable('booking_items').dropColumn(column).execute()
  await db.schema.alterTable('booking_items').renameColumn('check_in', 'begins').execute()
  await db.schema.alterTable('booking_items').renameColumn('check_out', 'ends').execute()
  await db.schema
    .createIndex('booking_items_by_supplier')
    .on('booking_items')
    .columns(['kind', 'supplier_id'])
    .execute()
  await db.schema.alterTable('bookings').renameColumn('hotel_names', 'line_names').execute()
}

async function writeKinds(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const details = sql.ref('details')
  const known = hasStay(details, kind)
  await sql`update cart_items set details = ${asLine(details, kind)} where ${known}`.execute(db)
  await sql`update booking_items set details = ${asLine(details, kind)} where ${known}`.execute(db)
  // Payments that are still open book the lines that they were started for.
  if (kind === 'postgres') {
    await sql`update booking_items set units = jsonb_array_length(rooms::jsonb)`.execute(db)
    await sql`
      update payments set intent = jsonb_set(intent::jsonb, '{items}', (
        select coalesce(jsonb_agg(${asLine(sql.ref('value'), kind)}::jsonb order by place), '[]')
        from jsonb_array_elements(intent::jsonb -> 'items') with ordinality as items (value, place)
      ))::text
    `.execute(db)
  } else {
    await sql`update booking_items set units = json_array_length(rooms)`.execute(db)
    await sql`
      update payments set intent = json_set(intent, '$.items', (
        select json_group_array(json(${asLine(sql.ref('value'), kind)}))
        from json_each(intent, '$.items')
      ))
    `.execute(db)
  }
  await db.schema.alterTable('booking_items').dropColumn('rooms').execute()
}

/** Bookings of before there were details have none. */
function hasStay(details: RawBuilder<unknown>, kind: DatabaseKind): RawBuilder<boolean> {
  return kind === 'postgres'
    ? sql<boolean>`${details}::jsonb ? 'stay'`
    : sql<boolean>`json_extract(${details}, '$.stay') is not null`
}

function asLine(details: RawBuilder<unknown>, kind: DatabaseKind): RawBuilder<string> {
  return kind === 'postgres'
    ? sql<string>`(${details}::jsonb || jsonb_build_object(
        'kind', 'hotel',
        'begins', ${details}::jsonb -> 'stay' -> 'checkIn',
        'ends', ${details}::jsonb -> 'stay' -> 'checkOut'
      ))::text`
    : sql<string>`json_set(${details},
        '$.kind', 'hotel',
        '$.begins', json_extract(${details}, '$.stay.checkIn'),
        '$.ends', json_extract(${details}, '$.stay.checkOut')
      )`
}
