/** What every component of a page may ask for: the site the visitor is on, and its texts. */
import { createContext, use } from 'react'
import type { Site } from '../core/site.ts'
import type { Text } from './messages/catalogue.ts'

export interface PageSurroundings {
  site: Site
  text: Text
  /** The other country editions, as the footer links them. */
  editions: EditionLink[]
}

export interface EditionLink {
  href: string
  /** The country's name in its own language. */
  name: string
  lang: string
}

const PageContext = createContext<PageSurroundings | null>(null)

export const PageProvider = PageContext.Provider

export function usePage(): PageSurroundings {
  const surroundings = use(PageContext)
  if (!surroundings) throw new Error('A page is rendered inside a PageProvider')
  return surroundings
}
