/** What the list is narrowed down by; each can be taken off, or all at once. */
import close from 'icon:x'
import type { FilterEdit } from '../../rules/filter-edit.ts'
import { NO_FILTERS, untick } from '../../rules/filter-state.ts'
import { type ListState, withFilters, withPreFilters } from '../../rules/list-state.ts'
import { usePage } from '../../../../../ui/page-context.tsx'
import { Icon } from '../../../../../ui/icon.tsx'
import { ListLink } from '../list-link.tsx'
import { useResults } from '../results-context.tsx'
import styles from './applied-filters.module.css'
import { useEditFilters } from './edit-filters.ts'
import { type AppliedOption, appliedOptions } from './filter-options.ts'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { LIST_TITLE } from '../scroll-to-list.ts'

export function AppliedFilters() {
  const { text } = usePage()
  const { page, list } = useResults()
  const { shown, results, change } = list
  const applied = appliedOptions(shown.filters, { text, masters: page.masters }, results.summary)
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

/** A mark that is taken off hands the focus on to the next one, and the last to the heading. */
interface Removal {
  /** For the list of marks, of which the last takes all of them off. */
  marks: RefObject<HTMLUListElement | null>
  /** Remembers which one it was, until the list without it is there. */
  remove: (at: number, change: () => void) => void
}

function useFocusAfterRemoval(shown: ListState): Removal {
  const marks = useRef<HTMLUListElement>(null)
  const removed = useRef<{ at: number; from: ListState }>(null)
  useLayoutEffect(() => {
    if (!removed.current || removed.current.from === shown) return
    const { at } = removed.current
    removed.current = null
    // Whoever has gone on meanwhile is left where they are.
    if (document.activeElement !== document.body) return
    const left = marks.current?.querySelectorAll<HTMLElement>('li:not(:last-child) > a') ?? []
    const next = left[Math.min(at, left.length - 1)]
    if (next) next.focus()
    else document.getElementById(LIST_TITLE)?.focus({ preventScroll: true })
  }, [shown])
  return {
    marks,
    remove: (at, change) => {
      removed.current = { at, from: shown }
      change()
    },
  }
}
