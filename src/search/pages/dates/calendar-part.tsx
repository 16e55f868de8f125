/** Stands where the calendar will be. When it cannot be loaded, dates can still be typed. */
import { latePart } from '../../../ui/late-part.tsx'
import type { CalendarProps } from './calendar.tsx'

export const { Part: CalendarPart, fetchAhead: fetchCalendar } = latePart<CalendarProps>(
  async () => {
    const { Calendar } = await import('./calendar.tsx')
    return Calendar
  },
)
