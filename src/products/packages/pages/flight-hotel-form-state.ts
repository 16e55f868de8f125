/** What the flight+hotel form holds, and what it would send. */
import { writeDay } from '../../../site/calendar-day.ts'
import type { DateRange } from '../../../search/rules/date-range.ts'
import {
  type DestinationField,
  destinationFields,
} from '../../../search/rules/destination-field.ts'
import { type FlightOrigin, writeFlightOrigin } from '../../../search/rules/flight-option.ts'
import { FLIGHT_HOTEL_FIELDS } from '../../../site/form-fields.ts'
import type { Room } from '../../../search/rules/occupancy.ts'
import { writeRooms } from '../../../search/rules/room-fields.ts'
import {
  datesFrom,
  destinationFrom,
  isChecked,
  originFrom,
  roomsFrom,
  type Values,
} from '../../../search/pages/form-start.ts'

export interface FlightHotelFormState {
  origin: FlightOrigin
  destination: DestinationField
  trip: DateRange
  hasHotelDates: boolean
  hotelDates: DateRange
  includeTransfer: boolean
  rooms: readonly Room[]
}

const FIELDS = FLIGHT_HOTEL_FIELDS

export function flightHotelFormFrom(values: Values): FlightHotelFormState {
  return {
    origin: originFrom(values),
    destination: destinationFrom(values),
    trip: datesFrom(values, FIELDS.departure, FIELDS.return),
    hasHotelDates: isChecked(values, FIELDS.differentHotelDates),
    hotelDates: datesFrom(values, FIELDS.hotelCheckIn, FIELDS.hotelCheckOut),
    includeTransfer: isChecked(values, FIELDS.includeTransfer),
    rooms: roomsFrom(values),
  }
}

export function flightHotelValues(form: FlightHotelFormState): Record<string, string> {
  return {
    ...writeFlightOrigin(form.origin),
    ...destinationFields(form.destination),
    ...writtenDates(form.trip, FIELDS.departure, FIELDS.return),
    ...(form.hasHotelDates && {
      [FIELDS.differentHotelDates]: '1',
      ...writtenDates(form.hotelDates, FIELDS.hotelCheckIn, FIELDS.hotelCheckOut),
    }),
    ...(form.includeTransfer && { [FIELDS.includeTransfer]: '1' }),
    ...writeRooms(form.rooms),
  }
}

function writtenDates({ start, end }: DateRange, startField: string, endField: string) {
  return {
    [startField]: start === null ? '' : writeDay(start),
    [endField]: end === null ? '' : writeDay(end),
  }
}
