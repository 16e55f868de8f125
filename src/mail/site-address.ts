/**
 * The whole address of a page, for mails. It is made of the configured host, never of what a
 * request calls itself: a forged one would send the reader elsewhere.
 */
import type { Site } from '../site/site.ts'

export function siteAddress(site: Site, path: string, publicUrl: URL): string {
  const address = new URL(path, publicUrl)
  const { type, edition, prefixed } = site
  if (!prefixed)
    address.hostname = [edition.id, ...(type === 'web' ? [] : [type]), publicUrl.hostname].join('.')
  return address.href
}
