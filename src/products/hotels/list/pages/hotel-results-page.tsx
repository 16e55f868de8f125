/** The results page: what was searched for, what was found, and how to narrow it down. */
import { useMemo, useRef, useState } from 'react'
import type { ResultsPage } from '../rules/results-page.ts'
import { PageFrame } from '../../../../rendering/pages/shell/page-frame.tsx'
import calendar from 'icon:calendar-search'
import { pathOf } from '../../../../site/routes.ts'
import { isPartnerBrand } from '../../../../site/site.ts'
import { stayNights } from '../../../../site/stay.ts'
import { usePage } from '../../../../ui/page-context.tsx'
import { AsWritten } from '../../../../ui/as-written.tsx'
import buttons from '../../../../ui/button.module.css'
import { stayWords } from '../../../../site/text/day-words.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { TaxNote } from '../../../../ui/tax-note.tsx'
import alternativeStaysStyles from './alternative-stays.module.css'
import { AfterList, ResultsProvider, useResults, useResultsPage } from './results-context.tsx'
import { AppliedFilters } from './filters/applied-filters.tsx'
import { FiltersPanel } from './filters/filters-panel.tsx'
import { CompareArea } from './compare/compare-area.tsx'
import { ComparedProvider } from './compare/compared-hotels.tsx'
import { HotelCards } from './hotel-cards.tsx'
import styles from './hotel-results-page.module.css'
import { placeWords } from '../../../../places/rules/results-destination.ts'
import { listHref } from './list-address.ts'
import listHeadingStyles from './list-heading.module.css'
import { goToList, LIST_TITLE } from './scroll-to-list.ts'
import { ShareButton } from './share-button.tsx'
import { MapOverlayProvider } from './map/map-overlay-state.ts'
import { MapTeaser, ResultsMap } from './map/results-map.tsx'
import type { ProblemCode } from '../../../../site/problems.ts'
import { Notice } from '../../../../ui/notice.tsx'
import { PartFailure } from '../../../../ui/late-part.tsx'
import { problemText } from '../../../../ui/form/problem-text.ts'
import { reportPart, usePartFailed } from './failed-part.ts'
import noticeBoxesStyles from './notice-boxes.module.css'
import first from 'icon:chevrons-left'
import last from 'icon:chevrons-right'
import next from 'icon:chevron-right'
import previous from 'icon:chevron-left'
import up from 'icon:arrow-up'
import { mayChangePage, paginate, withPage } from '../rules/list-state.ts'
import { ListLink } from './list-link.tsx'
import paginationBarStyles from './pagination-bar.module.css'
import { SortBar } from './sort-bar.tsx'
import { SummaryBar } from './summary-bar.tsx'

export function HotelResultsPage(page: ResultsPage) {
  const [mapAt, setMapAt] = useState<{ hotelId: number | null } | null>(null)
  const map = useMemo(
    () => ({
      isOpen: mapAt !== null,
      hotelId: mapAt?.hotelId ?? null,
      open: (hotelId: number | null) => setMapAt({ hotelId }),
      close: () => setMapAt(null),
    }),
    [mapAt],
  )
  return (
    <ResultsProvider page={page}>
      <MapOverlayProvider value={map}>
        <ComparedProvider>
          <PageFrame>
            <SummaryBar />
            <div className={styles.layout}>
              <aside className={styles.aside}>
                <MapTeaser />
                <AfterList>
                  <FiltersPanel />
                </AfterList>
              </aside>
              <div className={styles.main}>
                <ListHeading />
                <NoticeBoxes />
                <AlternativeStays />
                <SortBar />
                <AppliedFilters />
                {/* Below the cards, but for keys before them: a hundred stops are in between. */}
                <CompareArea />
                <HotelCards />
                <PaginationBar />
              </div>
            </div>
            <ResultsMap />
          </PageFrame>
        </ComparedProvider>
      </MapOverlayProvider>
    </ResultsProvider>
  )
}

/** How much was found where, and what the prices below are for. */
function ListHeading() {
  const { text } = usePage()
  const { page, list } = useResults()
  const count = list.results.summary.accommodations
  const nights = stayNights(page.stay)
  return (
    <header className={listHeadingStyles.heading} id="list">
      <div className={listHeadingStyles.words}>
        <h1 className={listHeadingStyles.title} id={LIST_TITLE} tabIndex={-1} aria-live="polite">
          {list.shown.preFilters.area
            ? text('results.heading-area', { count })
            : text('results.heading', { count, ...placeWords(page.place) })}
        </h1>
        {count > 0 && (
          <p className={listHeadingStyles.note}>
            <span>{text('results.prices-for', { nights })}</span>
            <TaxNote />
          </p>
        )}
      </div>
      {/* In the query, so whoever follows the link is sent the right list at once; tokens are not theirs. */}
      <ShareButton href={listHref({ query: page.query }, list.shown)} />
    </header>
  )
}

// The closable boxes above the list: why it is not what was asked for, and that an answer or a part
// of the page has not come. A closed box stays closed until there is something new to say.

/** What the visitor chose is to blame; anything else is only worth a hint. */
const ERRORS: ReadonlySet<ProblemCode> = new Set(['chain-without-match', '12_904_3'])

