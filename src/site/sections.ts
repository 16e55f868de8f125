/**
 * What is sold, section by section: one record for each product. Tabs, navigation, path words and
 * what partner brands sell follow from it; a menu shows no way to a page that is not there.
 */
import type { PathWords } from './editions/path-words.ts'
import type { MessageKey } from './messages/catalogue.ts'
import { isPartnerBrand, type Site } from './site.ts'
import { type RouteName, ROUTES } from './routes.ts'

interface Section {
  /** Stands in its addresses. */
  word: keyof PathWords
  /** Its page with the form, to which navigation leads. */
  home: RouteName
  /** Its other pages. */
  pages: readonly RouteName[]
  label: MessageKey
  /** Where its tab leads; null for a section whose form is not there yet. */
  tab: RouteName | null
}

/** In the order of tabs and navigation. */
export const SECTIONS = {
  hotels: {
    word: 'hotels',
    home: 'hotelHome',
    pages: ['hotelPage'],
    label: 'nav.hotels',
    // The first page is the hotels' too.
    tab: 'home',
  },
  'flight-hotel': {
    word: 'flightHotel',
    home: 'flightHotelHome',
    pages: ['flightHotelResults'],
    label: 'nav.flight-hotel',
    tab: 'flightHotelHome',
  },
  getaways: {
    word: 'getaways',
    home: 'getawayHome',
    pages: ['getawayResults'],
    label: 'nav.getaways',
    tab: 'getawayHome',
  },
  flights: {
    word: 'flights',
    home: 'flightHome',
    pages: ['flightResults', 'flightTrip', 'flightDates', 'flightAnywhere'],
    label: 'nav.flights',
    tab: 'flightHome',
  },
  cars: { word: 'cars', home: 'carHome', pages: [], label: 'nav.cars', tab: null },
} as const satisfies Record<string, Section>

export type SectionName = keyof typeof SECTIONS

/** Sections with a form of their own, by which it is called. */
export type SearchTab = {
  [Name in SectionName]: (typeof SECTIONS)[Name]['tab'] extends null ? never : Name
}[SectionName]

/** The pages with their forms, without parameters. */
export type HomeRoute = 'home' | (typeof SECTIONS)[SearchTab]['home']

export const SEARCH_TABS = (Object.keys(SECTIONS) as SectionName[]).filter(
  (name): name is SearchTab => SECTIONS[name].tab !== null,
)

const ALL: readonly Section[] = Object.values(SECTIONS)

const BUILT: ReadonlySet<RouteName> = new Set<RouteName>([
  'home',
  ...ALL.filter(({ tab }) => tab !== null).flatMap(({ home, pages }) => [home, ...pages]),
  'signIn',
  'cart',
  'checkout',
  'confirmation',
  'trips',
])

/** Partner brands sell hotels only. */
const BEYOND_HOTELS: ReadonlySet<RouteName> = new Set<RouteName>(
  ALL.filter((section) => section !== SECTIONS.hotels).flatMap(({ home, pages }) => [
    home,
    ...pages,
  ]),
)

type SellingSite = Pick<Site, 'type' | 'withoutFlights'>

export function isSoldOn({ type, withoutFlights }: SellingSite, name: RouteName): boolean {
  if (withoutFlights && ROUTES[name].startsWith('/{flights}')) return false
  return !isPartnerBrand(type) || !BEYOND_HOTELS.has(name)
}

export function isLinked(site: SellingSite, name: RouteName): boolean {
  return BUILT.has(name) && isSoldOn(site, name)
}
