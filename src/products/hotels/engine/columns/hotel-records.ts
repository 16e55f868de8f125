/**
 * What only the hotels of a page need, and mostly text: kept as JSON in one long piece of bytes,
 * because twenty of them are read for a search and half a million are not.
 */
import type { CatalogueHotel } from '../../catalogue/rules/catalogue.ts'
import type { ReviewScore, ReviewScores } from '../../reviews/rules/reviews.ts'
import type { EngineColumns } from './engine-columns.ts'

export interface HotelRecord {
  originId: string
  name: string
  address: string
  postalCode: string
  hiddenOfferId: number | null
  isWellSituated: boolean
  photosCount: number
  serviceCodes: number[]
  reviews: ReviewScores
}

type WrittenScore = [rating: number, number: number, isShownOnResults: 0 | 1]
type WrittenRecord = [
  originId: string,
  name: string,
  address: string,
  postalCode: string,
  hiddenOfferId: number | null,
  isWellSituated: 0 | 1,
  photosCount: number,
  serviceCodes: number[],
  own: WrittenScore,
  travelReviewSite: WrittenScore,
  bookingPartner: WrittenScore,
]

export function writeRecord(hotel: CatalogueHotel): string {
  const { own, travelReviewSite, bookingPartner } = hotel.reviews
  const written: WrittenRecord = [
    hotel.originId,
    hotel.name,
    hotel.address,
    hotel.postalCode,
    hotel.hiddenOfferId,
    hotel.isWellSituated ? 1 : 0,
    hotel.photosCount,
    hotel.serviceCodes,
    writeScore(own),
    writeScore(travelReviewSite),
    writeScore(bookingPartner),
  ]
  return JSON.stringify(written)
}

const decoder = new TextDecoder()

export function readRecord(
  { records, recordStart }: Pick<EngineColumns, 'records' | 'recordStart'>,
  row: number,
): HotelRecord {
  // A decoder refuses shared memory, so the few bytes are copied.
  const bytes = records.slice(recordStart[row]!, recordStart[row + 1]!)
  const written = JSON.parse(decoder.decode(bytes)) as WrittenRecord
  return {
    originId: written[0],
    name: written[1],
    address: written[2],
    postalCode: written[3],
    hiddenOfferId: written[4],
    isWellSituated: written[5] === 1,
    photosCount: written[6],
    serviceCodes: written[7],
    reviews: {
      own: readScore(written[8]),
      travelReviewSite: readScore(written[9]),
      bookingPartner: readScore(written[10]),
    },
  }
}

function writeScore({ rating, number, isShownOnResults }: ReviewScore): WrittenScore {
  return [rating, number, isShownOnResults ? 1 : 0]
}

function readScore([rating, number, isShownOnResults]: WrittenScore): ReviewScore {
  return { rating, number, isShownOnResults: isShownOnResults === 1 }
}
