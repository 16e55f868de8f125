/**
 * Renders a page component to a whole HTML document. The component's props travel inside the page
 * for hydration, so they must be plain data.
 */
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { Site } from '../core/site.ts'
import { OfficeFactorsPage, OfficeSecondFactorPage } from '../web/admin/factors-page.tsx'
import { OFFICE_PAGES } from '../web/admin/office-pages.ts'
import { AccountPage } from '../web/account/account-page.tsx'
import { EmailChangePage } from '../web/account/email-change-page.tsx'
import { FactorsPage } from '../web/account/factors-page.tsx'
import { RegisterPage } from '../web/account/register-page.tsx'
import { ResetPage } from '../web/account/reset-page.tsx'
import { SecondFactorPage } from '../web/account/second-factor-page.tsx'
import { SignInPage } from '../web/account/sign-in-page.tsx'
import { CartPage } from '../web/cart/cart-page.tsx'
import { ChallengePage } from '../web/checkout/challenge-page.tsx'
import { CheckoutPage } from '../web/checkout/checkout-page.tsx'
import { LeavePage } from '../web/checkout/leave-page.tsx'
import { ConfirmationPage } from '../web/confirmation/confirmation-page.tsx'
import { VoucherPage } from '../web/confirmation/voucher-page.tsx'
import { CancelPage } from '../web/trips/cancel-page.tsx'
import { WriteReviewPage } from '../web/reviews/write-review-page.tsx'
import { ClaimPage } from '../web/trips/claim-page.tsx'
import { TripsPage } from '../web/trips/trips-page.tsx'
import { FlightHotelHomePage } from '../web/home/flight-hotel-home-page.tsx'
import { GetawayHomePage } from '../web/home/getaway-home-page.tsx'
import { HotelPage } from '../web/hotel/hotel-page.tsx'
import { MissingHotelPage } from '../web/hotel/missing-hotel-page.tsx'
import { HotelHomePage } from '../web/home/hotel-home-page.tsx'
import { catalogueIdOf, textIn, type Catalogue, type Text } from '../web/messages/catalogue.ts'
import { type EditionLink, PageProvider, type PageSurroundings } from '../web/page-context.tsx'
import type { PageData } from '../web/page-data.ts'
import { ConsentPage } from '../web/consent/consent-page.tsx'
import { NoResultsPage } from '../web/no-results/no-results-page.tsx'
import { OfflinePage } from '../web/offline/offline-page.tsx'
import { HotelResultsPage } from '../web/results/hotel-results-page.tsx'
import { ProblemPage } from '../web/problem/problem-page.tsx'
import { SearchAnswerPage } from '../web/search-answer/search-answer-page.tsx'
import type { Assets } from './assets.ts'
import { writeDocument, writeJson, type PageHead } from './document.ts'
import { editionLinks } from './edition-links.ts'
import { type KeptBodies, keptBodies, type WrittenBody } from './kept-bodies.ts'
import type { ClaimsOn } from './own-claims.ts'
import type { Piece } from './page-bytes.ts'
import { stencils } from './stencils.tsx'
import { writtenShells } from './written-shell.tsx'

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
  [CartPage, 'cart'],
  [CheckoutPage, 'checkout'],
  [ChallengePage, 'challenge'],
  [LeavePage, 'leave'],
  [ConfirmationPage, 'confirmation'],
  [VoucherPage, 'voucher'],
  [TripsPage, 'trips'],
  [CancelPage, 'cancel-trip'],
  [ClaimPage, 'price-claim'],
  [WriteReviewPage, 'write-review'],
  [SignInPage, 'sign-in'],
  [SecondFactorPage, 'second-factor'],
  [RegisterPage, 'register'],
  [ResetPage, 'reset'],
  [AccountPage, 'account'],
  [FactorsPage, 'factors'],
  [EmailChangePage, 'email-change'],
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

export interface PageRenderer {
  /** What pages of a site may say of the shop. */
  claimsOn: ClaimsOn
  /** The bytes are to be sent, or copied, at once: their memory is the next page's too. */
  render: (page: PageElement, head: PageHead, visit: PageVisit) => Buffer
}

/** Those that many visitors see alike. On a hotel's page every offer is signed anew. */
const KEPT_PAGES = new Set(['results', 'home', 'flight-hotel-home', 'getaway-home'])

export function pageRenderer(
  assets: Assets,
  publicUrl: URL,
  claimsOn: ClaimsOn,
  bodies: KeptBodies = keptBodies(),
): PageRenderer {
  const links = new Map<string, EditionLink[]>()
  const linksOn = (site: Site) => {
    const key = `${site.type} ${site.prefixed}`
    let found = links.get(key)
    if (!found) links.set(key, (found = editionLinks(publicUrl, site)))
    return found
  }
  const shellOf = writtenShells()
  const sheetFor = stencils()

  function bodyOf(page: PageElement, told: PageData['surroundings']): Piece[] {
    const surroundings = { ...told, editions: linksOn(told.site), text: textOf(told.site) }
    const shell = shellOf(surroundings)
    const sheet = sheetFor(surroundings)
    const html = renderToString(
      <PageProvider value={{ ...surroundings, shell, stencil: sheet?.stencil }}>
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
      const written: WrittenBody =
        person === null && KEPT_PAGES.has(pageId)
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

/** The texts of a site's edition, for titles and descriptions too. */
export function textOf(site: Pick<Site, 'edition'>): Text {
  const catalogue = catalogues[`../web/messages/${catalogueIdOf(site.edition)}.json`]
  if (!catalogue) throw new Error(`No catalogue for ${site.edition.conventions}`)
  return textIn(catalogue, site.edition.conventions)
}
