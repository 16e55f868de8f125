/**
 * Renders a page component to a whole HTML document. The component's props travel inside the page
 * for hydration, so they must be plain data.
 */
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { Site } from '../core/site.ts'
import { FlightHotelHomePage } from '../web/home/flight-hotel-home-page.tsx'
import { GetawayHomePage } from '../web/home/getaway-home-page.tsx'
import { HotelPage } from '../web/hotel/hotel-page.tsx'
import { MissingHotelPage } from '../web/hotel/missing-hotel-page.tsx'
import { HotelHomePage } from '../web/home/hotel-home-page.tsx'
import { catalogueIdOf, textIn, type Catalogue, type Text } from '../web/messages/catalogue.ts'
import { PageProvider, type PageSurroundings } from '../web/page-context.tsx'
import { ConsentPage } from '../web/consent/consent-page.tsx'
import { NoResultsPage } from '../web/no-results/no-results-page.tsx'
import { OfflinePage } from '../web/offline/offline-page.tsx'
import { HotelResultsPage } from '../web/results/hotel-results-page.tsx'
import { ProblemPage } from '../web/problem/problem-page.tsx'
import { SearchAnswerPage } from '../web/search-answer/search-answer-page.tsx'
import type { Assets } from './assets.ts'
import { writeDocument, type PageHead } from './document.ts'
import { editionLinks } from './edition-links.ts'

const catalogues = import.meta.glob<Catalogue>('../web/messages/*.json', {
  eager: true,
  import: 'default',
})

/** Which entry brings a page to life; a page that is not listed cannot be rendered. */
const ENTRIES = new Map<unknown, string>([
  [HotelHomePage, 'home'],
  [FlightHotelHomePage, 'flight-hotel-home'],
  [GetawayHomePage, 'getaway-home'],
  [ProblemPage, 'problem'],
  [NoResultsPage, 'no-results'],
  [ConsentPage, 'consent'],
  [OfflinePage, 'offline'],
  [SearchAnswerPage, 'search-answer'],
  [HotelResultsPage, 'results'],
  [HotelPage, 'hotel'],
  [MissingHotelPage, 'missing-hotel'],
])

export type PageElement = ReactElement<object>

/** What the request tells about the page's surroundings; `page-visit.ts` reads it. */
export interface PageVisit extends Pick<
  PageSurroundings,
  'site' | 'path' | 'consent' | 'csrfToken'
> {
  /** Without it no script runs. */
  nonce: string
}

export interface PageRenderer {
  render: (page: PageElement, head: PageHead, visit: PageVisit) => string
}

export function pageRenderer(assets: Assets, publicUrl: URL): PageRenderer {
  const links = {
    host: editionLinks(publicUrl, false),
    multiCountry: editionLinks(publicUrl, true),
  }
  return {
    render(page, head, { nonce, ...visit }) {
      const pageId = ENTRIES.get(page.type)
      if (!pageId) throw new Error('The page has no entry in ENTRIES')
      const { site } = visit
      const editions = site.prefixed ? links.multiCountry : links.host
      const surroundings = { ...visit, editions, pageId }
      const body = renderToString(
        <PageProvider value={{ ...surroundings, text: textOf(site) }}>{page}</PageProvider>,
      )
      const pageAssets = assets.forPage(pageId, catalogueIdOf(site.edition))
      return writeDocument({
        head,
        site,
        assets: pageAssets,
        font: assets.font,
        publicUrl,
        nonce,
        body,
        data: { surroundings, texts: pageAssets.texts, props: page.props },
      })
    },
  }
}

/** The texts of a site's edition, for titles and descriptions too. */
export function textOf(site: Pick<Site, 'edition'>): Text {
  const catalogue = catalogues[`../web/messages/${catalogueIdOf(site.edition)}.json`]
  if (!catalogue) throw new Error(`No catalogue for ${site.edition.conventions}`)
  return textIn(catalogue, site.edition.conventions)
}
