/** Brings the visitor's last search back into a form that the server left empty. */
import { useEffect, useRef } from 'react'
import type { SearchPage } from '../../core/search-page.ts'
import type { Values } from './form-start.ts'
import { recentSearches } from './saved-searches.ts'

export function useRestoredSearch(search: SearchPage, restore: (values: Values) => void): void {
  const isDone = useRef(false)
  useEffect(() => {
    if (isDone.current) return
    isDone.current = true
    // Only the browser knows it, so it comes after the page was shown, and only into empty forms.
    if (Object.keys(search.values).length > 0) return
    const [last] = recentSearches(search.today)
    if (last) restore(last)
  }, [search, restore])
}
