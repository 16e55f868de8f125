/** The HTTP application: plugins, the site of each request, and every area's routes. */
import cookie from '@fastify/cookie'
import formbody from '@fastify/formbody'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import files from '@fastify/static'
import underPressure from '@fastify/under-pressure'
import fastify, { LogController, type FastifyInstance } from 'fastify'
import { pathOf } from './site/routes.ts'
import { siteOf, type SiteRules } from './site/site.ts'
import { answerOffice } from './office/routes/answer-office.ts'
import type { NodeStatus } from './office/service/node-status.ts'
import type { Assets } from './rendering/routes/assets.ts'
import { answerBrandFiles } from './rendering/routes/brand-files.ts'
import { calendarPrices } from './products/hotels/search/routes/calendar-prices.ts'
import { saveConsent, showConsent } from './http/consent.tsx'
import { protectForms } from './http/csrf.ts'
import {
  answerFrontEndLog,
  eventQueue,
  tracker,
  trackingPixel,
} from './tracking/routes/tracking.ts'
import { answerBooking } from './booking/routes/checkout-routes.ts'
import { answerStayReviews } from './products/hotels/reviews/routes/written-review.tsx'
import type { Products } from './products/product.ts'
import { allProducts, type ProductParts } from './products/registry.ts'
import { OFFER_MINUTES, tokensWith } from './booking/service/checkout-token.ts'
import {
  coastDestinations,
  destinationSuggestions,
  flightOrigins,
  productSuggestions,
} from './places/routes/suggestions.ts'
import { compressAnswers } from './http/compression.ts'
import { answerFailures, Failure, type FailureAnswer } from './http/failures.tsx'
import { answerHealth, answerRobots, type Readiness } from './http/health.ts'
import type { FlightMemory } from './products/flights/list/rules/flight-searcher.ts'
import { FLIGHT_KIND, writeFlightChoice } from './products/flights/sale/rules/flight-line.ts'
import type { SignFlight } from './products/flights/list/routes/flight-trip.tsx'
import { answerFlightChanges } from './products/flights/sale/routes/flight-change.tsx'
import { answerFlights } from './products/flights/routes/flights.ts'
import { answerSearchForms } from './products/search-forms.ts'
import { hiddenHotelInfo, hotelInfo } from './products/hotels/detail/routes/hotel-info.ts'
import { hotelList, onlyPosted } from './products/hotels/list/routes/hotel-list.ts'
import { hotelPage } from './products/hotels/detail/routes/hotel-page.tsx'
import { answerIdentity } from './accounts/routes/answer-identity.ts'
import { leadFromOtherWords } from './http/foreign-paths.ts'
import { mapData } from './products/hotels/list/routes/map-data.ts'
import { mapPreview, mapTile } from './products/hotels/list/routes/map-tiles.ts'
import { offline } from './http/offline.tsx'
import { claimsFrom } from './products/hotels/facts/service/own-claims.ts'
import { answerPageReload } from './rendering/routes/page-reload.ts'
import { pageRenderer } from './rendering/routes/page-renderer.tsx'
import { hostOf } from './http/page-visit.ts'
import type { InventedHotels } from './products/hotels/catalogue/service/invented-world.ts'
import { answerPhotos } from './products/hotels/catalogue/routes/photos.ts'
import { reviewsWidget } from './products/hotels/reviews/routes/reviews-widget.ts'
import type { Database } from './store/database.ts'
import type { SearchMemory } from './products/hotels/service/search-memory.ts'
import type { Settings } from './settings.ts'
import { limitStore, newSharedLimits, type SharedLimits } from './http/shared-limits.ts'
import { answer } from './http/visit.ts'

/** A long review in a script of many bytes; pictures and what Stripe tells have limits of their own. */
const BODY_LIMIT = 65_536
const YEAR_SECONDS = 31_536_000

