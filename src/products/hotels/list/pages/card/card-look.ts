/** What a card shows of a hotel: its words, and the form that they are set in. */
import { isBoardShown } from '../../../catalogue/rules/boards.ts'
import { writeDay } from '../../../../../site/calendar-day.ts'
import { isSoldOut } from '../../rules/card-price-effect.ts'
import { locationLine } from '../../rules/location-line.ts'
import { categoryOf } from '../../../catalogue/rules/categories.ts'
import { type Claims, claimsOn, type UrgencyClaim } from '../../../facts/rules/claims.ts'
import { discountBadge } from '../../../rates/rules/discounts.ts'
import { formatDistance } from '../../../../../places/rules/distance.ts'
import type { CardHotel, HotelMetadata } from '../../../catalogue/rules/hotel.ts'
import { isMapButtonShown } from '../../rules/map-view.ts'
import { formatMoney, isPriceShown } from '../../../../../site/money.ts'
import { isComplete } from '../../rules/page-status.ts'
import { PHOTO_SIZES, photoPath, photoSource } from '../../../../../ui/rules/photo-sizes.ts'
import {
  formatRating,
  type RatingClass,
  ratingClass,
  ratingLabel,
} from '../../../catalogue/rules/ratings.ts'
import type { ResultsPage } from '../../rules/results-page.ts'
import { type ReviewSource, scoreOnCard } from '../../../reviews/rules/reviews.ts'
import type { SizeClass } from '../../../../../ui/rules/screen-sizes.ts'
import { serviceLabels } from '../../../catalogue/rules/services.ts'
import { stayNights } from '../../../../../site/stay.ts'
import { packetSaleLine, SKI_PASS, supplementOf } from '../../../catalogue/rules/supplements.ts'
import { type PageSurroundings, usePage } from '../../../../../ui/page-context.tsx'
import { brandName } from '../../../../../site/brand-names.ts'
import { signInHref } from '../../../../../accounts/pages/sign-in-link.tsx'
import { listHref } from '../list-address.ts'
import type { ShownList } from '../use-list.ts'
import { hotelLink, hotelLinkTarget } from '../../../catalogue/rules/hotel-links.ts'
import type { Site } from '../../../../../site/site.ts'
import { useSizeClass } from '../../../../../ui/browser/screen-size.ts'
import { useResultsPage, useShownList } from '../results-context.tsx'

export interface CardOfHotel {
  hotel: CardHotel
  /** Counted from 0 on the page. */
  position: number
  /** Page status: 100 is complete, 200 once rendered. */
  status: number
  metadata: HotelMetadata | null
}

/** The page around a card, as far as its words depend on it. */
interface CardSetting extends Pick<PageSurroundings, 'site' | 'text' | 'path'> {
  page: ResultsPage
  list: ShownList
  size: SizeClass
}

export type CardLook = ReturnType<typeof cardLook>

/** The first cards are seen at once; the pictures of the others can wait. */
const SEEN_AT_ONCE = 2

export function cardLook(card: CardOfHotel, setting: CardSetting) {
  const { hotel, position, status, metadata } = card
  const { site, text, page, size } = setting
  const { symbol, count, kind } = categoryOf(hotel.categoryId)
  const link = cardLink(hotel, site, page, size)
  const score = scoreOnCard(hotel.reviews)
  const packet = packetSaleLine(hotel.packetSale.type, hotel.packetSale.options)
  const claims = claimsOn(size, { hotel, metadata, isPageComplete: isComplete(status) })
  const { name } = hotel
  const picture = photoSource(hotel.thumbnail, site)
  return {
    form: {
      symbol,
      symbols: count,
      // Stars are what everybody takes for those of a hotel.
      isCategoryNamed: kind !== 'hotel',
      target: link.target,
      isHidden: hotel.hiddenOfferId !== null,
      isSoldOut: isSoldOut(hotel.minPrice, status),
      isGetaway: packet?.isGetaway ?? false,
      packetIcon: supplementOf(hotel.packetSale.type)?.icon ?? '',
      isOnMap: isMapButtonShown(
        hotel.centreDistanceKm,
        isComplete(setting.list.results.summary.status.complete),
      ),
      hasPhotos: hotel.photosCount > 0,
      loading: position < SEEN_AT_ONCE ? 'eager' : 'lazy',
      priority: position === 0 ? 'high' : 'auto',
      ratingClass: score ? ratingClass(score.rating) : ('' as RatingClass | ''),
      isGoodPrice: claims.isGoodPrice,
      urgency: claims.urgency.display,
      discount: hotel.minRate?.discount?.kind ?? '',
    } as const,
    words: {
      id: String(hotel.id),
      name: name || text('card.hidden-name'),
      category: hotel.categoryName,
      place: placeWords(hotel, setting),
      photos: text('card.photos', { name, count: hotel.photosCount }),
      photosCount: hotel.photosCount > 1 ? String(hotel.photosCount) : '',
      picture,
      pictures:
        picture &&
        [
          `${picture} ${PHOTO_SIZES.card.width}w`,
          `${photoSource(photoPath(hotel.id, 1, 'wide'), site)} ${PHOTO_SIZES.wide.width}w`,
        ].join(', '),
      like: text('card.favourite', { name }),
      compare: text('compare.add', { name }),
      href: link.href,
      ...scoreWords(score, link, setting),
      services: serviceLabels(hotel.serviceCodes, hotel.supplementCodes.includes(SKI_PASS)).map(
        (service) => text(`service.${service}`),
      ),
      packet: packet?.text ? text(`card.${packet.kind}`, { text: packet.text }) : '',
      cancellation: cancellationWords(hotel, setting),
      payment: hotel.paymentLabel,
      ...claimWords(claims, setting),
      ...rateWords(hotel, setting),
    },
  }
}

