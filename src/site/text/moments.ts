/** Moments as the people of a site read them. */
import type { Site } from '../site.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

export function momentsOn({ edition }: Pick<Site, 'edition'>): (instant: number) => string {
  const { conventions, timeZone } = edition
  const key = `${conventions} ${timeZone}`
  let format = formats.get(key)
  if (!format) {
    format = new Intl.DateTimeFormat(conventions, {
      dateStyle: 'short',
      timeStyle: 'medium',
      timeZone,
    })
    formats.set(key, format)
  }
  return (instant) => format.format(instant)
}
