/** The ways to buy a room of a demo hotel: two to eight plans. */
import type {
  CataloguePacketSale,
  RatePlan,
} from '../../src/products/hotels/catalogue/rules/catalogue.ts'
import type { Dice } from '../../src/site/dice.ts'
import { roundPrice } from './country-markets.ts'
import type { DemoCity } from './demo-city.ts'
import type { HotelClass } from './hotel-class.ts'
import { isTropical, type Setting } from './place-kinds.ts'
import type { Offer } from '../../src/products/hotels/rates/rules/rates.ts'
import type { SupplementCode } from '../../src/products/hotels/catalogue/rules/supplements.ts'
import { mapValues, oneOf, rowsOf } from '../read-tables.ts'
import boardTables from './tables/boards.json' with { type: 'json' }
import offerTables from './tables/offers.json' with { type: 'json' }

const PROVIDERS = [1, 2, 3, 4, 5, 6] as const

const MAX_PLANS = 8
/** Not every board is sold both ways. */
const NON_REFUNDABLE = 0.72
const FLEXIBLE = 0.92
/** Another provider often has the same board on terms of its own. */
const SECOND_FLEXIBLE = 0.3
const MINIMUM_RETAIL_PRICE = 0.06

const USUAL_TERMS = 0.75
const FREE_DAYS_IN_TOWN = [1, 1, 1, 2, 2, 3] as const
const FREE_DAYS_ON_HOLIDAY = [2, 3, 3, 7, 7] as const
const DEPOSIT_DAYS = [3, 7, 14, 30] as const

export interface PlanFacts {
  hotelClass: HotelClass
  setting: Setting
  services: readonly number[]
  /** A double in an ordinary night. */
  euros: number
}

export function ratePlans(dice: Dice, city: DemoCity, hotel: PlanFacts): RatePlan[] {
  const boards = planBoards(dice, hotel.hotelClass, hotel.setting, city.latitude)
  const desk = salesDesk(dice, city, hotel)
  const plans: Omit<RatePlan, 'number'>[] = []
  for (const board of boards) {
    const isNonRefundable = dice.chance(NON_REFUNDABLE)
    if (isNonRefundable) plans.push(desk.nonRefundable(board))
    if (!isNonRefundable || dice.chance(FLEXIBLE)) plans.push(desk.flexible(board))
    if (dice.chance(SECOND_FLEXIBLE)) plans.push(desk.flexible(board))
  }
  if (plans.length < 2) plans.push(desk.flexible(boards[0]!), desk.nonRefundable(boards[0]!))
  const packet = packetSale(dice, city, hotel)
  const sold = packet ? [...plans, { ...desk.flexible(boards[0]!), packetSale: packet }] : plans
  return sold.slice(0, MAX_PLANS).map((plan, at) => ({ number: at + 1, ...plan }))
}

type Plan = Omit<RatePlan, 'number'> & { packetSale: CataloguePacketSale | null }

/** What the plans of one hotel have in common: its providers and its usual terms. */
function salesDesk(dice: Dice, city: DemoCity, { setting, euros }: PlanFacts) {
  const providers = [dice.pick(PROVIDERS)]
  if (dice.chance(0.55)) providers.push(dice.pick(PROVIDERS))
  const isInTown = setting === 'city' || setting === 'airport'
  const freeDays = dice.pick(isInTown ? FREE_DAYS_IN_TOWN : FREE_DAYS_ON_HOLIDAY)
  const hasMinimumRetailPrice = dice.chance(MINIMUM_RETAIL_PRICE)
  const common = (board: PlanBoard) => ({
    boardCode: board.code,
    boardSupplement: board.price === 0 ? 0 : roundPrice(board.price * euros, city.steps),
    providerId: dice.pick(providers),
    hasMinimumRetailPrice,
    offers: planOffers(dice, city),
    packetSale: null,
  })
  const deposit = (least: number) => Math.max(least, dice.pick(DEPOSIT_DAYS))
  return {
    nonRefundable: (board: PlanBoard): Plan => {
      const isDeposit = dice.chance(0.1)
      return {
        ...common(board),
        pricePermille: 1000 - dice.whole(100, 140),
        freeCancellationDays: null,
        paymentMethod: isDeposit ? 'P' : 'O',
        firstPaymentDays: isDeposit ? deposit(0) : null,
      }
    },
    flexible: (board: PlanBoard): Plan => {
      const free = dice.chance(USUAL_TERMS) ? freeDays : dice.pick(FREE_DAYS_ON_HOLIDAY)
      const payment = dice.pick(['D', 'D', 'D', 'O', 'O', 'P'] as const)
      return {
        ...common(board),
        pricePermille: 1000 + dice.pick([0, 0, 0, 10, 20, -10]),
        freeCancellationDays: free,
        paymentMethod: payment,
        firstPaymentDays: payment === 'P' ? deposit(free) : null,
      }
    },
  }
}

