/** The ways to buy a room of a demo hotel: two to eight plans. */
import type {
  CataloguePacketSale,
  RatePlan,
} from '../../src/products/hotels/catalogue/rules/catalogue.ts'
import type { Dice } from '../dice.ts'
import { roundPrice } from './country-markets.ts'
import type { DemoCity } from './demo-city.ts'
import type { HotelClass } from './hotel-class.ts'
import type { Setting } from './place-kinds.ts'
import { planBoards, type PlanBoard } from './plan-boards.ts'
import { packetSale, planOffers } from './plan-offers.ts'

const PROVIDERS = [1, 2, 3, 4, 5, 6] as const

const MOST_PLANS = 8
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
  return sold.slice(0, MOST_PLANS).map((plan, at) => ({ number: at + 1, ...plan }))
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
