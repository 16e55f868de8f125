/** What goes on behind every page once it is alive. */
import { useEffect } from 'react'
import type { PagePerson } from '../../../site/person.ts'
import { pathOf } from '../../../site/routes.ts'
import type { Site } from '../../../site/site.ts'
import { watchErrors } from '../../../ui/browser/error-log.ts'
import { loadLate } from '../../../ui/browser/late-script.ts'
import { answerBanner } from '../consent/answer-banner.ts'
import { trackIfAllowed } from '../../../tracking/pages/track-if-allowed.ts'
import { keepOfflinePage } from '../keep-offline-page.ts'
import { usePage } from '../../../ui/page-context.tsx'
import { closeMenuOnLeaving } from './close-menu.ts'
import { showCartLink } from './show-cart-link.ts'
import { suggestInHeader } from './suggest-in-header.ts'

/** The hotel is that of a hotel's own page. */
export function useShell(hotelId?: number): void {
  const page = usePage()
  useEffect(() => {
    if (isAlive) return
    isAlive = true
    watchErrors(page.pageId)
    closeMenuOnLeaving()
    showCartLink()
    const tracked = { ...page, hotelId }
    answerBanner(tracked)
    suggestInHeader(page)
    trackIfAllowed(tracked)
    if (page.person) tellWhoIsHere(page.site, page.person)
    keepOfflinePage(pathOf(page.site, 'home'))
  }, [page, hotelId])
}

/** Whoever is not signed in does not even load the code. */
function tellWhoIsHere(site: Site, person: PagePerson): void {
  void loadLate(() => import('../../../accounts/pages/page-identity.ts')).then(
    (identity) => identity.ok && identity.value.followIdentity(site, person),
  )
}

/** A page's surroundings do not change; should it be rendered anew, once is enough. */
let isAlive = false
