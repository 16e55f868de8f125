/** Where a card leads, and whether in a tab of its own. */
import type { CardHotel } from '../../../catalogue/rules/hotel.ts'
import { hotelLink, hotelLinkTarget } from '../../../catalogue/rules/hotel-links.ts'
import type { ResultsPage } from '../../rules/results-page.ts'
import type { ReviewSource } from '../../../reviews/rules/reviews.ts'
import type { SizeClass } from '../../../../../ui/rules/screen-sizes.ts'
import type { Site } from '../../../../../site/site.ts'
import { useSizeClass } from '../../../../../ui/browser/screen-size.ts'
import { usePage } from '../../../../../ui/page-context.tsx'
import { useResultsPage } from '../results-context.tsx'
import { isIos } from './is-ios.ts'

export interface CardLink {
  href: string
  target: '_self' | '_blank'
  /** To the hotel's reviews of a source. */
  reviewsHref: (source: ReviewSource) => string
}

export function cardLink(
  hotel: CardHotel,
  site: Site,
  { giftBoxCode, tokens, query }: ResultsPage,
  size: SizeClass,
): CardLink {
  const options = { giftBoxCode, tokens, query }
  return {
    href: hotelLink(hotel, site, options),
    target: hotelLinkTarget({ siteType: site.type, size, isIos: isIos() }),
    reviewsHref: (reviewsOf) => hotelLink(hotel, site, { ...options, reviewsOf }),
  }
}

export function useCardLink(hotel: CardHotel): CardLink {
  return cardLink(hotel, usePage().site, useResultsPage(), useSizeClass())
}
