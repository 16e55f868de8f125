/** The results page: one search, shown as a page; its list call answers the same as data. */
import type { FastifyReply } from 'fastify'
import type { Day } from '../../../../site/calendar-day.ts'
import type { ResultSummary } from '../rules/hotel-results.ts'
import { HOTEL_FIELDS } from '../../../../site/form-fields.ts'
import { GETAWAY_TYPES } from '../../../getaways/rules/getaway-types.ts'
import {
  type HotelSearch,
  readHotelSearch,
  writeResultsQuery,
} from '../../search/rules/hotel-search.ts'
import { writeHotelSearch } from '../../search/rules/hotel-search.ts'
import { readListState } from '../rules/list-state.ts'
import { nextWeekend } from '../../../../search/rules/next-weekend.ts'
import type { ResultsPage, ResultsPlace } from '../rules/results-page.ts'
import { pathOf } from '../../../../site/routes.ts'
import { writeStay } from '../../../../search/rules/stay-fields.ts'
import { stayWords } from '../../../../ui/day-words.ts'
import { HotelResultsPage } from '../pages/hotel-results-page.tsx'
import { todayIn } from '../../../../http/clock.ts'
import { Failure } from '../../../../http/failures.tsx'
import { alternativeStays } from './alternative-stays.ts'
import { cardHotel } from './card-hotel.ts'
import type { ShowHome } from '../../home/routes/home.tsx'
import { inWords } from './found-results.ts'
import { foundList } from './found-list.ts'
import { statusOf } from '../../../../http/http-statuses.ts'
import { listRefusal } from './list-refusal.ts'
import { siteAddress } from '../../../../mail/site-address.ts'
import { resultsHead } from './results-head.ts'
import { resultsPlace } from './results-place.ts'
import type { SearchMemory } from '../../service/search-memory.ts'
import { searchContext } from '../../search/routes/search-submit-sent.ts'
import { formAgain } from '../../search/routes/search-submit.ts'
import type { Handler, Visit } from '../../../../http/visit.ts'
import { discountRightsOf, pricedFor } from '../../rates/routes/visitor-discounts.ts'
import { searchAtPlace } from './search-at-place.ts'

export function hotelResults(memory: () => SearchMemory, show: ShowHome, publicUrl: URL): Handler {
  return (visit) => {
    const { site, parameters, query } = visit
    const { kind = '', destination = '', slug = '' } = parameters
    const world = pricedFor(memory(), visit)
    const place = resultsPlace(world.geography, site.edition, kind, destination)
    if (!place) throw new Failure('page-not-found')
    const today = todayIn(site.edition.timeZone)
    if (!query[HOTEL_FIELDS.checkIn] && !query[HOTEL_FIELDS.checkOut])
      return visit.redirect(withNextWeekend(visit, place, today))
    const values = searchAtPlace(query, place, today)
    const read = readHotelSearch(values, searchContext(site, today))
    if (!read.ok) {
      const sent = { values, choices: [] }
      return formAgain(visit, show, { route: 'hotelHome', tab: 'hotels' }, sent, read.problems)
    }
    // One address for each list: a name that has changed, or was mistyped, leads to the right one.
    if (slug !== place.slug) return visit.redirect(pathTo(visit, place) + queryOf(visit.path), 301)
    return resultsAnswer(visit, world, place, read.value, today, publicUrl)
  }
}

function resultsAnswer(
  visit: Visit,
  memory: SearchMemory,
  place: ResultsPlace,
  search: HotelSearch,
  today: Day,
  publicUrl: URL,
): FastifyReply {
  const { state, problems } = readListState(queryOf(visit.path))
  const { found, metadata } = foundList(memory, visit, search, state, today)
  const { hotels, summary, fallback } = inWords(found, state.filters, visit, memory, cardHotel)
  const rights = discountRightsOf(visit)
  const refusal = listRefusal(state, problems, summary)
  const notice = refusal && { code: refusal, showsAll: false }
  const page: ResultsPage = {
    results: { hotels, summary: withoutTime(summary), fallback: fallback ?? notice },
    metadata,
    alternatives:
      summary.accommodations > 0 ? [] : alternativeStays(memory, visit, place, search, today),
    form: {
      tab: 'hotels',
      today,
      values: writeHotelSearch(search),
      problems: [],
      choices: [],
      getawayTypes: GETAWAY_TYPES,
    },
    place,
    today,
    stay: search.stay,
    stayWords: stayWords(search.stay, visit.site.edition.conventions),
    rooms: search.rooms,
    query: String(new URLSearchParams(writeResultsQuery(search))),
    state: { ...state, page: summary.currentPage },
    giftBoxCode: search.giftBoxCode,
    tokens: tokensOf(visit.query),
    rights,
    appHref: appHref(visit, rights, publicUrl),
  }
  const { canonical, alternates, ...head } = resultsHead(visit, page, memory, publicUrl)
  const shown = <HotelResultsPage {...page} />
  // An address that names no list is shown what there is, and is nothing for search engines.
  if (refusal) return visit.page(shown, head, statusOf(refusal))
  return visit.page(shown, { ...head, canonical, alternates })
}

/** Nobody reads there how long the search took, and it alone would make every page another one. */
function withoutTime(summary: ResultSummary): ResultSummary {
  return { ...summary, status: { ...summary.status, elapsedMs: 0 } }
}

/** For phones; in the app, and for whoever would have to sign in there again, it is no help. */
function appHref({ site, path }: Visit, rights: ResultsPage['rights'], publicUrl: URL): string {
  if (site.type !== 'web' || rights.join() !== 'mobile') return ''
  const prefix = site.prefixed ? `/${site.edition.countryPrefix}` : ''
  return siteAddress(
    { ...site, type: 'app', prefixed: false },
    path.slice(prefix.length),
    publicUrl,
  )
}

/** A link to a place that names no dates shows what the next free weekend would cost. */
function withNextWeekend(visit: Visit, place: ResultsPlace, today: Day): string {
  const stay = writeStay(nextWeekend(today))
  const kept = new URLSearchParams(queryOf(visit.path))
  for (const [name, value] of Object.entries(stay)) kept.set(name, value)
  return `${pathTo(visit, place)}?${kept}`
}

function pathTo({ site }: Visit, { type, id, slug }: ResultsPlace): string {
  return pathOf(site, 'hotelResults', { kind: type, destination: id, slug })
}

function queryOf(path: string): string {
  const at = path.indexOf('?')
  return at < 0 ? '' : path.slice(at)
}

/** Whoever gives them out decides what they look like; in links they are escaped. */
const TOKEN = /^[\x21-\x7e]{1,2000}$/

function tokensOf(query: Visit['query']): ResultsPage['tokens'] {
  const token = (name: string) => {
    const value = query[name]
    return typeof value === 'string' && TOKEN.test(value) ? { [name]: value } : {}
  }
  return { ...token('atoken'), ...token('utoken') }
}
