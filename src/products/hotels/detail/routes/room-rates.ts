/** Every rate of a hotel for a stay, in the words of the site and with what its button sends. */
import { boardOnCard } from '../../catalogue/rules/boards.ts'
import { grownChildrenAsAdults } from '../../../../search/rules/occupancy.ts'
import type { RateSupplement } from '../../rates/rules/rates.ts'
import { type RoomOffer, worthShowing } from '../../rates/rules/room-offers.ts'
import { type SupplementCode, supplementOf } from '../../catalogue/rules/supplements.ts'
import type { FullRate } from '../../engine/prices/all-rates.ts'
import type { StayQuery } from '../../engine/search/engine-query.ts'
import type { NamedRoom } from '../../catalogue/store/hotel-rooms.ts'
import { type CheckoutTokens, OFFER_MINUTES } from '../../../../booking/routes/checkout-token.ts'
import type { WordsOf } from '../../../../http/visit.ts'
import type { SearchMemory } from '../../service/search-memory.ts'

const MINUTE_MS = 60_000

interface AskedRates {
  hotelId: number
  query: StayQuery
  /** Empty while nobody can tell; then the rooms have a general name. */
  named: readonly NamedRoom[]
  /** Milliseconds since 1970, from which promises hold for a while. */
  now: number
}

export function roomRates(
  { engine }: Pick<SearchMemory, 'engine'>,
  words: WordsOf,
  tokens: CheckoutTokens,
  { hotelId, query, named, now }: AskedRates,
): RoomOffer[] {
  const rooms = new Map(named.map((room) => [room.id, room]))
  const nameOf = (id: number) => roomName(rooms.get(id), words)
  const rates = engine.ratesOf(hotelId, query).map((rate) => ({
    rate,
    ...told(rate, query, words, nameOf),
  }))
  return worthShowing(rates).map(({ rate, ...offer }) => ({
    ...offer,
    hash: `${offer.roomHash}-${rate.planNumber}-${rate.price}`,
    checkoutToken: tokens.write({
      hotelId,
      roomTypeIds: rate.roomTypeIds,
      planNumber: rate.planNumber,
      boardCode: rate.boardCode,
      freeCancellationUntil: rate.freeCancellationUntil,
      stay: query.stay,
      rooms: [...query.rooms],
      price: rate.price,
      currency: query.currency,
      expiresAt: now + OFFER_MINUTES * MINUTE_MS,
    }),
  }))
}

function told(
  rate: FullRate,
  { rooms }: StayQuery,
  words: WordsOf,
  nameOf: (roomTypeId: number) => string,
): Omit<RoomOffer, 'hash' | 'checkoutToken'> {
  const { text } = words
  const names = rate.roomTypeIds.map(nameOf)
  return {
    roomHash: rate.roomTypeIds.join('.'),
    roomsTitle: roomsTitle(names, words),
    rooms: rooms.map((room, index) => {
      const { adults, childAges } = grownChildrenAsAdults(room)
      return { name: names[index]!, adults, childAges: childAges.map((age) => age ?? 0) }
    }),
    boardId: boardOnCard(rate.boardCode),
    boardDescription: text(`board.${boardOnCard(rate.boardCode)}`),
    paymentMethod: rate.paymentMethod,
    hasMinimumRetailPrice: rate.hasMinimumRetailPrice,
    hasDiscountOffers: rate.hasDiscountOffers,
    isDiscountedForSubscribers: rate.isDiscountedForSubscribers,
    originalAmount: rate.originalPrice,
    totalAmount: rate.price,
    cancelPolicy: { freeUntil: rate.freeCancellationUntil },
    offers: rate.offers.filter(({ isVisible }) => isVisible),
    supplements: supplementsOf(rate.packetCode, text),
    availableRooms: rate.availableRooms,
    firstPaymentDay: rate.paymentMethod === 'P' ? rate.firstPaymentDay : null,
  }
}

/** The operator's own name, or that of its kind in the visitor's language. */
export function roomName(room: NamedRoom | undefined, { text }: WordsOf): string {
  if (!room) return text('hotel.room.any')
  return room.name || text(`hotel.room.${room.kind}`)
}

/** "Doble", "2 × Doble", "2 × Doble y 1 × Individual". */
function roomsTitle(names: readonly string[], { site, text }: WordsOf): string {
  if (names.length === 1) return names[0]!
  const counts = [...Map.groupBy(names, (name) => name)].map(([name, same]) =>
    text('hotel.room.count', { count: same.length, name }),
  )
  return new Intl.ListFormat(site.edition.conventions).format(counts)
}

function supplementsOf(code: string, text: WordsOf['text']): RateSupplement[] {
  if (!supplementOf(code)) return []
  const words = text(`supplement.${code as SupplementCode}`)
  return [{ type: 'packet_sale', code, text: words, info: '' }]
}
