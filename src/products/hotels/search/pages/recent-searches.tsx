/** The searches that this visitor made in this browser, for those who have made any. */
import { useMemo } from 'react'
import type { Day } from '../../../../site/calendar-day.ts'
import { latePart } from '../../../../ui/late-part.tsx'
import { useHydrated } from '../../../../ui/use-hydrated.ts'
import type { Values } from '../../../../search/pages/form-start.ts'
import { recentSearches } from '../../../../search/pages/saved-searches.ts'

const List = latePart<{ searches: readonly Values[] }>(async () => {
  const { RecentSearchList } = await import('./recent-search-list.tsx')
  return RecentSearchList
})

export function RecentSearches({ today }: { today: Day }) {
  // Only the browser knows them.
  const isHydrated = useHydrated()
  const searches = useMemo(() => (isHydrated ? recentSearches(today) : []), [isHydrated, today])
  return searches.length > 0 && <List.Part searches={searches} />
}
