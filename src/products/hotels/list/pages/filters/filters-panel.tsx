/**
 * The filters of the list. On large screens they stand beside it and work at once; on smaller ones
 * they open over the page and wait to be applied. Without scripts they are a form, which is folded
 * up where it would stand above the list.
 */
import { unfilteredList } from '../../rules/filter-edit.ts'
import { refreshesAtOnce } from '../../rules/filter-panel.ts'
import { appliedCount, type Filters } from '../../rules/filter-state.ts'
import { useSizeClassAtOnce } from '../../../../../ui/browser/screen-size.ts'
import { usePage } from '../../../../../ui/page-context.tsx'
import { LeftAlone } from '../../../../../ui/as-written.tsx'
import { useHydrated } from '../../../../../ui/use-hydrated.ts'
import { useResultsPage, useShownList } from '../results-context.tsx'
import { isAllEmpty } from '../use-list.ts'
import { LIST_TITLE } from '../scroll-to-list.ts'
import { useAddressedFilters } from './edit-filters.ts'
import { FilterGroups } from './filter-groups.tsx'
import styles from './filters-panel.module.css'
import { useState } from 'react'
import sliders from 'icon:sliders-horizontal'
import mapIcon from 'icon:map'
import { leaveEntry } from '../../../../../ui/browser/entry-marks.ts'
import { Icon } from '../../../../../ui/icon.tsx'
import { latePart } from '../../../../../ui/late-part.tsx'
import { useLeaveClosedEntries } from '../../../../../ui/modal/leave-closed-entries.ts'
import { reportPart } from '../failed-part.ts'
import { useMapOverlay } from '../map/map-overlay-state.ts'
import floatingButtonsStyles from './floating-buttons.module.css'
import { FACET_KEYS, type FacetKey, FACETS } from '../../rules/facets.ts'
import type { CurrencyCode } from '../../../../../site/money.ts'
import { priceRanges, writePriceRange } from '../../rules/price-steps.ts'
import buttons from '../../../../../ui/button.module.css'
import { listQuery } from '../list-address.ts'

const GROUPS = { id: 'filters-beside', className: styles.groups }

export function FiltersPanel() {
  const { text } = usePage()
  const size = useSizeClassAtOnce()
  const isHydrated = useHydrated()
  const [filters, edit] = useAddressedFilters()
  const list = useShownList()
  const count = appliedCount(list.shown.filters)
  if (isAllEmpty(list)) return null
  return (
    <>
      {/* Browsers must not fill it in again: what is ticked as it comes to life was just ticked. */}
      <form
        className={styles.panel}
        action="#list"
        method="get"
        aria-label={text('filter.title')}
        autoComplete="off"
      >
        <a className={styles.skip} href={`#${LIST_TITLE}`}>
          {text('filter.skip')}
        </a>
        {/* Beside the list it is always open; styles see to that, or else the script does. */}
        <details className={styles.fold} open={isHydrated}>
          <summary className={styles.opener}>
            {count > 0 ? text('filter.open-count', { count }) : text('filter.open')}
          </summary>
          {/* A small screen never shows the column: there nobody brings its hundred boxes to life. */}
          {refreshesAtOnce(size) ? (
            <div {...GROUPS}>
              <FilterGroups idPrefix="beside" filters={filters} onChange={edit} />
            </div>
          ) : (
            <LeftAlone {...GROUPS} />
          )}
          <noscript>{import.meta.env.SSR && <FormFields />}</noscript>
        </details>
      </form>
      <FloatingButtons count={count} />
    </>
  )
}

/** What the filters send along when they are a form: the search, and filters that have no box. */
function FormFields() {
  const { text } = usePage()
  const page = useResultsPage()
  const { state, results } = page
  // What matched nothing and has no box could never be taken off.
  const kept = results.fallback?.showsAll ? unfilteredList(state) : state
  const filters = withoutBoxes(kept.filters, results.summary.request.currency)
  const fields = new URLSearchParams(listQuery(page, { ...kept, page: 1, filters }))
  return (
    <>
      {[...fields].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={styles.apply}>
        <button type="submit" className={buttons.primary}>
          {text('filter.apply')}
        </button>
      </div>
    </>
  )
}

/** What only links set, and prices that only the slider can choose. */
export function withoutBoxes(filters: Filters, currency: CurrencyCode): Filters {
  const ready = new Set(priceRanges(currency).map(writePriceRange))
  const rest: Partial<Record<FacetKey, readonly string[]>> = {}
  for (const key of FACET_KEYS) {
    const values = filters[key] ?? []
    if (!FACETS[key].group) rest[key] = values
    if (key === 'prices') rest[key] = values.filter((range) => !ready.has(range))
  }
  return rest
}

/** On smaller screens: filters and map within reach of a thumb. */
const modal = latePart(async () => (await import('./filters-modal.tsx')).default, reportPart)

/** Told by how many filters the list is narrowed down. */
function FloatingButtons({ count }: { count: number }) {
  const { text } = usePage()
  const map = useMapOverlay()
  const [phase, setPhase] = useState<'never' | 'open' | 'closed'>('never')
  useLeaveClosedEntries('filters')
  return (
    <>
      <div className={floatingButtonsStyles.buttons}>
        <button
          type="button"
          className={floatingButtonsStyles.button}
          onClick={() => setPhase('open')}
        >
          <Icon of={sliders} size={18} />
          {count > 0 ? text('filter.open-count', { count }) : text('filter.open')}
        </button>
        <button
          type="button"
          className={floatingButtonsStyles.button}
          onClick={() => map.open(null)}
        >
          <Icon of={mapIcon} size={18} />
          {text('map.open-short')}
        </button>
      </div>
      {phase !== 'never' && (
        <modal.Part
          isOpen={phase === 'open'}
          onClose={() => setPhase('closed')}
          onPartFailed={() => {
            setPhase('never')
            leaveEntry('filters')
          }}
        />
      )}
    </>
  )
}
