/** Addresses of the other editions, for the footer, for hreflang and for the start's report. */
import type { Edition } from './editions/edition.ts'
import { EDITIONS } from './editions/editions.ts'
import { pathOf } from './routes.ts'
import type { HomeRoute } from './sections.ts'
import type { Site, SiteType } from './site.ts'

/** In multi-country mode an edition that has a prefix stays on the host; others have their own. */
export function editionAddress(
  edition: Edition,
  publicUrl: URL,
  multiCountry: boolean,
  type: SiteType = 'web',
): URL {
  const address = new URL(publicUrl)
  const brand = type === 'web' ? '' : `${type}.`
  if (multiCountry && edition.countryPrefix) address.pathname = `/${edition.countryPrefix}/`
  else address.hostname = `${edition.id}.${brand}${publicUrl.hostname}`
  return address
}

/** Protocol, host and port of an edition's site: what stands before a path there. */
export function editionOrigin(edition: Edition, publicUrl: URL, multiCountry = false): string {
  let known = origins.get(publicUrl)
  if (!known) origins.set(publicUrl, (known = new Map()))
  const key = `${edition.id} ${multiCountry}`
  let origin = known.get(key)
  if (!origin) known.set(key, (origin = editionAddress(edition, publicUrl, multiCountry).origin))
  return origin
}

/** Eighteen for each page, and reading an address costs as much as writing a card. */
const origins = new WeakMap<URL, Map<string, string>>()

/** A brand's visitors stay with it, in whatever country they look. */
export function editionLinks(publicUrl: URL, { prefixed, type }: Site): EditionLink[] {
  return Object.values(EDITIONS).map((edition) => ({
    href: editionAddress(edition, publicUrl, prefixed, type).href,
    name: countryName(edition),
    lang: edition.conventions,
  }))
}

/** The same page in every edition, for routes without parameters; whoever fits none chooses. */
export function alternatesOf(name: HomeRoute, publicUrl: URL): { lang: string; href: string }[] {
  const editions = Object.values(EDITIONS).map((edition) => ({
    lang: edition.conventions,
    href: canonicalOf({ edition }, name, publicUrl),
  }))
  // The multi-country host lets whoever fits none choose, from its home page only.
  return name === 'home' ? [...editions, { lang: 'x-default', href: publicUrl.href }] : editions
}

/**
 * The one address of a page that search engines should know. The same edition answers on its own
 * host and, in multi-country mode, under a prefix: the host's is the one.
 */
export function canonicalOf(
  { edition }: Pick<Site, 'edition'>,
  name: HomeRoute,
  publicUrl: URL,
): string {
  const path = pathOf({ edition, prefixed: false }, name)
  return new URL(path, editionAddress(edition, publicUrl, false)).href
}

function countryName({ conventions, country }: Edition): string {
  return new Intl.DisplayNames([conventions], { type: 'region' }).of(country) ?? country
}

export interface EditionLink {
  href: string
  /** The country's name in its own language. */
  name: string
  lang: string
}
