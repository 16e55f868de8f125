/** Offers on a rate plan, and packages that add a ski pass, a spa or tickets to the night. */
import type { CataloguePacketSale } from '../../src/products/hotels/catalogue/rules/catalogue.ts'
import type { Offer } from '../../src/products/hotels/rates/rules/rates.ts'
import type { SupplementCode } from '../../src/products/hotels/catalogue/rules/supplements.ts'
import type { Dice } from '../dice.ts'
import { roundPrice } from './country-markets.ts'
import type { DemoCity } from './demo-city.ts'
import type { HotelClass } from './hotel-class.ts'
import type { Setting } from './place-kinds.ts'

type OfferRow = [
  code: string,
  chance: number,
  amountType: Offer['amountType'],
  /** Percent of the price, or euros per stay. */
  least: number,
  most: number,
  isVisible: boolean,
]

const OFFERS: OfferRow[] = [
  ['DISCOUNT_MOBILE', 0.14, 'percent', 5, 10, true],
  ['DISCOUNT_VIP', 0.1, 'percent', 8, 15, true],
  ['EARLY_BOOKING', 0.09, 'percent', 5, 20, true],
  ['LAST_MINUTE', 0.06, 'percent', 5, 15, true],
  ['LONG_STAY', 0.05, 'percent', 5, 12, true],
  ['WELCOME_CREDIT', 0.02, 'value', 5, 25, true],
  ['SUPPLIER_REBATE', 0.03, 'percent', 1, 4, false],
]

/** A value is in minor units of the hotel's currency, like every amount of the catalogue. */
export function planOffers(dice: Dice, city: DemoCity): Offer[] {
  return OFFERS.filter(([, chance]) => dice.chance(chance)).map(
    ([code, , amountType, least, most, isVisible]) => {
      const drawn = dice.whole(least, most)
      const amount = amountType === 'value' ? roundPrice(drawn, city.steps) : drawn
      return { code, amountType, amount, isVisible }
    },
  )
}

/** In euros per person and stay, in a country where prices are those of Spain. */
const PACKET_EUROS: Record<SupplementCode, number> = {
  FF: 48,
  CL: 38,
  TB: 35,
  NT: 29,
  RL: 32,
  RM: 25,
  DN: 69,
  DNI: 69,
  PA: 52,
  PAI: 52,
  PW: 42,
  EN: 24,
}

const SPA = 5
const PACKET_CHANCE = 0.3
const SKI_PASS_CHANCE = 0.5
const SPA_CHANCE = 0.35
const ROMANCE_CHANCE = 0.05

/** The package that a hotel sells, if any: what it has itself first, then what lies near. */
export function packetSale(
  dice: Dice,
  city: DemoCity,
  hotel: { hotelClass: HotelClass; setting: Setting; services: readonly number[] },
): CataloguePacketSale | null {
  const code = packetCode(dice, city, hotel)
  if (!code) return null
  const level = Math.min(1.5, Math.max(0.4, city.euros / 75))
  const euros = PACKET_EUROS[code] * level * dice.between(0.85, 1.2)
  return { code, supplement: roundPrice(euros, city.steps) }
}

function packetCode(
  dice: Dice,
  city: DemoCity,
  { hotelClass, setting, services }: Parameters<typeof packetSale>[2],
): SupplementCode | null {
  if (setting === 'mountain' && city.packets.includes('FF') && dice.chance(SKI_PASS_CHANCE))
    return 'FF'
  if (services.includes(SPA) && dice.chance(SPA_CHANCE)) return 'RL'
  const tickets = city.packets.filter((code) => code !== 'FF')
  if (tickets.length > 0 && dice.chance(PACKET_CHANCE)) return dice.pick(tickets)
  return hotelClass.stars >= 4 && dice.chance(ROMANCE_CHANCE) ? 'RM' : null
}
