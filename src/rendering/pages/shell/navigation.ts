/** Where header and footer lead. `site/routes.ts` says which of these pages are there. */
import { pathOf } from '../../../site/routes.ts'
import { isLinked } from '../../../site/built-routes.ts'
import type { Site } from '../../../site/site.ts'
import type { MessageKey } from '../../../site/messages/catalogue.ts'

const VERTICALS = {
  hotelHome: 'nav.hotels',
  flightHotelHome: 'nav.flight-hotel',
  getawayHome: 'nav.getaways',
  flightHome: 'nav.flights',
  carHome: 'nav.cars',
} satisfies Record<string, MessageKey>

const PERSONAL = {
  trips: 'nav.trips',
  signIn: 'nav.sign-in',
} satisfies Record<string, MessageKey>

type LinkedRoute = keyof typeof VERTICALS | keyof typeof PERSONAL

export interface NavigationLink {
  route: LinkedRoute
  label: MessageKey
  href: string
}

export function verticalLinks(site: Site): NavigationLink[] {
  return linksTo(VERTICALS, site)
}

/** Nobody signs in twice. */
export function personalLinks(site: Site, isSignedIn: boolean): NavigationLink[] {
  return linksTo(PERSONAL, site).filter(({ route }) => route !== 'signIn' || !isSignedIn)
}

/**
 * How a link says that the visitor is there: `page` on the very page, `true` anywhere below it.
 * The first page is the hotels' too.
 */
export function currentMark(
  { route, href }: NavigationLink,
  site: Site,
  path: string,
): 'page' | 'true' | undefined {
  const [asked = ''] = path.split('?', 1)
  const here = asked.endsWith('/') ? asked : `${asked}/`
  if (here === href) return 'page'
  const isFirstPage = route === 'hotelHome' && here === pathOf(site, 'home')
  return isFirstPage || here.startsWith(href) ? 'true' : undefined
}

/** How each of the links says it, which is all that a path changes about them. */
export function marksOf(site: Site, path: string): string {
  const links = [...verticalLinks(site), ...personalLinks(site, false)]
  return links.map((link) => currentMark(link, site, path) ?? 'no').join(' ')
}

function linksTo(labels: Partial<Record<LinkedRoute, MessageKey>>, site: Site): NavigationLink[] {
  return (Object.entries(labels) as [LinkedRoute, MessageKey][])
    .filter(([route]) => isLinked(site, route))
    .map(([route, label]) => ({ route, label, href: pathOf(site, route) }))
}
