/** A flight+hotel search: a trip by air and a hotel for all of it, or for other dates within it. */
import type { Day } from '../../../site/calendar-day.ts'
import {
  type Destination,
  hasLandingPlace,
  readDestination,
  writeDestination,
} from '../../../places/rules/destination.ts'
import {
  departureProblems,
  type FlightOrigin,
  readFlightOrigin,
  writeFlightOrigin,
} from '../../../places/rules/flight-option.ts'
import { FLIGHT_HOTEL_FIELDS, HOTEL_FIELDS } from '../../../site/form-fields.ts'
import { type FieldReader, fieldReader, type FormValues } from '../../../site/form-values.ts'
import type { Room } from '../../../search/rules/occupancy.ts'
import { passengerProblems } from '../../../search/rules/passengers.ts'
import { problem, type Read } from '../../../site/problems.ts'
import { readRooms, writeRooms } from '../../../search/rules/room-fields.ts'
import type { Stay, UnfinishedStay } from '../../../site/stay.ts'
import { finishedStay, readStay, writeStay } from '../../../search/rules/date-range.ts'

export interface FlightHotelSearch {
  origin: FlightOrigin
  destination: Destination
  /** Checked in on the day of departure, out on the day of return. */
  trip: Stay
  /** The nights in the hotel when they differ from the trip; null when they do not. */
  hotelStay: Stay | null
  includeTransfer: boolean
  rooms: Room[]
}

/** A destination that was read before need not be read again. */
export function readFlightHotelSearch(
  values: FormValues,
  { today, domainId }: { today: Day; domainId: number },
  chosen: Destination | null = null,
): Read<FlightHotelSearch> {
  const reader = fieldReader(values)
  const origin = readFlightOrigin(reader)
  const destination = chosen ?? readDestination(reader)
  if (destination && !hasLandingPlace(destination)) {
    reader.report(problem('flight-destination-missing', HOTEL_FIELDS.destinationText))
  }
  const tripDates = readStay(reader, today, TRIP_FIELDS, '20_1_11')
  reader.report(...departureProblems(tripDates.checkIn, today, domainId, TRIP_FIELDS.checkIn))
  const hotelStay = readHotelStay(reader, today, tripDates)
  const rooms = readRooms(reader)
  reader.report(...passengerProblems(rooms, 'general'))
  const includeTransfer = reader.flag(FLIGHT_HOTEL_FIELDS.includeTransfer)
  const trip = finishedStay(tripDates)
  return reader.finish(
    destination && trip && { origin, destination, trip, hotelStay, includeTransfer, rooms },
  )
}

export function writeFlightHotelSearch(search: FlightHotelSearch): Record<string, string> {
  return {
    ...writeFlightOrigin(search.origin),
    ...writeDestination(search.destination),
    ...writeStay(search.trip, TRIP_FIELDS),
    ...(search.hotelStay && {
      [FLIGHT_HOTEL_FIELDS.differentHotelDates]: '1',
      ...writeStay(search.hotelStay, HOTEL_STAY_FIELDS),
    }),
    ...(search.includeTransfer && { [FLIGHT_HOTEL_FIELDS.includeTransfer]: '1' }),
    ...writeRooms(search.rooms),
  }
}

const TRIP_FIELDS = {
  checkIn: FLIGHT_HOTEL_FIELDS.departure,
  checkOut: FLIGHT_HOTEL_FIELDS.return,
}

const HOTEL_STAY_FIELDS = {
  checkIn: FLIGHT_HOTEL_FIELDS.hotelCheckIn,
  checkOut: FLIGHT_HOTEL_FIELDS.hotelCheckOut,
}

/** Other hotel dates count only with their flag, and only within the trip: nobody is there else. */
function readHotelStay(reader: FieldReader, today: Day, trip: UnfinishedStay): Stay | null {
  if (!reader.flag(FLIGHT_HOTEL_FIELDS.differentHotelDates)) return null
  const { checkIn, checkOut } = readStay(reader, today, HOTEL_STAY_FIELDS, '20_1_11')
  if (trip.checkIn !== null && checkIn !== null && checkIn < trip.checkIn) {
    reader.report(problem('range-too-early', HOTEL_STAY_FIELDS.checkIn, trip.checkIn))
  }
  if (trip.checkOut !== null && checkOut !== null && checkOut > trip.checkOut) {
    reader.report(problem('range-too-late', HOTEL_STAY_FIELDS.checkOut, trip.checkOut))
  }
  return finishedStay({ checkIn, checkOut })
}