function placeWords(hotel: CardHotel, { text, page, list }: CardSetting): string {
  const [pointId] = list.shown.filters.pointsOfInterest ?? []
  const name = pointId && list.results.summary.names.pointsOfInterest?.[pointId]
  const line = locationLine({
    cityName: hotel.cityName,
    centreDistanceKm: hotel.centreDistanceKm,
    point: name ? { name, distanceKm: hotel.pointDistanceKm } : null,
    hasCoast: page.place.type === 'coast',
  })
  if (line.distanceKm === null) return line.name
  const distance = formatDistance(line.distanceKm)
  return text(`card.location.${line.kind}`, { name: line.name, distance })
}

function scoreWords(
  score: ReturnType<typeof scoreOnCard>,
  link: CardLink,
  { text }: CardSetting,
): Record<'rating' | 'ratingLabel' | 'opinions' | 'reviewsHref', string> {
  if (!score) return { rating: '', ratingLabel: '', opinions: '', reviewsHref: '' }
  const label = ratingLabel(score.rating, 'results')
  return {
    rating: formatRating(score.rating, text('number.decimal-separator')),
    ratingLabel: label ? text(`rating.${label}`) : '',
    opinions: text('card.opinions', { count: score.number }),
    reviewsHref: link.reviewsHref(score.source),
  }
}

function cancellationWords(hotel: CardHotel, { text }: CardSetting): string {
  if (!hotel.hasFreeCancellation) return ''
  const until = hotel.minRate?.freeCancellationUntil ?? null
  // Another rate can be cancelled; of the price on the card that must not be said.
  return until === null
    ? text('card.free-cancellation-too')
    : text('card.free-cancellation-until', { day: writeDay(until).slice(0, 5) })
}

function claimWords({ roomsLeft, urgency }: Claims, { site, text }: CardSetting) {
  const claimed = (claim: UrgencyClaim | null) =>
    claim ? text(`card.${claim.wording}`, { count: claim.count }) : ''
  return {
    roomsLeft:
      roomsLeft === null
        ? ''
        : text('card.rooms-left', { count: roomsLeft, brand: brandName(site) }),
    visits: claimed(urgency.visits),
    orders: claimed(urgency.orders),
  }
}

const NO_RATE = {
  board: '',
  total: '',
  nights: '',
  perNight: '',
  badge: '',
  original: '',
  included: '',
  signIn: '',
  signInHref: '',
}

function rateWords({ minRate, currency }: CardHotel, setting: CardSetting): typeof NO_RATE {
  if (!minRate) return NO_RATE
  const { site, text, path, page, list } = setting
  const nights = stayNights(page.stay)
  const badge = discountBadge(minRate)
  const { discount, percentForSubscribers: percent } = minRate
  const money = (amount: number) => formatMoney(amount, currency)
  return {
    board: isBoardShown(minRate.boardCode, !!list.shown.filters.boards) ? minRate.boardName : '',
    total: isPriceShown(minRate.price) ? money(minRate.price) : '',
    nights: text('card.total', { nights }),
    perNight:
      nights > 1 || page.rooms.length > 1
        ? text(page.rooms.length > 1 ? 'card.per-room-and-night' : 'card.per-night', {
            price: money(minRate.pricePerNightAndRoom),
          })
        : '',
    badge: badge === null ? '' : text('card.discount', { percent: badge }),
    original: badge === null ? '' : money(minRate.originalPrice),
    included: discount ? text(`discount.${discount.kind}`, { percent: discount.percent }) : '',
    signIn: percent > 0 ? text('discount.sign-in', { percent }) : '',
    signInHref:
      percent > 0 ? signInHref(site, path.split('?', 1)[0] + listHref(page, list.shown)) : '',
  }
}

export function useCardSetting(size: SizeClass): CardSetting {
  const { site, text, path } = usePage()
  return { site, text, path, page: useResultsPage(), list: useShownList(), size }
}

/** Where a card leads, and whether in a tab of its own. */
export interface CardLink {
  href: string
  target: '_self' | '_blank'
  /** To the hotel's reviews of a source. */
  reviewsHref: (source: ReviewSource) => string
}

function cardLink(
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

/** Whether the page is on an iPhone or iPad; the server does not know and takes it not to be. */
function isIos(): boolean {
  if (typeof navigator === 'undefined') return false
  // An iPad says that it is a Mac, but a Mac has no touch screen.
  const isTouchMac = navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1
  return /iPhone|iPad|iPod/.test(navigator.userAgent) || isTouchMac
}
