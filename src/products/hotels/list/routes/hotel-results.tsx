/** The results page: one search, shown as a page; its list call answers the same as data. */
import type { FastifyReply } from 'fastify'
import type { Day } from '../../../../site/calendar-day.ts'
import type { ResultSummary } from '../rules/hotel-results.ts'
import { HOTEL_FIELDS } from '../../../../site/form-fields.ts'
import {
  type HotelSearch,
  readHotelSearch,
  writeHotelSearch,
  writeResultsQuery,
} from '../../search/rules/hotel-search.ts'
import { filterMasters, namedByTexts, type TextMasters } from '../rules/filter-masters.ts'
import { type ListState, readListState } from '../rules/list-state.ts'
import { nextWeekend, writeStay } from '../../../../search/rules/date-range.ts'
import type {
  AlternativeStay,
  ListPreparation,
  ResultsPage,
  ResultsPlace,
} from '../rules/results-page.ts'
import { pathOf } from '../../../../site/routes.ts'
import { stayWords } from '../../../../site/text/day-words.ts'
import { HotelResultsPage } from '../pages/hotel-results-page.tsx'
import { todayIn } from '../../../../http/clock.ts'
import { Failure } from '../../../../http/failures.tsx'
import { formatMoney } from '../../../../site/money.ts'
import { stayNights } from '../../../../site/stay.ts'
import { engineDestination, stayQuery } from '../../search/routes/destinations-prices.ts'
import type { SearchMemory } from '../../service/search-memory.ts'
import type { Handler, Visit } from '../../../../http/visit.ts'
import { cardHotel } from './card-hotel.ts'
import type { ShowHome } from '../../home/routes/home.tsx'
import { inWords, listRefusal } from './found-results.ts'
import { foundList } from './found-list.ts'
import { statusOf } from '../../../../http/http-statuses.ts'
import { siteAddress } from '../../../../mail/site-address.ts'
import { EDITIONS } from '../../../../site/editions/editions.ts'
import type { Edition } from '../../../../site/editions/edition.ts'
import type { CardHotel } from '../../catalogue/rules/hotel.ts'
import { locationTypeAt, placeWords } from '../../../../places/rules/results-destination.ts'
import type { Site } from '../../../../site/site.ts'
import { brandOf } from '../../../../site/brands.ts'
import { HOLD_LIST } from '../pages/list-address.ts'
import type { Geography } from '../../../../places/geography/geography.ts'
import type { PageHead } from '../../../../rendering/routes/document.ts'
import { editionOrigin } from '../../../../site/edition-links.ts'
import { withClaims } from '../../facts/service/own-claims.ts'
import { resultsPlace, searchAtPlace } from './results-place.ts'
import { searchContext } from '../../search/routes/submitted-form.ts'
import { formAgain } from '../../search/routes/search-submit.ts'
import { pricedFor } from '../../rates/routes/priced-for.ts'
import { discountRightsOf } from '../../../../http/visitor-rights.ts'

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
    results: { hotels, summary: firstSummary(summary), fallback: fallback ?? notice },
    metadata,
    alternatives:
      summary.accommodations > 0 ? [] : alternativeStays(memory, visit, place, search, today),
    form: {
      tab: 'hotels',
      today,
      values: writeHotelSearch(search),
      problems: [],
      choices: [],
    },
    place,
    today,
    stay: search.stay,
    stayWords: stayWords(search.stay, visit.site.edition.conventions),
    rooms: search.rooms,
    query: String(new URLSearchParams(writeResultsQuery(search))),
    preparation: preparationOf(place, state, summary),
    masters: filterMasters(textMastersOf(visit), summary.names, state.filters),
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

/**
 * Without names that stand in the masters, and without how long the search took: nobody reads it
 * there, and it alone would make every page another one.
 */
function firstSummary({ names, status, ...summary }: ResultSummary): ResultSummary {
  return { ...summary, names: { hotels: names.hotels }, status: { ...status, elapsedMs: 0 } }
}

