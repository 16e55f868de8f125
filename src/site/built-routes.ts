/** Which pages of the URL map can be linked: a menu shows no way to a page that is not there. */
import { isPartnerBrand, type Site } from './site.ts'
import type { RouteName } from './routes.ts'

const BUILT_ROUTES: ReadonlySet<RouteName> = new Set<RouteName>([
  'home',
  'hotelHome',
  'hotelPage',
  'flightHotelHome',
  'getawayHome',
  'signIn',
  'cart',
  'checkout',
  'confirmation',
  'trips',
])

/** Partner brands sell hotels only. */
const BEYOND_HOTELS: ReadonlySet<RouteName> = new Set<RouteName>([
  'flightHome',
  'flightHotelHome',
  'flightHotelResults',
  'getawayHome',
  'getawayResults',
  'carHome',
])

export function isSoldOn({ type }: Pick<Site, 'type'>, name: RouteName): boolean {
  return !isPartnerBrand(type) || !BEYOND_HOTELS.has(name)
}

export function isLinked(site: Pick<Site, 'type'>, name: RouteName): boolean {
  return BUILT_ROUTES.has(name) && isSoldOn(site, name)
}
