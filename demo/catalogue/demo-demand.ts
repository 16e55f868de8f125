/**
 * What people are said to have done in the demo world on a day: which hotels they opened and booked,
 * and when. As with prices, everything is a function of the seed, the hotel and the day, so a day
 * that is written down again is the same.
 */
import type { Day } from '../../src/site/calendar-day.ts'
import { makeDice, type Dice } from '../../src/site/dice.ts'
import { mixed } from './chances.ts'

export interface DemoEvent {
  kind: 'view' | 'order'
  hotelId: number
  /** Milliseconds since 1970. */
  happenedAt: number
  visitor: string
}

interface Hotel {
  id: number
  /** 0 to 1000. */
  popularity: number
}

/** About one hotel in four; nobody is said to be looking at the others. */
export const MIN_SOUGHT = 600

const DAY_MS = 86_400_000
/**
 * A day is written down when it begins for the operator, anywhere between Madrid and Mexico. Its
 * events begin when it has begun for all of them; until then yesterday's go on.
 */
const DAY_BEGINS_MS = 6 * 3_600_000
/** Where interest begins; from there it grows with the square. */
const UNNOTICED = 550
const VIEWS_PER_INTEREST = 1.4
const ORDERS_PER_VIEW = 1 / 18
/** However large the world: its visitors are shared between its hotels. */
const MAX_VIEWS_A_DAY = 30_000
const VISITORS = 20_000

export interface DemandDay {
  views: () => Generator<DemoEvent>
  orders: () => Generator<DemoEvent>
}

/** At any hour alike: its travellers live in a dozen time zones. */
export function demoDemand(seed: number, hotels: readonly Hotel[], day: Day): DemandDay {
  const wanted = VIEWS_PER_INTEREST * hotels.reduce((sum, hotel) => sum + interestIn(hotel), 0)
  const perInterest = VIEWS_PER_INTEREST * Math.min(1, MAX_VIEWS_A_DAY / wanted)

  function* events(kind: DemoEvent['kind'], perView: number): Generator<DemoEvent> {
    const daySeed = mixed(seed, day * KINDS.length + KINDS.indexOf(kind))
    for (const hotel of hotels) {
      const dice = makeDice(mixed(daySeed, hotel.id))
      const count = timesIn(dice, interestIn(hotel) * perInterest * perView)
      for (let event = 0; event < count; event++)
        yield {
          kind,
          hotelId: hotel.id,
          happenedAt: day * DAY_MS + DAY_BEGINS_MS + dice.whole(0, DAY_MS - 1),
          visitor: `demo-${dice.whole(1, VISITORS)}`,
        }
    }
  }

  return {
    views: () => events('view', 1),
    orders: () => events('order', ORDERS_PER_VIEW),
  }
}

const KINDS: DemoEvent['kind'][] = ['view', 'order']

function interestIn({ popularity }: Hotel): number {
  return popularity < MIN_SOUGHT ? 0 : ((popularity - UNNOTICED) / 100) ** 2
}

/** How often something happens that happens so often on average (Poisson, by Knuth's method). */
function timesIn(dice: Dice, average: number): number {
  const limit = Math.exp(-average)
  let times = 0
  for (let product = dice.next(); product > limit; product *= dice.next()) times++
  return times
}
