/** Titles of the account's pages. None is meant to be found by search engines. */
import { brandOf } from '../../site/brands.ts'
import type { PageHead } from '../../rendering/routes/document.ts'
import type { Visit } from '../../http/visit.ts'

export type AccountPageName =
  | 'sign-in'
  | 'second-factor'
  | 'register'
  | 'reset'
  | 'your'
  | 'factors'
  | 'confirm-email'

export function accountHead(
  { site, text }: Pick<Visit, 'site' | 'text'>,
  name: AccountPageName,
): PageHead {
  const title = text(`account.${name}.title`)
  const brand = brandOf(site).name
  return { title: `${title} · ${brand}`, description: text('account.description', { brand }) }
}
