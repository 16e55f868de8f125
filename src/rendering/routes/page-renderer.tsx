/**
 * Renders a page component to a whole HTML document. The component's props travel inside the page
 * for hydration, so they must be plain data.
 */
import type { ComponentProps, ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { Site } from '../../site/site.ts'
import { OfficeFactorsPage, OfficeSecondFactorPage } from '../../office/pages/factors-page.tsx'
import { OfficeProblemPage } from '../../office/pages/office-problem-page.tsx'
import { OFFICE_PAGES } from '../../office/pages/office-pages.ts'
import { catalogueIdOf } from '../../site/messages/catalogue.ts'
import { textOf } from '../../site/messages/texts.ts'
import { PageProvider, type PageSurroundings } from '../../ui/page-context.tsx'
import type { EditionLink } from '../../site/edition-links.ts'
import type { PageData } from '../pages/page-data.ts'
import { ProblemPage } from '../pages/problem-page.tsx'
import { PAGES } from '../../pages.ts'
import type { Assets } from './assets.ts'
import { writeDocument, writeJson, type PageHead } from './document.ts'
import { editionLinks } from '../../site/edition-links.ts'
import { type PageCache, pageCache, type CachedPage } from './page-cache.ts'
import type { ClaimsOn } from '../../site/own-claims.ts'
import type { Piece } from './page-bytes.ts'
import { templates } from './templates.tsx'
import { shellCache } from './shell-cache.tsx'

const pageFiles = import.meta.glob<Record<string, unknown>>('/src/**/pages/**/*-page.tsx', {
  eager: true,
})

/** Which entry brings a page to life; a page that is not listed cannot be rendered. */
const ENTRIES = new Map<unknown, string>([
  ...Object.entries(PAGES).map(
    ([name, { file, component }]) => [pageFiles[`/src/${file}`]?.[component], name] as const,
  ),
  [OfficeFactorsPage, 'office-factors'],
  [OfficeSecondFactorPage, 'office-factors'],
  ...OFFICE_PAGES.map((page) => [page, 'office'] as const),
])

export type PageElement = ReactElement<object>

/** What the request tells about the page's surroundings; `page-visit.ts` reads it. */
export interface PageVisit extends Pick<
  PageSurroundings,
  'site' | 'path' | 'consent' | 'csrfToken' | 'person'
> {
  /** Without it no script runs. */
  nonce: string
  /** Without it styles must come in files. */
  styleNonce: string
}

/** The page that says what went wrong, in the look of the site. */
export function problemPage(
  { type }: Pick<Site, 'type'>,
  { home, ...problem }: ComponentProps<typeof ProblemPage>,
): PageElement {
  if (type === 'admin') return <OfficeProblemPage {...problem} />
  return <ProblemPage {...problem} home={home} />
}

export interface PageRenderer {
  /** What pages of a site may say of the shop. */
  claimsOn: ClaimsOn
  render: (page: PageElement, head: PageHead, visit: PageVisit) => Buffer
}

/** Those that many visitors see alike. On a hotel's page every offer is signed anew. */
const CACHED_PAGES = new Set(['results', 'home', 'flight-hotel-home', 'getaway-home'])

export function pageRenderer(
  assets: Assets,
  publicUrl: URL,
  claimsOn: ClaimsOn,
  bodies: PageCache = pageCache(),
): PageRenderer {
  const links = new Map<string, EditionLink[]>()
  const linksOn = (site: Site) => {
    const key = `${site.type} ${site.prefixed}`
    let found = links.get(key)
    if (!found) links.set(key, (found = editionLinks(publicUrl, site)))
    return found
  }
  const shellOf = shellCache()
  const sheetFor = templates()

  function bodyOf(page: PageElement, told: PageData['surroundings']): Piece[] {
    const surroundings = { ...told, editions: linksOn(told.site), text: textOf(told.site) }
    const shell = shellOf(surroundings)
    const sheet = sheetFor(surroundings)
    const html = renderToString(
      <PageProvider value={{ ...surroundings, shell, template: sheet?.template }}>
        {page}
      </PageProvider>,
    )
    return sheet ? sheet.put(html) : [html]
  }

  return {
    claimsOn,
    render(page, head, { nonce, styleNonce, ...visit }) {
      const pageId = ENTRIES.get(page.type)
      if (!pageId) throw new Error('The page has no entry in ENTRIES')
      const { site, person, csrfToken } = visit
      const surroundings = { ...visit, pageId, claims: claimsOn(site) }
      const pageAssets = assets.forPage(pageId, catalogueIdOf(site.edition))
      const props = writeJson(page.props)
      const written: CachedPage =
        person === null && CACHED_PAGES.has(pageId)
          ? bodies.bodyOf({
              key: JSON.stringify({ ...surroundings, csrfToken: '' }),
              data: props,
              csrfToken,
              render: (token) => bodyOf(page, { ...surroundings, csrfToken: token }),
            })
          : { body: bodyOf(page, surroundings), data: props }
      return writeDocument({
        head,
        site,
        assets: pageAssets,
        font: assets.font,
        publicUrl,
        nonce,
        styleNonce,
        body: written.body,
        data: {
          surroundings: writeJson(surroundings),
          texts: writeJson(pageAssets.texts),
          styles: writeJson(styleNonce ? pageAssets.styles : []),
          props: written.data,
        },
      })
    },
  }
}
