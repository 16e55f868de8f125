/**
 * What flying does to the climate, for one passenger: an estimate by the constants of the Travel
 * Impact Model. The fuel of a flight is shared among its passengers by the floor that a seat of
 * their cabin takes; of all seats, so many are taken as on an average flight.
 */
import { AIRCRAFT, type AircraftCode, type Cabin, CABINS } from '../../timetable/rules/timetable.ts'

/** Kilograms of CO₂e for a kilogram of fuel, from the well to the wake. */
const CO2E_PER_FUEL = 3.8359
const LOAD_FACTOR = 0.845

/** In halves of an economy seat. */
const NARROW_SEAT_HALVES: Readonly<Record<Cabin, number>> = {
  economy: 2,
  premium: 2,
  business: 3,
  first: 3,
}
const WIDE_SEAT_HALVES: Readonly<Record<Cabin, number>> = {
  economy: 2,
  premium: 3,
  business: 8,
  first: 10,
}
const WIDE: ReadonlySet<AircraftCode> = new Set(['788', '789', '359', '77W'])

export function seatHalves(aircraft: AircraftCode): Readonly<Record<Cabin, number>> {
  return WIDE.has(aircraft) ? WIDE_SEAT_HALVES : NARROW_SEAT_HALVES
}

/** Whole kilograms for a leg in economy. */
export function economyCo2Kg(aircraft: AircraftCode, km: number): number {
  const { seats, fuelStart, fuelPerKm } = AIRCRAFT[aircraft]
  const halves = seatHalves(aircraft)
  const places = CABINS.reduce((sum, cabin) => sum + (seats[cabin] * halves[cabin]) / 2, 0)
  return Math.round(((fuelStart + fuelPerKm * km) * CO2E_PER_FUEL) / (places * LOAD_FACTOR))
}

/** The same in a cabin where a seat takes so many halves of one in economy. */
export function cabinCo2Kg(economyKg: number, halves: number): number {
  return Math.round((economyKg * halves) / 2)
}
