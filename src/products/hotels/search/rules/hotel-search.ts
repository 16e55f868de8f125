/**
 * A hotel search: what a visitor asks for, and how it travels in forms and links.
 *
 * Pages, client-side checks and the server read the same values with the same function, so they
 * cannot disagree about what is wrong.
 *
 * num_noches is written and never read: it is a hidden copy which only scripts keep in step. The
 * dates are what the visitor saw and chose, so the nights are always counted from them.
 */
import type { Day } from '../../../../site/calendar-day.ts'
import {
  type Destination,
  hasLandingPlace,
  NUMERIC_ID,
  readDestination,
  writeDestination,
} from '../../../../places/rules/destination.ts'
import {
  departureProblems,
  type FlightOrigin,
  readFlightOrigin,
  writeFlightOrigin,
} from '../../../../places/rules/flight-option.ts'
import { HOTEL_FIELDS } from '../../../../site/form-fields.ts'
import { type FieldReader, fieldReader, type FormValues } from '../../../../site/form-values.ts'
import type { Room } from '../../../../search/rules/occupancy.ts'
import { passengerProblems } from '../../../../search/rules/passengers.ts'
import { problem, type Read } from '../../../../site/problems.ts'
import { readRooms, writeRooms, writeRoomsBriefly } from '../../../../search/rules/room-fields.ts'
import { type Stay, stayNights } from '../../../../site/stay.ts'
import { DEFAULT_SEARCH_TYPE, usualPageMarker } from '../../../../search/rules/destination-field.ts'
import { finishedStay, readStay, writeStay } from '../../../../search/rules/date-range.ts'

export interface HotelSearch {
  destination: Destination
  stay: Stay
  rooms: Room[]
  /** The chain whose hotels are wished for; 0 is any. */
  brandId: number
  /** The voucher that pays for the stay; empty when there is none. */
  giftBoxCode: string
  flight: FlightOrigin | null
  packetSales: boolean
  includeTrain: boolean
  pageMarker: PageMarker
  /** Which searcher sent it, and which of its variants. Kept so that a form can be written back. */
  searcherType: string
  searchType: string
  /** The random identifier of one parallel flight+hotel search. */
  homeId: string
}

/** What a new search has, and what a form or link means that does not say. */
const INCLUDES_TRAIN_BY_DEFAULT = true

export const PAGE_MARKERS = ['pre_resultado', 'busqueda_por_hotel', 'busqueda_paralela'] as const

export type PageMarker = (typeof PAGE_MARKERS)[number]

/** What the rules depend on besides the form itself. */
export interface SearchContext {
  today: Day
  domainId: number
  /** False on the partner brands, whose form has no flight option: its fields mean nothing there. */
  flightAllowed: boolean
}

/** A destination that was read before need not be read again. */
export function readHotelSearch(
  values: FormValues,
  context: SearchContext,
  chosen: Destination | null = null,
): Read<HotelSearch> {
  const reader = fieldReader(values)
  const destination = chosen ?? readDestination(reader)
  const dates = readStay(reader, context.today)
  const rooms = readRooms(reader)
  const flight =
    reader.flag(HOTEL_FIELDS.flightChecked) && context.flightAllowed
      ? readFlightOrigin(reader)
      : null
  if (flight) reportFlightRules(reader, destination, dates.checkIn, rooms, context)
  const details = readDetails(reader, destination)
  const stay = finishedStay(dates)
  return reader.finish(destination && stay && { destination, stay, rooms, flight, ...details })
}

/** A search for no more than a hotel somewhere, as a plain form would send it. */
export function plainHotelSearch(destination: Destination, stay: Stay, rooms: Room[]): HotelSearch {
  return {
    destination,
    stay,
    rooms,
    brandId: destination.kind === 'chain' ? Number(destination.id) : 0,
    giftBoxCode: '',
    flight: null,
    packetSales: false,
    includeTrain: INCLUDES_TRAIN_BY_DEFAULT,
    pageMarker: usualPageMarker(destination),
    searcherType: '',
    searchType: DEFAULT_SEARCH_TYPE,
    homeId: '',
  }
}

