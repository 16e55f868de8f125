/** Where a card leads, and whether in a tab of its own. */
import type { CardHotel } from '../../../core/hotel.ts'
import { hotelLink, hotelLinkTarget } from '../../../core/hotel-links.ts'
import type { ReviewSource } from '../../../core/reviews.ts'
import { useSizeClass } from '../../browser/use-size-class.ts'
import { usePage } from '../../page-context.tsx'
import { useResultsPage } from '../results-context.tsx'
import { isIos } from './is-ios.ts'

export interface CardLink {
  href: string
  target: '_self' | '_blank'
  /** To the hotel's reviews of a source. */
  reviewsHref: (source: ReviewSource) => string
}

export function useCardLink(hotel: CardHotel): CardLink {
  const { site } = usePage()
  const page = useResultsPage()
  const size = useSizeClass()
  const options = { giftBoxCode: page.giftBoxCode, tokens: page.tokens, query: page.query }
  return {
    href: hotelLink(hotel, site, options),
    target: hotelLinkTarget({ siteType: site.type, size, isIos: isIos() }),
    reviewsHref: (reviewsOf) => hotelLink(hotel, site, { ...options, reviewsOf }),
  }
}
