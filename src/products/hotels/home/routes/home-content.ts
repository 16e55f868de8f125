/**
 * What the home page of an edition tells of the catalogue. It is put together in short steps
 * between which visitors are answered, kept for ten minutes, and renewed while the old one is still
 * shown. Nobody waits long for it: the forms are what people come for.
 */
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { EDITIONS } from '../../../../site/editions/editions.ts'
import { type Day, weekdayOf } from '../../../../site/calendar-day.ts'
import type { Edition } from '../../../../site/editions/edition.ts'
import { languageOf } from '../../../../site/locales.ts'
import { withPrefix } from '../../../../site/routes.ts'
import type { HomeContent, PricedPlace } from '../../../../search/rules/search-page.ts'
import type { Site } from '../../../../site/site.ts'
import { LEVELS } from '../../../../places/geography/geography-columns.ts'
import { todayIn } from '../../../../http/clock.ts'
import {
  countryIndex,
  knownCoast,
  type KnownDestination,
  knownPlace,
} from '../../search/routes/destinations.ts'
import { distanceKm } from '../../../../places/rules/distance.ts'
import type { Geography } from '../../../../places/geography/geography.ts'
import { photoPath } from '../../../../ui/rules/photo-sizes.ts'
import { DEFAULT_ROOM } from '../../../../search/rules/occupancy.ts'
import { formatMoney } from '../../../../site/money.ts'
import { writeRoomsBriefly } from '../../../../search/rules/room-fields.ts'
import { DEFAULT_SORT } from '../../list/rules/sort-orders.ts'
import type { Stay } from '../../../../site/stay.ts'
import { writeStay } from '../../../../search/rules/date-range.ts'
import { cheapestStay, stayQuery } from '../../search/routes/destinations-prices.ts'
import type { SearchMemory } from '../../service/search-memory.ts'

const KEEP_MS = 600_000
const LONGEST_WAIT_MS = 30
/** After so long a run of steps others get their turn. */
const STEPS_MS = 8

const POPULAR = { all: 8, own: 5 }
const COASTS = 8
const GETAWAYS = 4

const NO_CONTENT: HomeContent = { popular: [], coasts: [], getaways: [] }

export class HomeContents {
  /** Gives null until there is one. */
  private readonly memory: () => SearchMemory | null
  private readonly kept = new Map<string, Kept>()
  /** One after the other, or visitors would wait for the steps of all. */
  private queue: Promise<void> = Promise.resolve()

  constructor(memory: () => SearchMemory | null) {
    this.memory = memory
  }

  /** What there is; a little is waited for what is being made for the first time. */
  async on(site: Site): Promise<HomeContent> {
    const kept = this.renewed(site.edition)
    if (kept && !kept.content)
      await Promise.race([kept.renewal, wait(LONGEST_WAIT_MS, null, { ref: false })])
    return kept?.content ? linkedOn(site, kept.content) : NO_CONTENT
  }

  /** Waits as long as it takes, so that later visitors need not; false while there is no world. */
  async prepare(edition: Edition): Promise<boolean> {
    const kept = this.renewed(edition)
    await kept?.renewal
    return kept !== null
  }

  private renewed(edition: Edition): Kept | null {
    const memory = this.memory()
    if (!memory) return null
    let kept = this.kept.get(edition.id)
    if (!kept)
      this.kept.set(edition.id, (kept = { content: null, until: 0, day: 0, renewal: this.queue }))
    const today = todayIn(edition.timeZone)
    // Nights that have passed are worse than nothing.
    if (kept.day !== today) Object.assign(kept, { content: null, until: 0, day: today })
    const now = performance.now()
    if (now < kept.until) return kept
    kept.until = now + KEEP_MS
    kept.renewal = this.queue = this.queue.then(() => renew(kept, memory, edition))
    return kept
  }
}

