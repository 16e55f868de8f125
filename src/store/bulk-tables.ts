/** The tables that are loaded and read in bulk, with the types that PostgreSQL's COPY needs. */
import type { Tables } from './tables.ts'

export type ColumnType = 'int2' | 'int4' | 'int8' | 'float8' | 'text' | 'bytea'

export type BulkValue = number | string | Uint8Array | null

export interface BulkTable {
  name: keyof Tables
  columns: [name: string, type: ColumnType][]
}

export const DESTINATIONS: BulkTable = {
  name: 'destinations',
  columns: [
    ['id', 'int4'],
    ['level', 'int2'],
    ['parent_id', 'int4'],
    ['country', 'text'],
    ['latitude', 'float8'],
    ['longitude', 'float8'],
    ['population', 'int4'],
    ['weight', 'float8'],
  ],
}

export const DESTINATION_NAMES: BulkTable = {
  name: 'destination_names',
  columns: [
    ['destination_id', 'int4'],
    ['language', 'text'],
    ['name', 'text'],
  ],
}

export const CHAINS: BulkTable = {
  name: 'chains',
  columns: [
    ['id', 'int4'],
    ['name', 'text'],
  ],
}

export const HOTELS: BulkTable = {
  name: 'hotels',
  columns: [
    ['id', 'int4'],
    ['origin', 'text'],
    ['origin_id', 'text'],
    ['name', 'text'],
    ['category_id', 'text'],
    ['chain_id', 'int4'],
    ['city_id', 'int4'],
    ['district_id', 'int4'],
    ['address', 'text'],
    ['postal_code', 'text'],
    ['latitude', 'float8'],
    ['longitude', 'float8'],
    ['currency', 'text'],
    ['hidden_offer_id', 'int4'],
    ['well_situated', 'int2'],
    ['photos_count', 'int4'],
    ['services', 'text'],
    ['segments', 'text'],
    ['reviews', 'text'],
    ['popularity', 'int4'],
    ['active', 'int2'],
    ['content_hash', 'text'],
  ],
}

export const RATE_PLANS: BulkTable = {
  name: 'rate_plans',
  columns: [
    ['hotel_id', 'int4'],
    ['number', 'int2'],
    ['board_code', 'text'],
    ['board_supplement', 'int4'],
    ['price_permille', 'int4'],
    ['free_cancellation_days', 'int2'],
    ['payment_method', 'text'],
    ['first_payment_days', 'int2'],
    ['provider_id', 'int4'],
    ['minimum_retail_price', 'int2'],
    ['offers', 'text'],
    ['packet_code', 'text'],
    ['packet_supplement', 'int4'],
  ],
}

export const ROOM_TYPES: BulkTable = {
  name: 'room_types',
  columns: [
    ['id', 'int8'],
    ['hotel_id', 'int4'],
    ['kind', 'text'],
    ['name', 'text'],
    ['max_adults', 'int2'],
    ['max_children', 'int2'],
    ['max_persons', 'int2'],
    ['single_permille', 'int4'],
    ['extra_adult_permille', 'int4'],
    ['child_permille', 'int4'],
    ['calendar', 'bytea'],
    ['price_changes', 'text'],
    ['rate_sheet', 'text'],
  ],
}

export const FLIGHTS: BulkTable = {
  name: 'flights',
  columns: [
    ['id', 'int4'],
    ['airline', 'text'],
    ['operator', 'text'],
    ['number', 'int4'],
    ['origin', 'text'],
    ['destination', 'text'],
    ['departs', 'int4'],
    ['minutes', 'int4'],
    ['weekdays', 'int4'],
    ['first_day', 'int4'],
    ['last_day', 'int4'],
    ['aircraft', 'text'],
    ['origin_terminal', 'int4'],
    ['destination_terminal', 'int4'],
  ],
}

export const FLIGHT_SEATS: BulkTable = {
  name: 'flight_seats',
  columns: [
    ['seats_id', 'int8'],
    ['first_day', 'int4'],
    ['seats', 'bytea'],
  ],
}

/** Rows are written column by column in the order of their keys, as bulk-tables.ts lists them. */
export function valuesOf(row: object): BulkValue[] {
  return Object.values(row)
}
