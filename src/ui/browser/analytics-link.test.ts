import { expect, test } from 'vitest'
import { analyticsClick, type AnalyticsLink } from './analytics-link.ts'

const LINK: AnalyticsLink = { category: 'home', action: 'click', href: '/hoteles/' }

test('a whole link gives its event and opens in the same window', () => {
  expect(analyticsClick({ ...LINK, label: 'offer', value: '3' })).toEqual({
    ok: true,
    value: {
      event: { category: 'home', action: 'click', label: 'offer', value: '3' },
      href: '/hoteles/',
      target: '_self',
    },
  })
})

test('a link may open elsewhere', () => {
  expect(analyticsClick({ ...LINK, target: '_blank' })).toMatchObject({
    value: { target: '_blank' },
  })
})

test.each<[string, AnalyticsLink]>([
  ['category', { category: '' }],
  ['action', { action: '' }],
  ['href', { href: '' }],
  ['href', { href: '#' }],
  ['href', { href: 'javascript:void(0)' }],
  ['href', { href: 'https://' }],
  ['category action href', { category: '', action: '', href: undefined }],
])('without %s it is incomplete: %j', (parts, changes) => {
  const read = analyticsClick({ ...LINK, ...changes })
  const problems = parts.split(' ').map((field) => ({ code: 'analytics-link-incomplete', field }))
  expect(read).toEqual({ ok: false, problems })
})

test.each(['https://a.es/x', 'mailto:a@a.es', 'tel:+34900', '#offers', '?page=2'])(
  'it may lead to %s',
  (href) => {
    expect(analyticsClick({ ...LINK, href }).ok).toBe(true)
  },
)
