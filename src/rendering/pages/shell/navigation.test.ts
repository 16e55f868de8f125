import { describe, expect, test } from 'vitest'
import { siteOf } from '../../../site/site.ts'
import { EDITIONS } from '../../../site/editions/editions.ts'
import { currentMark, verticalLinks } from './navigation.ts'

const site = (host: string, path = '/') =>
  siteOf(host, path, { baseHost: 'localhost', defaultEdition: EDITIONS.es })!

test('partner brands show hotels only', () => {
  for (const host of ['catchit.localhost', 'co.company.localhost'])
    expect(verticalLinks(site(host)).map(({ route }) => route)).toEqual(['hotelHome'])
})

test('links speak the edition’s words and stay under its prefix', () => {
  expect(verticalLinks(site('localhost', '/de/'))[0]!.href).toBe('/de/hotels/')
  expect(verticalLinks(site('it.localhost'))[0]!.href).toBe('/hotel/')
})

describe('where the visitor is', () => {
  test.each([
    ['/', 'hotelHome true'],
    ['/?a=1', 'hotelHome true'],
    ['/hoteles/', 'hotelHome page'],
    ['/hoteles', 'hotelHome page'],
    ['/hoteles/resultados/city/7/x/?a=/escapadas/', 'hotelHome true'],
    ['/escapadas/', 'getawayHome page'],
    ['/cookies', ''],
    ['/hotelesnada/', ''],
  ])('%s: %j', (path, expected) => {
    const es = site('es.localhost')
    const marked = verticalLinks(es).flatMap((link) => {
      const mark = currentMark(link, es, path)
      return mark ? [`${link.route} ${mark}`] : []
    })
    expect(marked.join()).toBe(expected)
  })
})
