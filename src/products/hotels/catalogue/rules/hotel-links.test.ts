import { expect, test } from 'vitest'
import { EDITIONS } from '../../../../site/editions/editions.ts'
import { hotelLink, hotelLinkTarget } from './hotel-links.ts'
import type { HotelLinkOptions } from './hotel-links.ts'
import type { SizeClass } from '../../../../ui/rules/screen-sizes.ts'
import type { SiteType } from '../../../../site/site.ts'

const hotel = { uri: '/hoteles/espana/sevilla/casa-12', hiddenOfferId: null as number | null }
const spain = { edition: EDITIONS.es, prefixed: false }
const prefixedSpain = { edition: EDITIONS.es, prefixed: true }

test.each<[string, HotelLinkOptions, string]>([
  ['its uri', {}, '/hoteles/espana/sevilla/casa-12'],
  ['own reviews', { reviewsOf: 'own' }, '/hoteles/espana/sevilla/casa-12#opinions'],
  ['partner reviews', { reviewsOf: 'bookingPartner' }, '/hoteles/espana/sevilla/casa-12#opinions'],
  [
    'travel site reviews',
    { reviewsOf: 'travelReviewSite' },
    '/hoteles/espana/sevilla/casa-12#tripopi',
  ],
  [
    'tokens, encoded, before the anchor',
    { tokens: { atoken: 'a&b', utoken: 'c d' }, reviewsOf: 'own' },
    '/hoteles/espana/sevilla/casa-12?atoken=a%26b&utoken=c+d&noredirect=1#opinions',
  ],
  [
    'one token',
    { tokens: { utoken: 'u' } },
    '/hoteles/espana/sevilla/casa-12?utoken=u&noredirect=1',
  ],
  ['empty tokens', { tokens: { atoken: '', utoken: '' } }, '/hoteles/espana/sevilla/casa-12'],
  ['a gift box', { giftBoxCode: 'XMAS/24' }, '/hoteles/giftbox/profile/xmas%2F24/casa-12'],
  [
    'a gift box with a token',
    { giftBoxCode: 'AB', tokens: { atoken: 'a' } },
    '/hoteles/giftbox/profile/ab/casa-12?atoken=a&noredirect=1',
  ],
])('%s', (_, options, link) => expect(hotelLink(hotel, spain, options)).toBe(link))

test('the country path goes before', () => {
  expect(hotelLink(hotel, prefixedSpain)).toBe('/es/hoteles/espana/sevilla/casa-12')
  expect(hotelLink(hotel, prefixedSpain, { giftBoxCode: 'AB' })).toBe(
    '/es/hoteles/giftbox/profile/ab/casa-12',
  )
})

test.each(['/hoteles/espana/sevilla/oculto-9', '/hoteles/espana/sevilla/oculto-9/'])(
  'a hidden hotel ends in one slash: %s',
  (uri) =>
    expect(hotelLink({ uri, hiddenOfferId: 9 }, spain)).toBe('/hoteles/espana/sevilla/oculto-9/'),
)

test.each<[SiteType, SizeClass, boolean, string]>([
  ['web', 'S', false, '_blank'],
  ['web', 'S', true, '_self'],
  ['web', 'M', true, '_blank'],
  ['web', 'XL', false, '_blank'],
  ['app', 'S', false, '_self'],
  ['app', 'XL', false, '_self'],
])('on %s, size %s, iOS %s: %s', (siteType, size, isIos, target) =>
  expect(hotelLinkTarget({ siteType, size, isIos })).toBe(target),
)
