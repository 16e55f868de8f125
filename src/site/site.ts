/**
 * Site: what a visitor reached, told by the host name (and, in multi-country mode, by the first
 * word of the path). The edition comes from here and never from the visitor's browser.
 */
import type { Edition, TaxNote } from './editions/edition.ts'
import { editionById, editionByPrefix } from './editions/editions.ts'

export const SITE_TYPES = ['web', 'app', 'admin', 'tickets', 'catchit', 'company'] as const

/** web, in-app view, back office, ticket office, and the two partner brands. */
export type SiteType = (typeof SITE_TYPES)[number]

export interface Site {
  type: SiteType
  edition: Edition
  /** In multi-country mode the site's paths begin with the edition's country prefix. */
  prefixed: boolean
  /** Where photos of hotels come from, when it is not the site's own host. */
  photoHosts?: readonly string[]
  /** Nobody flies in this world, so that its section is not there. */
  withoutFlights?: boolean
}

export interface SiteRules {
  /** The host that all others are subdomains of: localhost on a developer's machine. */
  baseHost: string
  defaultEdition: Edition
}

/**
 * The base host is multi-country mode; `{edition}.`, `{type}.` and `{edition}.{type}.` before it
 * are single-country sites. Null means that no site is there.
 */
export function siteOf(host: string, path: string, rules: SiteRules): Site | null {
  const labels = subdomainLabels(hostName(host), rules.baseHost)
  if (!labels || labels.length > 2) return null
  if (labels.length === 0) return prefixedSite(path, rules)

  const type = labels.at(-1) as SiteType
  const named = SITE_TYPES.includes(type) && type !== 'web'
  if (!named && labels.length > 1) return null
  const editionLabel = named ? labels.at(-2) : labels[0]
  const edition = editionLabel === undefined ? rules.defaultEdition : editionById(editionLabel)
  return edition ? { type: named ? type : 'web', edition, prefixed: false } : null
}

/** Partner brands sell hotels only: no flight option, and no search form on the results page. */
export function isPartnerBrand(type: SiteType): boolean {
  return type === 'catchit' || type === 'company'
}

export function taxNoteOf(site: Site): TaxNote {
  return site.type === 'company' ? site.edition.companyTaxNote : site.edition.taxNote
}

/** The host name without its port; IPv6 addresses keep their brackets. */
function hostName(host: string): string {
  return host.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '')
}

/** The labels before the base host, or null for another host. Loopback addresses are the base. */
function subdomainLabels(name: string, baseHost: string): string[] | null {
  if (name === baseHost || name === '127.0.0.1' || name === '[::1]') return []
  return name.endsWith(`.${baseHost}`) ? name.slice(0, -baseHost.length - 1).split('.') : null
}

/**
 * A prefix names its edition, and `/` belongs to the default one. A default edition that has no
 * prefix of its own owns every other path too.
 */
function prefixedSite(path: string, { defaultEdition }: SiteRules): Site | null {
  const prefix = /^\/([^/?#]*)/.exec(path)?.[1] ?? ''
  const named = editionByPrefix(prefix)
  if (named) return { type: 'web', edition: named, prefixed: true }
  const prefixed = defaultEdition.countryPrefix !== undefined
  return prefix === '' || !prefixed ? { type: 'web', edition: defaultEdition, prefixed } : null
}