export interface AppParts {
  settings: Pick<
    Settings,
    | 'dataDir'
    | 'edition'
    | 'publicUrl'
    | 'trustedProxies'
    | 'logLevel'
    | 'reloadPages'
    | 'photoHosts'
    | 'mapTileUrl'
    | 'mapTileAttribution'
    | 'smtpUrl'
    | 'payments'
    | 'stripeSecretKey'
    | 'stripeWebhookSecret'
    | 'sandboxDelayMs'
    | 'maxSearchesPerMinute'
    | 'claims'
  >
  assets: Assets
  /** Where the browser bundle was built. */
  browserDir: string
  readiness: Readiness
  /** Opened while the server already listens; asked for only once it is ready. */
  store: () => Database
  memory: () => SearchMemory
  /** What flights are searched in; without any, their pages say that one should come back. */
  flights?: () => FlightMemory
  /** All that is sold; tests sell more. */
  products?: (parts: ProductParts) => Products
  /** What tells of hotels that nobody described; in an operator's world nothing does. */
  invented: () => InventedHotels
  /** Signs what book buttons promise; the same on every node. */
  checkoutKey: () => Buffer
  /** How the node is, for the back office. */
  status?: () => NodeStatus | null
  /** Requests are turned away while the thread lags so far behind; 0 is never. */
  maxDelayMs?: number
  /** What the threads of a node count together; by default the app counts alone. */
  limits?: SharedLimits
  /** By when a whole request must have come in; a picture may take a while on a phone. */
  maxRequestMs?: number
}