interface Kept {
  content: HomeContent | null
  renewal: Promise<void>
  /** When it is old. */
  until: number
  /** The first of its nights follows this day. */
  day: Day
}

async function renew(kept: Kept, memory: SearchMemory, edition: Edition): Promise<void> {
  const site: Site = { type: 'web', edition, prefixed: false }
  try {
    kept.content = await inTurns(homeContent(memory, site, kept.day))
  } catch {
    // The page is whole without it; the next visitor tries again.
    kept.until = 0
  }
}

/** Links are made without a country prefix; whoever is under one gets it. */
function linkedOn(site: Site, content: HomeContent): HomeContent {
  if (!site.prefixed) return content
  const linked = <Place extends PricedPlace>(place: Place) => ({
    ...place,
    href: withPrefix(place.href, site),
  })
  return {
    popular: content.popular.map(linked),
    coasts: content.coasts.map(linked),
    getaways: content.getaways.map(linked),
  }
}

/** Runs all steps, letting others have their turn now and then. */
async function inTurns<Result>(steps: Generator<undefined, Result>): Promise<Result> {
  for (let since = performance.now(); ;) {
    const { done, value } = steps.next()
    if (done) return value
    if (performance.now() - since < STEPS_MS) continue
    await turn()
    since = performance.now()
  }
}

function* homeContent(
  memory: SearchMemory,
  site: Site,
  today: Day,
): Generator<undefined, HomeContent> {
  const { geography } = memory
  const places = homePlaces(geography, site.edition.country, memory.engine.placesOnSale())
  yield
  const cities = (indexes: readonly number[]) => indexes.map((index) => city(memory, site, index))
  const own = cities(places.ownCities)
  const popularOwn = yield* sold(own, POPULAR.own)
  const abroad = yield* sold(cities(places.citiesAbroad), POPULAR.all - popularOwn.length)
  const coasts = yield* sold(coastsOf(memory, site, places), COASTS)
  const shown = new Set(popularOwn.map(({ name }) => name))
  const others = [...own, ...cities(places.citiesAbroad)].filter(({ name }) => !shown.has(name))
  const weekends = yield* priced(others, GETAWAYS, cheapestWeekend)
  return {
    popular: [...popularOwn, ...abroad],
    coasts,
    getaways: weekends.map(({ card, stay }) => ({ ...card, ...stay })),
  }

  function* sold(candidates: readonly HomePlace[], most: number) {
    return (yield* priced(candidates, most, cheapestNight)).map(({ card }) => card)
  }

  function* priced(candidates: readonly HomePlace[], most: number, priceOf: typeof cheapestNight) {
    const found: { card: PricedPlace; stay: PricedStay['stay'] }[] = []
    for (const place of candidates) {
      if (found.length === most) break
      const cheapest = yield* priceOf(memory, site, place, today)
      if (cheapest) {
        const card = pricedPlace(memory, site, place, today, cheapest)
        found.push({ card: { ...card, country: place.country }, stay: cheapest.stay })
      }
      yield
    }
    return found
  }
}

type HomePlace = KnownDestination & { country: string }

function city(memory: SearchMemory, site: Site, index: number): HomePlace {
  return { ...knownPlace(memory, site, index)!, country: countryOf(memory, site, index) }
}

function coastsOf(memory: SearchMemory, site: Site, { coasts }: HomePlaces): HomePlace[] {
  const { geography } = memory
  return coasts.map((id) => {
    const town = geography.coastMembers(geography.coastById(id))[0] ?? -1
    return { ...knownCoast(memory, site, id)!, country: countryOf(memory, site, town) }
  })
}

function countryOf({ geography }: SearchMemory, site: Site, index: number): string {
  const country = index < 0 ? -1 : geography.ancestorAt(index, LEVELS.country)
  return country < 0 ? '' : geography.name(country, languageOf(site.edition.locale))
}

