/**
 * Lines with the same trip id are one purchase, by law or by price: a package. They are shown
 * together, they leave a cart together, and they are cancelled together.
 */

interface OfTrip {
  tripId?: string | undefined
}

/** A line with all others of its trip, in their order; a line without a trip is alone. */
export function sameTrip<Any extends OfTrip>(line: Any, lines: readonly Any[]): Any[] {
  if (line.tripId === undefined) return [line]
  return lines.filter(({ tripId }) => tripId === line.tripId)
}

/** Each trip once, where its first line stands. */
export function byTrip<Any extends OfTrip>(lines: readonly Any[]): Any[][] {
  return lines.map((line) => sameTrip(line, lines)).filter((trip, at) => trip[0] === lines[at])
}
