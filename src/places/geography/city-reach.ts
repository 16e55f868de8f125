/** How far a city reaches, and so to which of several a spot belongs. */

/**
 * Kilometres from the centre that still count as "in" a city of this size: 3 km for a village,
 * 10 km at 200,000, 30 km at three million. Fitted by eye to built-up areas.
 */
export function reachKm(population: number): number {
  return 2.5 + Math.sqrt(population) / 60
}

/**
 * How little a spot belongs to a city, 0 being its centre and 1 its edge; beyond the edge each
 * reach of a village counts one more, whatever the city's size, so that a castle in the country
 * belongs to the village below it and not to the capital an hour away.
 */
export function remoteness(km: number, population: number): number {
  const reach = reachKm(population)
  return km <= reach ? km / reach : 1 + (km - reach) / reachKm(0)
}
