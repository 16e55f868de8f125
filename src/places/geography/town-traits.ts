/** What each town is known for, found on the map, and how many guests it draws. */
import type { CityFinder } from './city-finder.ts'
import type { Draft, DraftCity, WrittenCoast } from './draft.ts'
import { distanceKm } from './distance.ts'
import { TRAITS } from './geography-columns.ts'
import { GUEST_NIGHTS } from './tables/guest-nights.ts'
import type { Land } from './land.ts'
import { POINT_KINDS, type PointPlace } from './point-grid.ts'
import { countryAppeal } from './tables/country-appeal.ts'

/** One walks to the beach; the map itself is right to one kilometre only. */
const SEASIDE_KM = 3
/** A point this near makes a district worth staying in. */
const DISTRICT_POINT_KM = 1.5
/** What a district draws without any point of interest, against one point of popularity 100. */
const PLAIN_DISTRICT = 0.3

export interface TownFacts {
  coasts: readonly { coast: WrittenCoast; members: readonly DraftCity[] }[]
  points: readonly PointPlace[]
  resortGuests: ReadonlyMap<DraftCity, number>
  islandOf: ReadonlyMap<DraftCity, Draft>
}

export function markTraits(cities: readonly DraftCity[], land: Land, facts: TownFacts): void {
  for (const city of cities) {
    if (land.shoreDistanceKm(city.latitude, city.longitude, SEASIDE_KM) <= SEASIDE_KM)
      city.traits |= TRAITS.seaside
    if (facts.islandOf.has(city)) city.traits |= TRAITS.island
  }
  for (const point of facts.points) if (isSkiArea(point)) point.city.traits |= TRAITS.ski
}

export function weighTowns(
  cities: readonly DraftCity[],
  finder: CityFinder,
  facts: TownFacts,
): void {
  const coastPopularity = new Map<DraftCity, number>()
  for (const { coast, members } of facts.coasts)
    for (const town of members)
      coastPopularity.set(town, Math.max(coastPopularity.get(town) ?? 0, coast.popularity))
  const pointsOf = Map.groupBy(facts.points, (point) => point.city)
  const knownNights = nightsByTown(finder)
  for (const city of cities) {
    const points = pointsOf.get(city) ?? []
    city.weight = tourismWeight(city, {
      coastPopularity: coastPopularity.get(city) ?? 0,
      pointPopularities: points.map((point) => point.popularity),
      skiPopularity: Math.max(0, ...points.filter(isSkiArea).map((point) => point.popularity)),
      resortGuests: facts.resortGuests.get(city) ?? 0,
      knownNights: knownNights.get(city),
    })
    weighDistricts(city, points)
  }
}

function isSkiArea(point: PointPlace): boolean {
  return POINT_KINDS[point.kind] === 'ski'
}

function nightsByTown(finder: CityFinder): Map<DraftCity, number> {
  const nights = new Map<DraftCity, number>()
  const unknown: string[] = []
  for (const { country, town, millions } of GUEST_NIGHTS) {
    const city = finder.named(town, country)
    if (city) nights.set(city, millions * 1_000_000)
    else unknown.push(`${country} ${town}`)
  }
  if (unknown.length > 0) throw new Error(`Guest nights of unknown towns: ${unknown.join(', ')}`)
  return nights
}

/** The city's guests, shared out by what lies near each district. */
function weighDistricts(city: Draft, points: readonly PointPlace[]): void {
  const draws = city.children.map((district) =>
    points.reduce((sum, point) => {
      const away = distanceKm(
        district.latitude,
        district.longitude,
        point.latitude,
        point.longitude,
      )
      return away <= DISTRICT_POINT_KM ? sum + (point.popularity / 100) ** 2 : sum
    }, PLAIN_DISTRICT),
  )
  const all = draws.reduce((sum, draw) => sum + draw, 0)
  city.children.forEach((district, at) => (district.weight = (city.weight * draws[at]!) / all))
}

/**
 * How many guests a town draws, in units of 100,000 nights a year.
 *
 *   weight = inhabitants × nights per inhabitant × country appeal × capital × seaside × island × coast
 *          + points of interest + skiing + guests of resorts
 *
 * A town whose nights are known from statistics takes them instead of the estimate. Estimates are meant to
 * be right within a factor of three, which is enough to order suggestions and to spread hotels.
 */
const WEIGHT_RULES = {
  /** An ordinary inland town of Spain (appeal 3) sees 1.5 guest nights for each inhabitant. */
  nightsPerInhabitant: 0.5,
  /** Government, embassies and the best connections. */
  capital: 3,
  seaside: 1.3,
  island: 1.5,
  /** At most this, for a small town on the most popular coast; large ports profit less. */
  coast: 9,
  /** The size at which a town on a coast lives half from something else. */
  coastTownInhabitants: 100_000,
  /** Nights drawn by a point of popularity 100; they fall with the fourth power of popularity. */
  nightsPerPoint: 150_000,
  /** Nights drawn by a ski area of popularity 100; they fall with its square. */
  nightsPerSkiArea: 900_000,
  /** A resort the size of a town of 10,000 sees 600,000 nights a year. */
  nightsPerResortGuest: 60,
  /** Nobody goes nowhere: keeps a town without any signal in the order of its size. */
  least: 0.001,
} as const

const NIGHTS_PER_UNIT = 100_000

export interface TownSignals {
  /** 0–100, of the most popular coast the town lies on. */
  coastPopularity: number
  /** 0–100 each. */
  pointPopularities: readonly number[]
  /** 0–100, of the largest ski area of the town, 0 if it has none. */
  skiPopularity: number
  /** Thousands, as if they lived there. */
  resortGuests: number
  /** From statistics, if known. */
  knownNights: number | undefined
}

export function tourismWeight(town: DraftCity, signals: TownSignals): number {
  return Math.max(WEIGHT_RULES.least, nights(town, signals) / NIGHTS_PER_UNIT)
}

function nights(town: DraftCity, signals: TownSignals): number {
  if (signals.knownNights !== undefined) return signals.knownNights
  const rules = WEIGHT_RULES
  const has = (trait: keyof typeof TRAITS) => (town.traits & TRAITS[trait]) !== 0
  const smallness = 1 / (1 + town.population / rules.coastTownInhabitants)
  const residents =
    town.population *
    rules.nightsPerInhabitant *
    countryAppeal(town.country) *
    (has('capital') ? rules.capital : 1) *
    (has('seaside') ? rules.seaside : 1) *
    (has('island') ? rules.island : 1) *
    (1 + rules.coast * (signals.coastPopularity / 100) ** 2 * smallness)
  const points = signals.pointPopularities.reduce(
    (sum, popularity) => sum + rules.nightsPerPoint * (popularity / 100) ** 4,
    0,
  )
  const skiing = rules.nightsPerSkiArea * (signals.skiPopularity / 100) ** 2
  const resort = signals.resortGuests * 1_000 * rules.nightsPerResortGuest
  return residents + points + skiing + resort
}
