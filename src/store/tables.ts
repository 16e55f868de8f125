/** The tables as the code sees them; `migrations/` says how they come to be. */
import type {
  CartItemsTable,
  CartsTable,
  RefundsTable,
  PaymentsTable,
  PriceClaimsTable,
} from './booking-tables.ts'
import type { Generated } from 'kysely'
import type { Day } from '../site/calendar-day.ts'

/** 0 or 1. */
export type Flag = number
/** Milliseconds since 1970. */
export type Instant = number

export interface Tables {
  worlds: WorldsTable
  destinations: DestinationsTable
  destination_names: { destination_id: number; language: string; name: string }
  chains: { id: number; name: string }
  currency_rates: { day: Day; currency: string; per_euro: number }
  hotels: HotelsTable
  hotel_descriptions: { hotel_id: number; language: string; description: string }
  hotel_photos: HotelPhotosTable
  /** See products/hotels/catalogue/rules/hotel-contact.ts. */
  hotel_contacts: { hotel_id: number; phone: string; email: string; language: string }
  rate_plans: RatePlansTable
  room_types: RoomTypesTable
  operator_numbers: { id: number; hotels: number; last_chain: number }
  /** By which room type an operator's own code is kept. */
  operator_rooms: { hotel_id: number; code: string; room_type_id: number }
  sold_nights: { room_type_id: number; day: Day; allotment: number; sold: number }
  airlines: AirlinesTable
  flights: FlightsTable
  /** By products/flights/timetable/rules/timetable.ts: `seatsId`. One byte of seats for each day. */
  flight_seats: { seats_id: number; first_day: Day; seats: Uint8Array }
  sold_seats: { seats_id: number; day: Day; allotment: number; sold: number }
  flight_changes: { flight_id: number; day: Day; cancelled: Flag; departs: number }
  /** Of confirmed bookings, and of those that were cancelled since. */
  booked_legs: { flight_id: number; day: Day; booking_item_id: number }
  carts: CartsTable
  cart_items: CartItemsTable
  bookings: BookingsTable
  booking_items: BookingItemsTable
  booking_guests: BookingGuestsTable
  payments: PaymentsTable
  refunds: RefundsTable
  sandbox_payments: { id: string; details: string }
  price_claims: PriceClaimsTable
  changes: ChangesTable
  people: PeopleTable
  favourites: { person_id: number; hotel_id: number; added_at: Instant }
  authenticator_apps: AuthenticatorAppsTable
  passkeys: PasskeysTable
  recovery_codes: { person_id: number; code_hash: string }
  sign_in_tokens: SignInTokensTable
  sign_in_attempts: { key: string; count: number; until: Instant }
  sessions: SessionsTable
  audit_log: AuditLogTable
  secrets: { name: string; value: string }
  /** What a provider told us by itself, so that nothing is heard twice. */
  payment_notices: { id: string; received_at: Instant }
  reviews: ReviewsTable
  /** The score of a hotel before anybody wrote here. */
  review_bases: { hotel_id: number; rating: number; number: number }
  review_invitations: { booking_item_id: number; invited_at: Instant }
  tracker_events: TrackerEventsTable
  demo_events: DemoEventsTable
  outgoing_mail: OutgoingMailTable
}

/** Which world the database holds. One row, written last: without it a load was cut short. */
export interface WorldsTable {
  id: number
  /** What it was made from: "demo 30000 by seed 1", or "operator". */
  origin: string
  first_day: Day
  completed_at: Instant
}

export interface DestinationsTable {
  id: number
  level: number
  parent_id: number | null
  country: string
  latitude: number
  longitude: number
  population: number
  weight: number
}

export interface HotelsTable {
  id: number
  origin: string
  origin_id: string
  name: string
  category_id: string
  chain_id: number
  city_id: number
  district_id: number
  address: string
  postal_code: string
  latitude: number
  longitude: number
  currency: string
  hidden_offer_id: number | null
  well_situated: Flag
  photos_count: number
  /** Codes, separated by commas. */
  services: string
  segments: string
  /** ReviewScores as JSON. */
  reviews: string
  popularity: number
  active: Flag
  /** Of an imported row, so that an unchanged one is recognised. */
  content_hash: string | null
  /** Whose id `origin_id` is, for hotels of operators; empty for the only one. */
  source: Generated<string>
}

export interface HotelPhotosTable {
  hotel_id: number
  /** From 1 on, without a gap. */
  position: number
  /** An address or a file name, as the operator wrote it. */
  source: string
  /** Of the picture, by which its sizes are kept; null until it was fetched. */
  content_hash: string | null
}

export interface RatePlansTable {
  hotel_id: number
  number: number
  board_code: string
  board_supplement: number
  price_permille: number
  free_cancellation_days: number | null
  payment_method: string
  first_payment_days: number | null
  provider_id: number
  minimum_retail_price: Flag
  /** Offer[] as JSON. */
  offers: string
  packet_code: string | null
  packet_supplement: number | null
}

export interface AirlinesTable {
  code: string
  name: string
  country: string
  ticket_group: string
  alliance: string
  low_cost: Flag
  /** FareModel as JSON. */
  fares: string
}

/** See products/flights/timetable/rules/timetable.ts. */
export interface FlightsTable {
  id: number
  airline: string
  operator: string
  number: number
  origin: string
  destination: string
  departs: number
  minutes: number
  weekdays: number
  first_day: Day
  last_day: Day
  aircraft: string
  origin_terminal: number
  destination_terminal: number
}

