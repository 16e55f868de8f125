/** Where header and footer lead. `site/sections.ts` says which of these pages are there. */
import { pathOf } from '../../../site/routes.ts'
import { isLinked, type SectionName, SECTIONS } from '../../../site/sections.ts'
import type { Site } from '../../../site/site.ts'
import type { MessageKey } from '../../../site/messages/catalogue.ts'

const PERSONAL = {
  trips: 'nav.trips',
  signIn: 'nav.sign-in',
} satisfies Record<string, MessageKey>

type LinkedRoute = (typeof SECTIONS)[SectionName]['home'] | keyof typeof PERSONAL

export interface NavigationLink {
  route: LinkedRoute
  label: MessageKey
  href: string
}

export function verticalLinks(site: Site): NavigationLink[] {
  return linksTo(
    Object.values(SECTIONS).map(({ home, label }) => [home, label]),
    site,
  )
}

/** Nobody signs in twice. */
export function personalLinks(site: Site, isSignedIn: boolean): NavigationLink[] {
  const links = linksTo(Object.entries(PERSONAL) as [LinkedRoute, MessageKey][], site)
  return links.filter(({ route }) => route !== 'signIn' || !isSignedIn)
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

function linksTo(
  labels: readonly (readonly [LinkedRoute, MessageKey])[],
  site: Site,
): NavigationLink[] {
  return labels
    .filter(([route]) => isLinked(site, route))
    .map(([route, label]) => ({ route, label, href: pathOf(site, route) }))
}
