/** A hotel in the words of schema.org, with what the page shows of prices and reviews. */
import { readDay } from '../../../../site/calendar-day.ts'
import { categoryOf } from '../../catalogue/rules/categories.ts'
import type { HotelPageData } from '../rules/hotel-page.ts'
import { CURRENCIES, toMajorUnits } from '../../../../site/money.ts'
import type { Review } from '../../reviews/rules/reviews.ts'
import { SERVICES, type ServiceCode } from '../../catalogue/rules/services.ts'
import type { EngineHotel } from '../../engine/search/engine-query.ts'

const MOST_OFFERS = 10
const MOST_PHOTOS = 5

export function hotelStructure(hotel: EngineHotel, page: HotelPageData, url: string): object {
  const { symbol, count } = categoryOf(hotel.categoryId)
  const { source } = page.reviews
  const score = source && hotel.reviews[source]
  const { place } = page.hotel
  return {
    '@context': 'https://schema.org',
    '@type': 'Hotel',
    '@id': url,
    url,
    name: hotel.name,
    ...(page.hotel.description && { description: page.hotel.description }),
    image: page.photos.slice(0, MOST_PHOTOS).map(({ picture }) => new URL(picture, url).href),
    address: {
      '@type': 'PostalAddress',
      streetAddress: hotel.address,
      postalCode: hotel.postalCode,
      addressLocality: page.hotel.cityName,
    },
    ...(place && { geo: { '@type': 'GeoCoordinates', ...place } }),
    ...(symbol === 'star' && { starRating: { '@type': 'Rating', ratingValue: count } }),
    amenityFeature: servicesOf(hotel),
    ...(score && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: score.rating,
        bestRating: 10,
        worstRating: 0,
        reviewCount: score.number,
      },
      review: page.reviews.page.reviews.map(writtenReview),
    }),
    ...(page.offers.length > 0 && { makesOffer: offersOf(page, url) }),
  }
}

function servicesOf({ serviceCodes }: EngineHotel) {
  return serviceCodes
    .filter((code): code is ServiceCode => Object.hasOwn(SERVICES, code))
    .map((code) => ({
      '@type': 'LocationFeatureSpecification',
      name: SERVICES[code],
      value: true,
    }))
}

function offersOf({ offers, currency, query }: HotelPageData, url: string) {
  return offers.slice(0, MOST_OFFERS).map(({ roomsTitle, boardDescription, totalAmount }) => ({
    '@type': 'Offer',
    name: `${roomsTitle} · ${boardDescription}`,
    price: toMajorUnits(totalAmount, currency).toFixed(CURRENCIES[currency].minorDigits),
    priceCurrency: CURRENCIES[currency].iso ?? currency,
    availability: 'https://schema.org/InStock',
    url: `${url}?${query}`,
  }))
}

function writtenReview(review: Review) {
  const day = readDay(review.date)
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name: review.author },
    ...(day !== null && { datePublished: new Date(day * 86_400_000).toISOString().slice(0, 10) }),
    ...(review.title && { name: review.title }),
    reviewBody: [review.description, review.negative].filter(Boolean).join(' '),
    inLanguage: review.language,
    reviewRating: { '@type': 'Rating', ratingValue: review.score, bestRating: 10, worstRating: 0 },
  }
}
