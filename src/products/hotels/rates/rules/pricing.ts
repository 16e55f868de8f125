/**
 * Pricing: what a room type costs a party for a stay under a rate plan.
 *
 * Amounts are whole minor units of the hotel's currency. The nightly prices are added first and
 * multiplied once, so a room is rounded once for the whole stay, and the sum of the rooms is the
 * price that is charged.
 */
import type { Day } from '../../../../site/calendar-day.ts'
import type { PriceChange, RatePlan, RoomType } from '../../catalogue/rules/catalogue.ts'
import type { MinorUnits } from '../../../../site/money.ts'
import {
  grownChildrenAsAdults,
  OLDEST_BABY,
  type Room,
} from '../../../../search/rules/occupancy.ts'

/** The people of one room as prices know them: babies are free, older children pay less. */
export interface Party {
  adults: number
  /** 2 to 12 years. */
  children: number
  babies: number
  /** Of children and babies. */
  ages: readonly number[]
}

type Capacity = Pick<RoomType, 'maxAdults' | 'maxChildren' | 'maxPersons'>
type Shares = Pick<RoomType, 'singlePermille' | 'extraAdultPermille' | 'childPermille'>
type PlanPrice = Pick<RatePlan, 'pricePermille' | 'boardSupplement' | 'packetSale'>

/** Days before which a price must have been higher for a reduction to be told. */
export const PRICE_HISTORY_DAYS = 30

/**
 * Ages must be known: a search without them is refused before it comes here. Whoever is over 12
 * is an adult here too, wherever the room came from.
 */
export function partyOf(room: Room): Party {
  const { adults, childAges } = grownChildrenAsAdults(room)
  const ages = childAges.filter((age) => age !== null)
  const babies = ages.filter((age) => age <= OLDEST_BABY).length
  return { adults, children: childAges.length - babies, babies, ages }
}

export function fits(party: Party, room: Capacity): boolean {
  const children = party.children + party.babies
  return (
    party.adults <= room.maxAdults &&
    children <= room.maxChildren &&
    party.adults + children <= room.maxPersons
  )
}

/** What the party pays of the room price, in thousandths. */
export function partyPermille({ adults, children }: Party, shares: Shares): number {
  const ofAdults =
    adults === 1 ? shares.singlePermille : 1000 + (adults - 2) * shares.extraAdultPermille
  return ofAdults + children * shares.childPermille
}

/** `nightlySum` is the room type's prices over the nights of the stay, added. */
export function roomPrice(
  nightlySum: MinorUnits,
  nights: number,
  party: Party,
  shares: Shares,
  plan: PlanPrice,
): MinorUnits {
  return (
    Math.round((nightlySum * partyPermille(party, shares) * plan.pricePermille) / 1_000_000) +
    supplementsFor(party, nights, plan)
  )
}

/** Board and package are paid by everyone who eats, which babies do not. */
function supplementsFor(party: Party, nights: number, plan: PlanPrice): MinorUnits {
  const payers = party.adults + party.children
  return payers * (nights * plan.boardSupplement + (plan.packetSale?.supplement ?? 0))
}

/**
 * The lowest price of the last 30 days in thousandths of today's, and never less than 1000: only a
 * true reduction is one.
 */
export function originalPermille(changes: readonly PriceChange[], today: Day): number {
  const recent = changes.filter(({ changedOn }) => changedOn > today - PRICE_HISTORY_DAYS)
  if (recent.length === 0) return 1000
  return Math.max(1000, Math.min(...recent.map(({ previousPermille }) => previousPermille)))
}
