/** What the hotel form holds, and what it would send. */
import { writeDay } from '../../../../site/calendar-day.ts'
import type { DateRange } from '../../../../search/rules/date-range.ts'
import {
  type DestinationField,
  destinationFields,
  toggleFlight,
} from '../../../../search/rules/destination-field.ts'
import {
  type FlightOrigin,
  NO_ORIGIN,
  writeFlightOrigin,
} from '../../../../places/rules/flight-option.ts'
import { HOTEL_FIELDS } from '../../../../site/form-fields.ts'
import type { Room } from '../../../../search/rules/occupancy.ts'
import { writeRooms } from '../../../../search/rules/room-fields.ts'
import {
  datesFrom,
  destinationFrom,
  isChecked,
  originFrom,
  roomsFrom,
  type Values,
} from '../../../../search/pages/form-start.ts'

export interface HotelFormState {
  destination: DestinationField
  dates: DateRange
  rooms: readonly Room[]
  withFlight: boolean
  origin: FlightOrigin
  /** Whether it is looked first, in the background, that something is free. */
  asksFirst: boolean
}

/** The form's own box; scripts act on it, and no server reads it. */
export const ASKS_FIRST_BOX = 'asks_first'

export function hotelFormFrom(values: Values): HotelFormState {
  return {
    destination: destinationFrom(values),
    dates: datesFrom(values, HOTEL_FIELDS.checkIn, HOTEL_FIELDS.checkOut),
    rooms: roomsFrom(values),
    withFlight: isChecked(values, HOTEL_FIELDS.flightChecked),
    origin: originFrom(values),
    asksFirst: [HOTEL_FIELDS.metaSearch, ASKS_FIRST_BOX].some((each) => isChecked(values, each)),
  }
}

/** Every field, as the rules' reader takes them. */
export function hotelFormValues(form: HotelFormState): Record<string, string> {
  const { start, end } = form.dates
  return {
    ...destinationFields(form.destination),
    [HOTEL_FIELDS.checkIn]: start === null ? '' : writeDay(start),
    [HOTEL_FIELDS.checkOut]: end === null ? '' : writeDay(end),
    ...writeRooms(form.rooms),
    ...(form.withFlight && {
      [HOTEL_FIELDS.flightChecked]: '1',
      ...writeFlightOrigin(form.origin),
    }),
  }
}

/** With a flight other places can be reached, so the destination is asked for again. */
export function switchFlight(form: HotelFormState, withFlight: boolean): HotelFormState {
  return { ...form, withFlight, destination: toggleFlight(), origin: NO_ORIGIN }
}

/** Switched before the page came to life: a text typed since then is for the new choice already. */
export function takeOverFlight(form: HotelFormState, withFlight: boolean): HotelFormState {
  return form.destination.chosen ? switchFlight(form, withFlight) : { ...form, withFlight }
}
