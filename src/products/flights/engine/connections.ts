/** Which flights make a journey: how far round it may go, and how long one waits between them. */

/** Of the whole way, against the way as the crow flies, by the number of stops. */
const DETOUR_PERMILLE = [Infinity, 1450, 1600] as const
const DETOUR_KM = [0, 300, 500] as const

export function maxKm(km: number, stops: number): number {
  return stops === 0
    ? Infinity
    : Math.floor((km * DETOUR_PERMILLE[stops]!) / 1000) + DETOUR_KM[stops]!
}

/** Who has so many journeys with one stop or none is not shown any with two. */
export const ENOUGH_JOURNEYS = 10

export const MAX_LAYOVER_MINUTES = 600
/** To collect bags, to check in again, and for a first flight that is late. */
export const SELF_TRANSFER_MINUTES = 180
export const TERMINAL_CHANGE_MINUTES = 30

/** 0 for small airports, 1 for middling ones, 2 for large ones. */
export type AirportSize = 0 | 1 | 2
const CONNECTION_MINUTES = {
  domestic: [35, 40, 50],
  international: [45, 60, 75],
} as const

/** International when any of the two legs crosses a border. */
export function minimumConnection(size: AirportSize, isInternational: boolean): number {
  return CONNECTION_MINUTES[isInternational ? 'international' : 'domestic'][size]
}
