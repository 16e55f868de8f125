/** Words of a hotel's or chain's name. */
import { useLayoutEffect, useRef, useState } from 'react'
import { FACETS, MAX_VALUE_LENGTH } from '../../rules/facets.ts'
import { choose, type Filters } from '../../rules/filter-state.ts'
import { stripCompleteTags, stripTags } from '../../../../../site/strip-tags.ts'
import { usePage } from '../../../../../ui/page-context.tsx'
import { Field } from '../../../../../ui/form/field.tsx'
import type { EditFilters } from './edit-filters.ts'

interface NameFilterProps {
  filters: Filters
  onChange: EditFilters
  /** What Enter does, if more than a change. */
  onEnter?: EditFilters | undefined
  /** Two panels may be on the page at once. */
  idPrefix: string
}

export function NameFilter({ filters, onChange, onEnter, idPrefix }: NameFilterProps) {
  const { text } = usePage()
  const [applied = ''] = filters.name ?? []
  const [typed, type] = useState(applied)
  // Taken off elsewhere, it is gone here too.
  const [before, setBefore] = useState(applied)
  if (before !== applied) {
    setBefore(applied)
    type(applied)
  }
  const id = `${idPrefix}-name`

  function apply(words = typed) {
    const wanted = wordsOf(words)
    if (wanted !== applied) onChange(named(wanted))
  }

  // Typed before the page came to life; where the focus still is, it may not be finished.
  const box = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    const { value } = box.current!
    if (value === applied) return
    type(value)
    if (box.current !== document.activeElement) apply(value)
    // oxlint-disable-next-line react/exhaustive-deps -- only once
  }, [])

  return (
    <Field id={id} label={text('filter.name.label')} problems={[]}>
      <input
        ref={box}
        id={id}
        type="search"
        name={FACETS.name.name}
        value={typed}
        maxLength={MAX_VALUE_LENGTH}
        autoComplete="off"
        onChange={(event) => type(stripCompleteTags(event.target.value))}
        onBlur={() => apply()}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          if (onEnter) onEnter(named(wordsOf(typed)))
          else apply()
        }}
      />
    </Field>
  )
}

function wordsOf(typed: string): string {
  return stripTags(typed).trim()
}

function named(words: string) {
  return (others: Filters) => choose(others, 'name', words === '' ? [] : [words])
}
