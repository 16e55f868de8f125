/** One thing about one hotel, fetched when a page needs it: description, photos or opinions. */
import type { EngineHotel } from '../../engine/search/engine-query.ts'
import type { Database } from '../../../../store/database.ts'
import { photographedHotel } from '../../catalogue/store/hotel-photos.ts'
import { Failure } from '../../../../http/failures.tsx'
import type { InventedHotels } from '../../catalogue/service/invented-world.ts'
import { hiddenHotel, namedHotel } from '../../catalogue/routes/hotel-by-id.ts'
import { descriptionOf, hotelPhotoList, nameOnSite } from '../../catalogue/routes/hotel-texts.ts'
import { reviewOverview } from '../../reviews/routes/hotel-reviews.ts'
import type { SearchMemory } from '../../service/search-memory.ts'
import type { Handler, Visit } from '../../../../http/visit.ts'
import type { HotelPhoto } from '../../../../ui/rules/photo-sizes.ts'
import type { ReviewOverview } from '../../reviews/rules/reviews.ts'

/** An operator may change a text or a picture; nobody minds seeing the old one for a while. */
const KEEP_SECONDS = 3_600

interface World {
  memory: SearchMemory
  store: Database
  invented: InventedHotels
}

export function hotelInfo(
  memory: () => SearchMemory,
  store: () => Database,
  invented: () => InventedHotels,
): Handler {
  return (visit) => {
    const world = { memory: memory(), store: store(), invented: invented() }
    const hotel = namedHotel(world.memory, visit.site, visit.parameters['hotel'] ?? '')
    return answerInfo(visit, world, hotel)
  }
}

/** Whatever is asked, the answer does not tell the hotel's name. */
export function hiddenHotelInfo(
  memory: () => SearchMemory,
  store: () => Database,
  invented: () => InventedHotels,
): Handler {
  return (visit) => {
    const world = { memory: memory(), store: store(), invented: invented() }
    const hotel = hiddenHotel(world.memory, visit.site, visit.parameters['hidden'] ?? '')
    return answerInfo(visit, world, hotel)
  }
}

async function answerInfo(visit: Visit, world: World, hotel: EngineHotel | null) {
  const kind = readInfoKind(visit.parameters['what'])
  if (!kind || !hotel) throw new Failure('page-not-found')
  return visit.data(await ANSWERS[kind](hotel, visit, world), KEEP_SECONDS)
}

type Answer = (hotel: EngineHotel, visit: Visit, world: World) => unknown

const ANSWERS: Record<InfoKind, Answer> = {
  async description(hotel, visit, { memory, store, invented }) {
    const told = await descriptionOf(store, memory.geography, hotel, visit, invented)
    return descriptionAnswer(told)
  },
  async photos(hotel, visit, { store, invented }) {
    const photographed = await photographedHotel(store, hotel.id)
    const name = nameOnSite(hotel, visit)
    return photosAnswer(
      photographed ? hotelPhotoList(photographed, name, visit.text, invented) : [],
    )
  },
  opinions(hotel, visit, { memory }) {
    return opinionsAnswer(reviewOverview(hotel, memory.geography, visit))
  },
}

// The answers of the hotel's info calls, as the specification spells them.

/** What may be asked, as the call's address says it. */
const INFO_KINDS = ['description', 'photos', 'opinions'] as const

type InfoKind = (typeof INFO_KINDS)[number]

export function readInfoKind(what: string | undefined): InfoKind | null {
  return INFO_KINDS.find((kind) => kind === what) ?? null
}

/** The language goes beyond the specification: a page must mark text in another than its own. */
export function descriptionAnswer({ text, language }: { text: string; language: string }) {
  return { description: text, language }
}

export function photosAnswer(photos: readonly HotelPhoto[]) {
  return {
    accommodationPhotos: photos.map(({ picture, thumbnail, description }) => ({
      picture,
      thumbnail,
      description,
    })),
  }
}

export function opinionsAnswer(overview: ReviewOverview) {
  return { overview: writtenOverview(overview) }
}

export function writtenOverview(overview: ReviewOverview) {
  const { averageScore, averageDescription, reviewsNumber, viewMoreUrl, verificationText } =
    overview
  return { averageScore, averageDescription, reviewsNumber, viewMoreUrl, verificationText }
}
