/**
 * The specified names of the form fields, each once. Pages render them, links carry them, readers
 * read them; everything else in the product uses the English names on the left.
 */

export const HOTEL_FIELDS = {
  destinationText: 'nombre_destino1',
  destinationName: 'nombre_destino',
  placeId: 'id_destino',
  coastId: 'id_costa',
  hotelId: 'id_hotel',
  brandId: 'id_marca',
  checkIn: 'fecha_entrada',
  checkOut: 'fecha_salida',
  nights: 'num_noches',
  rooms: 'num_habitaciones',
  customers: 'num_customers',
  pageMarker: 'pg',
  originText: 'origen',
  originId: 'id_numeric_origen',
  flightChecked: 'flightChecked',
  packetSales: 'packetSales',
  giftBoxCode: 'giftBoxCode',
  homeId: 'id_home',
  searcherType: 'tipo_buscador',
  includeTrain: 'incluir_tren',
  searchType: 'searchType',
  metaSearch: 'type_search',
} as const

/** Not named by the specification; chosen in its style. Shared ideas keep the hotel form's names. */
export const FLIGHT_HOTEL_FIELDS = {
  originText: HOTEL_FIELDS.originText,
  originId: HOTEL_FIELDS.originId,
  departure: 'fecha_ida',
  return: 'fecha_vuelta',
  differentHotelDates: 'otras_fechas_hotel',
  hotelCheckIn: HOTEL_FIELDS.checkIn,
  hotelCheckOut: HOTEL_FIELDS.checkOut,
  includeTransfer: 'incluir_traslado',
} as const

export const GETAWAY_FIELDS = {
  type: 'tipo_escapada',
  date: 'fecha_escapada',
  duration: 'duracion',
} as const

/** Rooms and children are numbered from 1 in field names. */
export function adultsField(room: number): string {
  return `num_adultos_${room}`
}

export function childrenField(room: number): string {
  return `num_ninos_${room}`
}

export function ageField(room: number, child: number): string {
  return `edad_${room}_${child}`
}
