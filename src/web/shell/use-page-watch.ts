/** What goes on behind every page once it is alive: error log, tracking, the page for no network. */
import { useEffect } from 'react'
import { pathOf } from '../../core/routes.ts'
import { watchErrors } from '../browser/error-log.ts'
import { trackIfAllowed } from '../consent/track-if-allowed.ts'
import { keepOfflinePage } from '../offline/keep-offline-page.ts'
import { usePage } from '../page-context.tsx'

export function usePageWatch(): void {
  const page = usePage()
  useEffect(() => {
    if (isWatched) return
    isWatched = true
    watchErrors(page.pageId)
    trackIfAllowed(page)
    keepOfflinePage(pathOf(page.site, 'home'))
  }, [page])
}

/** A page's surroundings do not change; should it be rendered anew, once is enough. */
let isWatched = false
