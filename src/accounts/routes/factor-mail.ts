/** What somebody is told when a second factor of theirs comes or goes, whoever did it. */
import { pathOf } from '../../site/routes.ts'
import type { Site } from '../../site/site.ts'
import type { AccountMail } from './account-mail.ts'
import { siteAddress } from '../../mail/site-address.ts'

/** Staff choose their password in the shop, too: the back office has no page for it. */
export function shopOf(site: Site): Site {
  return site.type === 'admin' ? { ...site, type: 'web' } : site
}

/** New recovery codes open an account as well as a new factor does. */
export type FactorNews = 'factor-added' | 'factor-removed' | 'codes-made'

export function factorMail(
  kind: FactorNews,
  { name }: { name: string },
  site: Site,
  publicUrl: URL,
): AccountMail {
  const shop = shopOf(site)
  return { kind, name, link: siteAddress(shop, pathOf(shop, 'passwordReset'), publicUrl) }
}
