/** The pages with the search forms: the home of the edition and those of its verticals. */
import type { FastifyReply } from 'fastify'
import {
  type HomeRoute,
  isSoldOn,
  SEARCH_TABS,
  type SearchTab,
  SECTIONS,
} from '../../../../site/sections.ts'
import type { Destination } from '../../../../places/rules/destination.ts'
import { HOTEL_FIELDS } from '../../../../site/form-fields.ts'
import type { SearchPage } from '../../../../search/rules/search-page.ts'
import { FlightHotelHomePage } from '../../../packages/pages/flight-hotel-home-page.tsx'
import { GetawayHomePage } from '../../../getaways/pages/getaway-home-page.tsx'
import { HotelHomePage } from '../pages/hotel-home-page.tsx'
import { brandOf } from '../../../../site/brands.ts'
import { todayIn } from '../../../../http/clock.ts'
import { alternatesOf, canonicalOf } from '../../../../site/edition-links.ts'
import { Failure } from '../../../../http/failures.tsx'
import type { HomeContents } from './home-content.ts'
import { withDestination } from '../../search/routes/submitted-form.ts'
import type { SearchMemory } from '../../service/search-memory.ts'
import { keptValues } from '../../../../search/routes/search-submit-values.ts'
import type { Handler, Visit } from '../../../../http/visit.ts'
import { showNoResults } from './no-results.tsx'
import { withClaims } from '../../facts/service/own-claims.ts'

/** Flights have a page, and a form, of their own kind. */
type HotelTab = Exclude<SearchTab, 'flights'>
export type HotelHomeRoute = Exclude<HomeRoute, 'flightHome'>

/** The first page is the hotels' too. */
const HOME_TABS = {
  home: 'hotels',
  ...Object.fromEntries(
    SEARCH_TABS.filter((tab) => tab !== 'flights').map((tab) => [SECTIONS[tab].home, tab]),
  ),
} as Record<HotelHomeRoute, HotelTab>

export const HOME_ROUTES = Object.keys(HOME_TABS) as HotelHomeRoute[]

const PAGES = {
  hotels: HotelHomePage,
  'flight-hotel': FlightHotelHomePage,
  getaways: GetawayHomePage,
} satisfies Record<HotelTab, unknown>

/** Shows a page with a form; what is left out is as at first. */
export type ShowHome = (
  visit: Visit,
  route: HotelHomeRoute,
  search: Pick<SearchPage, 'values'> & Partial<SearchPage>,
  status?: number,
) => Promise<FastifyReply>

export function homePages(publicUrl: URL, contents: HomeContents): ShowHome {
  return async (visit, route, search, status = 200) => {
    const { site, page } = visit
    const whole: SearchPage = {
      tab: HOME_TABS[route],
      today: todayIn(site.edition.timeZone),
      problems: [],
      choices: [],
      ...search,
    }
    const head = {
      ...headWords(visit, route),
      canonical: canonicalOf(site, route, publicUrl),
      alternates: alternatesOf(route, publicUrl),
    }
    const Page = PAGES[HOME_TABS[route]]
    return page(<Page search={whole} content={await contents.on(site)} />, head, status)
  }
}

/** The page that a link leads to. It needs the world only to name what the link says by id. */
export function home(
  show: ShowHome,
  memory: () => SearchMemory | null,
  route: HotelHomeRoute,
): Handler {
  return (visit) => {
    if (!isSoldOn(visit.site, route)) throw new Failure('page-not-found')
    const world = memory()
    const { destination, ...filled } = prefilled(visit, world)
    // The header's search box leads here without scripts; what nothing is called by gets an answer.
    const isTermAlone = Object.keys(visit.query).join() === HOTEL_FIELDS.destinationText
    const isMatched = filled.choices.length > 0 || destination !== null
    const typed = filled.values[HOTEL_FIELDS.destinationText] ?? ''
    const term = world && isTermAlone && !isMatched ? typed : ''
    return term ? showNoResults(visit, term) : show(visit, route, filled)
  }
}

function headWords({ site, text, claims }: Visit, route: HotelHomeRoute) {
  const count = claims.accommodations
  const percent = site.edition.packageSaving
  const { name: brand } = brandOf(site)
  switch (route) {
    case 'home':
      return {
        title: `${brand} · ${text('home.title')}`,
        description: withClaims(text('home.description', { count }), text, claims),
      }
    case 'hotelHome':
      return {
        // The title says "at the best price".
        title: `${text(claims.held.includes('price') ? 'home.hotels.title' : 'home.title')} · ${brand}`,
        description: withClaims(text('home.hotels.description', { count }), text, claims),
      }
    case 'flightHotelHome':
      return {
        title: `${text('home.flight-hotel.title')} · ${brand}`,
        description: text('home.flight-hotel.description', { percent }),
      }
    case 'getawayHome':
      return {
        title: `${text('home.getaways.title')} · ${brand}`,
        description: text('home.getaways.description'),
      }
  }
}

// What a link makes the search forms begin with: "change search", a chain, a place, a text.

/** Without a world yet, ids keep the names that the link gives them and a text stays a text. */
function prefilled(
  { site, query }: Pick<Visit, 'site' | 'query'>,
  memory: SearchMemory | null,
): Pick<SearchPage, 'values' | 'choices'> & { destination: Destination | null } {
  const values = keptValues(query, [])
  if (!memory) return { values, choices: [], destination: null }
  const form = withDestination(values, memory, site)
  const { choices, destination } = form
  return { values: keptValues(form.values, []), choices, destination }
}
