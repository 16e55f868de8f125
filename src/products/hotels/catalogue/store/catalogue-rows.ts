/** The catalogue as rows, and back. The order of values is that of bulk-tables.ts. */
import type { CatalogueHotel, RatePlan, RoomType, SegmentCode } from '../rules/catalogue.ts'
import type { CurrencyCode } from '../../../../site/money.ts'
import type { PaymentMethod } from '../../../line.ts'
import type { HotelsTable, RatePlansTable, RoomTypesTable } from '../../../../store/tables.ts'

/** Of a catalogue; only operators' files say whose ids theirs are. */
export type HotelRow = Omit<HotelsTable, 'source'>

export function hotelRow(hotel: CatalogueHotel, contentHash: string | null = null): HotelRow {
  return {
    id: hotel.id,
    origin: hotel.origin,
    origin_id: hotel.originId,
    name: hotel.name,
    category_id: hotel.categoryId,
    chain_id: hotel.chainId,
    city_id: hotel.cityId,
    district_id: hotel.districtId,
    address: hotel.address,
    postal_code: hotel.postalCode,
    latitude: hotel.latitude,
    longitude: hotel.longitude,
    currency: hotel.currency,
    hidden_offer_id: hotel.hiddenOfferId,
    well_situated: Number(hotel.isWellSituated),
    photos_count: hotel.photosCount,
    services: hotel.serviceCodes.join(),
    segments: hotel.segmentCodes.join(),
    reviews: JSON.stringify(hotel.reviews),
    popularity: hotel.popularity,
    active: Number(hotel.isActive),
    content_hash: contentHash,
  }
}

export function ratePlanRow(hotelId: number, plan: RatePlan): RatePlansTable {
  return {
    hotel_id: hotelId,
    number: plan.number,
    board_code: plan.boardCode,
    board_supplement: plan.boardSupplement,
    price_permille: plan.pricePermille,
    free_cancellation_days: plan.freeCancellationDays,
    payment_method: plan.paymentMethod,
    first_payment_days: plan.firstPaymentDays,
    provider_id: plan.providerId,
    minimum_retail_price: Number(plan.hasMinimumRetailPrice),
    offers: JSON.stringify(plan.offers),
    packet_code: plan.packetSale?.code ?? null,
    packet_supplement: plan.packetSale?.supplement ?? null,
  }
}

export function roomTypeRow(hotelId: number, room: RoomType): RoomTypesTable {
  return {
    id: room.id,
    hotel_id: hotelId,
    kind: room.kind,
    name: room.name,
    max_adults: room.maxAdults,
    max_children: room.maxChildren,
    max_persons: room.maxPersons,
    single_permille: room.singlePermille,
    extra_adult_permille: room.extraAdultPermille,
    child_permille: room.childPermille,
    calendar: room.calendar,
    price_changes: JSON.stringify(room.priceChanges),
    rate_sheet: room.sheet && JSON.stringify(room.sheet),
  }
}

export function readHotel(
  row: HotelRow,
  plans: RatePlansTable[],
  rooms: RoomTypesTable[],
): CatalogueHotel {
  return {
    id: row.id,
    origin: row.origin as CatalogueHotel['origin'],
    originId: row.origin_id,
    name: row.name,
    categoryId: row.category_id,
    chainId: row.chain_id,
    cityId: row.city_id,
    districtId: row.district_id,
    address: row.address,
    postalCode: row.postal_code,
    latitude: row.latitude,
    longitude: row.longitude,
    currency: row.currency as CurrencyCode,
    hiddenOfferId: row.hidden_offer_id,
    isWellSituated: row.well_situated === 1,
    photosCount: row.photos_count,
    serviceCodes: codes(row.services).map(Number),
    segmentCodes: codes(row.segments) as SegmentCode[],
    reviews: JSON.parse(row.reviews) as CatalogueHotel['reviews'],
    popularity: row.popularity,
    isActive: row.active === 1,
    ratePlans: plans.map(readRatePlan),
    roomTypes: rooms.map(readRoomType),
  }
}

export function readRatePlan(row: RatePlansTable): RatePlan {
  return {
    number: row.number,
    boardCode: row.board_code,
    boardSupplement: row.board_supplement,
    pricePermille: row.price_permille,
    freeCancellationDays: row.free_cancellation_days,
    paymentMethod: row.payment_method as PaymentMethod,
    firstPaymentDays: row.first_payment_days,
    providerId: row.provider_id,
    hasMinimumRetailPrice: row.minimum_retail_price === 1,
    offers: JSON.parse(row.offers) as RatePlan['offers'],
    packetSale:
      row.packet_code === null
        ? null
        : { code: row.packet_code, supplement: row.packet_supplement ?? 0 },
  }
}

function readRoomType(row: RoomTypesTable): RoomType {
  return {
    id: row.id,
    kind: row.kind as RoomType['kind'],
    name: row.name,
    maxAdults: row.max_adults,
    maxChildren: row.max_children,
    maxPersons: row.max_persons,
    singlePermille: row.single_permille,
    extraAdultPermille: row.extra_adult_permille,
    childPermille: row.child_permille,
    calendar: new Uint8Array(row.calendar),
    sheet: row.rate_sheet === null ? null : (JSON.parse(row.rate_sheet) as RoomType['sheet']),
    priceChanges: JSON.parse(row.price_changes) as RoomType['priceChanges'],
  }
}

function codes(list: string): string[] {
  return list === '' ? [] : list.split(',')
}