/** Every field of the form, as it would be submitted. */
export function writeHotelSearch(search: HotelSearch): Record<string, string> {
  return {
    ...writeDestination(search.destination),
    ...writeRooms(search.rooms),
    ...writeDetails(search),
    [HOTEL_FIELDS.nights]: String(stayNights(search.stay)),
    [HOTEL_FIELDS.brandId]: String(search.brandId),
    [HOTEL_FIELDS.pageMarker]: search.pageMarker,
    [HOTEL_FIELDS.includeTrain]: writeFlag(search.includeTrain),
    [HOTEL_FIELDS.searchType]: search.searchType,
  }
}

/**
 * The query of a results link, whose path already names the destination: dates, rooms, and what
 * differs from a plain search. Read it together with `writeDestination` of the path's destination.
 */
export function writeResultsQuery(search: HotelSearch): Record<string, string> {
  return {
    ...writeDetails(search),
    ...writeRoomsBriefly(search.rooms),
    ...(search.brandId > 0 && { [HOTEL_FIELDS.brandId]: String(search.brandId) }),
    ...(search.pageMarker !== usualPageMarker(search.destination) && {
      [HOTEL_FIELDS.pageMarker]: search.pageMarker,
    }),
    ...(search.includeTrain !== INCLUDES_TRAIN_BY_DEFAULT && {
      [HOTEL_FIELDS.includeTrain]: writeFlag(search.includeTrain),
    }),
    ...(search.searchType !== DEFAULT_SEARCH_TYPE && {
      [HOTEL_FIELDS.searchType]: search.searchType,
    }),
  }
}

function reportFlightRules(
  reader: FieldReader,
  destination: Destination | null,
  checkIn: Day | null,
  rooms: Room[],
  { today, domainId }: SearchContext,
): void {
  if (!destination || !hasLandingPlace(destination)) {
    reader.report(problem('flight-destination-missing', HOTEL_FIELDS.destinationText))
  }
  reader.report(
    ...departureProblems(checkIn, today, domainId, HOTEL_FIELDS.checkIn),
    ...passengerProblems(rooms, 'general'),
  )
}

function readDetails(reader: FieldReader, destination: Destination | null) {
  return {
    brandId: Number(reader.shaped(HOTEL_FIELDS.brandId, NUMERIC_ID)),
    giftBoxCode: reader.shaped(HOTEL_FIELDS.giftBoxCode, VOUCHER_CODE),
    packetSales: reader.flag(HOTEL_FIELDS.packetSales),
    includeTrain: reader.flag(HOTEL_FIELDS.includeTrain, INCLUDES_TRAIN_BY_DEFAULT),
    searcherType: reader.shaped(HOTEL_FIELDS.searcherType, SHORT_WORD),
    searchType: reader.shaped(HOTEL_FIELDS.searchType, SHORT_WORD) || DEFAULT_SEARCH_TYPE,
    homeId: reader.shaped(HOTEL_FIELDS.homeId, HOME_ID),
    pageMarker: readPageMarker(reader, destination),
  }
}

function readPageMarker(reader: FieldReader, destination: Destination | null): PageMarker {
  const usual = usualPageMarker(destination)
  const written = reader.text(HOTEL_FIELDS.pageMarker)
  if (written === '') return usual
  const marker = PAGE_MARKERS.find((known) => known === written)
  if (!marker) reader.report(problem('field-unreadable', HOTEL_FIELDS.pageMarker))
  // A hotel's page was asked for, and the hotel is not there.
  if (marker === 'busqueda_por_hotel' && destination && destination.kind !== 'hotel') {
    reader.report(problem('destination-not-chosen', HOTEL_FIELDS.destinationText))
  }
  return marker ?? usual
}

/** What forms and links write alike; what is empty or off is left out. */
function writeDetails(search: HotelSearch): Record<string, string> {
  const details = {
    ...writeStay(search.stay),
    [HOTEL_FIELDS.giftBoxCode]: search.giftBoxCode,
    [HOTEL_FIELDS.packetSales]: search.packetSales ? '1' : '',
    [HOTEL_FIELDS.searcherType]: search.searcherType,
    [HOTEL_FIELDS.homeId]: search.homeId,
    ...(search.flight && {
      [HOTEL_FIELDS.flightChecked]: '1',
      ...writeFlightOrigin(search.flight),
    }),
  }
  return Object.fromEntries(Object.entries(details).filter(([, written]) => written !== ''))
}

function writeFlag(isOn: boolean): string {
  return isOn ? '1' : '0'
}

const VOUCHER_CODE = /^[A-Za-z0-9-]{1,40}$/
const SHORT_WORD = /^\w{1,40}$/
const HOME_ID = /^[a-z0-9]{8}$/
