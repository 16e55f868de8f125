/** What all demo hotels of a city share: its lie, its market, its districts, its attractions. */
import type { CurrencyCode } from '../../src/site/money.ts'
import type { SupplementCode } from '../../src/products/hotels/catalogue/rules/supplements.ts'
import { type Geography, reachKm } from '../../src/places/geography/geography.ts'
import { LEVELS } from '../../src/places/geography/geography-columns.ts'
import type { Land, Spot } from '../../src/places/geography/land.ts'
import { KM_PER_DEGREE, longitudeSpan } from '../../src/places/geography/distance.ts'
import type { Surroundings } from './city-surroundings.ts'
import { clamp } from './chances.ts'
import { priceLevel, priceSteps, type PriceSteps } from './country-markets.ts'
import { currencyOf } from '../../src/site/country-currencies.ts'

export interface DemoCity extends Spot {
  id: number
  name: string
  country: string
  /** Its local name and those of what it lies in, the smallest first, up to its region. */
  placeNames: string[]
  continentId: number
  weight: number
  population: number
  isIsland: boolean
  /** Where hotels gather: its centre, or the shore next to a centre that the map has in the sea. */
  ground: Spot
  /** How far its houses reach. */
  reachKm: number
  districts: DemoDistrict[]
  districtShares: number[]
  /** From where hotels gather; Infinity when it is too far for a beach. */
  shoreKm: number
  /** Shares of its accommodations; the rest stands in town. */
  beachShare: number
  /** Its guests come for the sea, wherever in it they sleep. */
  isSeaside: boolean
  skiShare: number
  countrysideShare: number
  airportShare: number
  airport: Spot | null
  currency: CurrencyCode
  steps: PriceSteps
  /** What a night in a plain double of three stars costs, in euros, out of season. */
  euros: number
  /** Packages that fit its surroundings. */
  packets: SupplementCode[]
  hasTradeFairs: boolean
}

export interface DemoDistrict extends Spot {
  id: number
  name: string
}

/** Farther away, one says "near the coast", and stays in another town for the beach. */
const BEACH_REACH_KM = 5
/** In a larger town the slopes are a trip, not the reason to be there. */
const SKI_TOWN = 60_000
const SEASIDE_SHARE = 0.3
const VILLAGE = 20_000
const FAIR_TOWN = 150_000
/** Price of three stars in Madrid, without what its size adds. */
const REFERENCE_EUROS = 74.5

export function demoCity(
  geography: Geography,
  land: Land,
  surroundings: Surroundings,
  index: number,
): DemoCity {
  const { destinations } = geography
  const country = geography.countryCode(index)
  const [latitude, longitude] = [destinations.latitude[index]!, destinations.longitude[index]!]
  const population = destinations.population[index]!
  const weight = destinations.weight[index]!
  const districts = geography
    .children(index)
    .filter((child) => destinations.level[child] === LEVELS.district)
  const near = surroundings.around(index, latitude, longitude)
  const ground = firmGround(land, { latitude, longitude })
  const shoreKm = land.shoreDistanceKm(ground.latitude, ground.longitude, BEACH_REACH_KM)
  const beaches = beachShare(shoreKm, population, weight, near)
  const isSkiTown = near.hasSlopes && population < SKI_TOWN
  const currency = currencyOf(country)
  return {
    id: destinations.id[index]!,
    name: geography.name(index),
    country,
    placeNames: [index, ...geography.ancestors(index).toReversed()]
      .filter((place) => destinations.level[place]! >= LEVELS.region)
      .map((place) => geography.name(place)),
    continentId: destinations.id[geography.ancestorAt(index, LEVELS.continent)] ?? 0,
    latitude,
    longitude,
    weight,
    population,
    isIsland: geography.hasTrait(index, 'island'),
    ground,
    reachKm: reachKm(population),
    districts: districts.map((district) => ({
      id: destinations.id[district]!,
      name: geography.name(district),
      ...firmGround(land, {
        latitude: destinations.latitude[district]!,
        longitude: destinations.longitude[district]!,
      }),
    })),
    districtShares: districts.map((district) => destinations.weight[district]!),
    shoreKm,
    beachShare: beaches,
    isSeaside: beaches > SEASIDE_SHARE,
    skiShare: isSkiTown ? 0.95 : 0,
    countrysideShare: population < VILLAGE && !isSkiTown ? 0.6 : 0,
    airportShare:
      near.airport && land.isLand(near.airport.latitude, near.airport.longitude) ? 0.03 : 0,
    airport: near.airport,
    currency,
    steps: priceSteps(currency),
    euros: REFERENCE_EUROS * priceLevel(country) * cityPriceFactor(weight, population),
    packets: isSkiTown ? ['FF', ...near.packets] : near.packets,
    hasTradeFairs: population > FAIR_TOWN && weight > 10,
  }
}

/** Large ports live from other things than their beach, small towns on a coast from it alone. */
function beachShare(
  shoreKm: number,
  population: number,
  weight: number,
  near: { isOnCoast: boolean; hasBeach: boolean },
): number {
  if (shoreKm === Infinity) return 0
  const nightsPerInhabitant = (weight * 100_000) / Math.max(500, population)
  const share =
    0.08 +
    (near.isOnCoast ? 0.2 : 0) +
    (near.hasBeach ? 0.1 : 0) +
    (population < 100_000 ? 0.22 : 0) +
    clamp(nightsPerInhabitant / 300, 0, 0.3)
  return population > 1_000_000 ? Math.min(0.15, share) : clamp(share, 0, 0.88)
}

/** Guests and inhabitants both raise prices: Madrid is 1.14, a town of no note about 0.65. */
function cityPriceFactor(weight: number, population: number): number {
  const demand = 0.6 + 0.07 * Math.log1p(weight)
  return demand * (1 + 0.04 * Math.log(Math.max(1, population / 100_000)))
}

/**
 * The map's shoreline is right to a kilometre only, so the centre of a harbour town may lie in
 * the sea. Its hotels then gather around the nearest spot that the map has on land.
 */
const RING_KM = 0.3
const RINGS = 10
const DIRECTIONS = 12

/** The spot itself where it is on land, or where no land is near: an island the map forgot. */
function firmGround(land: Land, spot: Spot): Spot {
  if (land.isLand(spot.latitude, spot.longitude)) return spot
  for (let ring = 1; ring <= RINGS; ring++)
    for (let direction = 0; direction < DIRECTIONS; direction++) {
      const angle = (2 * Math.PI * direction) / DIRECTIONS
      const km = ring * RING_KM
      const latitude = spot.latitude + (km * Math.sin(angle)) / KM_PER_DEGREE
      const longitude = spot.longitude + Math.cos(angle) * longitudeSpan(km, spot.latitude)
      if (land.isLand(latitude, longitude)) return { latitude, longitude }
    }
  return spot
}
