/** What search engines, networks and tabs show of a hotel's page. */
import { EDITIONS } from '../../../../site/editions/editions.ts'
import type { Edition } from '../../../../site/editions/edition.ts'
import type { HotelPageData } from '../rules/hotel-page.ts'
import { PHOTO_SIZES } from '../../../../ui/rules/photo-sizes.ts'
import { formatRating, ratingLabel } from '../../catalogue/rules/ratings.ts'
import { scoreOnCard } from '../../reviews/rules/reviews.ts'
import type { EngineHotel } from '../../engine/search/engine-query.ts'
import { brandOf } from '../../../../site/brands.ts'
import type { PageHead } from '../../../../rendering/routes/document.ts'
import { editionAddress } from '../../../../site/edition-links.ts'
import { hotelStructure } from './hotel-structure.ts'
import type { SearchMemory } from '../../service/search-memory.ts'
import { hotelPath } from '../../../../places/routes/suggestion-links.ts'
import type { Visit } from '../../../../http/visit.ts'

export function hotelHead(
  { site, text }: Visit,
  { geography }: Pick<SearchMemory, 'geography'>,
  hotel: EngineHotel,
  page: HotelPageData,
  publicUrl: URL,
): PageHead {
  const { cityName, categoryName } = page.hotel
  const name = page.hotel.name || text('card.hidden-name')
  const score = scoreOnCard(hotel.reviews)
  const label = score && ratingLabel(score.rating, 'card')
  const rating = score ? formatRating(score.rating, text('number.decimal-separator')) : ''
  const head = {
    title: `${text('hotel.title', { name, place: cityName })} · ${brandOf(site).name}`,
    description: label
      ? text('hotel.head.rated', { name, place: cityName, rating, label: text(`rating.${label}`) })
      : text('hotel.head.unrated', { name, place: cityName, category: categoryName }),
  }
  // Nobody should find a hidden hotel by searching for it, nor learn where it is.
  if (hotel.hiddenOfferId !== null) return head
  const addressIn = (edition: Edition) => {
    const there = { ...site, edition, prefixed: false }
    const path = hotelPath(there, geography, hotel.cityId, hotel.id, hotel.name)
    return new URL(path, editionAddress(edition, publicUrl, false)).href
  }
  const canonical = addressIn(site.edition)
  const [photo] = page.photos
  return {
    ...head,
    canonical,
    alternates: Object.values(EDITIONS).map((edition) => ({
      lang: edition.conventions,
      href: addressIn(edition),
    })),
    ...(photo && {
      picture: { path: photo.picture, ...PHOTO_SIZES.full, alt: photo.description },
    }),
    structured: hotelStructure(hotel, page, canonical),
  }
}
