/**
 * A database of the version before lines (tests/fixtures/database-0020.json), with carts, bookings,
 * cancellations, refunds, claims and a review in every state. After the migration it tells the same,
 * and everything that was under way goes on.
 */
import type { Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/fixtures/databases.ts'
import before from '../../../tests/fixtures/database-0020.json' with { type: 'json' }
import { MINUTE, NOW, SITE } from '../../../tests/fixtures/booking-world.ts'
import { FIRST_DAY } from '../../../tests/fixtures/small-catalogue.ts'
import { PRODUCTS } from '../../../tests/fixtures/sold-products.ts'
import { sandboxPayments } from '../../booking/payments/sandbox-payments.ts'
import { shownBooking } from '../../booking/routes/confirmation-booking.ts'
import { bookingMail } from '../../booking/service/booking-mail.ts'
import { tokensWith } from '../../booking/service/checkout-token.ts'
import { openBookingDesk } from '../../booking/service/open-booking-desk.ts'
import { bookingsOfRows } from '../../booking/store/bookings.ts'
import { expireHolds } from '../../booking/store/holds.ts'
import { sandboxRecords } from '../../booking/store/payments.ts'
import { reviewsOfBookings } from '../../products/hotels/reviews/store/written-reviews.ts'
import type { Day } from '../../site/calendar-day.ts'
import { textOf } from '../../site/messages/texts.ts'
import { SAMPLE_RATES } from '../currency-rates.ts'
import { readChanges, FEED_START } from '../change-feed.ts'
import type { Database } from '../database.ts'
import { MIGRATIONS } from '../store.ts'

const text = textOf(SITE)

eachDatabase((open) => {
  test('bookings tell the same on their pages and in their mails', async () => {
    const { database } = await migrated()
    const rows = await database.db.selectFrom('bookings').selectAll().orderBy('id').execute()
    const bookings = await bookingsOfRows(PRODUCTS, database.db, rows)
    const place = { site: SITE, publicUrl: new URL('https://alisio.example'), products: PRODUCTS }
    expect(before.expected).toMatchObject(
      bookings.map((booking) => ({
        locator: booking.locator,
        email: booking.contact.email,
        state: booking.state,
        total: booking.total,
        paid: booking.paid,
        refunded: booking.refunded,
        lessAtHotel: booking.lessAtHotel,
        fee: booking.cancellationFee,
        mail: bookingMail('confirmation', booking, place).text,
        shown: shownBooking(PRODUCTS, { site: SITE, text }, booking).lines.map((line) => ({
          title: line.title,
          place: line.place,
          href: line.href,
          price: line.price,
          dueNow: line.dueNow,
          guests: line.guests,
          board: line.included,
          phone: line.facts.find(({ icon }) => icon === 'phone')?.values[0]!.text ?? '',
          from: line.begins,
          to: line.ends,
        })),
      })),
    )
    expect(bookings).toHaveLength(before.expected.length)
  })

  test('cancelling costs what it did, and frees the rooms', async () => {
    const { desk, soldOn } = await migrated()
    for (const { locator, email, quote } of before.expected) {
      const found = await desk.booking(locator, email)
      if (!found.ok) throw new Error(locator)
      expect(desk.cancellationQuote(found.value, NOW)).toEqual(quote)
    }
    const [paid] = before.expected
    const found = await desk.booking(paid!.locator, paid!.email)
    const sold = await soldOn(FIRST_DAY + 1)
    expect(found.ok && (await desk.cancel(found.value, NOW))).toMatchObject({ ok: true })
    expect(await soldOn(FIRST_DAY + 1)).toBe(sold - 2)
  })

  test('carts go on, and give back what nobody buys', async () => {
    const { database, desk, soldOn } = await migrated()
    const cart = await desk.cart(before.carts.held, NOW)
    expect(cart).toMatchObject({ ok: true, value: { total: before.carts.heldTotal } })
    const lines = cart.ok ? cart.value.items.map(({ kind, begins }) => `${kind} ${begins}`) : []
    expect(lines.toSorted()).toEqual([`hotel ${FIRST_DAY + 3}`, `hotel ${FIRST_DAY + 5}`])
    const sold = await soldOn(FIRST_DAY + 6)
    expect(await expireHolds(PRODUCTS, database, NOW + 2 * MINUTE)).toBe(1)
    expect(await soldOn(FIRST_DAY + 6)).toBe(sold - 1)
  })

  test('a question of the bank that was open leads to the booking', async () => {
    const { desk } = await migrated()
    const { id, key, url } = before.carts.open
    const payment = new URL(url).searchParams.get('payment')!
    expect(await desk.answerChallenge(payment, true)).toMatchObject({ ok: true })
    expect(await desk.resume(id, key, NOW + MINUTE)).toMatchObject({
      ok: true,
      value: {
        kind: 'confirmed',
        booking: { items: [{ kind: 'hotel', giftBoxCode: 'REGALO-7' }] },
      },
    })
  })

  test('reviews keep their stays, and the feed its changes', async () => {
    const { database } = await migrated()
    const ids = before.tables.bookings.map(({ id }) => id)
    expect(await reviewsOfBookings(database, ids)).toMatchObject([{ hotelId: 1, title: 'Bien' }])
    const { changes } = await readChanges(database, FEED_START)
    expect(changes.map(({ subjectId, partId }) => [subjectId, partId])).toEqual(
      before.tables.changes.map((change) => [
        change.hotel_id,
        'room_type_id' in change ? change.room_type_id : null,
      ]),
    )
  })

  async function migrated() {
    const database = await open('without tables')
    await fill(database)
    await migrate(database, (name) => name >= '0021')
    const store = () => database
    const sandbox = sandboxPayments(sandboxRecords(store))
    const desk = openBookingDesk({
      store,
      products: PRODUCTS,
      rates: () => SAMPLE_RATES,
      tokens: tokensWith(() => Buffer.alloc(32, 7)),
      payments: sandbox,
      sandbox,
      mail: (kind, { contact }) => ({
        recipient: contact.email,
        subject: kind,
        text: '',
        html: '',
      }),
      onFailure: (error) => {
        throw error
      },
    })
    const soldOn = async (day: Day) => {
      const row = await database.db
        .selectFrom('sold_nights')
        .select('sold')
        .where('day', '=', day)
        .executeTakeFirst()
      return row?.sold ?? 0
    }
    return { database, desk, soldOn }
  }
})

type OldRow = Record<string, unknown>

async function migrate(
  { db, kind }: Pick<Database, 'db' | 'kind'>,
  isMeant: (name: string) => boolean,
): Promise<void> {
  for (const [name, apply] of Object.entries(MIGRATIONS))
    if (isMeant(name)) await apply(db as unknown as Kysely<unknown>, kind)
}

async function fill({ db, kind }: Database): Promise<void> {
  const untyped = db as unknown as Kysely<Record<string, OldRow>>
  await migrate({ db, kind }, (name) => name < '0021')
  for (const [table, rows] of Object.entries(before.tables))
    for (const row of rows as OldRow[])
      await untyped.insertInto(table).values(readable(row)).execute()
  if (kind !== 'postgres') return
  // Rows that brought their numbers along have not used those of the database.
  for (const table of ['bookings', 'booking_items', 'price_claims', 'reviews', 'changes'])
    await untyped
      .selectNoFrom(({ fn, val }) =>
        fn('setval', [fn('pg_get_serial_sequence', [val(table), val('id')]), val(1_000)]).as('at'),
      )
      .execute()
}

function readable(row: OldRow): OldRow {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, bytesIn(value)]))
}

function bytesIn(value: unknown): unknown {
  const isWritten = typeof value === 'object' && value !== null && 'base64' in value
  return isWritten ? Buffer.from(String(value.base64), 'base64') : value
}
