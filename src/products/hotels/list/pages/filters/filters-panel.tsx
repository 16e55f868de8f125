/**
 * The filters of the list. On large screens they stand beside it and work at once; on smaller ones
 * they open over the page and wait to be applied. Without scripts they are a form, which is folded
 * up where it would stand above the list.
 */
import { refreshesAtOnce } from '../../rules/filter-panel.ts'
import { appliedCount } from '../../rules/filter-state.ts'
import { useSizeClassAtOnce } from '../../../../../ui/browser/screen-size.ts'
import { usePage } from '../../../../../ui/page-context.tsx'
import { LeftAlone } from '../../../../../ui/as-written.tsx'
import { useHydrated } from '../../../../../ui/use-hydrated.ts'
import { useShownList } from '../results-context.tsx'
import { isAllEmpty } from '../use-list.ts'
import { LIST_TITLE } from '../scroll-to-list.ts'
import { useAddressedFilters } from './edit-filters.ts'
import { FilterGroups } from './filter-groups.tsx'
import styles from './filters-panel.module.css'
import { FloatingButtons } from './floating-buttons.tsx'
import { FormFields } from './form-fields.tsx'

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
