/** The hotel form's submission: to where the search is answered, or back with all that is wrong. */
import type { FastifyReply } from 'fastify'
import { HOTEL_FIELDS } from '../../../../site/form-fields.ts'
import { fieldReader } from '../../../../site/form-values.ts'
import { readHotelSearch } from '../rules/hotel-search.ts'
import type { Problem } from '../../../../site/problems.ts'
import type { SearchTab } from '../../../../search/rules/search-page.ts'
import type { HomeRoute, ShowHome } from '../../home/routes/home.tsx'
import { metaSearch } from './meta-search.ts'
import type { SearchMemory } from '../../service/search-memory.ts'
import { searchContext, type SentSearch, sentSearch } from './search-submit-sent.ts'
import { searchTarget } from './search-submit-target.ts'
import { keptValues, shownProblems } from '../../../../search/routes/search-submit-values.ts'
import type { Handler, Visit } from '../../../../http/visit.ts'

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
