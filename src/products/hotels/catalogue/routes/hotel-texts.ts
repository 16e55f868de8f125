/** How a hotel is described: in its operator's words, or for the demo world as a seed draws it. */
import { type Language, languageOf } from '../../../../site/locales.ts'
import { scoreOnCard } from '../../reviews/rules/reviews.ts'
import type { EngineHotel } from '../../engine/search/engine-query.ts'
import type { Database } from '../../../../store/database.ts'
import { photographedHotel, type PhotographedHotel } from '../store/hotel-photos.ts'
import { hotelWritings } from '../store/hotel-writings.ts'
import type { Geography } from '../../../../places/geography/geography.ts'
import { describeHotel } from '../../../../../demo/texts/hotel-description.ts'
import type { WordsOf } from '../../../../site/messages/catalogue.ts'
import { categoryOf } from '../rules/categories.ts'
import { photoFacts } from '../../../../../demo/photos/photo-facts.ts'
import type { ReviewedPlace } from '../../../../../demo/texts/review-topics.ts'
import type { HotelPhoto } from '../../../../ui/rules/photo-sizes.ts'
import { photoPath } from '../../../../ui/rules/photo-sizes.ts'
import type { Text } from '../../../../site/messages/catalogue.ts'
import { scenesOf } from '../../../../../demo/photos/scenes-of.ts'

export interface ToldDescription {
  text: string
  /** An operator may not have written it in the visitor's. */
  language: string
}

/** A hidden hotel is described by its facts, because what people wrote may tell its name. */
export async function descriptionOf(
  store: Database,
  geography: Geography,
  hotel: EngineHotel,
  words: WordsOf,
): Promise<ToldDescription> {
  const language = languageOf(words.site.edition.locale)
  const isHidden = hotel.hiddenOfferId !== null
  const [writings, facts] = await Promise.all([
    hotelWritings(store, hotel.id),
    photographedHotel(store, hotel.id),
  ])
  const told = writings && !isHidden ? bestOf(writings.descriptions, language) : null
  if (told) return told
  if (!facts || (!writings?.isDemo && !isHidden)) return { text: '', language }
  const placeName = (id: number) => nameIn(geography, id, language)
  const described = {
    ...drawingFacts(facts),
    name: nameOnSite(hotel, words),
    cityName: placeName(hotel.cityId),
    districtName: hotel.placeId === hotel.cityId ? '' : placeName(hotel.placeId),
    categoryId: hotel.categoryId,
    centreKm: hotel.centreDistanceKm < 0 ? Infinity : hotel.centreDistanceKm,
    // How far the shore is was known only while the world was made.
    beachMetres: null,
    rating: scoreOnCard(hotel.reviews)?.rating ?? 0,
  }
  return { text: describeHotel(described, language), language }
}

/** What a hotel may be called on a page: one that is sold without its name has none. */
export function nameOnSite(
  hotel: Pick<EngineHotel, 'hiddenOfferId' | 'name'>,
  { text }: Pick<WordsOf, 'text'>,
): string {
  return hotel.hiddenOfferId === null ? hotel.name : text('card.hidden-name')
}

/** Empty for a place that the geography does not know; without a language, its own name. */
export function nameIn(geography: Geography, placeId: number, language?: Language): string {
  const index = geography.byId(placeId)
  return index < 0 ? '' : geography.name(index, language)
}

function bestOf(descriptions: Map<string, string>, language: Language): ToldDescription | null {
  const found = [language, 'en', ...descriptions.keys()].find((each) => descriptions.has(each))
  return found === undefined ? null : { text: descriptions.get(found)!, language: found }
}

/** What texts about a demo hotel are drawn from, beside its place and its scores. */
export interface DrawingFacts extends ReviewedPlace {
  seed: number
  stars: number
}

/** Texts and pictures read the surroundings from the same facts, or they would contradict. */
export function drawingFacts(hotel: PhotographedHotel): DrawingFacts {
  const { kind, count } = categoryOf(hotel.categoryId)
  return {
    seed: hotel.id,
    setting: photoFacts(hotel).setting,
    kind: kind === 'unclassified' ? 'house' : kind,
    stars: count,
    serviceCodes: hotel.serviceCodes,
    boardCodes: hotel.boardCodes,
  }
}

/** All photos of a hotel, each with a text that says what is to be seen. */

/** The name is the one that the page may tell; what an operator's own picture shows, nobody said. */
export function hotelPhotoList(hotel: PhotographedHotel, name: string, text: Text): HotelPhoto[] {
  const { id, photosCount, pictures } = hotel
  const scenes = scenesOf(photoFacts(hotel), photosCount, id)
  return Array.from({ length: photosCount }, (_, index) => {
    const position = index + 1
    const scene = pictures.has(position) ? 'other' : (scenes[index]?.scene ?? 'other')
    return {
      picture: photoPath(id, position, 'full'),
      thumbnail: photoPath(id, position, 'thumb'),
      description: text(`gallery.alt.${scene}`, { name }),
    }
  })
}
