/** One thing about one hotel, fetched when a page needs it: description, photos or opinions. */
import type { EngineHotel } from '../../engine/search/engine-query.ts'
import type { Database } from '../../../../store/database.ts'
import { photographedHotel } from '../../catalogue/store/hotel-photos.ts'
import { Failure } from '../../../../http/failures.tsx'
import { hiddenHotel, namedHotel } from '../../catalogue/routes/hotel-by-id.ts'
import { hotelPhotoList } from '../../catalogue/routes/hotel-photo-list.ts'
import { descriptionOf, nameOnSite } from '../../catalogue/routes/hotel-texts.ts'
import { reviewOverview } from '../../reviews/routes/review-overview.ts'
import type { SearchMemory } from '../../service/search-memory.ts'
import type { Handler, Visit } from '../../../../http/visit.ts'
import {
  descriptionAnswer,
  type InfoKind,
  opinionsAnswer,
  photosAnswer,
  readInfoKind,
} from './hotel-info-answer.ts'

/** An operator may change a text or a picture; nobody minds seeing the old one for a while. */
const KEEP_SECONDS = 3_600

interface World {
  memory: SearchMemory
  store: Database
}

export function hotelInfo(memory: () => SearchMemory, store: () => Database): Handler {
  return (visit) => {
    const world = { memory: memory(), store: store() }
    const hotel = namedHotel(world.memory, visit.site, visit.parameters['hotel'] ?? '')
    return answerInfo(visit, world, hotel)
  }
}

/** Whatever is asked, the answer does not tell the hotel's name. */
export function hiddenHotelInfo(memory: () => SearchMemory, store: () => Database): Handler {
  return (visit) => {
    const world = { memory: memory(), store: store() }
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
  async description(hotel, visit, { memory, store }) {
    return descriptionAnswer(await descriptionOf(store, memory.geography, hotel, visit))
  },
  async photos(hotel, visit, { store }) {
    const photographed = await photographedHotel(store, hotel.id)
    const name = nameOnSite(hotel, visit)
    return photosAnswer(photographed ? hotelPhotoList(photographed, name, visit.text) : [])
  },
  opinions(hotel, visit, { memory }) {
    return opinionsAnswer(reviewOverview(hotel, memory.geography, visit))
  },
}
