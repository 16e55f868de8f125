/** The groups of the panel, in core's order. A group without options is not there. */
import { memo, useCallback } from 'react'
import { FACETS, type FacetKey } from '../../rules/facets.ts'
import { PANEL_ORDER } from '../../rules/filter-panel.ts'
import { type Filters, isGroupHidden, tick, untick } from '../../rules/filter-state.ts'
import type { ResultSummary } from '../../rules/hotel-results.ts'
import { usePage } from '../../../../../ui/page-context.tsx'
import { useShownList } from '../results-context.tsx'
import { CheckOptions, type OnTick } from './check-options.tsx'
import type { EditFilters } from './edit-filters.ts'
import styles from './filter-groups.module.css'
import { NameFilter } from './name-filter.tsx'
import { PriceFilter } from './price-filter.tsx'

export interface FilterGroupsProps {
  filters: Filters
  onChange: EditFilters
  /** Enter after a name: the column changes the list by it, a panel is done with it. */
  onNameEntered?: EditFilters
  /** Two panels may be on the page at once, so each has names of its own. */
  idPrefix: string
}

/** A hundred boxes: rendered again when one is ticked and when another list is shown, no oftener. */
export const FilterGroups = memo(function FilterGroups(props: FilterGroupsProps) {
  const { text } = usePage()
  const { summary } = useShownList().results
  const { onChange } = props
  const onTick: OnTick = useCallback(
    (facet, values, isTicked) => {
      const change = isTicked ? tick : untick
      onChange((filters) => values.reduce((all, value) => change(all, facet, value), filters))
    },
    [onChange],
  )
  return PANEL_ORDER.map((facet) => {
    const { group } = FACETS[facet]
    if (!group || isHidden(facet, props.filters, summary)) return null
    return (
      <fieldset key={facet} className={styles.group}>
        <legend className={styles.title}>{text(`filter.group.${group}`)}</legend>
        <GroupOptions facet={facet} onTick={onTick} {...props} />
      </fieldset>
    )
  })
})

interface GroupProps extends FilterGroupsProps {
  facet: FacetKey
  onTick: OnTick
}

function GroupOptions({ facet, onTick, onNameEntered, ...props }: GroupProps) {
  if (facet === 'name') return <NameFilter onEnter={onNameEntered} {...props} />
  if (facet === 'prices') return <PriceFilter onTick={onTick} {...props} />
  return <CheckOptions facet={facet} ticked={props.filters[facet]} onTick={onTick} />
}

function isHidden(facet: FacetKey, filters: Filters, summary: ResultSummary): boolean {
  if (facet === 'name') return false
  if (facet === 'prices') return summary.minPrice === null
  const options = Object.keys(summary.counts[facet] ?? {}).length
  return isGroupHidden(options + (filters[facet]?.length ?? 0))
}