/** Which places an edition's home page tells of, best first, of those where hotels are on sale. */
interface HomePlaces {
  /** Indexes of cities: the most visited of the edition's country. */
  ownCities: number[]
  /**
   * Of all others, the most visited of each country, the near ones before the far; then the rest,
   * for a shop that sells in one country abroad.
   */
  citiesAbroad: number[]
  /** Ids of coasts, those of the edition's country first. */
  coasts: number[]
}

/** At this distance a place is half as attractive as next door. */
const HALF_WAY_KM = 1_500
const MAX_PLACES = 40

/** `onSale` are the indexes of places with hotels, and of what those lie in. */
export function homePlaces(
  geography: Geography,
  country: string,
  onSale: ReadonlySet<number>,
): HomePlaces {
  const home = countryIndex(geography, country)
  const pull = pullFrom(geography, home)
  const { level } = geography.destinations
  const cities = [...onSale].filter((index) => level[index] === LEVELS.city)
  const countryOf = (index: number) => geography.ancestorAt(index, LEVELS.country)
  const own = cities.filter((index) => countryOf(index) === home)
  const abroad = cities.filter((index) => countryOf(index) !== home)
  const largest = largestOfEachCountry(geography, abroad)
  const nearestFirst = (one: number, other: number) => pull(other) - pull(one)
  const others = abroad.filter((index) => !largest.has(index))
  return {
    ownCities: mostVisited(geography, own),
    citiesAbroad: [...[...largest].toSorted(nearestFirst), ...others.toSorted(nearestFirst)].slice(
      0,
      MAX_PLACES,
    ),
    coasts: coastsFrom(geography, country, home, onSale),
  }
}

function mostVisited({ destinations: { weight } }: Geography, cities: number[]): number[] {
  return cities.toSorted((one, other) => weight[other]! - weight[one]!).slice(0, MAX_PLACES)
}

function largestOfEachCountry(geography: Geography, cities: readonly number[]): Set<number> {
  const { weight } = geography.destinations
  const largest = new Map<number, number>()
  for (const city of cities) {
    const country = geography.ancestorAt(city, LEVELS.country)
    const known = largest.get(country)
    if (known === undefined || weight[city]! > weight[known]!) largest.set(country, city)
  }
  return new Set(largest.values())
}

function pullFrom({ destinations }: Geography, home: number): (index: number) => number {
  const { weight } = destinations
  if (home < 0) return (index) => weight[index]!
  const spot = (index: number) => ({
    latitude: destinations.latitude[index]!,
    longitude: destinations.longitude[index]!,
  })
  return (index) => weight[index]! / (1 + distanceKm(spot(home), spot(index)) / HALF_WAY_KM)
}

function coastsFrom(
  geography: Geography,
  country: string,
  home: number,
  onSale: ReadonlySet<number>,
): number[] {
  const { id, popularity } = geography.columns.coasts
  const coasts = Array.from(id, (_, coast) => ({
    coast,
    town: Array.from(geography.coastMembers(coast)).find((member) => onSale.has(member)),
  })).filter(({ town }) => town !== undefined)
  const pull = pullFrom(geography, home)
  const rank = ({ coast, town }: (typeof coasts)[number]) => {
    if (town === undefined) return -1
    const isOwn = geography.countryCode(town) === country
    const near = pull(town) / (geography.destinations.weight[town] || 1)
    return isOwn ? 1e6 + popularity[coast]! : popularity[coast]! * near
  }
  return coasts
    .toSorted((one, other) => rank(other) - rank(one))
    .slice(0, MAX_PLACES)
    .map(({ coast }) => id[coast]!)
}

// What a place of the home page costs and looks like, as the engine knows it now.

/** A stay, and what the cheapest room for it costs. */
interface PricedStay {
  stay: Stay
  price: number
}

const ROOMS = [DEFAULT_ROOM]
const NIGHTS_LOOKED_AT = 30
const WEEKENDS_LOOKED_AT = 4
const FRIDAY = 5

