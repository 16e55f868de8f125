/**
 * Brings back into a form that the server left empty what the visitor was about to search on another
 * tab, or else, for hotels, the last search.
 */
import { type RefObject, useEffect, useRef } from 'react'
import type { SearchPage } from '../rules/search-page.ts'
import { draftFor } from './draft.ts'
import type { Values } from './form-start.ts'
import { recentSearches } from './saved-searches.ts'

export function useRestoredSearch(
  search: SearchPage,
  form: RefObject<HTMLFormElement | null>,
  restore: (values: Values) => void,
): void {
  const isDone = useRef(false)
  useEffect(() => {
    if (isDone.current) return
    isDone.current = true
    // Only the browser knows it, so it comes after the page was shown, and only into empty forms.
    if (Object.keys(search.values).length > 0 || isFilledIn(form.current)) return
    const last = search.tab === 'hotels' ? recentSearches(search.today)[0] : undefined
    const values = draftFor(search.tab) ?? last
    if (values) restore(values)
  }, [search, form, restore])
}

/** Whether somebody was faster than the scripts; what they did counts more. */
function isFilledIn(form: HTMLFormElement | null): boolean {
  return Array.from(form?.elements ?? []).some((control) => {
    if (control instanceof HTMLSelectElement)
      return Array.from(control.options).some((each) => each.selected !== each.defaultSelected)
    if (!(control instanceof HTMLInputElement)) return false
    return control.value !== control.defaultValue || control.checked !== control.defaultChecked
  })
}
