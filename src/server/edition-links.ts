/** Addresses of the other editions, for the footer, for hreflang and for the start's report. */
import type { Edition } from '../core/editions/edition.ts'
import { EDITIONS } from '../core/editions/editions.ts'
import { pathOf, type RouteName } from '../core/routes.ts'
import type { Site } from '../core/site.ts'
import type { EditionLink } from '../web/page-context.tsx'

/** In multi-country mode an edition that has a prefix stays on the host; others have their own. */
export function editionAddress(edition: Edition, publicUrl: URL, multiCountry: boolean): URL {
  const address = new URL(publicUrl)
  if (multiCountry && edition.countryPrefix) address.pathname = `/${edition.countryPrefix}/`
  else address.hostname = `${edition.id}.${publicUrl.hostname}`
  return address
}

export function editionLinks(publicUrl: URL, multiCountry: boolean): EditionLink[] {
  return Object.values(EDITIONS).map((edition) => ({
    href: editionAddress(edition, publicUrl, multiCountry).href,
    name: countryName(edition),
    lang: edition.conventions,
  }))
}

/** The same page in every edition, for routes without parameters. */
export function alternatesOf(
  name: Extract<RouteName, 'home' | 'hotelHome'>,
  publicUrl: URL,
): { lang: string; href: string }[] {
  return Object.values(EDITIONS).map((edition) => ({
    lang: edition.conventions,
    href: absolute(
      { type: 'web', edition, prefixed: false },
      pathOf({ edition, prefixed: false }, name),
      publicUrl,
    ),
  }))
}

/** The address of a path on a site, as seen from outside. */
export function absolute(site: Site, path: string, publicUrl: URL): string {
  return new URL(path, editionAddress(site.edition, publicUrl, site.prefixed)).href
}

function countryName({ conventions, country }: Edition): string {
  return new Intl.DisplayNames([conventions], { type: 'region' }).of(country) ?? country
}
