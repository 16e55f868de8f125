/** What lies around a hotel: sights, the nearest airport, and other hotels for the same stay. */
import { categoryOf } from '../../catalogue/rules/categories.ts'
import { distanceKm, type GeoPoint } from '../../../../places/rules/distance.ts'
import { hotelLink } from '../../catalogue/rules/hotel-links.ts'
import type { NearbyCard, NearbyPoint } from '../rules/hotel-page.ts'
import { languageOf } from '../../../../site/locales.ts'
import { isOnMap } from '../../list/rules/map-view.ts'
import { formatMoney, isPriceShown } from '../../../../site/money.ts'
import { photoPath } from '../../../../ui/rules/photo-sizes.ts'
import { scoreOnCard } from '../../reviews/rules/reviews.ts'
import type { EngineHotel, StayQuery } from '../../engine/search/engine-query.ts'
import type { Geography } from '../../../../places/geography/geography.ts'
import { foundHotel } from '../../list/routes/found-results.ts'
import type { WordsOf } from '../../../../site/messages/catalogue.ts'
import { placeWords } from '../../../../places/service/place-words.ts'
import type { SearchMemory } from '../../service/search-memory.ts'

const MAX_POINTS = 8
const FARTHEST_POINT_KM = 15
const FARTHEST_AIRPORT_KM = 120
const MAX_HOTELS = 4
/** So many neighbours are looked at before the most similar ones are chosen. */
const NEIGHBOURS = 24

/** The sights for which people choose a hotel here, and the nearest airport; the nearest first. */
export function pointsAround(
  geography: Geography,
  spot: GeoPoint,
  { site, text }: WordsOf,
): NearbyPoint[] {
  if (!isOnMap(spot)) return []
  const { points, airports } = geography.columns
  const language = languageOf(site.edition.locale)
  const sights = within(points, spot, FARTHEST_POINT_KM)
    .toSorted((one, other) => worth(other) - worth(one))
    .slice(0, MAX_POINTS)
    .map(({ at, ...place }) => ({ ...place, name: geography.pointNames.name(at, language) }))
  const airport = within(airports, spot, FARTHEST_AIRPORT_KM)
    .filter(({ at }) => airports.destination[at]! >= 0)
    .toSorted((one, other) => one.distanceKm - other.distanceKm)
    .slice(0, 1)
    .map(({ at, ...place }) => {
      const city = geography.name(airports.destination[at]!, language)
      const code = geography.airportCodes.name(at)
      return { ...place, name: text('hotel.airport', { city, code }) }
    })
  return [...sights, ...airport]
    .map(({ name, latitude, longitude, distanceKm: km }) => ({
      name,
      latitude,
      longitude,
      distanceKm: km,
    }))
    .toSorted((one, other) => one.distanceKm - other.distanceKm)
}

interface Places {
  latitude: Float32Array
  longitude: Float32Array
  popularity: Float32Array
}

interface PlaceNear extends GeoPoint {
  at: number
  distanceKm: number
  popularity: number
}

function within(places: Places, spot: GeoPoint, radiusKm: number): PlaceNear[] {
  const found: PlaceNear[] = []
  // A degree of latitude is 111 km: most of the world is ruled out without any trigonometry.
  const degrees = radiusKm / 111
  for (let at = 0; at < places.latitude.length; at++) {
    const latitude = places.latitude[at]!
    if (Math.abs(latitude - spot.latitude) > degrees) continue
    const longitude = places.longitude[at]!
    const km = distanceKm(spot, { latitude, longitude })
    if (km <= radiusKm)
      found.push({ at, latitude, longitude, distanceKm: km, popularity: places.popularity[at]! })
  }
  return found
}

/** A famous sight is worth a longer walk. */
function worth({ popularity, distanceKm: km }: PlaceNear): number {
  return popularity / (1 + km)
}

/** Hotels of about the same class that are free for the stay, and not far; sold-out ones last. */
export function hotelsAround(
  memory: SearchMemory,
  words: WordsOf,
  hotel: EngineHotel,
  query: StayQuery,
  links: { query: string },
): NearbyCard[] {
  const { engine, geography } = memory
  const places = placeWords(geography, languageOf(words.site.edition.locale))
  const stars = categoryOf(hotel.categoryId).count
  return engine
    .hotelsNearby(hotel.id, NEIGHBOURS)
    .flatMap(({ hotelId, distanceKm: km }) => {
      const other = engine.hotelFor(hotelId, query)
      // Beside its neighbours a hidden hotel would soon be recognised.
      return other && other.hiddenOfferId === null ? [{ other, km }] : []
    })
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, MAX_HOTELS)
    .map(({ other, km }) => {
      const { name, uri, categoryId, categoryName, minRate, currency, reviews } = foundHotel(
        other,
        words,
        places,
        memory,
      )
      return {
        id: other.id,
        name,
        categoryId,
        categoryName,
        href: hotelLink({ uri, hiddenOfferId: null }, words.site, links),
        photo: photoPath(other.id, 1, 'card'),
        score: scoreOnCard(reviews),
        distanceKm: hotel.hiddenOfferId === null ? km : -1,
        priceText:
          minRate && isPriceShown(minRate.price) ? formatMoney(minRate.price, currency) : '',
      }
    })

  function rank({ other, km }: { other: EngineHotel; km: number }): number {
    const isSoldOut = other.minRate === null
    return Number(isSoldOut) * 100 + Math.abs(categoryOf(other.categoryId).count - stars) * 3 + km
  }
}
