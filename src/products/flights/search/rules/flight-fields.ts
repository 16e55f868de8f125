/**
 * The names of the flight form's fields, chosen in the style of the specified ones. Apart from them,
 * since the first page of all needs none of these.
 */
import { FLIGHT_HOTEL_FIELDS, HOTEL_FIELDS } from '../../../../site/form-fields.ts'

/** Flights: of a trip to several cities the first way has these names, the others with a number. */
export const FLIGHT_FIELDS = {
  kind: 'tipo_viaje',
  from: HOTEL_FIELDS.originText,
  to: 'destino',
  departure: FLIGHT_HOTEL_FIELDS.departure,
  return: FLIGHT_HOTEL_FIELDS.return,
  /** How many ways a form has room for. */
  ways: 'trayectos',
  adults: 'adultos',
  children: 'ninos',
  infants: 'bebes',
  cabin: 'cabina',
  nearby: 'cercanos',
  selfTransfer: 'conexion_propia',
  /** What was chosen so far: the journey of each way, and the brand of all. */
  journey: 'trayecto',
  brand: 'tarifa',
} as const

/** Ways are numbered from 1. */
export function wayField(name: string, way: number): string {
  return way === 1 ? name : `${name}_${way}`
}
