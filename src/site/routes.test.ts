import { expect, test } from 'vitest'
import type { EditionId } from './editions/edition.ts'
import { EDITIONS } from './editions/editions.ts'
import { pathOf, withPrefix } from './routes.ts'

/** "es" is es.localhost, "/es" is the Spanish edition in multi-country mode. */
function site(written: string) {
  const id = written.replace('/', '') as EditionId
  return { edition: EDITIONS[id], prefixed: written.startsWith('/') }
}

test.each([
  ['es', '/hoteles/'],
  ['cat', '/hoteles/'],
  ['co', '/hoteles/'],
  ['gb', '/hotels/'],
  ['fr', '/hotels/'],
  ['de', '/hotels/'],
  ['it', '/hotel/'],
  ['pt', '/hoteis/'],
  ['br', '/hoteis/'],
  ['/us', '/us/hotels/'],
  ['/it', '/it/hotel/'],
])('the hotels of %s are at %s', (where, path) =>
  expect(pathOf(site(where), 'hotelHome')).toBe(path),
)

test.each([
  ['es', 'flightHome', '/vuelos/'],
  ['it', 'flightHome', '/voli/'],
  ['pt', 'flightHome', '/passagens-aereas/'],
  ['es', 'getawayHome', '/escapadas/'],
  ['it', 'getawayHome', '/weekend/'],
  ['fr', 'getawayHome', '/week-end/'],
  ['es', 'flightHotelHome', '/vuelo+hotel/'],
  ['/es', 'home', '/es/'],
  ['es', 'home', '/'],
  ['/de', 'trips', '/de/meine-reisen/'],
] as const)('on %s, %s is %s', (where, name, path) => expect(pathOf(site(where), name)).toBe(path))

test('parameters are encoded into their segment', () => {
  const parameters = { kind: 'city', destination: 2510911, slug: 'a/b ñ' }
  expect(pathOf(site('/es'), 'hotelResults', parameters)).toBe(
    '/es/hoteles/resultados/city/2510911/a%2Fb%20%C3%B1/',
  )
})

test.each([
  ['/hoteles/', '/es', '/es/hoteles/'],
  ['/es/hoteles/', '/es', '/es/hoteles/'],
  ['/escapadas/', '/es', '/es/escapadas/'],
  ['/us/hotels/', '/es', '/us/hotels/'],
  ['/fr', '/es', '/fr'],
  ['/it?tab=1', '/es', '/it?tab=1'],
  ['/gb/hotels/', '/es', '/es/gb/hotels/'],
  ['/es', '/es', '/es'],
  ['/es?tab=1', '/es', '/es?tab=1'],
  ['/', '/es', '/es/'],
  ['//elsewhere.example/', '/es', '//elsewhere.example/'],
  ['https://elsewhere.example/', '/es', 'https://elsewhere.example/'],
  ['#opinions', '/es', '#opinions'],
  ['/hoteles/', 'es', '/hoteles/'],
])('the link %s on %s becomes %s', (link, where, expected) =>
  expect(withPrefix(link, site(where))).toBe(expected),
)