export async function buildApp({
  settings,
  assets,
  browserDir,
  readiness,
  store,
  memory,
  flights = noFlightsYet,
  products: productsFrom = allProducts,
  invented,
  checkoutKey,
  status = () => null,
  maxDelayMs = 2_000,
  limits = newSharedLimits(),
  maxRequestMs = 60_000,
}: AppParts) {
  const { edition, publicUrl } = settings
  const failure: { answer?: FailureAnswer } = {}
  const app = fastify({
    bodyLimit: BODY_LIMIT,
    // Whoever sends a byte now and then would keep a connection, and its memory, for ever.
    requestTimeout: maxRequestMs,
    http: { headersTimeout: maxRequestMs / 4, connectionsCheckingInterval: maxRequestMs / 20 },
    // Who tells visitors' own addresses. Which site it is, only `hostOf` says.
    trustProxy: settings.trustedProxies,
    logger: { level: settings.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    // An address that nothing can read comes before every hook and handler.
    frameworkErrors: (error, request, reply) => {
      void failure.answer?.(error, request, reply)
    },
  })
  await addPlugins(app, settings, browserDir, maxDelayMs, limits)
  const rules: SiteRules = { baseHost: publicUrl.hostname, defaultEdition: edition }
  findSite(app, rules, settings.photoHosts, flights)
  leadFromOtherWords(app)

  const claimsOn = claimsFrom(memory, settings.claims)
  const renderer = pageRenderer(assets, publicUrl, claimsOn)
  failure.answer = answerFailures(app, renderer, rules, publicUrl)
  answerHealth(app, readiness)
  await answerIdentity(app, renderer, store, memory, settings)
  if (settings.reloadPages) answerPageReload(app)
  const searches = { maxPerMinute: settings.maxSearchesPerMinute }
  answerSearchForms(app, renderer, memory, settings, searches)
  answer(app, renderer, 'POST', 'hotelList', hotelList(memory), searches)
  answer(app, renderer, 'GET', 'hotelList', onlyPosted)
  const tokens = tokensWith(checkoutKey)
  const bookFlight: SignFlight = (choice, price, currency) => {
    const expiresAt = Date.now() + OFFER_MINUTES * 60_000
    const written = writeFlightChoice(choice)
    return tokens.write({ kind: FLIGHT_KIND, choice: written, price, currency, expiresAt })
  }
  answerFlights(app, renderer, { world: memory, flights }, publicUrl, searches, bookFlight)
  const showHotel = hotelPage(memory, store, invented, settings, tokens)
  answer(app, renderer, 'GET', 'hotelPage', showHotel, searches)
  answer(app, renderer, 'GET', 'giftBoxHotelPage', showHotel, searches)
  answer(app, renderer, 'GET', 'hotelInfo', hotelInfo(memory, store, invented), searches)
  answer(
    app,
    renderer,
    'GET',
    'hiddenHotelInfo',
    hiddenHotelInfo(memory, store, invented),
    searches,
  )
  answer(app, renderer, 'POST', 'reviewsWidget', reviewsWidget(memory, store, invented), searches)
  answer(app, renderer, 'GET', 'hotelMapData', mapData(memory, settings), searches)
  answer(app, renderer, 'GET', 'mapTile', mapTile(memory))
  answer(app, renderer, 'GET', 'mapPreview', mapPreview(memory), searches)
  answer(app, renderer, 'GET', 'calendarPrices', calendarPrices(memory), searches)
  answer(app, renderer, 'GET', 'destinationSuggestions', destinationSuggestions(memory), searches)
  answer(app, renderer, 'GET', 'productSuggestions', productSuggestions(memory), searches)
  answer(app, renderer, 'GET', 'flightOrigins', flightOrigins(memory), searches)
  answer(app, renderer, 'GET', 'coastDestinations', coastDestinations(memory), searches)
  const geography = () => memory().geography
  const products = productsFrom({ geography, memory })
  const rates = () => memory().rates
  await answerBooking(
    app,
    renderer,
    store,
    products,
    rates,
    settings,
    tokens,
    limits,
    (routes, parts) => {
      answerStayReviews(routes, renderer, { ...parts, geography })
      answerFlightChanges(routes, renderer, { ...parts, geography, flights, rates })
    },
  )
  await answerOffice(app, renderer, { store, memory, products, status, settings, tokens })
  answer(app, renderer, 'GET', 'consent', showConsent(publicUrl))
  answer(app, renderer, 'POST', 'consent', saveConsent(publicUrl), { changesSomething: true })
  answer(app, renderer, 'GET', 'offline', offline)
  const events = eventQueue(app, store)
  answer(app, renderer, 'GET', 'tracker', tracker(events), { maxPerMinute: 1_200 })
  answer(app, renderer, 'GET', 'trackingPixel', trackingPixel(events), { maxPerMinute: 1_200 })
  answerFrontEndLog(app)
  answerRobots(app)
  answerBrandFiles(app, claimsOn)
  answerPhotos(app, store, invented, settings.dataDir)
  return app
}

function noFlightsYet(): never {
  throw new Failure('try-again')
}

/** Every request learns its site first. In multi-country mode `/` leads to the default prefix. */
function findSite(
  app: FastifyInstance,
  rules: SiteRules,
  photoHosts: readonly string[],
  flights: () => FlightMemory,
): void {
  const photos = photoHosts.length > 0 ? { photoHosts } : {}
  app.decorateRequest('site', null)
  app.addHook('onRequest', async (request, reply) => {
    const found = siteOf(hostOf(request), request.url, rules)
    const sold = hasNoFlights(flights) ? { withoutFlights: true } : {}
    const { site } = Object.assign(request, { site: found && { ...found, ...photos, ...sold } })
    if (site?.prefixed && /^\/(\?|$)/.test(request.url))
      return reply.redirect(pathOf(site, 'home') + request.url.slice(1))
  })
}

/** While the timetable is not there yet, its pages say that one should come back. */
function hasNoFlights(flights: () => FlightMemory): boolean {
  try {
    return flights().airlines.size === 0
  } catch {
    return false
  }
}

async function addPlugins(
  app: FastifyInstance,
  { publicUrl, mapTileUrl, photoHosts }: AppParts['settings'],
  browserDir: string,
  maxDelayMs: number,
  limits: SharedLimits,
): Promise<void> {
  const secure = publicUrl.protocol === 'https:'
  await app.register(underPressure, {
    maxEventLoopDelay: maxDelayMs,
    // Built files cost next to nothing, and a page that was let in needs them.
    pressureHandler: async (request, reply) => {
      if (request.url.startsWith('/assets/')) return
      void reply.header('retry-after', '10')
      throw new Failure('try-again')
    },
  })
  await app.register(helmet, {
    enableCSPNonces: true,
    strictTransportSecurity: secure,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'strict-dynamic'"],
        'style-src': ["'self'"],
        'img-src': [
          "'self'",
          'data:',
          ...photoHosts,
          ...(mapTileUrl ? [new URL(mapTileUrl).origin] : []),
        ],
        'worker-src': ["'self'"],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        ...(secure ? { 'upgrade-insecure-requests': [] } : {}),
      },
    },
  })
  compressAnswers(app)
  await app.register(rateLimit, { global: false, store: limitStore(limits) })
  await app.register(cookie)
  await app.register(formbody)
  await protectForms(app, secure)
  await app.register(files, {
    root: browserDir,
    // Names of built files carry a hash of their content; the others are asked for again.
    setHeaders: (reply, file) =>
      reply.header(
        'cache-control',
        file.includes('/assets/') ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache',
      ),
    preCompressed: true,
    wildcard: false,
  })
}
