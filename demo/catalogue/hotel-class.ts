/** What kind of accommodation it is: category, stars, chain. */
import type { Dice } from '../../src/site/dice.ts'
import { CHAINS } from '../texts/chains.ts'
import { pickShare } from './chances.ts'
import type { PlaceKind, Setting } from './place-kinds.ts'

export type AccommodationKind = 'hotel' | 'apartment' | 'hostel' | 'house'

export interface HotelClass {
  kind: AccommodationKind
  categoryId: string
  /** 1 to 5 also where the category shows none: what a guest may expect. */
  stars: number
  chainId: number
  chainName: string
}

type ChainStyle = (typeof CHAINS)[number]['style']

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

const chainsByCase = new Map<string, typeof CHAINS>()

function chainsFor(where: Setting | 'apartment', country: string, stars: number): typeof CHAINS {
  const key = `${where} ${country} ${stars}`
  let found = chainsByCase.get(key)
  if (!found) {
    const styles = where === 'apartment' ? ['apartments'] : STYLES_BY_SETTING[where]
    found = CHAINS.filter(
      ({ style, countries, stars: [least, most] }) =>
        styles.includes(style) &&
        (countries === null || countries.includes(country)) &&
        stars >= least &&
        stars <= most,
    )
    chainsByCase.set(key, found)
  }
  return found
}
