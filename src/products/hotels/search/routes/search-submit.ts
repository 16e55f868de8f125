/** The hotel form's submission: to where the search is answered, or back with all that is wrong. */
import type { FastifyReply } from 'fastify'
import { HOTEL_FIELDS } from '../../../../site/form-fields.ts'
import { fieldReader } from '../../../../site/form-values.ts'
import { type HotelSearch, readHotelSearch } from '../rules/hotel-search.ts'
import { type Problem, problem, type Read, unreadable } from '../../../../site/problems.ts'
import type { SearchTab } from '../../../../search/rules/search-page.ts'
import type { HomeRoute, ShowHome } from '../../home/routes/home.tsx'
import type { Day } from '../../../../site/calendar-day.ts'
import { pathOf } from '../../../../site/routes.ts'
import { cheapestStay, engineDestination } from './destinations-prices.ts'
import type { SearchMemory } from '../../service/search-memory.ts'
import { searchTarget } from './search-submit-target.ts'
import type { Handler, Visit } from '../../../../http/visit.ts'
import { searchContext, type SentSearch, sentSearch } from './search-submit-hotel-part.ts'
import { keptValues, shownProblems } from '../../../../search/routes/search-submit-values.ts'

export function hotelSubmit(memory: () => SearchMemory, show: ShowHome): Handler {
  return (visit) => answerHotelForm(visit, memory(), show, 'hotelHome', visit.body)
}

/** Also for the flight-hotel route, to which the form goes when a flight is wanted. */
export async function answerHotelForm(
  visit: Visit,
  memory: SearchMemory,
  show: ShowHome,
  route: HomeRoute,
  body: unknown,
): Promise<FastifyReply> {
  const { site } = visit
  const sent = sentSearch(body, memory, site)
  const search = readHotelSearch(sent.values, searchContext(site, sent.today))
  if (isMetaSearch(sent)) return metaSearch(visit, memory, search, sent.today)
  const target = search.ok ? searchTarget(memory, site, search.value, sent.today) : search
  if (!target.ok) return formAgain(visit, show, { route, tab: 'hotels' }, sent, target.problems)
  return visit.redirect(target.value, 303)
}

/** The form as it was sent, every problem beside its field. */
export function formAgain(
  visit: Visit,
  show: ShowHome,
  { route, tab }: { route: HomeRoute; tab: SearchTab },
  { values, choices }: Pick<SentSearch, 'values' | 'choices'>,
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

function isMetaSearch({ values }: SentSearch): boolean {
  return fieldReader(values).text(HOTEL_FIELDS.metaSearch) === '1'
}

/**
 * A search that a script posts with type_search=1, to learn first whether anything is free: OK with
 * the place to go to, or another status, which leads the page to the hotel home. The problems are
 * told for whoever wants to know why.
 */
function metaSearch(
  visit: Visit,
  memory: SearchMemory,
  search: Read<HotelSearch>,
  today: Day,
): FastifyReply {
  const target = search.ok ? freeTarget(visit, memory, search.value, today) : search
  if (target.ok) return visit.data({ status: 'OK', data: target.value })
  visit.reply.code(422)
  const hotelHome = pathOf(visit.site, 'hotelHome')
  return visit.data({ status: 'KO', data: hotelHome, problems: target.problems })
}

function freeTarget(
  { site }: Visit,
  memory: SearchMemory,
  search: HotelSearch,
  today: Day,
): Read<string> {
  const target = searchTarget(memory, site, search, today)
  const hotels = engineDestination(search.destination)
  if (!target.ok || cheapestStay(memory, site, hotels, search, today) !== null) return target
  return unreadable([problem('12_904_3', HOTEL_FIELDS.destinationText)])
}
