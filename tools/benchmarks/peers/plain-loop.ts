/**
 * The referee: plain loops over the rules of core, with no trick at all. Slow, so it takes part in
 * small worlds only.
 */
import { conversionFactor, CURRENCIES, type CurrencyCode } from '../../../src/site/money.ts'
import { PAGE_SIZE } from '../../../src/products/hotels/list/rules/list-state.ts'
import { fits, partyOf, roomPrice } from '../../../src/products/hotels/rates/rules/pricing.ts'
import { RATING_RANGES } from '../../../src/products/hotels/catalogue/rules/ratings.ts'
import { stayNights } from '../../../src/site/stay.ts'
import type { EngineQuery } from '../../../src/products/hotels/engine/search/engine-query.ts'
import {
  BOARDS,
  type FlatHotel,
  type FlatPlan,
  type FlatRoom,
  type FlatWorld,
  SEGMENT_CODES,
  SERVICE_CODES,
  STATE_RUN,
} from './flat-world.ts'
import type { Answer, Group, Peer } from './peer.ts'

/** What the rules of core say without a map of the world. */
const LOOP_GROUPS = [
  'categories',
  'ratingRanges',
  'boards',
  'services',
  'segments',
  'freeCancellation',
  'chains',
] as const satisfies Group[]

type Offer = { plan: FlatPlan; total: number }
type Chosen = EngineQuery['filters']

export class PlainLoop implements Peer {
  readonly name = 'plain loop'
  private readonly hotels: FlatHotel[] = []
  private world: FlatWorld | undefined

  add(hotel: FlatHotel): void {
    this.hotels.push(hotel)
  }

  async finish(world: FlatWorld): Promise<void> {
    this.world = world
  }

  search(query: EngineQuery): Answer {
    const { filters } = query
    const found = this.hotels.slice(...this.world!.rowsOf(query)).map((hotel) => ({
      hotel,
      offers: this.offersOf(hotel, query),
      values: this.valuesOf(hotel),
    }))
    const counts = Object.fromEntries(
      LOOP_GROUPS.map((group) => [group, {} as Record<string, number>]),
    ) as Record<(typeof LOOP_GROUPS)[number], Record<string, number>>
    for (const group of LOOP_GROUPS) {
      // Alternatives are counted without the choices in their own group, needs with all of them.
      const { [group]: _, ...others } = filters
      const kept = group === 'services' ? filters : others
      for (const { offers, values } of found) {
        if (!passes(values, kept)) continue
        const passing = offers.filter(({ plan }) => planPasses(plan, kept, query))
        const told = tellOf(group, values, passing, query)
        if (passing.length > 0)
          for (const value of told) counts[group][value] = (counts[group][value] ?? 0) + 1
      }
    }
    const list = found
      .filter(({ values }) => passes(values, filters))
      .map(({ hotel, offers }) => ({
        id: hotel.id,
        price: priceOf(
          hotel,
          offers.filter(({ plan }) => planPasses(plan, filters, query)),
          query,
        ),
      }))
      .filter(({ price }) => price < Infinity)
      .toSorted((one, other) => one.price - other.price || one.id - other.id)
    const from = (query.page - 1) * PAGE_SIZE
    return { total: list.length, page: list.slice(from, from + PAGE_SIZE), counts }
  }

  close(): void {}

  private offersOf({ plans, rooms }: FlatHotel, query: EngineQuery): Offer[] {
    const party = partyOf(query.rooms[0]!)
    const nights = stayNights(query.stay)
    const free = rooms.filter((room) => fits(party, room) && this.isFree(room, query))
    return free.flatMap((room) =>
      plans.map((plan) => {
        const shares = {
          singlePermille: room.single,
          extraAdultPermille: room.extra,
          childPermille: room.child,
        }
        const planPrice = {
          pricePermille: plan.permille,
          boardSupplement: plan.boardSupplement,
          packetSale: { code: '', supplement: plan.packetSupplement },
        }
        const sum = this.nightlySum(room, query)
        return { plan, total: roomPrice(sum, nights, party, shares, planPrice) }
      }),
    )
  }

  private isFree({ states }: FlatRoom, { stay }: EngineQuery): boolean {
    const state = states[stay.checkIn - this.world!.firstDay]!
    const nights = stayNights(stay)
    return Math.floor(state / STATE_RUN) >= nights && state % STATE_RUN <= nights
  }

  private nightlySum({ totals, unit }: FlatRoom, { stay }: EngineQuery): number {
    const day = stay.checkIn - this.world!.firstDay
    return (totals[day + stayNights(stay)]! - totals[day]!) * unit
  }

  /** What a hotel has in each group that does not depend on rates. */
  private valuesOf(hotel: FlatHotel): Partial<Record<Group, string[]>> {
    return {
      categories: [this.world!.categories[hotel.category]!],
      ratingRanges: hotel.band < RATING_RANGES.length ? [RATING_RANGES[hotel.band]!] : [],
      services: SERVICE_CODES.filter((_, bit) => (hotel.services >> bit) & 1),
      segments: SEGMENT_CODES.filter((_, bit) => (hotel.segments >> bit) & 1),
      chains: hotel.chain > 0 ? [String(hotel.chain)] : [],
    }
  }
}

function passes(values: Partial<Record<Group, string[]>>, filters: Chosen): boolean {
  return (Object.keys(values) as Group[]).every((group) => {
    const chosen = filters[group]
    if (!chosen) return true
    const has = (value: string) => values[group]!.includes(value)
    return group === 'services' ? chosen.every(has) : chosen.some(has)
  })
}

function planPasses(plan: FlatPlan, filters: Chosen, query: EngineQuery): boolean {
  if (filters.boards && !filters.boards.includes(BOARDS[plan.board]!)) return false
  return !filters.freeCancellation || isCancellable(plan, query)
}

function isCancellable({ freeDays }: FlatPlan, { stay, today }: EngineQuery): boolean {
  return freeDays <= stay.checkIn - today
}

function tellOf(
  group: Group,
  values: Partial<Record<Group, string[]>>,
  offers: Offer[],
  query: EngineQuery,
): string[] {
  if (group === 'boards') return [...new Set(offers.map(({ plan }) => BOARDS[plan.board]!))]
  if (group === 'freeCancellation')
    return offers.some(({ plan }) => isCancellable(plan, query)) ? ['1'] : []
  return values[group]!
}

function priceOf({ currency }: FlatHotel, offers: Offer[], query: EngineQuery): number {
  const own = (Object.keys(CURRENCIES) as CurrencyCode[])[currency]!
  const factor = conversionFactor(own, query.currency, query.rates)
  const cheapest = Math.min(...offers.map(({ total }) => total))
  return (cheapest * factor) / stayNights(query.stay)
}
