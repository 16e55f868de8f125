/** What each splash screen says. */
import cancellation from 'icon:calendar-check'
import price from 'icon:badge-check'
import saving from 'icon:piggy-bank'
import lowCost from 'icon:tag'
import reviews from 'icon:message-square-quote'
import type { MessageKey } from '../messages/catalogue.ts'

export type SplashKind = 'search' | 'flight-hotel' | 'booking'

interface SplashTexts {
  title: MessageKey
  subtitle: MessageKey
  claims: readonly { key: MessageKey; icon: string }[]
}

export const SPLASHES: Record<SplashKind, SplashTexts> = {
  search: {
    title: 'splash.search.title',
    subtitle: 'splash.search.subtitle',
    claims: [
      { key: 'splash.claim.reviews', icon: reviews },
      { key: 'splash.claim.price', icon: price },
      { key: 'splash.claim.cancellation', icon: cancellation },
    ],
  },
  'flight-hotel': {
    title: 'splash.search.title',
    subtitle: 'splash.search.subtitle',
    claims: [
      { key: 'splash.claim.saving', icon: saving },
      { key: 'splash.claim.low-cost', icon: lowCost },
    ],
  },
  booking: { title: 'splash.booking.title', subtitle: 'splash.booking.reserving', claims: [] },
}
