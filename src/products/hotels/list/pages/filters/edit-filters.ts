/**
 * Changes to the filters. Two of them may follow each other faster than the page comes to know of
 * the first: a name that was typed, and the box whose tick took the focus from it. So each begins
 * with what the address says, which is the truth, and not with what was rendered.
 */
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { editedList, type FilterEdit } from '../../rules/filter-edit.ts'
import { differs, type Filters } from '../../rules/filter-state.ts'
import { type ListState, writeListState } from '../../rules/list-state.ts'
import { stateInHash } from '../list-address.ts'
import { type Results, useResults } from '../results-context.tsx'

/** The same function every time, or every group is rendered again for a change in one of them. */
export type EditFilters = (edit: FilterEdit) => void

/** Back leads to the list before, unless the new one takes the place of its entry. */
export function useEditFilters(entry: 'add' | 'replace' = 'add'): EditFilters {
  const results = useResults()
  const now = useRef(results)
  useLayoutEffect(() => {
    now.current = results
  })
  return useCallback(
    (edit) => {
      const state = addressed(now.current)
      now.current.list.change(editedList(state, edit, now.current.list), entry)
    },
    [entry],
  )
}

/** The filters of the address, known the moment they are changed here. */
export function useAddressedFilters(): [filters: Filters, edit: EditFilters] {
  const results = useResults()
  const { asked, failed } = results.list
  const [filters, setFilters] = useState(asked.filters)
  const editAddress = useEditFilters()
  useLayoutEffect(() => {
    const now = addressed(results).filters
    setFilters((before) => (differs(before, now) ? now : before))
    // oxlint-disable-next-line react/exhaustive-deps -- nothing else changes what the address says
  }, [asked, failed])
  const edit: EditFilters = useCallback(
    (change) =>
      editAddress((before) => {
        const after = change(before)
        setFilters(after)
        return after
      }),
    [editAddress],
  )
  return [filters, edit]
}

/** What could not be had is still in the address, while everybody sees the list before it. */
function addressed({ page, list: { asked, failed } }: Results): ListState {
  const state = stateInHash(location.hash) ?? page.state
  return failed && writeListState(failed) === writeListState(state) ? asked : state
}