function NoticeBoxes() {
  const { text } = usePage()
  const { list } = useResults()
  const hasPartFailed = usePartFailed()
  const [closedFailure, closeFailure] = useState<object | null>(null)
  const [closedNotice, closeNotice] = useState<object | null>(null)
  const { fallback } = list.results
  return (
    <>
      {hasPartFailed && (
        <div className={noticeBoxesStyles.failure}>
          <PartFailure onClose={() => goOn(() => reportPart(false))} />
        </div>
      )}
      {list.failed && closedFailure !== list.failed && (
        <div className={noticeBoxesStyles.failure}>
          <Notice kind="error" onClose={() => goOn(() => closeFailure(list.failed))}>
            <p>{text('problem.list-failed')}</p>
            <button type="button" className={buttons.plain} onClick={() => goOn(list.retry)}>
              {text('action.retry')}
            </button>
          </Notice>
        </div>
      )}
      {fallback && closedNotice !== fallback && (
        <Notice
          kind={ERRORS.has(fallback.code) ? 'error' : 'warning'}
          onClose={() => goOn(() => closeNotice(fallback))}
        >
          <p data-code={fallback.code}>{problemText(text, { code: fallback.code, field: '' })}</p>
        </Notice>
      )}
    </>
  )
}

/** The box goes, and what had the focus with it. */
function goOn(act: () => void) {
  act()
  document.getElementById(LIST_TITLE)?.focus({ preventScroll: true })
}

/** Nothing is free on these days: the nearest ones on which something is, and another search. */
function AlternativeStays() {
  const { list } = useResults()
  // They are of the whole destination, and of no use once something has been found.
  const isEmpty = list.results.summary.accommodations === 0 && !list.shown.preFilters.area
  return (
    <div hidden={!isEmpty}>
      <AsWritten id="way-out">{import.meta.env.SSR && <WayOut />}</AsWritten>
    </div>
  )
}

function WayOut() {
  const { alternatives } = useResultsPage()
  return alternatives.length === 0 ? <OtherSearch className={buttons.primary} /> : <NearestStays />
}

function NearestStays() {
  const { site, text } = usePage()
  const page = useResultsPage()
  const { conventions } = site.edition
  return (
    <section className={alternativeStaysStyles.section} aria-labelledby="alternative-stays">
      <h2 id="alternative-stays" className={alternativeStaysStyles.title}>
        {text('results.alternatives')}
      </h2>
      <ul className={alternativeStaysStyles.stays}>
        {page.alternatives.map(({ checkIn, checkOut, priceText, href }) => (
          <li key={checkIn}>
            <a className={alternativeStaysStyles.stay} href={href}>
              <Icon of={calendar} />
              <strong>{stayWords({ checkIn, checkOut }, conventions)}</strong>
              <span>{text('card.from', { price: priceText })}</span>
              <small className={alternativeStaysStyles.terms}>
                {text('card.total', { nights: stayNights({ checkIn, checkOut }) })}
                <TaxNote className={alternativeStaysStyles.taxes} />
              </small>
            </a>
          </li>
        ))}
      </ul>
      <OtherSearch className={buttons.quiet} />
    </section>
  )
}

/** Partner brands do not offer it beside a list. */
function OtherSearch({ className }: { className: string | undefined }) {
  const { site, text } = usePage()
  const page = useResultsPage()
  if (isPartnerBrand(site.type)) return null
  const href = `${pathOf(site, 'hotelHome')}?${new URLSearchParams(page.form.values)}`
  return (
    <a className={`${className} ${alternativeStaysStyles.other}`} href={href}>
      {text('results.change-search')}
    </a>
  )
}

/** Which part of the list is shown, and the ways to the others. */
function PaginationBar() {
  const { text } = usePage()
  const { list } = useResults()
  const { accommodations, currentPage, accommodationsPerPage } = list.results.summary
  const pages = paginate(accommodations, currentPage, accommodationsPerPage)
  const lastChange = useRef<number | null>(null)

  function turnTo(page: number) {
    const moment = now()
    if (!mayChangePage(moment, lastChange.current)) return
    lastChange.current = moment
    list.change(withPage(list.asked, page))
    goToList()
  }

  if (pages.total === 0) return null
  const ends = (
    page: number | null,
    icon: string,
    name: 'first' | 'previous' | 'next' | 'last',
  ) => (
    <li>
      {page === null ? (
        <span className={paginationBarStyles.page} aria-hidden="true" data-disabled>
          <Icon of={icon} />
        </span>
      ) : (
        <ListLink
          className={paginationBarStyles.page}
          label={text(`pagination.${name}`)}
          to={withPage(list.asked, page)}
          onFollow={() => turnTo(page)}
        >
          <Icon of={icon} />
        </ListLink>
      )}
    </li>
  )
  return (
    <nav className={paginationBarStyles.pagination} aria-label={text('pagination.title')}>
      <p className={paginationBarStyles.range}>
        {text('pagination.range', { from: pages.from, to: pages.to, total: pages.total })}
      </p>
      {pages.pages > 1 && (
        <ul className={paginationBarStyles.pages}>
          {ends(pages.first, first, 'first')}
          {ends(pages.previous, previous, 'previous')}
          {pages.buttons.map((page) => (
            <li key={page}>
              <ListLink
                className={paginationBarStyles.page}
                isCurrent={page === pages.page}
                label={text('pagination.page', { page })}
                to={withPage(list.asked, page)}
                onFollow={() => turnTo(page)}
              >
                {page}
              </ListLink>
            </li>
          ))}
          {ends(pages.next, next, 'next')}
          {ends(pages.last, last, 'last')}
        </ul>
      )}
      <a className={paginationBarStyles.up} href="#content">
        <Icon of={up} size={16} />
        {text('pagination.up')}
      </a>
    </nav>
  )
}

function now(): number {
  return performance.now()
}
