/** What a calendar marks: the chosen days and, while the second is missing, what it would be. */
import type { Day } from '../../../site/calendar-day.ts'
import type { DateRange } from '../../rules/date-range.ts'

export interface ShownRange {
  start: Day | null
  end: Day | null
  /** Only pointed at, not chosen. */
  isPreview: boolean
}

export function shownRange({ start, end }: DateRange, pointedAt: Day | null): ShownRange {
  const isOpen = start === null || end === null
  const known = start ?? end
  if (!isOpen || known === null || pointedAt === null || pointedAt === known)
    return { start, end, isPreview: false }
  // Pointing before the first day previews the swap that a click would make.
  return {
    start: Math.min(known, pointedAt),
    end: Math.max(known, pointedAt),
    isPreview: true,
  }
}

/** Nights of a whole range; null while it is not whole. */
export function nightsOf({ start, end }: DateRange): number | null {
  return start === null || end === null ? null : end - start
}
