import { expect, test } from 'vitest'
import { EDITIONS } from './editions/editions.ts'
import { isPartnerBrand, siteOf, SITE_TYPES, taxNoteOf } from './site.ts'

const rules = { baseHost: 'localhost', defaultEdition: EDITIONS.es }

test.each([
  // host, path, what is there: "type edition", with "/" where paths carry the country prefix
  ['es.localhost:3000', '/', 'web es'],
  ['cat.localhost', '/', 'web cat'],
  ['CO.localhost:3000', '/hoteles/', 'web co'],
  ['localhost:3000', '/', 'web es/'],
  ['localhost', '/us/hotels/', 'web us/'],
  ['localhost', '/de', 'web de/'],
  ['localhost', '/pt?x=1', 'web pt/'],
  ['127.0.0.1:3000', '/fr/', 'web fr/'],
  ['[::1]:3000', '/it/', 'web it/'],
  ['app.localhost', '/', 'app es'],
  ['admin.localhost', '/', 'admin es'],
  ['tickets.localhost', '/', 'tickets es'],
  ['catchit.localhost', '/', 'catchit es'],
  ['company.localhost', '/', 'company es'],
  ['co.company.localhost', '/', 'company co'],
  // An unknown prefix or host has no site.
  ['localhost', '/co/', 'none'],
  ['localhost', '/hoteles/', 'none'],
  ['xx.localhost', '/', 'none'],
  ['web.localhost', '/', 'none'],
  ['es.es.localhost', '/', 'none'],
  ['a.co.company.localhost', '/', 'none'],
  ['localhost.example.com', '/', 'none'],
  ['evil-localhost', '/', 'none'],
  ['constructor.localhost', '/', 'none'],
  ['', '/', 'none'],
])('%s%s is %s', (host, path, expected) => {
  const site = siteOf(host, path, rules)
  const told = site ? `${site.type} ${site.edition.id}${site.prefixed ? '/' : ''}` : 'none'
  expect(told).toBe(expected)
})

test('only the two partner brands are partner brands', () => {
  expect(SITE_TYPES.filter(isPartnerBrand)).toEqual(['catchit', 'company'])
})

test('Colombia shows 19% VAT as not included, its business site as included', () => {
  expect(taxNoteOf({ type: 'web', edition: EDITIONS.co, prefixed: false })).toBe(
    'vat-19-not-included',
  )
  expect(taxNoteOf({ type: 'company', edition: EDITIONS.co, prefixed: false })).toBe(
    'vat-19-included',
  )
})

test('a default edition without a prefix owns the base host', () => {
  const colombian = { baseHost: 'localhost', defaultEdition: EDITIONS.co }
  for (const path of ['/', '/hoteles/', '/xx/'])
    expect(siteOf('localhost', path, colombian)).toMatchObject({
      edition: EDITIONS.co,
      prefixed: false,
    })
  expect(siteOf('localhost', '/us/', colombian)).toMatchObject({
    edition: EDITIONS.us,
    prefixed: true,
  })
})
