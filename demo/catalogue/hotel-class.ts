/** What kind of accommodation it is: category, stars, chain. */
import type { Dice } from '../../src/site/dice.ts'
import { oneOf } from '../read-tables.ts'
import { pickShare } from './chances.ts'
import type { PlaceKind, Setting } from './place-kinds.ts'
import chainRows from './tables/chains.json' with { type: 'json' }

export type AccommodationKind = 'hotel' | 'apartment' | 'hostel' | 'house'

export interface HotelClass {
  kind: AccommodationKind
  categoryId: string
  /** 1 to 5 also where the category shows none: what a guest may expect. */
  stars: number
  chainId: number
  chainName: string
}

const CHAIN_STYLES = ['beach', 'city', 'budget', 'luxury', 'apartments', 'rural', 'ski'] as const
type ChainStyle = (typeof CHAIN_STYLES)[number]

interface DemoChain {
  id: number
  name: string
  /** ISO 3166 codes of where it has houses; null for world-wide. */
  countries: string[] | null
  style: ChainStyle
  /** Those that its houses have. */
  stars: readonly number[]
}

/**
 * Invented, all of them. None is a real brand, and none may become one: a demo must not put words
 * into the mouth of a company that exists. The position in the file is the number, so a new chain
 * goes to the end.
 */
export const CHAINS: readonly DemoChain[] = chainRows.map((row, at) => ({
  ...row,
  id: at + 1,
  countries: row.countries?.split(' ') ?? null,
  style: oneOf(CHAIN_STYLES, row.style),
}))

const UNCLASSIFIED = 0.03
/** Stars by the older Spanish reckoning, written 1E to 5E, where that was ever used. */
const SPECIAL_STARS = 0.07
const SPECIAL_STAR_COUNTRIES = new Set(
  'ES AD MX GT HN SV NI CR PA CU DO PR CO VE EC PE BO CL AR UY PY'.split(' '),
)
const PLAIN_APARTMENTS = 0.4
/** Some who would join one find none in their country, so a third of all belongs to one. */
const CHAIN_CHANCES: Record<AccommodationKind, number> = {
  hotel: 0.45,
  apartment: 0.3,
  hostel: 0.04,
  house: 0.02,
}

const STYLES_BY_SETTING: Record<Setting, ChainStyle[]> = {
  city: ['city', 'budget', 'luxury'],
  beach: ['beach', 'luxury'],
  mountain: ['ski', 'luxury'],
  countryside: ['rural', 'budget'],
  airport: ['city', 'budget'],
}

export function hotelClass(
  dice: Dice,
  placeKind: PlaceKind,
  setting: Setting,
  country: string,
): HotelClass {
  const stars = 1 + pickShare(dice, placeKind.stars)
  const kind = kindOf(dice, placeKind, stars)
  const chain = chainOf(dice, kind, setting, country, stars)
  return {
    kind,
    categoryId: categoryId(dice, kind, stars, country),
    stars: kind === 'house' ? Math.min(3, stars) : stars,
    chainId: chain?.id ?? 0,
    chainName: chain?.name ?? '',
  }
}

function kindOf(dice: Dice, placeKind: PlaceKind, stars: number): AccommodationKind {
  const draw = dice.next()
  const houses = UNCLASSIFIED + placeKind.houses
  if (draw < houses) return 'house'
  if (draw < houses + placeKind.apartments) return 'apartment'
  return stars <= 2 && dice.chance(placeKind.hostels) ? 'hostel' : 'hotel'
}

function categoryId(dice: Dice, kind: AccommodationKind, stars: number, country: string): string {
  if (kind === 'house') return 'OT'
  if (kind === 'hostel') return `HO${stars}`
  if (kind === 'apartment') return dice.chance(PLAIN_APARTMENTS) ? 'APT' : `APT${stars}`
  const isSpecial = dice.chance(SPECIAL_STARS) && SPECIAL_STAR_COUNTRIES.has(country)
  return isSpecial ? `${stars}E` : `${stars}`
}

function chainOf(
  dice: Dice,
  kind: AccommodationKind,
  setting: Setting,
  country: string,
  stars: number,
) {
  if (!dice.chance(CHAIN_CHANCES[kind])) return null
  const candidates = chainsFor(kind === 'apartment' ? 'apartment' : setting, country, stars)
  return candidates.length > 0 ? dice.pick(candidates) : null
}

const chainsByCase = new Map<string, readonly DemoChain[]>()

function chainsFor(
  where: Setting | 'apartment',
  country: string,
  stars: number,
): readonly DemoChain[] {
  const key = `${where} ${country} ${stars}`
  let found = chainsByCase.get(key)
  if (!found) {
    const styles = where === 'apartment' ? ['apartments'] : STYLES_BY_SETTING[where]
    found = CHAINS.filter(
      (chain) =>
        styles.includes(chain.style) &&
        (chain.countries === null || chain.countries.includes(country)) &&
        chain.stars.includes(stars),
    )
    chainsByCase.set(key, found)
  }
  return found
}
