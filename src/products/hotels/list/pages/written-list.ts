/** The shapes of the list call's answer, as the specification spells them. */
import type { ReviewSource } from '../../reviews/rules/reviews.ts'
import type { VisitorDiscount } from '../../rates/rules/visitor-discounts.ts'
import { type FacetKey, FACETS } from '../rules/facets.ts'

export interface WrittenList {
  infoPage: {
    total: number
    limit: number
    pages: number
    page: number
    packetSalesFound: number
    multiThread: boolean
  }
  accommodations: { results: WrittenHotel[] }
  metadata: Record<string, WrittenMetadata | null>
  aggregates: WrittenAggregate[]
  minPrice: number | null
  maxPrice: number | null
  priceHistogram: number[]
  subscribers: boolean
  extra: { card_checkout_promo: boolean }
  status: { complete: number; tt: number; cachedAt: number | null; mt: number }
  request: { currency: string; latitude: number; longitude: number }
  notification: { code: string; text: string; showsAll: boolean } | null
}

/** Counts by group, then by value; `aggregate-names.ts` knows what the groups are called. */
export interface WrittenAggregate {
  [group: string]: object | undefined
  /** Of values, by group. */
  names: Record<string, object | undefined>
}

export interface WrittenHotel {
  id: number
  oid: string
  name: string
  uri: string
  category_id: string
  category_name: string
  address: string
  zip: string
  location_id: number
  iso_code: string
  city_name: string
  province_name: string
  country_name: string
  continent_name: string
  latitude: number
  longitude: number
  distance: number
  distance_to_poi: number
  hidden: number
  thumbnail: string
  description: string
  well_situated: boolean
  photos_count: number
  packet_sale_type: string
  packet_sale_options: string
  reviews: Record<ReviewSource, WrittenScore>
  supplement_codes: string[]
  grouped_services: number[]
  minRate: WrittenRate | null
  maxRate: WrittenRate | null
  minPrice: number | null
  amount_currency: string
  has_cancel_free: boolean
  payment_label: string
  rooms_left: number
  providers: number[]
  active: boolean
}

export interface WrittenRate {
  boardCode: string
  boardName: string
  price: number
  priceNightRoom: number
  originalPrice: number
  originalPriceNightRoom: number
  offers: {
    code: string
    amount_type: 'percent' | 'value'
    amount: number
    is_visible: boolean
  }[]
  payment_method: string
  has_minimum_retail_price: boolean
  has_discount_offers: boolean
  apply_discount_for_subscribers: boolean
  subscribers_percent: number
  discount: VisitorDiscount | null
  first_payment_date: string | null
  free_cancellation_until: string | null
}

export interface WrittenScore {
  rating: number
  number: number
  showOnResults: boolean
}

interface WrittenMetadata {
  visits: number
  orders: number
  ordersType: number
  avgPrice: number
  roomsLite: boolean
  lastRoom: boolean
}

/**
 * What the counts of each filter group are called in the list call's answer. Three names are the
 * specification's own; the others are those under which the groups are asked for.
 */
const OWN_NAMES: Partial<Record<FacetKey, string>> = {
  categories: 'categoryId',
  segments: 'segments',
  services: 'servicesGroup',
}

export function aggregateName(key: FacetKey): string {
  return OWN_NAMES[key] ?? FACETS[key].name
}
