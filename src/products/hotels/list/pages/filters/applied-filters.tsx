/** What the list is narrowed down by; each can be taken off, or all at once. */
import close from 'icon:x'
import type { FilterEdit } from '../../rules/filter-edit.ts'
import { NO_FILTERS, untick } from '../../rules/filter-state.ts'
import { withFilters, withPreFilters } from '../../rules/list-state.ts'
import { usePage } from '../../../../../ui/page-context.tsx'
import { Icon } from '../../../../../ui/icon.tsx'
import { ListLink } from '../list-link.tsx'
import { useResults } from '../results-context.tsx'
import styles from './applied-filters.module.css'
import { useEditFilters } from './edit-filters.ts'
import { type AppliedOption, appliedOptions } from './filter-options.ts'
import { useFocusAfterRemoval } from './focus-after-removal.ts'

export function AppliedFilters() {
  const { text } = usePage()
  const { shown, results, change } = useResults().list
  const applied = appliedOptions(shown.filters, text, results.summary)
  const edit = useEditFilters()
  const { marks, remove } = useFocusAfterRemoval(shown)
  const { area, ...preFilters } = shown.preFilters
  const withoutArea = withPreFilters(shown, preFilters)
  const unfiltered = withFilters(withoutArea, NO_FILTERS)
  if (applied.length === 0 && !area) return null
  return (
    <ul ref={marks} className={styles.bar} aria-label={text('filter.applied')}>
      {applied.map((option, at) => (
        <li key={`${option.facet} ${option.words}`}>
          <ListLink
            className={styles.filter}
            label={text('filter.remove', { filter: option.words })}
            to={withFilters(shown, without(option)(shown.filters))}
            onFollow={() => remove(at, () => edit(without(option)))}
          >
            {option.words}
            <Icon of={close} size={16} />
          </ListLink>
        </li>
      ))}
      {area && (
        <li>
          <ListLink
            className={styles.filter}
            label={text('filter.remove', { filter: text('map.area') })}
            to={withoutArea}
            onFollow={() => remove(applied.length, () => change(withoutArea))}
          >
            {text('map.area')}
            <Icon of={close} size={16} />
          </ListLink>
        </li>
      )}
      <li>
        <ListLink
          className={styles.all}
          to={unfiltered}
          onFollow={() => remove(0, () => change(unfiltered))}
        >
          {text('filter.remove-all')}
        </ListLink>
      </li>
    </ul>
  )
}

function without({ facet, values }: AppliedOption): FilterEdit {
  return (filters) => values.reduce((all, value) => untick(all, facet, value), filters)
}
