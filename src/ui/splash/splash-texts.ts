/** What each splash screen says. */
import cancellation from 'icon:calendar-check'
import price from 'icon:badge-check'
import saving from 'icon:piggy-bank'
import lowCost from 'icon:tag'
import reviews from 'icon:message-square-quote'
import type { OwnClaim } from '../../site/own-claims.ts'
import type { MessageKey } from '../../site/messages/catalogue.ts'

export type SplashKind = 'search' | 'flight-hotel' | 'booking'

interface SplashTexts {
  title: MessageKey
  subtitle: MessageKey
  /** Those that are claims of the shop are told where they hold. */
  claims: readonly { key: MessageKey; icon: string; claim?: OwnClaim }[]
}

export const SPLASHES: Record<SplashKind, SplashTexts> = {
  search: {
    title: 'splash.search.title',
    subtitle: 'splash.search.subtitle',
    claims: [
      { key: 'splash.claim.reviews', icon: reviews, claim: 'reviews' },
      { key: 'splash.claim.price', icon: price, claim: 'price' },
      { key: 'splash.claim.cancellation', icon: cancellation, claim: 'cancellation' },
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
