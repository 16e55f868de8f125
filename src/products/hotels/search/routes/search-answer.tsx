/** The page that repeats a search for more than a hotel and offers its hotel part. */
import type { FastifyReply } from 'fastify'
import { FACETS } from '../../list/rules/facets.ts'
import { plainHotelSearch } from '../rules/hotel-search.ts'
import { formatMoney } from '../../../../site/money.ts'
import type { Room } from '../../../../search/rules/occupancy.ts'
import { type Read, readable } from '../../../../site/problems.ts'
import { taxNoteOf } from '../../../../site/site.ts'
import { type Stay, stayNights } from '../../../../site/stay.ts'
import {
  type HotelPart,
  type SearchAnswer,
  SearchAnswerPage,
} from '../../../../search/pages/search-answer-page.tsx'
import { brandOf } from '../../../../site/brands.ts'
import { alternatesOf, canonicalOf } from '../../../../site/edition-links.ts'
import type { HomeRoute } from '../../../../site/sections.ts'
import type { Destination } from '../../../../places/rules/destination.ts'
import { engineDestination, stayQuery } from './destinations-prices.ts'
import type { SearchMemory } from '../../service/search-memory.ts'
import type { SubmittedForm } from './submitted-form.ts'
import { hotelTarget } from './search-submit.ts'
import { writtenDay } from '../../../../search/routes/search-submit-words.ts'
import type { Visit } from '../../../../http/visit.ts'

/** What a valid search wants of a hotel. */
export interface HotelWish {
  destination: Destination
  stay: Stay
  rooms: Room[]
  /** Codes of what the hotel must suit; none is anything. */
  segments: readonly string[]
}

/**
 * How many accommodations there are, from what price, where. Or what is wrong with the destination,
 * which may have gone since.
 */
export function hotelPart(
  { site, text }: Pick<Visit, 'site' | 'text'>,
  memory: SearchMemory,
  { known, today }: SubmittedForm,
  { destination, stay, rooms, segments }: HotelWish,
): Read<HotelPart> {
  const isNarrowed = segments.length > 0
  const filters = isNarrowed ? { [FACETS.segments.name]: segments.join(',') } : {}
  const target = hotelTarget(memory, known, plainHotelSearch(destination, stay, rooms), filters)
  if (!target.ok) return target
  const { summary, hotels } = memory.engine.searchHotels({
    ...stayQuery(memory, site, { stay, rooms }, today),
    destination: engineDestination(destination),
    filters: isNarrowed ? { segments } : {},
    preFilters: {},
    sort: 'price',
    page: 1,
  })
  const price = hotels[0]?.minPrice ?? null
  const [from, to] = [writtenDay(site, stay.checkIn), writtenDay(site, stay.checkOut)]
  const taxNote = taxNoteOf(site)
  return readable({
    href: target.value,
    name: destination.kind === 'hotel' ? destination.name : '',
    dates: text('answer.dates', { from, to }),
    nights: stayNights(stay),
    count: price === null ? 0 : summary.accommodations,
    priceText: price === null ? '' : formatMoney(price, site.edition.currency),
    taxNote: taxNote === 'none' ? '' : text(`tax.${taxNote}`),
  })
}

/** One search among countless: engines are led to the form, which every edition has. */
export function answerPage(
  { site, text, page }: Visit,
  publicUrl: URL,
  form: HomeRoute,
  answer: SearchAnswer,
): FastifyReply {
  return page(<SearchAnswerPage answer={answer} />, {
    title: `${answer.title} · ${brandOf(site).name}`,
    description: text('answer.description', { search: answer.title }),
    canonical: canonicalOf(site, form, publicUrl),
    alternates: alternatesOf(form, publicUrl),
  })
}
