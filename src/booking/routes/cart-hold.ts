/** How long the rooms of a cart are kept, as its pages tell it. */
import { type Cart, MAX_HOLD_RENEWALS } from '../rules/booking.ts'
import type { ShownHold } from '../pages/cart/hold-clock.tsx'
import type { Site } from '../../site/site.ts'

export function holdOf(
  { expiresAt, renewals }: Pick<Cart, 'expiresAt' | 'renewals'>,
  { edition }: Pick<Site, 'edition'>,
  now: number,
): ShownHold {
  const format = new Intl.DateTimeFormat(edition.conventions, {
    timeStyle: 'short',
    timeZone: edition.timeZone,
  })
  const secondsLeft = Math.max(0, Math.floor((expiresAt - now) / 1_000))
  const renewal = renewals < MAX_HOLD_RENEWALS ? renewals : null
  return { until: format.format(expiresAt), secondsLeft, renewal }
}
