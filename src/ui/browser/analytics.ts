/**
 * What visitors do, told to whoever listens on the page. Listeners decide, by the visitor's
 * consent, what becomes of it; a page without listeners tells nobody.
 */
import { type AnalyticsClick, analyticsClick, type AnalyticsLink } from './analytics-link.ts'
import { logError } from './error-log.ts'

export const ANALYTICS_EVENT = 'alisio:analytics'

export type AnalyticsEvent = AnalyticsClick['event']

export function reportAnalytics(event: AnalyticsEvent): void {
  window.dispatchEvent(new CustomEvent<AnalyticsEvent>(ANALYTICS_EVENT, { detail: event }))
}

export interface LinkActions {
  report: (event: AnalyticsEvent) => void
  follow: (href: string, target: string) => void
  log: (error: Error) => void
}

/** Reports the click and then always follows the link; for what is picked without a real link. */
export function followAnalyticsLink(link: AnalyticsLink, actions: LinkActions = ON_PAGE): void {
  const click = analyticsClick(link)
  if (click.ok) {
    actions.report(click.value.event)
    actions.follow(click.value.href, click.value.target)
    return
  }
  const missing = click.problems.map(({ field }) => field)
  actions.log(new Error(`Analytics link without ${missing.join(', ')}: ${link.href ?? ''}`))
  // A mistake of the page must not keep the visitor from going on.
  if (link.href && !missing.includes('href')) actions.follow(link.href, link.target || '_self')
}

const ON_PAGE: LinkActions = {
  report: reportAnalytics,
  follow: (href, target) => {
    if (target === '_self') location.assign(href)
    else window.open(href, target, 'noopener')
  },
  log: logError,
}
