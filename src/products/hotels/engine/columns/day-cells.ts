/**
 * The state of one room type on one day in 16 bits: how many consecutive nights from this one are
 * free, how long a stay that begins here must be at least, and how many rooms are left.
 *
 *   run 0–31 (5 bits) | minimum stay 0–31 (5 bits) | rooms left 0–63 (6 bits)
 *
 * Nothing that a search can ask is lost by these limits: a stay has at most 30 nights, so a run of
 * 31 means "long enough" and a minimum of 31 means "never"; a search asks for at most five rooms.
 * With the run in the cell of the check-in day, the availability of a whole stay is one read.
 */
export const LONGEST_RUN = 31
export const MINIMUM_SHIFT = 5
export const ROOMS_SHIFT = 10
export const FIVE_BITS = 31
/** More rooms of one type are counted as so many. */
export const MOST_ROOMS_LEFT = 63

export function dayCell(roomsLeft: number, minimumStay: number, run: number): number {
  const rooms = Math.max(0, Math.min(roomsLeft, MOST_ROOMS_LEFT))
  const minimum = Math.max(0, Math.min(minimumStay, FIVE_BITS))
  return (rooms << ROOMS_SHIFT) | (minimum << MINIMUM_SHIFT) | run
}

export function runOf(cell: number): number {
  return cell & FIVE_BITS
}

export function minimumStayOf(cell: number): number {
  return (cell >> MINIMUM_SHIFT) & FIVE_BITS
}

export function roomsLeftOf(cell: number): number {
  return cell >> ROOMS_SHIFT
}

export function withRun(cell: number, run: number): number {
  return (cell & ~FIVE_BITS) | run
}

/** The run of a night, when that of the night after it is known. */
export function runBefore(cell: number, nextRun: number): number {
  return roomsLeftOf(cell) === 0 ? 0 : Math.min(LONGEST_RUN, nextRun + 1)
}
