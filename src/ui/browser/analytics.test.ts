import { expect, test } from 'vitest'
import type { AnalyticsLink } from './analytics-link.ts'
import { followAnalyticsLink } from './analytics.ts'

const LINK = { category: 'search', action: 'click', label: 'Cádiz', href: '/hoteles/' }

test.each<[string, AnalyticsLink, string[]]>([
  ['is reported, then followed', LINK, ['report search click Cádiz', 'follow /hoteles/ _self']],
  [
    'is followed in its target',
    { ...LINK, target: '_blank' },
    ['report search click Cádiz', 'follow /hoteles/ _blank'],
  ],
  [
    'without a category is a mistake, but followed',
    { ...LINK, category: '' },
    ['log Analytics link without category: /hoteles/', 'follow /hoteles/ _self'],
  ],
  [
    'to a script is a mistake',
    { ...LINK, href: 'javascript:x' },
    ['log Analytics link without href: javascript:x'],
  ],
  [
    'to nowhere is a mistake',
    { href: '#' },
    ['log Analytics link without category, action, href: #'],
  ],
])('a link %s', (_, link, steps) => {
  const taken: string[] = []
  followAnalyticsLink(link, recordIn(taken))
  expect(taken).toEqual(steps)
})

function recordIn(taken: string[]) {
  return {
    report: (event: { category: string; action: string; label: string }) =>
      void taken.push(`report ${event.category} ${event.action} ${event.label}`),
    follow: (href: string, target: string) => void taken.push(`follow ${href} ${target}`),
    log: (error: Error) => void taken.push(`log ${error.message}`),
  }
}
