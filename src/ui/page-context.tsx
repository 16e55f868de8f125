/** What every component of a page may ask for: the site the visitor is on, and its texts. */
import type { EditionLink } from '../site/edition-links.ts'
import { createContext, use } from 'react'
import type { Consent } from '../site/consent.ts'
import type { PagePerson } from '../site/person.ts'
import type { OwnClaims } from '../site/own-claims.ts'
import type { Site } from '../site/site.ts'
import type { Text } from '../site/messages/catalogue.ts'
import type { Template } from './template.ts'

export interface PageSurroundings {
  site: Site
  text: Text
  /** The other country editions, as the footer links them. */
  editions: EditionLink[]
  /** Path and query, as the visitor asked for it. */
  path: string
  /** What may be said of the shop. */
  claims: OwnClaims
  /** Which page it is, as its entry is called. */
  pageId: string
  /** What the visitor allows; null until there is an answer. */
  consent: Consent | null
  /** Goes with every form that changes something, in a hidden field. */
  csrfToken: string
  /** Who is signed in. */
  person: PagePerson | null
  /** Header and footer, where the server has them ready. */
  shell?: WrittenShell | undefined
  /** Writes parts that stand many times on the page; in the browser they are rendered. */
  template?: Template | undefined
}

export interface WrittenShell {
  header: string
  footer: string
}

const PageContext = createContext<PageSurroundings | null>(null)

export const PageProvider = PageContext.Provider

export function usePage(): PageSurroundings {
  const surroundings = use(PageContext)
  if (!surroundings) throw new Error('A page is rendered inside a PageProvider')
  return surroundings
}
