/** Where a site's icons, social picture and manifest are; the same on every host. */
import type { Site, SiteType } from '../../site/site.ts'

/** The other site types wear the own brand. */
export const BRANDED: readonly SiteType[] = ['web', 'catchit', 'company']

export function brandAddresses({ type, edition }: Pick<Site, 'type' | 'edition'>) {
  const brand = `/brand/${BRANDED.includes(type) ? type : 'web'}`
  return {
    favicon: `${brand}/favicon.svg`,
    touchIcon: `${brand}/icon-180.png`,
    manifest: `${brand}/${edition.id}/site.webmanifest`,
    socialPicture: `${brand}/${edition.id}/social.png`,
  }
}
