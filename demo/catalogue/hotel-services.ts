/** Services and segments ("ideal for") of a demo hotel, by its stars and where it stands. */
import type { SegmentCode } from '../../src/products/hotels/catalogue/rules/catalogue.ts'
import { type ServiceName, SERVICES } from '../../src/products/hotels/catalogue/rules/services.ts'
import type { Dice } from '../../src/site/dice.ts'
import type { HotelClass } from './hotel-class.ts'
import type { HotelPlace } from './hotel-place.ts'
import type { Setting } from './place-kinds.ts'
import { expectLength } from '../read-tables.ts'
import tables from './tables/services.json' with { type: 'json' }

interface ServiceChance {
  /** How likely with 1 to 5 stars. */
  stars: readonly number[]
  /** What a flat multiplies that by. */
  inApartments: number
  /** What the setting multiplies it by. */
  settings: Record<Setting, number>
}

const CHANCES: Record<ServiceName, ServiceChance> = tables
const SERVICE_ROWS = Object.entries(SERVICES).map(
  ([code, name]) => [Number(code), CHANCES[name]] as const,
)
for (const [, { stars }] of SERVICE_ROWS) expectLength(5, stars)

export function serviceCodes(dice: Dice, { kind, stars }: HotelClass, setting: Setting): number[] {
  return SERVICE_ROWS.filter(([, row]) => {
    const likely = row.stars[stars - 1]! * row.settings[setting]
    return dice.chance(kind === 'apartment' ? likely * row.inApartments : likely)
  }).map(([code]) => code)
}

export interface HotelFacts {
  hotelClass: HotelClass
  place: HotelPlace
  services: readonly number[]
}

/** Who would be happy there, and how likely the house says so. */
const SEGMENT_RULES: readonly [SegmentCode, (hotel: HotelFacts) => number][] = [
  ['FAM', ({ hotelClass, place }) => familyChance(hotelClass, place)],
  ['COU', ({ hotelClass }) => (hotelClass.stars >= 4 ? 0.5 : 0.2)],
  ['BUS', ({ place, services }) => (services.includes(17) ? 0.8 : inTown(place) ? 0.2 : 0)],
  ['BEA', ({ place }) => (place.shoreKm < 1 && place.setting === 'beach' ? 1 : 0)],
  ['SKI', ({ place }) => (place.setting === 'mountain' ? 0.9 : 0)],
  ['WEL', ({ services }) => (services.includes(5) ? 0.7 : 0)],
  ['RUR', ({ place }) => (place.setting === 'countryside' ? 0.85 : 0)],
  ['CIT', ({ place }) => (place.setting === 'city' ? 0.7 : 0)],
  ['LUX', ({ hotelClass }) => (hotelClass.stars === 5 ? 0.9 : 0)],
  ['GOL', ({ hotelClass, place }) => (hotelClass.stars >= 4 && !inTown(place) ? 0.08 : 0)],
  ['PET', ({ services }) => (services.includes(7) ? 0.9 : 0)],
]

const ADULTS_ONLY = 0.09

export function segmentCodes(dice: Dice, hotel: HotelFacts): SegmentCode[] {
  const codes = SEGMENT_RULES.filter(([, chance]) => dice.chance(chance(hotel))).map(
    ([code]) => code,
  )
  const { hotelClass, place } = hotel
  const mayRefuseChildren =
    hotelClass.kind === 'hotel' && hotelClass.stars >= 4 && place.setting === 'beach'
  if (!mayRefuseChildren || !dice.chance(ADULTS_ONLY)) return codes
  return [...codes.filter((code) => code !== 'FAM'), 'ADU']
}

function inTown({ setting }: HotelPlace): boolean {
  return setting === 'city' || setting === 'airport'
}

function familyChance({ kind }: HotelClass, { setting }: HotelPlace): number {
  if (kind === 'apartment' || kind === 'house') return 0.7
  return setting === 'beach' ? 0.55 : 0.2
}
