/**
 * The order of a group whose options begin with what most hotels have. A tick changes every count,
 * and boxes must not change places under the hand: what orders them is the most that each has had.
 */
import { useState } from 'react'

type Counts = Readonly<Record<string, number>>

/** Of lists seen since the group is there; a list without filters has the most of everything. */
export function useMostHotels(counts: Counts): Counts {
  const [most, setMost] = useState(counts)
  const now = mostOf(most, counts)
  if (now !== most) setMost(now)
  return now
}

/** The same as before where nothing has become more. */
export function mostOf(before: Counts, counts: Counts): Counts {
  if (before === counts) return before
  const more = Object.entries(counts).filter(([value, count]) => count > (before[value] ?? 0))
  return more.length === 0 ? before : { ...before, ...Object.fromEntries(more) }
}
