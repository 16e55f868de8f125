/**
 * The filters of the list. On large screens they stand beside it and work at once; on smaller ones
 * they open over the page and wait to be applied. Without scripts they are a form.
 */
import { useCallback } from 'react'
import { writeListState, withFilters } from '../../../core/list-state.ts'
import { refreshesAtOnce } from '../../../core/filter-panel.ts'
import { type Filters, NO_FILTERS } from '../../../core/filter-state.ts'
import { useSizeClass } from '../../browser/use-size-class.ts'
import { usePage } from '../../page-context.tsx'
import buttons from '../../ui/button.module.css'
import { useResults } from '../results-context.tsx'
import { FilterGroups } from './filter-groups.tsx'
import styles from './filters-panel.module.css'
import { FloatingButtons } from './floating-buttons.tsx'

export function FiltersPanel() {
  const { text } = usePage()
  const { page, list } = useResults()
  const size = useSizeClass()
  // A small screen never shows the column, so its hundred boxes need not be kept in step there.
  const isBeside = refreshesAtOnce(size)
  const { asked, change } = list
  const filter = useCallback(
    (filters: Filters) => change(withFilters(asked, filters)),
    [asked, change],
  )
  const kept = new URLSearchParams(
    [page.query, writeListState({ ...list.shown, page: 1, filters: NO_FILTERS })].join('&'),
  )
  return (
    <>
      <form className={styles.panel} method="get" aria-label={text('filter.title')}>
        <noscript>
          {[...kept].map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <button type="submit" className={buttons.primary}>
            {text('filter.apply')}
          </button>
        </noscript>
        {isBeside && <FilterGroups idPrefix="beside" filters={asked.filters} onChange={filter} />}
      </form>
      <FloatingButtons />
    </>
  )
}
