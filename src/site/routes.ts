/**
 * The URL map: every link reads it, and the router by way of `route-patterns.ts`.
 *
 * A pattern's `{word}` is one of the edition's path words and `:name` is a parameter. In
 * multi-country mode the edition's country prefix stands before the whole.
 */
import { COUNTRY_PREFIXES } from './editions/country-prefixes.ts'
import type { Edition } from './editions/edition.ts'
import type { PathWords } from './editions/path-words.ts'
import { type Site } from './site.ts'

export const ROUTES = {
  home: '/',
  hotelHome: '/{hotels}/',
  hotelResults: '/{hotels}/resultados/:kind/:destination/:slug/',
  hotelList: '/{hotels}/ajaxList',
  calendarPrices: '/{hotels}/calendario/precios',
  hotelMapData: '/{hotels}/resultados/data/:kind/:destination/',
  hotelInfo: '/{hotels}/info/:what/:hotel/',
  hiddenHotelInfo: '/{hotels}/info/:what/hidden/:hidden/',
  giftBoxHotelPage: '/{hotels}/giftbox/profile/:code/:uri',
  hotelPage: '/{hotels}/:country/:city/:hotel',
  flightHome: '/{flights}/',
  flightResults: '/{flights}/resultados/',
  flightTrip: '/{flights}/viaje/',
  flightDates: '/{flights}/fechas/',
  flightAnywhere: '/{flights}/destinos/',
  flightHotelHome: '/{flightHotel}/',
  flightHotelResults: '/{flightHotel}/resultados/',
  getawayHome: '/{getaways}/',
  getawayResults: '/{getaways}/resultados/',
  carHome: '/{cars}/',
  cart: '/{cart}/',
  checkout: '/{checkout}/',
  bankQuestion: '/{checkout}/bank/',
  checkoutReturn: '/{checkout}/return/',
  confirmation: '/{confirmation}/:locator/',
  voucher: '/{confirmation}/:locator/voucher/',
  calendarFile: '/{confirmation}/:locator/calendar.ics',
  trips: '/{trips}/',
  cancelTrip: '/{trips}/:locator/cancel/',
  priceClaim: '/{trips}/:locator/claim/',
  writeReview: '/{trips}/:locator/review/:stay/',
  flightChange: '/{trips}/:locator/flight/:line/',
  flightChangeReturn: '/{trips}/:locator/flight/:line/return/',
  signIn: '/{signIn}/',
  secondFactor: '/{signIn}/code/',
  register: '/{register}/',
  passwordReset: '/{passwordReset}/',
  account: '/{account}/',
  emailChange: '/{account}/email/',
  accountFactors: '/{account}/factors/',
  accountPicture: '/{account}/picture',
  favourites: '/{account}/favourites',
  signOut: '/sign-out',
  loginCheck: '/login/check',
  destinationSuggestions: '/search/hotel/autocomplete/:term',
  productSuggestions: '/search/suggestions',
  flightOrigins: '/vuelos/home_buscador_ajax/origen.:letters',
  coastDestinations: '/hoteles/do_ajax/destinos_en_metadestino/:coast',
  reviewsWidget: '/opiniones/reviews/product/list/widget',
  mapTile: '/map/tiles/:z/:x/:y',
  mapPreview: '/map/preview/:kind/:destination',
  trackingPixel: '/tracking/:visitor/images/pixel.gif',
  tracker: '/tracking/event',
  consent: '/cookies',
  offline: '/offline',
} as const

export type RouteName = keyof typeof ROUTES

type ParameterOf<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterOf<`/${Rest}`>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never

/** The parameters that a route's pattern names. */
export type RouteParameters<Name extends RouteName> = Record<
  ParameterOf<(typeof ROUTES)[Name]>,
  string | number
>

/** The link to a route on a site: translated, prefixed, its parameters encoded. */
export function pathOf<Name extends RouteName>(
  site: Pick<Site, 'edition' | 'prefixed'>,
  name: Name,
  ...[parameters]: ParameterOf<(typeof ROUTES)[Name]> extends never ? [] : [RouteParameters<Name>]
): string {
  const values: Record<string, string | number> = parameters ?? {}
  const path = translated(ROUTES[name], site.edition).replace(/:(\w+)/g, (_, parameter: string) =>
    encodeURIComponent(String(values[parameter])),
  )
  return withPrefix(path, site)
}

/**
 * Site-relative links that lack a country prefix get the site's; everything else is left alone,
 * also a link to another country's edition.
 */
export function withPrefix(link: string, site: Pick<Site, 'edition' | 'prefixed'>): string {
  const prefix = site.prefixed ? site.edition.countryPrefix : undefined
  if (!prefix || !link.startsWith('/') || link.startsWith('//')) return link
  const [firstWord = ''] = link.slice(1).split(/[/?#]/, 1)
  return COUNTRY_PREFIXES.has(firstWord) ? link : `/${prefix}${link}`
}

/** A pattern in the words of an edition. */
export function translated(pattern: string, edition: Edition): string {
  return pattern.replace(/\{(\w+)\}/, (_, word: keyof PathWords) => edition.words[word])
}
