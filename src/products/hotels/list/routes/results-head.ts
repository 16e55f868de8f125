/** What search engines and tabs show of a results page. */
import { EDITIONS } from '../../../../site/editions/editions.ts'
import type { Edition } from '../../../../site/editions/edition.ts'
import type { CardHotel } from '../../catalogue/rules/hotel.ts'
import type { ResultsPage, ResultsPlace } from '../rules/results-page.ts'
import { placeWords } from '../../../../places/rules/results-destination.ts'
import { pathOf } from '../../../../site/routes.ts'
import type { Site } from '../../../../site/site.ts'
import { brandOf } from '../../../../site/brands.ts'
import { HOLD_LIST } from '../pages/held-list.ts'
import type { Geography } from '../../../../places/geography/geography.ts'
import type { PageHead } from '../../../../rendering/routes/document.ts'
import { editionOrigin } from '../../../../site/edition-links.ts'
import { withClaims } from '../../facts/routes/own-claims.ts'
import { RecentlyUsed } from '../../../../site/recently-used.ts'
import { resultsPlace } from './results-place.ts'
import type { SearchMemory } from '../../service/search-memory.ts'
import type { Visit } from '../../../../http/visit.ts'

export function resultsHead(
  { site, text, claims }: Visit,
  { place, results }: Pick<ResultsPage, 'place' | 'results'>,
  { geography }: Pick<SearchMemory, 'geography'>,
  publicUrl: URL,
): PageHead {
  const count = results.summary.accommodations
  return {
    title: `${text('results.title', placeWords(place))} · ${brandOf(site).name}`,
    description: withClaims(
      text('results.description', { ...placeWords(place), count }),
      text,
      claims,
    ),
    canonical: addressOf(place, site.edition, publicUrl),
    alternates: alternatesOf(place, geography, publicUrl),
    structured: itemList(results.hotels, site, publicUrl),
    script: HOLD_LIST,
  }
}

/** The same place in every edition. Those of places asked for last are kept. */
function alternatesOf(place: ResultsPlace, geography: Geography, publicUrl: URL): Alternates {
  let known = alternates.get(geography)
  if (!known) alternates.set(geography, (known = new RecentlyUsed(MOST_PLACES)))
  return known.get(`${publicUrl.href} ${place.type} ${place.id}`, () =>
    Object.values(EDITIONS).map((edition) => {
      // A place has another name, and so another address, in each language.
      const there = resultsPlace(geography, edition, place.type, place.id) ?? place
      return { lang: edition.conventions, href: addressOf(there, edition, publicUrl) }
    }),
  )
}

type Alternates = NonNullable<PageHead['alternates']>

const MOST_PLACES = 500
const alternates = new WeakMap<Geography, RecentlyUsed<string, Alternates>>()

/** Without dates: search engines should know one page for each place. */
function addressOf({ type, id, slug }: ResultsPlace, edition: Edition, publicUrl: URL): string {
  const route = { kind: type, destination: id, slug }
  const path = pathOf({ edition, prefixed: false }, 'hotelResults', route)
  return editionOrigin(edition, publicUrl) + path
}

/** The hotels of the page in their order; hidden ones have no name to tell. */
function itemList(hotels: readonly CardHotel[], site: Site, publicUrl: URL): object {
  const origin = editionOrigin(site.edition, publicUrl, site.prefixed)
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: hotels
      .filter(({ hiddenOfferId }) => hiddenOfferId === null)
      .map(({ name, uri }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        url: origin + uri,
      })),
  }
}