/** Which meals a demo hotel sells, under which of the suppliers' codes, and what they cost. */
interface PlanBoard {
  code: string
  /** Per person and night, against the price of a double. */
  price: number
}

type Meals = keyof typeof boardTables.prices
type BoardPlace = keyof typeof boardTables.chances

const BOARD_PRICES: Record<Meals, number> = boardTables.prices
const MEALS = Object.keys(BOARD_PRICES) as Meals[]
/** Suppliers write half and full board in many ways; the plain one is the most usual. */
const SPELLINGS = new Map<Meals, readonly string[]>(rowsOf(MEALS, boardTables.spellings))
/** How likely each is offered, room only first. */
const CHANCES: Record<BoardPlace, Partial<Record<Meals, number>>> = boardTables.chances
const BOARDS_BY_PLACE = mapValues(CHANCES, (row) => rowsOf(MEALS, row))

/** A board beyond the third makes a list that nobody reads. */
const MAX_BOARDS = 3
/** Below three stars nobody cooks for a whole house; above, breakfast goes without saying. */
const FULL_KITCHEN_STARS = 3

function planBoards(
  dice: Dice,
  { kind, stars }: HotelClass,
  setting: Setting,
  latitude: number,
): PlanBoard[] {
  const table = BOARDS_BY_PLACE[rowOf(kind, setting, latitude)]
  const offered = table
    .filter(([meals, chance]) => {
      const isBigMeal = BOARD_PRICES[meals] > BOARD_PRICES.CE
      return dice.chance(isBigMeal && stars < FULL_KITCHEN_STARS ? chance / 3 : chance)
    })
    .map(([meals]) => meals)
  if (offered.length === 0) offered.push('HD')
  // When there are too many, the plainest go: whoever offers all meals lives from them.
  return offered.slice(-MAX_BOARDS).map((meals) => {
    const spellings = SPELLINGS.get(meals)
    return {
      code: spellings ? dice.pick(spellings) : meals,
      price: BOARD_PRICES[meals] * dice.between(0.85, 1.15),
    }
  })
}

function rowOf(kind: HotelClass['kind'], setting: Setting, latitude: number): BoardPlace {
  if (kind === 'apartment' || kind === 'hostel') return kind
  if (kind === 'house') return 'countryside'
  return setting === 'beach' && isTropical(latitude) ? 'tropicalBeach' : setting
}

/** Offers on a rate plan, and packages that add a ski pass, a spa or tickets to the night. */
interface OfferChance extends Pick<Offer, 'code' | 'amountType' | 'isVisible'> {
  chance: number
  /** Percent of the price, or euros per stay. */
  least: number
  most: number
}

const OFFERS: OfferChance[] = offerTables.offers.map((row) => ({
  ...row,
  amountType: oneOf(['percent', 'value'], row.amountType),
}))

/** A value is in minor units of the hotel's currency, like every amount of the catalogue. */
function planOffers(dice: Dice, city: DemoCity): Offer[] {
  return OFFERS.filter(({ chance }) => dice.chance(chance)).map(
    ({ code, amountType, least, most, isVisible }) => {
      const drawn = dice.whole(least, most)
      const amount = amountType === 'value' ? roundPrice(drawn, city.steps) : drawn
      return { code, amountType, amount, isVisible }
    },
  )
}

/** In euros per person and stay, in a country where prices are those of Spain. */
const PACKET_EUROS: Record<SupplementCode, number> = offerTables.packageEuros

const SPA = 5
const PACKET_CHANCE = 0.3
const SKI_PASS_CHANCE = 0.5
const SPA_CHANCE = 0.35
const ROMANCE_CHANCE = 0.05

/** The package that a hotel sells, if any: what it has itself first, then what lies near. */
function packetSale(
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