export interface RoomTypesTable {
  id: number
  hotel_id: number
  kind: string
  name: string
  max_adults: number
  max_children: number
  max_persons: number
  single_permille: number
  extra_adult_permille: number
  child_permille: number
  /** See products/hotels/rates/rules/packed-calendar.ts. */
  calendar: Uint8Array
  /** PriceChange[] as JSON. */
  price_changes: string
  /** RateSheet as JSON. */
  rate_sheet: string | null
}

export interface BookingsTable {
  id: Generated<number>
  locator: string
  idempotency_key: string
  edition: string
  person_id: number | null
  email: string
  contact: string
  currency: string
  total: number
  state: string
  booked_at: Instant
  site_type: Generated<string>
  prefixed: Generated<Flag>
  /** By card, or at the hotel. */
  payment: Generated<string>
  requests: Generated<string>
  /** CompanyInvoice as JSON. */
  invoice: string | null
  cart_id: string | null
  cancelled_at: Instant | null
  cancellation_fee: Generated<number>
  /** Of everybody in it, and of what was bought, folded; see booking-names.ts. */
  names: Generated<string>
  line_names: Generated<string>
  /** From which one it was made without paying, for a day; empty for all others. */
  network: Generated<string>
}

export interface BookingItemsTable {
  id: Generated<number>
  booking_id: number
  /** Which product sold it. */
  kind: string
  /** Whose it is, of its kind: a hotel's id; null for nobody's. */
  supplier_id: number | null
  begins: Day
  ends: Day
  /** Rooms, or seats or places. */
  units: number
  /** Lines with the same one are one purchase. */
  trip_id: string | null
  amount: number
  free_cancellation_until: Day | null
  /** Line as JSON, with its product's own facts. */
  details: Generated<string>
  cart_item_id: string | null
}

export interface BookingGuestsTable {
  booking_item_id: number
  room: number
  name: string
  last_name: Generated<string>
  lead: Flag
  birth_date: Generated<Day | null>
  /** TravelDocument of site/booking-fields.ts, as JSON. */
  document: Generated<string | null>
}

export interface ChangesTable {
  id: Generated<number>
  transaction_id: Generated<number>
  kind: string
  /** A hotel, a flight, by its kind; 0 for none. */
  subject_id: number
  /** A room type, a cabin; null for all of it. */
  part_id: number | null
  from_day: Day | null
  to_day: Day | null
  changed_at: Instant
}

export interface PeopleTable {
  id: Generated<number>
  email: string
  password_hash: string | null
  name: string
  role: string
  joined_at: Instant
  /** The person's own picture, and the hash by which browsers know it. */
  picture: Uint8Array | null
  picture_hash: string | null
  /** When the person showed that the mailbox is theirs; null before. */
  email_verified_at: Instant | null
  /** 0 or 1: somebody else chose the password. */
  must_change_password: Generated<number>
}

export interface AuthenticatorAppsTable {
  person_id: number
  /** Sealed; see secrets.ts. */
  secret: string
  started_at: Instant
  /** Null until a first code was right. */
  confirmed_at: Instant | null
  /** The time step of the last code that was used. */
  last_step: Generated<number>
}

export interface PasskeysTable {
  /** As the authenticator names it, in base64url. */
  id: string
  person_id: number
  public_key: Uint8Array
  counter: number
  /** How the browser reaches it, separated by commas. */
  transports: string
  added_at: Instant
  used_at: Instant | null
}

export interface SessionsTable {
  id_hash: string
  person_id: number
  /** Unless it is used before. */
  expires_at: Instant
  /** However much it is used. */
  ends_at: Instant
  scope: Generated<string>
}

/** Never changed: the database refuses it. */
export interface AuditLogTable {
  id: Generated<number>
  happened_at: Instant
  person_id: number | null
  person_email: string
  address: string
  action: string
  subject: string
  /** As JSON. */
  before: string | null
  after: string | null
}

/** What a link in a mail is good for, once. */
export interface SignInTokensTable {
  id_hash: string
  kind: string
  /** Null while there is no account yet. */
  person_id: number | null
  /** What the link brings about, as JSON. */
  details: string
  expires_at: Instant
}

export interface ReviewsTable {
  id: Generated<number>
  hotel_id: number
  origin: string
  origin_id: string
  booking_item_id: number | null
  author: string
  score: number
  day: Day
  title: string
  positive: string
  negative: string
  language: string
  profile: string
  state: string
  written_at: Generated<Instant>
  decided_at: Instant | null
  /** Why it was rejected. */
  reason: string | null
}

export interface TrackerEventsTable {
  id: Generated<number>
  day: Day
  happened_at: Instant
  kind: string
  hotel_id: number | null
  visitor: string
  /** The event as one line; see tracking/rules/event-record.ts. */
  details: string
}

/** What is said to have happened in the demo world, some of it later today. */
export interface DemoEventsTable {
  day: Day
  happened_at: Instant
  kind: 'view' | 'order'
  hotel_id: number
  visitor: string
}

export interface OutgoingMailTable {
  id: Generated<number>
  recipient: string
  subject: string
  text: string
  html: string
  state: string
  attempts: number
  written_at: Instant
  sent_at: Instant | null
  next_attempt_at: Instant
  /** What the mail server said last, when it did not take it. */
  failure: string | null
  /** Whose account it is about; null for guests. */
  person_id: number | null
  /** What its link is good for; null when nothing is opened by it. */
  link_kind: string | null
  /** What the link needs to work, apart from the text and only until the mail is sent. */
  link_token: string | null
}

export type TokenKind =
  | 'registration'
  | 'password-reset'
  | 'first-password'
  | 'email-change'
  | 'email-change-stop'
  | 'email-verification'
  | 'second-factor'
  | 'new-passkey'
