/** How long the rooms of a cart are kept, as its pages tell it. */
import type { Cart } from '../core/booking/booking.ts'
import type { Site } from '../core/site.ts'

export function holdOf(
  { expiresAt }: Pick<Cart, 'expiresAt'>,
  { edition }: Pick<Site, 'edition'>,
  now: number,
): { until: string; secondsLeft: number } {
  const format = new Intl.DateTimeFormat(edition.conventions, {
    timeStyle: 'short',
    timeZone: edition.timeZone,
  })
  const secondsLeft = Math.max(0, Math.floor((expiresAt - now) / 1_000))
  return { until: format.format(expiresAt), secondsLeft }
}
