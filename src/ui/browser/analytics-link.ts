/** A link whose click is reported before it is followed. */
import { problem, readable, type Read, unreadable } from '../../site/problems.ts'

export interface AnalyticsLink {
  category?: string
  action?: string
  label?: string
  value?: string
  href?: string
  target?: string
}

export interface AnalyticsClick {
  event: { category: string; action: string; label: string; value: string }
  href: string
  target: string
}

/** A link that cannot be reported or followed is a mistake of the page, told part by part. */
export function analyticsClick(link: AnalyticsLink): Read<AnalyticsClick> {
  const { category = '', action = '', label = '', value = '', href = '', target } = link
  const missing = [
    ...(category === '' ? ['category'] : []),
    ...(action === '' ? ['action'] : []),
    ...(isFollowable(href) ? [] : ['href']),
  ]
  if (missing.length > 0) {
    return unreadable(missing.map((part) => problem('analytics-link-incomplete', part)))
  }
  return readable({
    event: { category, action, label, value },
    href,
    target: target || SAME_WINDOW,
  })
}

const SAME_WINDOW = '_self'
const FOLLOWABLE_SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/** A bare "#" leads nowhere, and a script is no address. */
function isFollowable(href: string): boolean {
  if (href.trim() === '' || href === '#') return false
  // Site-relative links take the scheme of whatever page they stand on.
  const page = 'https://page.invalid'
  return URL.canParse(href, page) && FOLLOWABLE_SCHEMES.has(new URL(href, page).protocol)
}
