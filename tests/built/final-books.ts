/** Reads the books when everything has come to its end, and tells all that is wrong with them. */
import type { HotelLine } from '../../src/products/hotels/sale/rules/hotel-line.ts'
import { roomCounts } from '../../src/products/hotels/sale/rules/hotel-line.ts'
import { unpackCalendarParts } from '../../src/products/hotels/rates/rules/packed-calendar.ts'
import type { Database } from '../../src/store/database.ts'
import type { Tally } from './tally.ts'

type Db = Database['db']

export interface FinalBooks {
  bookings: number
  cancelled: number
  refunds: number
  voided: number
  faults: string[]
}

export async function finalBooks({ db }: Pick<Database, 'db'>, tally: Tally): Promise<FinalBooks> {
  const bookings = await db.selectFrom('bookings').select(['id', 'locator', 'state']).execute()
  const stateOf = new Map(bookings.map(({ locator, state }) => [locator, state]))
  const lost = [...tally.confirmed].filter((locator) => !stateOf.has(locator))
  const uncancelled = [...tally.cancelled].filter((each) => stateOf.get(each) !== 'cancelled')
  const refunds = await db.selectFrom('refunds').select('state').execute()
  const payments = await db.selectFrom('payments').select('state').execute()
  return {
    bookings: bookings.length,
    cancelled: bookings.filter(({ state }) => state === 'cancelled').length,
    refunds: refunds.length,
    voided: payments.filter(({ state }) => state === 'voided').length,
    faults: [
      ...lost.map((locator) => `${locator} was shown and is not in the books`),
      ...uncancelled.map((locator) => `${locator} was told to be cancelled and is not`),
      ...tally.wrong,
      ...(await roomFaults(db)),
      ...(await moneyFaults(db)),
      ...(await mailFaults(db)),
    ],
  }
}

/** Every night is sold as often as bookings say, and never more often than there are rooms. */
async function roomFaults(db: Db): Promise<string[]> {
  const booked = new Map<string, number>()
  const items = await db
    .selectFrom('booking_items')
    .innerJoin('bookings', 'bookings.id', 'booking_items.booking_id')
    .select('details')
    .where('bookings.state', '=', 'confirmed')
    .execute()
  for (const item of items.map(({ details }) => JSON.parse(details) as HotelLine))
    for (const { roomTypeId, rooms } of roomCounts(item))
      for (let day = item.stay.checkIn; day < item.stay.checkOut; day++) {
        const night = `${roomTypeId} ${day}`
        booked.set(night, (booked.get(night) ?? 0) + rooms)
      }
  const nights = await db.selectFrom('sold_nights').selectAll().execute()
  const calendars = new Map(
    (await db.selectFrom('room_types').select(['id', 'calendar']).execute()).map((room) => [
      room.id,
      unpackCalendarParts(room.calendar),
    ]),
  )
  const faults = nights.flatMap(({ room_type_id, day, sold }) => {
    const night = `${room_type_id} ${day}`
    const { firstDay, rooms } = calendars.get(room_type_id)!
    const offered = rooms[day - firstDay] ?? 0
    const count = booked.get(night) ?? 0
    booked.delete(night)
    return [
      ...(sold > offered ? [`Night ${night}: ${sold} sold of ${offered}`] : []),
      ...(sold !== count ? [`Night ${night}: ${sold} sold, ${count} booked`] : []),
    ]
  })
  const kept = await db.selectFrom('cart_items').select('id').execute()
  return [
    ...faults,
    ...[...booked.keys()].map((night) => `Night ${night} is booked and not sold`),
    ...(kept.length > 0 ? [`${kept.length} holds are left`] : []),
  ]
}

interface BankRecord {
  state: string
  amount: number
  refunds: Record<string, number>
}

/** What the bank has taken is what bookings cost: never a payment with neither, nor with both. */
async function moneyFaults(db: Db): Promise<string[]> {
  const records = await db.selectFrom('sandbox_payments').selectAll().execute()
  const payments = await db.selectFrom('payments').selectAll().execute()
  const bookings = await db.selectFrom('bookings').selectAll().execute()
  const faults = payments.flatMap((payment) => {
    const isOver = ['captured', 'declined', 'voided'].includes(payment.state)
    const isBooked = payment.booking_id !== null
    return [
      ...(isOver ? [] : [`Payment ${payment.id} is still ${payment.state}`]),
      ...((payment.state === 'captured') === isBooked
        ? []
        : [`Payment ${payment.id} is ${payment.state} with booking ${payment.booking_id}`]),
    ]
  })
  const paymentOf = new Map(payments.map((payment) => [payment.id, payment]))
  for (const { id, details } of records) {
    const { state, amount, refunds } = JSON.parse(details) as BankRecord
    const back = Object.values(refunds).reduce((sum, each) => sum + each, 0)
    const taken = state === 'captured' ? amount - back : 0
    const booking = bookings.find((each) => each.id === paymentOf.get(id)?.booking_id)
    const owed = !booking ? 0 : booking.state === 'confirmed' ? amount : amountKept(booking, amount)
    if (taken !== owed) faults.push(`The bank has ${taken} of payment ${id}, which owes ${owed}`)
    if (['authorised', 'challenge'].includes(state))
      faults.push(`The bank still waits for payment ${id}`)
    if (!paymentOf.has(id)) faults.push(`The bank knows payment ${id}, and we do not`)
  }
  for (const booking of bookings) {
    const own = payments.filter(({ booking_id }) => booking_id === booking.id)
    // The buyers of this test take the card, of which something is always due at once.
    if (own.length !== 1) faults.push(`Booking ${booking.locator} has ${own.length} payments`)
  }
  return faults
}

function amountKept({ cancellation_fee }: { cancellation_fee: number }, amount: number): number {
  return Math.min(cancellation_fee, amount)
}

/** One letter for each booking, and one for each that was cancelled. */
async function mailFaults(db: Db): Promise<string[]> {
  const mails = await db.selectFrom('outgoing_mail').select('id').execute()
  const bookings = await db.selectFrom('bookings').select('state').execute()
  const cancelled = bookings.filter(({ state }) => state === 'cancelled')
  const expected = bookings.length + cancelled.length
  return mails.length === expected ? [] : [`${mails.length} mails instead of ${expected}`]
}
