/** How a hotel is described: in its operator's words, or as the demo world invents it. */
import { type Language, languageOf } from '../../../../site/locales.ts'
import { scoreOnCard } from '../../reviews/rules/reviews.ts'
import type { EngineHotel } from '../../engine/search/engine-query.ts'
import type { Database } from '../../../../store/database.ts'
import { photographedHotel, type PhotographedHotel } from '../store/hotel-photos.ts'
import { hotelWritings } from '../store/hotel-writings.ts'
import type { InventedHotels } from '../service/invented-world.ts'
import type { Geography } from '../../../../places/geography/geography.ts'
import type { WordsOf } from '../../../../site/messages/catalogue.ts'
import type { HotelPhoto } from '../../../../ui/rules/photo-sizes.ts'
import { photoPath } from '../../../../ui/rules/photo-sizes.ts'
import type { Text } from '../../../../site/messages/catalogue.ts'

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
  invented: InventedHotels,
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
    facts,
    name: nameOnSite(hotel, words),
    cityName: placeName(hotel.cityId),
    districtName: hotel.placeId === hotel.cityId ? '' : placeName(hotel.placeId),
    centreKm: hotel.centreDistanceKm < 0 ? Infinity : hotel.centreDistanceKm,
    rating: scoreOnCard(hotel.reviews)?.rating ?? 0,
  }
  return { text: invented.describe(described, language), language }
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

// All photos of a hotel, each with a text that says what is to be seen.

/** The name is the one that the page may tell; what an operator's own picture shows, nobody said. */
export function hotelPhotoList(
  hotel: PhotographedHotel,
  name: string,
  text: Text,
  invented: InventedHotels,
): HotelPhoto[] {
  const { id, photosCount, pictures } = hotel
  const scenes = invented.scenes(hotel)
  return Array.from({ length: photosCount }, (_, index) => {
    const position = index + 1
    const scene = pictures.has(position) ? 'other' : (scenes[index] ?? 'other')
    return {
      picture: photoPath(id, position, 'full'),
      thumbnail: photoPath(id, position, 'thumb'),
      description: text(`gallery.alt.${scene}`, { name }),
    }
  })
}
