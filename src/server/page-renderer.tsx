/**
 * Renders a page component to a whole HTML document. The component's props travel inside the page
 * for hydration, so they must be plain data.
 */
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { Site } from '../core/site.ts'
import { HomePage } from '../web/home/home-page.tsx'
import { catalogueIdOf, textIn, type Catalogue, type Text } from '../web/messages/catalogue.ts'
import { PageProvider } from '../web/page-context.tsx'
import { ProblemPage } from '../web/problem/problem-page.tsx'
import type { Assets } from './assets.ts'
import { writeDocument, type PageHead } from './document.ts'
import { editionLinks } from './edition-links.ts'

const catalogues = import.meta.glob<Catalogue>('../web/messages/*.json', {
  eager: true,
  import: 'default',
})

/** Which entry brings a page to life; a page that is not listed cannot be rendered. */
const ENTRIES = new Map<unknown, string>([
  [HomePage, 'home'],
  [ProblemPage, 'problem'],
])

export type PageElement = ReactElement<object>

export interface PageRenderer {
  render: (page: PageElement, head: PageHead, site: Site, nonce: string) => string
}

export function pageRenderer(assets: Assets, publicUrl: URL): PageRenderer {
  const links = {
    host: editionLinks(publicUrl, false),
    multiCountry: editionLinks(publicUrl, true),
  }
  return {
    render(page, head, site, nonce) {
      const entry = ENTRIES.get(page.type)
      if (!entry) throw new Error('The page has no entry in ENTRIES')
      const editions = site.prefixed ? links.multiCountry : links.host
      const body = renderToString(
        <PageProvider value={{ site, editions, text: textOf(site) }}>{page}</PageProvider>,
      )
      return writeDocument({
        head,
        site,
        assets: assets.forPage(entry, catalogueIdOf(site.edition)),
        font: assets.font,
        nonce,
        body,
        data: { site, editions, props: page.props },
      })
    },
  }
}

/** The texts of a site's edition, for titles and descriptions too. */
export function textOf(site: Site): Text {
  const catalogue = catalogues[`../web/messages/${catalogueIdOf(site.edition)}.json`]
  if (!catalogue) throw new Error(`No catalogue for ${site.edition.conventions}`)
  return textIn(catalogue, site.edition.conventions)
}