/** Each step is one short question to the engine, between which others may be answered. */
function* cheapestNight(
  memory: SearchMemory,
  site: Site,
  place: KnownDestination,
  today: Day,
): Generator<undefined, PricedStay | null> {
  const nights = Array.from({ length: NIGHTS_LOOKED_AT }, (_, later) => oneNight(today + 1 + later))
  return yield* cheapestOf(memory, site, place, today, nights)
}

/** Friday to Sunday, beginning at the day after tomorrow at the earliest. */
function* cheapestWeekend(
  memory: SearchMemory,
  site: Site,
  place: KnownDestination,
  today: Day,
): Generator<undefined, PricedStay | null> {
  const soonest = today + 2
  const friday = soonest + ((FRIDAY - weekdayOf(soonest) + 7) % 7)
  const weekends = Array.from({ length: WEEKENDS_LOOKED_AT }, (_, week) => ({
    checkIn: friday + week * 7,
    checkOut: friday + week * 7 + 2,
  }))
  return yield* cheapestOf(memory, site, place, today, weekends)
}

/** The place as a card, with a photo of a hotel that can be had for the stay. */
function pricedPlace(
  memory: SearchMemory,
  site: Site,
  place: KnownDestination,
  today: Day,
  { stay, price }: PricedStay,
): Omit<PricedPlace, 'country'> {
  const photo = photoOf(memory, site, place, today, stay)
  const query = { ...writeStay(stay), ...writeRoomsBriefly(ROOMS) }
  return {
    name: place.name,
    href: `${place.path}?${new URLSearchParams(query)}`,
    photo,
    price,
    priceText: formatMoney(price, site.edition.currency),
  }
}

function* cheapestOf(
  memory: SearchMemory,
  site: Site,
  { hotels }: KnownDestination,
  today: Day,
  stays: readonly Stay[],
): Generator<undefined, PricedStay | null> {
  let best: PricedStay | null = null
  for (const stay of stays) {
    const price = cheapestStay(memory, site, hotels, { stay, rooms: ROOMS }, today)
    if (price !== null && (best === null || price < best.price)) best = { stay, price }
    yield
  }
  return best
}

function photoOf(
  memory: SearchMemory,
  site: Site,
  { hotels: destination }: KnownDestination,
  today: Day,
  stay: Stay,
): string {
  const { hotels } = memory.engine.searchHotels({
    ...stayQuery(memory, site, { stay, rooms: ROOMS }, today),
    destination,
    filters: {},
    preFilters: {},
    sort: DEFAULT_SORT,
    page: 1,
  })
  // A hotel that is sold without its name must not be known by its picture.
  const shown = hotels.find((hotel) => hotel.hiddenOfferId === null && hotel.photosCount > 0)
  return shown ? photoPath(shown.id, 1, 'card') : ''
}

function oneNight(checkIn: Day): Stay {
  return { checkIn, checkOut: checkIn + 1 }
}

/** Prepares the home pages' content before anybody asks for it, the default edition's first. */
const UNTIL_NEXT_LOOK_MS = 500

/** Between editions visitors come first: the world has just opened. */
const PAUSE_MS = 100

export function prepareHomeContents(
  app: FastifyInstance,
  contents: HomeContents,
  first: Edition,
): void {
  const stopped = new AbortController()
  app.addHook('onReady', async () => void prepareAll(contents, first, stopped.signal))
  app.addHook('onClose', async () => stopped.abort())
}

async function prepareAll(contents: HomeContents, first: Edition, signal: AbortSignal) {
  const editions = new Set([first, ...Object.values(EDITIONS)])
  try {
    for (const edition of editions) {
      while (!(await contents.prepare(edition)))
        await wait(UNTIL_NEXT_LOOK_MS, null, { ref: false, signal })
      await wait(PAUSE_MS, null, { ref: false, signal })
    }
  } catch {
    // The server stops.
  }
}
