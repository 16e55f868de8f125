/** What a hotel's pictures must show, from what the catalogue knows of it. */
import { categoryOf } from '../../src/products/hotels/catalogue/rules/categories.ts'
import { type BoardCode, boardFilterOf } from '../../src/products/hotels/catalogue/rules/boards.ts'
import type { CatalogueHotel } from '../../src/products/hotels/catalogue/rules/catalogue.ts'
import { makeDice } from '../../src/site/dice.ts'
import type { Climate, PhotoBrief, Setting } from './photo-brief.ts'

export type PhotoFacts = Omit<PhotoBrief, 'scene' | 'seed'>

type PhotographedHotel = Pick<CatalogueHotel, 'id' | 'categoryId' | 'serviceCodes' | 'latitude'> & {
  country: string
  segmentCodes: readonly string[]
  boardCodes: readonly string[]
}

const POOL = 6
const SPA = 5

const DESERTS = new Set('AE BH DZ EG JO KW LY OM QA SA TN'.split(' '))
const MEDITERRANEAN = new Set('AL CY ES GR HR IL IT LB MA MC ME MT PT TR'.split(' '))

/** Rows from the cold to the warm; the first that fits decides. */
const CLIMATES: [Climate, (country: string, latitude: number) => boolean][] = [
  ['nordic', (_, latitude) => latitude > 57],
  ['desert', (country) => DESERTS.has(country)],
  ['tropical', (_, latitude) => latitude < 24.5],
  ['mediterranean', (country, latitude) => MEDITERRANEAN.has(country) && latitude < 45],
  ['mediterranean', (_, latitude) => latitude < 35],
]

const SETTINGS: [segment: string, Setting][] = [
  ['SKI', 'mountain'],
  ['BEA', 'beach'],
  ['RUR', 'countryside'],
]

/** The richest board that a hotel serves is the one its dining room is laid for. */
const BOARDS: [BoardCode, PhotoBrief['board']][] = [
  ['ti', 'all-inclusive'],
  ['pc', 'full'],
  ['mp', 'half'],
  ['hd', 'breakfast'],
]

const STOREYS: Record<Setting, [number, number]> = {
  city: [4, 10],
  beach: [3, 9],
  mountain: [3, 5],
  countryside: [2, 3],
  airport: [4, 7],
}

const STOREYS_OF_HOUSE: [number, number] = [2, 3]

export function photoFacts(hotel: PhotographedHotel): PhotoFacts {
  const setting = SETTINGS.find(([segment]) => hotel.segmentCodes.includes(segment))?.[1] ?? 'city'
  const { kind, count } = categoryOf(hotel.categoryId)
  const served = new Set(hotel.boardCodes.map(boardFilterOf))
  const building = kind === 'apartment' ? 'apartment' : kind === 'unclassified' ? 'house' : 'hotel'
  const storeys = building === 'house' ? STOREYS_OF_HOUSE : STOREYS[setting]
  return {
    climate: climateOf(hotel, setting),
    setting,
    building,
    stars: count,
    hasPool: hotel.serviceCodes.includes(POOL),
    hasSpa: hotel.serviceCodes.includes(SPA),
    board: BOARDS.find(([filter]) => served.has(filter))?.[1] ?? 'room-only',
    storeys: makeDice(hotel.id).whole(...storeys),
  }
}

function climateOf({ country, latitude }: PhotographedHotel, setting: Setting): Climate {
  if (setting === 'mountain') return 'alpine'
  return CLIMATES.find(([, fits]) => fits(country, Math.abs(latitude)))?.[0] ?? 'temperate'
}
