/** The hotel form's submission: to where the search is answered, or back with all that is wrong. */
import type { FastifyReply } from 'fastify'
import type { FlightOrigin } from '../../../../places/rules/flight-option.ts'
import { HOTEL_FIELDS } from '../../../../site/form-fields.ts'
import { fieldReader, type FormValues } from '../../../../site/form-values.ts'
import { type HotelSearch, readHotelSearch, writeResultsQuery } from '../rules/hotel-search.ts'
import {
  type Problem,
  problem,
  readable,
  type Read,
  unreadable,
} from '../../../../site/problems.ts'
import type { SearchTab } from '../../../../site/sections.ts'
import type { HotelHomeRoute, ShowHome } from '../../home/routes/home.tsx'
import { FACETS } from '../../list/rules/facets.ts'
import { pathOf } from '../../../../site/routes.ts'
import { cheapestStay, engineDestination } from './destinations-prices.ts'
import type { KnownDestination } from './destinations.ts'
import type { SearchMemory } from '../../service/search-memory.ts'
import type { Handler, Visit } from '../../../../http/visit.ts'
import { searchContext, type SubmittedForm, submittedForm } from './submitted-form.ts'
import {
  formValues,
  keptValues,
  shownProblems,
} from '../../../../search/routes/search-submit-values.ts'

/** Where a search with a flight leads: flight+hotel knows, which hotels do not know. */
export type TripTarget = (
  visit: Visit,
  memory: SearchMemory,
  search: HotelSearch,
  origin: FlightOrigin,
) => Read<string>

export function hotelSubmit(
  memory: () => SearchMemory,
  show: ShowHome,
  tripTarget: TripTarget,
): Handler {
  return (visit) =>
    answerHotelForm(visit, memory(), show, 'hotelHome', formValues(visit.body), tripTarget)
}

/** Also for the flight-hotel route, to which the form goes when a flight is wanted. */
export async function answerHotelForm(
  visit: Visit,
  memory: SearchMemory,
  show: ShowHome,
  route: HotelHomeRoute,
  values: FormValues,
  tripTarget: TripTarget,
): Promise<FastifyReply> {
  const form = submittedForm(values, memory, visit.site)
  const context = searchContext(visit.site, form.today)
  const search = readHotelSearch(form.values, context, form.destination)
  const target = search.ok ? targetOf(search.value) : search
  if (isMetaSearch(form)) {
    const isFree = !search.ok || !target.ok || hasFreeRooms(visit, memory, form, search.value)
    return metaSearchAnswer(visit, isFree ? target : NOTHING_FREE)
  }
  if (!target.ok) return formAgain(visit, show, { route, tab: 'hotels' }, form, target.problems)
  return visit.redirect(target.value, 303)

  function targetOf(found: HotelSearch): Read<string> {
    if (found.flight) return tripTarget(visit, memory, found, found.flight)
    return hotelTarget(memory, form.known, found)
  }
}

/** The form as it was submitted, every problem beside its field. */
export function formAgain(
  visit: Visit,
  show: ShowHome,
  { route, tab }: { route: HotelHomeRoute; tab: SearchTab },
  { values, choices }: Pick<SubmittedForm, 'values' | 'choices'>,
  problems: readonly Problem[],
): Promise<FastifyReply> {
  const again = {
    tab,
    values: keptValues(values, problems),
    problems: shownProblems(problems),
    choices,
  }
  return show(visit, route, again, 422)
}

/**
 * To a list or to a hotel's page. A list is of a place: a wished chain keeps its field, for the
 * form, and is a filter of the list, which the visitor can take off there.
 */
export function hotelTarget(
  { chains }: Pick<SearchMemory, 'chains'>,
  known: KnownDestination | null,
  search: HotelSearch,
  filters: Record<string, string> = {},
): Read<string> {
  if (!known) return unreadable([problem('destination-not-chosen', HOTEL_FIELDS.destinationText)])
  const brandId = chains.nameOf(search.brandId) === null ? 0 : search.brandId
  const isList = search.destination.kind !== 'hotel'
  return readable(
    withQuery(known.path, {
      ...writeResultsQuery({ ...search, brandId }),
      ...(isList && brandId > 0 && { [FACETS.chains.name]: String(brandId) }),
      ...(isList && filters),
    }),
  )
}

export function withQuery(path: string, query: Record<string, string>): string {
  return `${path}?${new URLSearchParams(query)}`
}

function isMetaSearch({ values }: SubmittedForm): boolean {
  return fieldReader(values).text(HOTEL_FIELDS.metaSearch) === '1'
}

/**
 * A search that a script posts with type_search=1, to learn first whether anything is free: OK with
 * the place to go to, or another status, which leads the page to the hotel home. The problems are
 * told for whoever wants to know why.
 */
function metaSearchAnswer(visit: Visit, target: Read<string>): FastifyReply {
  if (target.ok) return visit.data({ status: 'OK', data: target.value })
  visit.reply.code(422)
  const hotelHome = pathOf(visit.site, 'hotelHome')
  return visit.data({ status: 'KO', data: hotelHome, problems: target.problems })
}

const NOTHING_FREE = unreadable([problem('12_904_3', HOTEL_FIELDS.destinationText)])

function hasFreeRooms(
  { site }: Visit,
  memory: SearchMemory,
  { today }: SubmittedForm,
  search: HotelSearch,
): boolean {
  const hotels = engineDestination(search.destination)
  return cheapestStay(memory, site, hotels, search, today) !== null
}
