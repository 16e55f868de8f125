/**
 * How many guests a town draws, in units of 100,000 nights a year.
 *
 *   weight = inhabitants × nights per inhabitant × country appeal × capital × seaside × island × coast
 *          + points of interest + skiing + guests of resorts
 *
 * A town whose nights are known from statistics takes them instead of the estimate. Estimates are meant to
 * be right within a factor of three, which is enough to order suggestions and to spread hotels.
 */
import { countryAppeal } from './tables/country-appeal.ts'
import type { DraftCity } from './draft.ts'
import { TRAITS } from './geography-columns.ts'

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
