/** Days in the words of an edition: "vie, 20 nov 2026". Browsers differ here, so pages get texts. */
import type { Day } from '../../site/calendar-day.ts'
import type { Site } from '../../site/site.ts'

const MS_PER_DAY = 86_400_000
const formats = new Map<string, Intl.DateTimeFormat>()

export function writtenDay({ edition: { conventions } }: Site, day: Day): string {
  let format = formats.get(conventions)
  if (!format)
    formats.set(
      conventions,
      (format = new Intl.DateTimeFormat(conventions, {
        weekday: 'short',
        day: 'numeric',
        month: 'short',
        year: 'numeric',
        timeZone: 'UTC',
      })),
    )
  return format.format(new Date(day * MS_PER_DAY))
}
