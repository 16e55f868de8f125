/** The answers of the hotel's info calls, as the specification spells them. */
import type { HotelPhoto } from '../../catalogue/rules/hotel.ts'
import type { ReviewOverview } from '../../reviews/rules/reviews.ts'

/** What may be asked, as the call's address says it. */
export const INFO_KINDS = ['description', 'photos', 'opinions'] as const

export type InfoKind = (typeof INFO_KINDS)[number]

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
