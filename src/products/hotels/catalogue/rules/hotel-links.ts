/** Links from the list to a hotel's own page. */
import type { Hotel } from './hotel.ts'
import type { ReviewSource } from '../../reviews/rules/reviews.ts'
import { pathOf, withPrefix } from '../../../../site/routes.ts'
import type { SizeClass } from '../../../../ui/rules/screen-sizes.ts'
import type { Site, SiteType } from '../../../../site/site.ts'

export interface HotelLinkOptions {
  /** The voucher that pays for the stay; it has pages of its own. */
  giftBoxCode?: string
  /** Handed on to the hotel page as they came. */
  tokens?: { atoken?: string; utoken?: string }
  /** The stay for which the list was made, so that the hotel page shows the same prices. */
  query?: string
  /** Where on the page its reviews are. */
  reviewsOf?: ReviewSource
}

const REVIEW_ANCHORS: Record<ReviewSource, string> = {
  own: '#opinions',
  bookingPartner: '#opinions',
  travelReviewSite: '#tripopi',
}

export function hotelLink(
  hotel: Pick<Hotel, 'uri' | 'hiddenOfferId'>,
  site: Pick<Site, 'edition' | 'prefixed'>,
  { giftBoxCode, tokens, query = '', reviewsOf }: HotelLinkOptions = {},
): string {
  const path = giftBoxCode
    ? pathOf(site, 'giftBoxHotelPage', {
        code: giftBoxCode.toLowerCase(),
        uri: simplifiedUri(hotel.uri),
      })
    : withPrefix(hotel.hiddenOfferId === null ? hotel.uri : withSlash(hotel.uri), site)
  const asked = [query, tokenQuery(tokens)].filter(Boolean).join('&')
  return path + (asked && `?${asked}`) + (reviewsOf ? REVIEW_ANCHORS[reviewsOf] : '')
}

/**
 * A new tab keeps the list and its place. An app has no tabs, and on a small iPhone screen the
 * way back from one is hard to find.
 */
export function hotelLinkTarget(visitor: {
  siteType: SiteType
  size: SizeClass
  isIos: boolean
}): '_self' | '_blank' {
  const isSmallIos = visitor.isIos && visitor.size === 'S'
  return visitor.siteType === 'app' || isSmallIos ? '_self' : '_blank'
}

/** The last word of the path, `{hotel-slug}-{id}`, which names the hotel on its own. */
function simplifiedUri(uri: string): string {
  return uri.split('/').findLast(Boolean) ?? ''
}

function withSlash(uri: string): string {
  return uri.endsWith('/') ? uri : `${uri}/`
}

/** `noredirect` keeps the hotel page from sending a token's owner elsewhere. */
export function tokenQuery({ atoken, utoken }: HotelLinkOptions['tokens'] = {}): string {
  if (!atoken && !utoken) return ''
  const query = new URLSearchParams()
  if (atoken) query.set('atoken', atoken)
  if (utoken) query.set('utoken', utoken)
  query.set('noredirect', '1')
  return String(query)
}
