/** The home page of an edition. */
import { pathOf } from '../core/routes.ts'
import { HomePage } from '../web/home/home-page.tsx'
import { absolute, alternatesOf } from './edition-links.ts'
import type { Handler } from './visit.ts'

export function home(publicUrl: URL): Handler {
  return ({ site, text, page }) => {
    const count = site.edition.accommodationsClaim
    return page(<HomePage />, {
      title: `Alisio · ${text('home.title')}`,
      description: text('home.description', { count }),
      canonical: absolute(site, pathOf(site, 'home'), publicUrl),
      alternates: alternatesOf('home', publicUrl),
    })
  }
}
