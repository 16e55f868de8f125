/** Services and segments ("ideal for") of a demo hotel, by its stars and where it stands. */
import type { SegmentCode } from '../../src/products/hotels/catalogue/rules/catalogue.ts'
import type { ServiceCode } from '../../src/products/hotels/catalogue/rules/services.ts'
import type { Dice } from '../../src/site/dice.ts'
import type { HotelClass } from './hotel-class.ts'
import type { HotelPlace } from './hotel-place.ts'
import type { Setting } from './place-kinds.ts'

type ServiceRow = [
  code: ServiceCode,
  /** How likely with 1 to 5 stars. */
  stars: [number, number, number, number, number],
  /** What a flat multiplies that by. */
  inApartments: number,
  /** What the setting multiplies it by; 1 where it is not named. */
  settings: Partial<Record<Setting, number>>,
]

// One service to a row reads as a table.
// oxfmt-ignore
const SERVICE_ROWS: ServiceRow[] = [
  [1, [0.2, 0.3, 0.5, 0.7, 0.85], 0.7, {}],
  [3, [0.3, 0.4, 0.5, 0.6, 0.8], 1, { beach: 1.2, countryside: 1.6, mountain: 1.5, airport: 1.6 }],
  [4, [0.9, 0.95, 0.98, 1, 1], 1, { countryside: 0.92 }],
  [5, [0, 0.02, 0.07, 0.3, 0.8], 0.3, { mountain: 1.5, beach: 1.2 }],
  [6, [0.05, 0.12, 0.3, 0.55, 0.85], 1.3, { city: 0.4, airport: 0.4, beach: 1.8, mountain: 0.6 }],
  [7, [0.22, 0.25, 0.22, 0.2, 0.18], 1.4, { countryside: 1.8, mountain: 1.4 }],
  [10, [0.01, 0.03, 0.12, 0.2, 0.2], 0.5, { beach: 3, city: 0.2, airport: 0 }],
  [12, [0, 0.03, 0.16, 0.5, 0.85], 0.3, { countryside: 0.5 }],
  [15, [0.01, 0.03, 0.08, 0.25, 0.5], 0.6, { mountain: 1.5, beach: 1.2 }],
  [17, [0, 0, 0.2, 0.4, 0.5], 0.1, { beach: 0.3, mountain: 0.2, countryside: 0.2, airport: 1.8 }],
  [18, [0.05, 0.08, 0.12, 0.15, 0.15], 0.8, { beach: 1.6, countryside: 2 }],
]

export function serviceCodes(dice: Dice, { kind, stars }: HotelClass, setting: Setting): number[] {
  return SERVICE_ROWS.filter(([, byStars, inApartments, bySetting]) => {
    const likely = byStars[stars - 1]! * (bySetting[setting] ?? 1)
    return dice.chance(kind === 'apartment' ? likely * inApartments : likely)
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
