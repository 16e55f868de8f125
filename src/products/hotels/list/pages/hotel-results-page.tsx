/** The results page: what was searched for, what was found, and how to narrow it down. */
import { useMemo, useState } from 'react'
import type { ResultsPage } from '../rules/results-page.ts'
import { PageFrame } from '../../../../rendering/pages/shell/page-frame.tsx'
import { AlternativeStays } from './alternative-stays.tsx'
import { AppliedFilters } from './filters/applied-filters.tsx'
import { FiltersPanel } from './filters/filters-panel.tsx'
import { CompareArea } from './compare/compare-area.tsx'
import { ComparedProvider } from './compare/compared-hotels.tsx'
import { HotelCards } from './hotel-cards.tsx'
import styles from './hotel-results-page.module.css'
import { ListHeading } from './list-heading.tsx'
import { MapOverlayProvider } from './map/map-overlay-state.ts'
import { MapTeaser } from './map/map-teaser.tsx'
import { ResultsMap } from './map/results-map.tsx'
import { NoticeBoxes } from './notice-boxes.tsx'
import { PaginationBar } from './pagination-bar.tsx'
import { AfterList, ResultsProvider } from './results-context.tsx'
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
