/** The demo world as the product asks for it: one seed, and all that is made of it. */
import { categoryOf } from '../src/products/hotels/catalogue/rules/categories.ts'
import type { InventedWorld } from '../src/products/hotels/catalogue/service/invented-world.ts'
import type { InventedFlights } from '../src/products/flights/timetable/service/invented-timetable.ts'
import type { PhotographedHotel } from '../src/products/hotels/catalogue/store/hotel-photos.ts'
import { Land } from '../src/places/geography/land.ts'
import { DEMO_SEED, demoCatalogue } from './catalogue/demo-catalogue.ts'
import { demoTimetable } from './flights/demo-timetable.ts'
import { drawPhoto } from './photos/draw-photo.ts'
import { photoFacts } from './photos/photo-facts.ts'
import { scenesOf } from './photos/scenes-of.ts'
import { recordHistory } from './record-history.ts'
import { describeHotel } from './texts/hotel-description.ts'
import { writtenReviews } from './texts/hotel-reviews.ts'

export const DEMO_WORLD: InventedWorld & InventedFlights = {
  describe({ facts, ...told }, language) {
    // How far the shore is was known only while the world was made.
    const described = { ...told, categoryId: facts.categoryId, beachMetres: null }
    return describeHotel({ ...placeOf(facts), ...described }, language)
  },
  reviews({ facts, ...told }, today, most) {
    const reviewed = { ...placeOf(facts), ...told, country: facts.country }
    return writtenReviews(reviewed, today, most)
  },
  scenes: (hotel) => photosOf(hotel).map(({ scene }) => scene),
  draw(hotel, position, width, height) {
    const photo = photosOf(hotel)[position - 1]
    return photo ? drawPhoto({ ...photoFacts(hotel), ...photo }, width, height) : null
  },
  catalogue: (geography, size, firstDay) => ({
    origin: `demo ${size} by seed ${DEMO_SEED}`,
    ...demoCatalogue({ geography, land: new Land(), size, seed: DEMO_SEED, firstDay }),
  }),
  recordHistory,
  timetable: (geography, airports, firstDay) =>
    demoTimetable({ geography, seed: DEMO_SEED, airports, firstDay }),
}

/** Texts and pictures read the surroundings from the same facts, or they would contradict. */
function placeOf(hotel: PhotographedHotel) {
  const { kind, count } = categoryOf(hotel.categoryId)
  return {
    seed: hotel.id,
    setting: photoFacts(hotel).setting,
    kind: kind === 'unclassified' ? ('house' as const) : kind,
    stars: count,
    serviceCodes: hotel.serviceCodes,
    boardCodes: hotel.boardCodes,
  }
}

function photosOf(hotel: PhotographedHotel) {
  return scenesOf(photoFacts(hotel), hotel.photosCount, hotel.id)
}
