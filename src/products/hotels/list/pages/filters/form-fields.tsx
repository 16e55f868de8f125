/** What the filters send along when they are a form: the search, and filters that have no box. */
import { unfilteredList } from '../../rules/filter-edit.ts'
import { FACET_KEYS, FACETS, type FacetKey } from '../../rules/facets.ts'
import type { Filters } from '../../rules/filter-state.ts'
import type { CurrencyCode } from '../../../../../site/money.ts'
import { priceRanges, writePriceRange } from '../../rules/price-steps.ts'
import { usePage } from '../../../../../ui/page-context.tsx'
import buttons from '../../../../../ui/button.module.css'
import { listQuery } from '../list-address.ts'
import { useResultsPage } from '../results-context.tsx'
import styles from './filters-panel.module.css'

export function FormFields() {
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
