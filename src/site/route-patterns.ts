/** What the router listens to. Links do without it, and so the browser without all the editions. */
import { EDITIONS } from './editions/editions.ts'
import { type RouteName, ROUTES, translated, withPrefix } from './routes.ts'
import type { Site } from './site.ts'

export interface RoutePattern {
  pattern: string
  /** Whether the pattern is one of this site's: the words of other editions are not found. */
  belongsTo: (site: Pick<Site, 'edition' | 'prefixed'>) => boolean
}

/** Every form that a route takes over all editions, with and without country prefix. */
export function patternsOf(name: RouteName): RoutePattern[] {
  const sites = Object.values(EDITIONS).flatMap((edition) => [
    { edition, prefixed: false },
    ...(edition.countryPrefix ? [{ edition, prefixed: true }] : []),
  ])
  const patternOn = (site: Pick<Site, 'edition' | 'prefixed'>) =>
    withPrefix(translated(ROUTES[name], site.edition), site)
  const patterns = new Set(sites.map(patternOn))
  return [...patterns].map((pattern) => ({
    pattern,
    belongsTo: (site) => patternOn(site) === pattern,
  }))
}
