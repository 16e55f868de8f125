/** The home page of an edition. */
import { HomePage } from '../web/home/home-page.tsx'
import { alternatesOf, canonicalOf } from './edition-links.ts'
import type { Handler } from './visit.ts'

export function home(publicUrl: URL): Handler {
  return ({ site, text, page }) => {
    const count = site.edition.accommodationsClaim
    return page(<HomePage />, {
      title: `Alisio · ${text('home.title')}`,
      description: text('home.description', { count }),
      canonical: canonicalOf(site, 'home', publicUrl),
      alternates: alternatesOf('home', publicUrl),
    })
  }
}