/** The same on every page of a language, and some two hundred words: laid out once for each. */
function textMastersOf({ site, text }: Visit): TextMasters {
  const { conventions } = site.edition
  let known = textMasters.get(conventions)
  if (!known) textMasters.set(conventions, (known = namedByTexts(text)))
  return known
}

const textMasters = new Map<string, TextMasters>()

function preparationOf(
  { level }: ResultsPlace,
  { filters, sort }: ListState,
  { currentPage, accommodationsPerPage, request }: ResultSummary,
): ListPreparation {
  const { latitude: lat, longitude: lon } = request.meanPoint
  return {
    page: currentPage,
    limit: accommodationsPerPage,
    filters,
    sort: { type: sort, lat, lon },
    origin: 0,
    destinationType: locationTypeAt(level),
  }
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

// Other days near those asked for, when nothing is free on them.

/** So many days before and after. */
const REACH_DAYS = 14
const MAX_STAYS = 4

function alternativeStays(
  memory: SearchMemory,
  { site }: Visit,
  { type, id, slug }: ResultsPlace,
  search: HotelSearch,
  today: Day,
): AlternativeStay[] {
  const { stay, rooms, destination } = search
  const nights = stayNights(stay)
  const first = Math.max(today, stay.checkIn - REACH_DAYS)
  const asked = { stay: { checkIn: first, checkOut: first + nights }, rooms }
  const days = stay.checkIn + REACH_DAYS - first + 1
  const path = pathOf(site, 'hotelResults', { kind: type, destination: id, slug })
  return memory.engine
    .pricesByCheckIn(engineDestination(destination), stayQuery(memory, site, asked, today), days)
    .filter(({ price }) => price !== null)
    .toSorted((one, other) => away(one.checkIn) - away(other.checkIn))
    .slice(0, MAX_STAYS)
    .map(({ checkIn, price }) => {
      const moved = { checkIn, checkOut: checkIn + nights }
      const query = new URLSearchParams(writeResultsQuery({ ...search, stay: moved }))
      const priceText = formatMoney(price ?? 0, site.edition.currency)
      return { ...moved, priceText, href: `${path}?${query}` }
    })

  function away(checkIn: Day): number {
    return Math.abs(checkIn - stay.checkIn)
  }
}

/** What search engines and tabs show of a results page. */
function resultsHead(
  { site, text, claims }: Visit,
  { place, results }: Pick<ResultsPage, 'place' | 'results'>,
  { geography }: Pick<SearchMemory, 'geography'>,
  publicUrl: URL,
): PageHead {
  const count = results.summary.accommodations
  return {
    title: `${text('results.title', placeWords(place))} · ${brandOf(site).name}`,
    description: withClaims(
      text('results.description', { ...placeWords(place), count }),
      text,
      claims,
    ),
    canonical: addressOf(place, site.edition, publicUrl),
    alternates: alternatesOf(place, geography, publicUrl),
    structured: itemList(results.hotels, site, publicUrl),
    script: HOLD_LIST,
  }
}

/** The same place in every edition. */
function alternatesOf(place: ResultsPlace, geography: Geography, publicUrl: URL) {
  return Object.values(EDITIONS).map((edition) => {
    // A place has another name, and so another address, in each language.
    const there = resultsPlace(geography, edition, place.type, place.id) ?? place
    return { lang: edition.conventions, href: addressOf(there, edition, publicUrl) }
  })
}

/** Without dates: search engines should know one page for each place. */
function addressOf({ type, id, slug }: ResultsPlace, edition: Edition, publicUrl: URL): string {
  const route = { kind: type, destination: id, slug }
  const path = pathOf({ edition, prefixed: false }, 'hotelResults', route)
  return editionOrigin(edition, publicUrl) + path
}

/** The hotels of the page in their order; hidden ones have no name to tell. */
function itemList(hotels: readonly CardHotel[], site: Site, publicUrl: URL): object {
  const origin = editionOrigin(site.edition, publicUrl, site.prefixed)
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: hotels
      .filter(({ hiddenOfferId }) => hiddenOfferId === null)
      .map(({ name, uri }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        url: origin + uri,
      })),
  }
}
