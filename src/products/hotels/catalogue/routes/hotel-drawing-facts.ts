/** What texts about a demo hotel are drawn from, beside its place and its scores. */
import { categoryOf } from '../rules/categories.ts'
import type { PhotographedHotel } from '../store/hotel-photos.ts'
import { photoFacts } from '../../../../../demo/photos/photo-facts.ts'
import type { ReviewedPlace } from '../../../../../demo/texts/review-topics.ts'

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
