/**
 * What a rate costs by the database's own calendars. Searches are answered from memory, which may
 * be a moment behind; a sale asks here, inside its transaction.
 */
import type { Kysely } from 'kysely'
import type { Day } from '../../../../site/calendar-day.ts'
import { convert, type CurrencyCode, minorUnitsOf, quotedTotal } from '../../../../site/money.ts'
import { type Stay, stayNights } from '../../../../site/stay.ts'
import { addedTaxPermille } from '../../../../site/taxes.ts'
import type { RatePlansTable, RoomTypesTable, Tables } from '../../../../store/tables.ts'
import type { PaymentMethod } from '../../../line.ts'
import type { Asker, Quote } from '../../../product.ts'
import type { RoomKind } from '../../catalogue/rules/catalogue.ts'
import { type CalendarParts, unpackCalendarParts } from '../../rates/rules/packed-calendar.ts'
import { fits, partyOf, roomPrice } from '../../rates/rules/pricing.ts'
import { PRICE_OF_ROOM, type RateSheet, sheetSum } from '../../rates/rules/rate-sheet.ts'
import type { Offer } from '../../rates/rules/rates.ts'
import { bestDiscount, discountedPermille } from '../../rates/rules/visitor-discounts.ts'
import {
  type BookedRoom,
  HOTEL_KIND,
  type HotelChoice,
  type HotelLine,
} from '../rules/hotel-line.ts'

/** Null when nobody sells it any more. Whether rooms are left is told by taking them. */
export async function storedOffer(
  db: Kysely<Tables>,
  choice: Omit<HotelChoice, 'boardCode' | 'freeCancellationUntil'>,
  { currency, tax, rights, rates, today }: Asker,
): Promise<Quote<HotelLine> | null> {
  const { hotelId, planNumber, stay, giftBoxCode } = choice
  const hotel = await db
    .selectFrom('hotels')
    .selectAll()
    .where('id', '=', hotelId)
    .where('active', '=', 1)
    .executeTakeFirst()
  const plan = await db
    .selectFrom('rate_plans')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('number', '=', planNumber)
    .executeTakeFirst()
  const types = await db
    .selectFrom('room_types')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('id', 'in', choice.roomTypeIds)
    .execute()
  if (!hotel || !plan || stay.checkIn < today) return null
  const offers = JSON.parse(plan.offers) as Offer[]
  const permille = discountedPermille(plan.price_permille, offers, rights)
  const priced = pricedRooms(choice, { ...plan, price_permille: permille }, types)
  if (!priced) return null
  const amount = priced.reduce((sum, { price }) => sum + price, 0)
  return {
    kind: HOTEL_KIND,
    begins: stay.checkIn,
    ends: stay.checkOut,
    hotel: {
      id: hotel.id,
      name: hotel.name,
      categoryId: hotel.category_id,
      address: hotel.address,
      postalCode: hotel.postal_code,
      cityId: hotel.city_id,
      latitude: hotel.latitude,
      longitude: hotel.longitude,
      isHidden: hotel.hidden_offer_id !== null,
    },
    stay,
    rooms: priced.map(({ room }) => room),
    planNumber,
    ...termsOf(plan, stay, today),
    discount: bestDiscount(offers, rights),
    price: quotedTotal(
      (convert(amount, hotel.currency as CurrencyCode, currency, rates) *
        (1000 + addedTaxPermille(tax))) /
        1000,
      minorUnitsOf(currency),
    ),
    currency,
    tax,
    ...(giftBoxCode && { giftBoxCode }),
  }
}

function termsOf(plan: RatePlansTable, { checkIn }: Stay, today: Day) {
  const { free_cancellation_days: freeDays, first_payment_days: paymentDays } = plan
  const freeUntil = freeDays === null ? null : checkIn - freeDays
  const isDeposit = plan.payment_method === 'P' && paymentDays !== null
  return {
    providerId: plan.provider_id,
    boardCode: plan.board_code,
    packetCode: plan.packet_code ?? '',
    paymentMethod: plan.payment_method as PaymentMethod,
    // The first payment is the deposit, which is made when booking (decision 0024).
    firstPaymentDay: isDeposit ? today : null,
    freeCancellationUntil: freeUntil !== null && freeUntil >= today ? freeUntil : null,
  }
}

/** Each room with its price in the hotel's currency; null when one of them is not for sale. */
function pricedRooms(
  { roomTypeIds, rooms, stay }: Pick<HotelChoice, 'roomTypeIds' | 'rooms' | 'stay'>,
  plan: RatePlansTable,
  types: readonly RoomTypesTable[],
): { room: BookedRoom; price: number }[] | null {
  const price = {
    pricePermille: plan.price_permille,
    boardSupplement: plan.board_supplement,
    packetSale: { code: plan.packet_code ?? '', supplement: plan.packet_supplement ?? 0 },
  }
  const priced: { room: BookedRoom; price: number }[] = []
  for (const [index, people] of rooms.entries()) {
    const type = types.find(({ id }) => id === roomTypeIds[index])
    const party = partyOf(people)
    if (!type || !fits(party, capacityOf(type))) return null
    const sum = nightlySum(unpackCalendarParts(type.calendar), stay)
    if (!sum) return null
    const sheet = type.rate_sheet === null ? null : (JSON.parse(type.rate_sheet) as RateSheet)
    const added = sheet ? sheetSum(sheet, plan.number, stay, party) : 0
    if (added === null || sum + added <= 0) return null
    const shares = sheet ? PRICE_OF_ROOM : sharesOf(type)
    const room = { roomTypeId: type.id, kind: type.kind as RoomKind, name: type.name, people }
    priced.push({ room, price: roomPrice(sum + added, stayNights(stay), party, shares, price) })
  }
  return priced
}

/** Null for a stay that the calendar does not cover or that is shorter than it asks for. */
function nightlySum(parts: CalendarParts, stay: Stay): number | null {
  const { firstDay, priceIndexes, distinctPrices, minimumStayRuns } = parts
  const from = stay.checkIn - firstDay
  const until = stay.checkOut - firstDay
  if (from < 0 || until > priceIndexes.length) return null
  const asked = minimumStayRuns.find((run) => from >= run.from && from < run.from + run.days)
  if (asked && asked.value > until - from) return null
  let sum = 0
  for (let at = from; at < until; at++) sum += distinctPrices[priceIndexes[at]!]!
  return sum
}

function capacityOf(type: RoomTypesTable) {
  const { max_adults: maxAdults, max_children: maxChildren, max_persons: maxPersons } = type
  return { maxAdults, maxChildren, maxPersons }
}

function sharesOf(type: RoomTypesTable) {
  return {
    singlePermille: type.single_permille,
    extraAdultPermille: type.extra_adult_permille,
    childPermille: type.child_permille,
  }
}
