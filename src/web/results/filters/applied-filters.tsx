/** What the list is narrowed down by; each can be taken off, or all at once. */
import close from 'icon:x'
import { appliedFilters, NO_FILTERS, untick } from '../../../core/filter-state.ts'
import { withFilters, withPreFilters } from '../../../core/list-state.ts'
import { usePage } from '../../page-context.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ListLink } from '../list-link.tsx'
import { useResults } from '../results-context.tsx'
import styles from './applied-filters.module.css'
import { optionWords } from './option-words.ts'

export function AppliedFilters() {
  const { text } = usePage()
  const { list } = useResults()
  const { shown, results } = list
  const applied = appliedFilters(shown.filters)
  const { area, ...preFilters } = shown.preFilters
  if (applied.length === 0 && !area) return null
  return (
    <ul className={styles.bar} aria-label={text('filter.applied')}>
      {applied.map(({ key, value }) => {
        const words = optionWords(key, value, text, results.summary)
        return (
          <li key={`${key} ${value}`}>
            <ListLink
              className={styles.filter}
              label={text('filter.remove', { filter: words })}
              to={withFilters(shown, untick(shown.filters, key, value))}
            >
              {words}
              <Icon of={close} size={16} />
            </ListLink>
          </li>
        )
      })}
      {area && (
        <li>
          <ListLink
            className={styles.filter}
            label={text('filter.remove', { filter: text('map.area') })}
            to={withPreFilters(shown, preFilters)}
          >
            {text('map.area')}
            <Icon of={close} size={16} />
          </ListLink>
        </li>
      )}
      <li>
        <ListLink
          className={styles.all}
          to={withPreFilters(withFilters(shown, NO_FILTERS), preFilters)}
        >
          {text('filter.remove-all')}
        </ListLink>
      </li>
    </ul>
  )
}
