/**
 * A hotel that is sold without its name, asked after in every way that there is: each call of the
 * URL map, each filter and order, its cart. Nobody must recognise it before it is bought.
 */
import type { FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { eachDatabase, type OpenDatabase } from '../../../tests/fixtures/databases.ts'
import { formBrowser } from '../../../tests/fixtures/form-browser.ts'
import { smallHotel, smallRoomType } from '../../../tests/fixtures/small-catalogue.ts'
import { IRUN, SEVILLE, smallGeography, TRIANA } from '../../../tests/fixtures/small-geography.ts'
import { buildTestApp, visitor } from '../../../tests/fixtures/test-app.ts'
import { writeDay } from '../../site/calendar-day.ts'
import type { CatalogueHotel } from './catalogue/rules/catalogue.ts'
import { distanceKm } from '../../places/rules/distance.ts'
import { EDITIONS } from '../../site/editions/editions.ts'
import { FACET_KEYS, type FacetKey, FACETS } from './list/rules/facets.ts'
import { ROUGH_PLACE_KM } from './catalogue/rules/hidden-offer.ts'
import type { HotelPageData } from './detail/rules/hotel-page.ts'
import { writeBounds } from '../../places/rules/map-bounds.ts'
import { PHOTO_SIZES } from '../../ui/rules/photo-sizes.ts'
import type { RouteName } from '../../site/routes.ts'
import { SORT_ORDERS } from './list/rules/sort-orders.ts'
import { SAMPLE_RATES } from '../../store/currency-rates.ts'
import { loadCatalogue } from './catalogue/store/catalogue.ts'
import { todayIn } from '../../http/clock.ts'
import { favouriteHotels } from './favourites/routes/favourites.ts'
import { buildMemory } from './service/build-memory.ts'
import { searchMemory } from './service/search-memory.ts'

const today = todayIn('Europe/Madrid')
const HIDDEN = 4_242
const OFFER = 777
const HIDDEN_DEMO = 4_343
const NO_PICTURE = 4
const CHAIN = 7
const FOUNTAIN = 900
const REAL = { latitude: 37.38187, longitude: -6.00431 }
const hidden = hotel(HIDDEN, {
  ...REAL,
  name: 'Palacio Zarzarrosa',
  origin: 'operator',
  originId: 'oid-7f3c',
  chainId: CHAIN,
  districtId: TRIANA,
  address: 'Callejón Recóndito, 99',
  postalCode: '41987',
  hiddenOfferId: OFFER,
})
const hotels = [
  hidden,
  hotel(2, { name: 'Hotel Buho', chainId: 0 }),
  hotel(HIDDEN_DEMO, { name: 'Palacio Zarzarrosa', chainId: CHAIN, hiddenOfferId: OFFER + 1 }),
  hotel(NO_PICTURE, { name: 'Hotel Buho Sur', chainId: 0, origin: 'operator', photosCount: 0 }),
  hotel(3, { name: 'Hotel Buho Norte', chainId: CHAIN, cityId: IRUN, latitude: 43.34 }),
]
const chains = [{ id: CHAIN, name: 'Cadena Quimérica' }]
const CENTRE_OF_TRIANA = { latitude: 37.3836, longitude: -6.0065 }
const geography = smallGeography([{ id: FOUNTAIN, name: 'Fuente', ...CENTRE_OF_TRIANA }])

const SECRETS = [
  /zarzarrosa/i,
  /rec[óo]ndito/i,
  // Not within the digits of a moment.
  /(?<!\d)41987(?!\d)/,
  /oid-7f3c/,
  /37\.38187/,
  /6\.00431/,
  new RegExp(`photos/(${HIDDEN}|${HIDDEN_DEMO})/`),
  // In Seville no other hotel is of the chain.
  /quim[ée]rica/i,
]

const STAY = {
  fecha_entrada: writeDay(today + 2),
  fecha_salida: writeDay(today + 4),
  num_customers: '2_0_0:1',
}
const stay = String(new URLSearchParams(STAY))
const PAGE = `/hoteles/espana/sevilla/alojamiento-${HIDDEN}`
const results = (state = '') => `/hoteles/resultados/city/${SEVILLE}/sevilla/?${stay}&${state}`
const map = (state = '') =>
  `/hoteles/resultados/data/city/${SEVILLE}/?${stay}&filtros=${encodeURIComponent(state)}`
const list = (fields: Record<string, string> = {}): [string, Record<string, string>] => [
  '/hoteles/ajaxList',
  { location_id: String(SEVILLE), location_type: 'city', ...STAY, ...fields },
]
const submit = (fields: Record<string, string>): [string, Record<string, string>] => [
  '/hoteles/',
  { ...STAY, num_habitaciones: '1', num_adultos_1: '2', ...fields },
]

/** What is opened, or posted with fields. */
type Asked = string | [path: string, fields: Record<string, string>]

/** Every route must say how it is asked about the hotel, or why it cannot tell anything of it. */
const CALLS: Record<RouteName, Asked[] | 'knows no hotel' | 'shows what was bought'> = {
  home: ['/'],
  hotelHome: [
    '/hoteles/',
    submit({ id_hotel: String(HIDDEN), pg: 'busqueda_por_hotel', nombre_destino1: 'x' }),
    submit({ nombre_destino1: 'Palacio Zarzarrosa'.slice(0, 8), pg: 'pre_resultado' }),
    submit({ id_hotel: String(HIDDEN), nombre_destino1: 'x', type_search: '1' }),
    submit({ id_destino: String(SEVILLE), nombre_destino1: 'Sevilla', type_search: '1' }),
  ],
  hotelResults: [results(), results(`id=${HIDDEN}`)],
  hotelList: [list(), list({ id: String(HIDDEN) })],
  calendarPrices: [`/hoteles/calendario/precios?id_hotel=${HIDDEN}&${stay}`],
  hotelMapData: [map(), `${map()}&ids=${HIDDEN}`],
  hotelInfo: ['description', 'photos', 'opinions'].map(
    (what) => `/hoteles/info/${what}/${HIDDEN}/`,
  ),
  hiddenHotelInfo: ['description', 'photos', 'opinions'].map(
    (what) => `/hoteles/info/${what}/hidden/${OFFER}/`,
  ),
  giftBoxHotelPage: [`/hoteles/giftbox/profile/regalo-7/alojamiento-${HIDDEN}?${stay}`],
  hotelPage: [
    `${PAGE}?${stay}`,
    `${PAGE}/?${stay}`,
    `/hoteles/espana/sevilla/hotel-buho-2?${stay}`,
  ],
  flightHome: 'knows no hotel',
  flightResults: 'knows no hotel',
  flightTrip: 'knows no hotel',
  flightDates: 'knows no hotel',
  flightAnywhere: 'knows no hotel',
  flightHotelHome: ['/vuelo+hotel/'],
  flightHotelResults: [`/vuelo+hotel/resultados/?id_hotel=${HIDDEN}&${stay}`],
  getawayHome: ['/escapadas/'],
  getawayResults: [`/escapadas/resultados/?id_hotel=${HIDDEN}&id_destino=${SEVILLE}`],
  carHome: ['/coches/'],
  cart: ['/carrito/'],
  checkout: ['/reserva/'],
  bankQuestion: 'shows what was bought',
  checkoutReturn: 'shows what was bought',
  confirmation: 'shows what was bought',
  voucher: 'shows what was bought',
  calendarFile: 'shows what was bought',
  trips: 'shows what was bought',
  cancelTrip: 'shows what was bought',
  priceClaim: 'shows what was bought',
  writeReview: 'shows what was bought',
  flightChange: 'shows what was bought',
  flightChangeReturn: 'shows what was bought',
  signIn: 'knows no hotel',
  register: 'knows no hotel',
  passwordReset: 'knows no hotel',
  // Its favourites are asked for below.
  account: 'knows no hotel',
  accountFactors: 'knows no hotel',
  emailChange: 'knows no hotel',
  accountPicture: 'knows no hotel',
  favourites: 'knows no hotel',
  secondFactor: 'knows no hotel',
  signOut: 'knows no hotel',
  loginCheck: 'knows no hotel',
  destinationSuggestions: beginnings('Palacio Zarzarrosa', 3).map(
    (term) => `/search/hotel/autocomplete/${encodeURIComponent(term)}`,
  ),
  productSuggestions: beginnings('Palacio Zarzarrosa', 3).map(
    (term) => `/search/suggestions?keyword=${encodeURIComponent(term)}&category=all`,
  ),
  flightOrigins: ['/vuelos/home_buscador_ajax/origen.pa'],
  coastDestinations: 'knows no hotel',
  reviewsWidget: [
    ['/opiniones/reviews/product/list/widget', { id_ficha: String(HIDDEN), id_producto: '1' }],
    ['/opiniones/reviews/product/list/widget', { id_ficha: String(OFFER), id_producto: '1' }],
  ],
  mapTile: 'knows no hotel',
  mapPreview: [`/map/preview/city/${SEVILLE}`],
  trackingPixel: 'knows no hotel',
  tracker: 'knows no hotel',
  consent: 'knows no hotel',
  offline: 'knows no hotel',
}

/** For each filter a value that would find the hotel if the filter knew it. */
const FILTERS: Record<FacetKey, string> = {
  hotels: String(HIDDEN),
  chains: String(CHAIN),
  categories: '4',
  locations: String(TRIANA),
  supplements: 'PAI',
  name: 'Zarzarrosa',
  pointsOfInterest: String(FOUNTAIN),
  prices: '0-1000',
  ratingRanges: '8',
  boards: 'hd',
  segments: 'FAM',
  services: '6',
  freeCancellation: '1',
  providers: '1',
  exclusivePrices: 'DISCOUNT_VIP',
}

eachDatabase((open) => {
  test('no call tells it', { timeout: 60_000 }, async () => {
    const { ask } = await world(open)
    const calls = Object.values(CALLS).flatMap((asked) => (Array.isArray(asked) ? asked : []))
    for (const asked of calls) expect(toldBy(asked, await ask(asked))).toEqual([])
  })

  test('no filter and no order tells it', { timeout: 60_000 }, async () => {
    const { ask } = await world(open)
    const states = [
      ...FACET_KEYS.map((key) => `${FACETS[key].name}=${FILTERS[key]}`),
      ...Object.keys(SORT_ORDERS).map((sort) => `sort=${sort}`),
      `area=${writeBounds({ south: 37.37, west: -6.02, north: 37.39, east: -5.99 })}`,
    ]
    for (const state of states) {
      const [name = '', value = ''] = state.split('=')
      const field = { sort: 'sorting', serviceGroup: 'services' }[name] ?? name
      for (const asked of [results(state), map(state), list({ [field]: value })])
        expect(toldBy(asked, await ask(asked))).toEqual([])
    }
  })

  test(
    'neither its name nor its chain is found letter by letter',
    { timeout: 60_000 },
    async () => {
      const { ask } = await world(open)
      for (const name of [
        ...beginnings('palacio zarzarrosa'),
        ...beginnings('quimérica'),
        'cadena',
      ]) {
        const { notification } = (await ask(list({ name }))).json()
        expect([name, notification?.showsAll]).toEqual([name, true])
      }
      const ofChain = (await ask(list({ chains: String(CHAIN) }))).json()
      expect(ofChain.notification.showsAll).toBe(true)
      expect(ofChain.aggregates[0].chains ?? {}).not.toHaveProperty(String(CHAIN))
    },
  )

  test('it is shown near where it is, to everybody at the same point', async () => {
    const { ask, database } = await world(open)
    const found = (await ask(list({ id: String(HIDDEN) }))).json().accommodations.results[0]
    const shown = { latitude: found.latitude, longitude: found.longitude }
    expect(distanceKm(shown, REAL)).toBeGreaterThan(ROUGH_PLACE_KM.least - 0.1)
    expect(distanceKm(shown, REAL)).toBeLessThan(ROUGH_PLACE_KM.most + 0.1)
    expect(found.location_id).toBe(TRIANA)
    const { pins } = (await ask(map())).json()
    const at = pins.id.indexOf(HIDDEN)
    expect({ latitude: pins.latitude[at], longitude: pins.longitude[at] }).toEqual(shown)
    // Distances are those of the point.
    const near = (await ask(list({ pois: String(FOUNTAIN), id: String(HIDDEN) }))).json()
    const [{ distance_to_poi: km }] = near.accommodations.results
    expect(km).toBeCloseTo(distanceKm(shown, CENTRE_OF_TRIANA), 2)
    expect(Math.abs(km - distanceKm(REAL, CENTRE_OF_TRIANA))).toBeGreaterThan(0)
    // Another thread or node draws the same.
    const again = await buildMemory(database, geography, today)
    const row = again.columns.hotelId.indexOf(HIDDEN)
    const drawn = { latitude: again.columns.latitude[row], longitude: again.columns.longitude[row] }
    expect(drawn).toEqual(shown)
  })

  test('it has no photo, and others keep theirs', async () => {
    const { ask } = await world(open)
    for (const size of Object.keys(PHOTO_SIZES)) {
      expect((await ask(`/photos/${HIDDEN_DEMO}/1-${size}`)).statusCode).toBe(404)
      expect((await ask(`/photos/2/1-${size}`)).statusCode).toBe(200)
    }
    // Where an operator's hotel has no picture there is a plain sign, the same for all.
    const sign = await ask(`/photos/${NO_PICTURE}/1-card`)
    expect((await ask(`/photos/${HIDDEN}/1-card`)).payload).toBe(sign.payload)
    expect((await ask(`/photos/${HIDDEN}/2-card`)).statusCode).toBe(404)
    const photos = (await ask(`/hoteles/info/photos/hidden/${OFFER}/`)).json()
    expect(photos).toEqual({ accommodationPhotos: [] })
  })

  test('its scores are those of many hotels', async () => {
    const { ask } = await world(open)
    const found = (await ask(list({ id: String(HIDDEN) }))).json().accommodations.results[0]
    expect(found.reviews.own).toMatchObject({ rating: 8, number: 30 })
    expect(found.reviews.travelReviewSite).toMatchObject({ rating: 8, number: 800 })
    expect(found.reviews.bookingPartner).toMatchObject({ rating: 0, number: 0 })
  })

  test('neither cart, checkout nor favourites tell it', async () => {
    const { app, memory } = await world(open)
    const browser = formBrowser(app)
    await browser.open(`${PAGE}/?${stay}`)
    await browser.follow()
    const { offers } = browser.data<HotelPageData>()
    expect(offers.map(({ roomsTitle }) => roomsTitle)).toContain('Habitación doble')
    await browser.send('/carrito/', { checkout_token: offers[0]!.checkoutToken })
    expect(browser.status).toBe(303)
    for (const path of ['/carrito/', '/reserva/']) {
      await browser.open(path)
      expect(browser.payload).toContain('Sevilla')
      for (const secret of SECRETS) expect(browser.payload).not.toMatch(secret)
    }
    const site = { type: 'web', edition: EDITIONS.es, prefixed: false } as const
    const liked = favouriteHotels(() => memory, site, [HIDDEN])
    expect(liked).toEqual([{ id: HIDDEN, name: '', place: '', photo: '', href: '' }])
  })
})

async function world(open: OpenDatabase) {
  const database = await open()
  await loadCatalogue(database, { origin: 'test', firstDay: today }, { chains, hotels })
  const { db } = database
  const text = 'El Palacio Zarzarrosa, en el Callejón Recóndito.'
  const described = { hotel_id: HIDDEN, language: 'es', description: text }
  await db.insertInto('hotel_descriptions').values(described).execute()
  const picture = { hotel_id: HIDDEN, position: 1, source: 'zarzarrosa.jpg', content_hash: 'ab' }
  await db.insertInto('hotel_photos').values(picture).execute()
  await db.insertInto('reviews').values(reviewThatTells(text)).execute()
  const built = await buildMemory(database, geography, today)
  const shared = { columns: built.columns, suggest: built.suggest.bytes }
  const memory = searchMemory(shared, geography, SAMPLE_RATES)
  const app = await buildTestApp({ store: () => database, memory: () => memory })
  return { app, database, memory, ask: (asked: Asked) => askOf(app, asked) }
}

async function askOf(app: FastifyInstance, asked: Asked) {
  const visit = visitor(app)
  if (Array.isArray(asked))
    return visit(`es.localhost${asked[0]}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: String(new URLSearchParams(asked[1])),
    })
  const answer = await visit(`es.localhost${asked}`, { headers: { accept: 'text/html,*/*' } })
  const { location } = answer.headers
  const isMoved = answer.statusCode >= 300 && answer.statusCode < 400
  return isMoved && location ? visit(`es.localhost${location}`) : answer
}

/** What an answer gives away, also in its headers, which preload pictures. */
function toldBy(asked: Asked, answer: Awaited<ReturnType<typeof askOf>>): unknown[] {
  const told = answer.payload + JSON.stringify(answer.headers)
  // What was sent comes back in forms and links.
  const asks = decodeURIComponent(typeof asked === 'string' ? asked : JSON.stringify(asked))
  // So does the name of the chain that a filter asks for, whoever belongs to it.
  const sent = /chains["=]/.test(asks) ? `${asks} ${chains[0]!.name}` : asks
  const secrets = SECRETS.filter((secret) => !secret.test(sent) && secret.test(told))
  const failures = answer.statusCode < 500 ? [] : [answer.statusCode]
  return [...secrets, ...failures].map((what) => [asked, what])
}

/** "Pa", "Pal", "Pala" … */
function beginnings(name: string, least = 1): string[] {
  return Array.from({ length: name.length - least + 1 }, (_, more) => name.slice(0, least + more))
}

function hotel(id: number, changes: Partial<CatalogueHotel>): CatalogueHotel {
  const roomTypes = [
    { ...smallRoomType(id * 8, 5, today), name: id === HIDDEN ? 'Suite Zarzarrosa' : '' },
  ]
  return smallHotel(id, { cityId: SEVILLE, roomTypes, ...changes })
}

function reviewThatTells(text: string) {
  return {
    hotel_id: HIDDEN,
    origin: 'own',
    origin_id: 'k1',
    booking_item_id: null,
    author: 'Eva',
    score: 8,
    day: today - 2,
    title: text,
    positive: text,
    negative: text,
    language: 'es',
    profile: 'couple',
    state: 'published',
  }
}
