/** Which days of each month are among its cheapest. */
import type { Day } from '../../../site/calendar-day.ts'
import type { PriceOfDay } from '../../rules/price-calendar.ts'
import { monthOf } from './month-span.ts'

/** About five days of a month. */
const CHEAP_SHARE = 1 / 6

/**
 * Month by month, so that a mark does not go away while further months are loaded. Days that show
 * the same price are marked alike, and where all do, none is.
 */
export function cheapDays(prices: ReadonlyMap<Day, PriceOfDay>): ReadonlySet<Day> {
  const months = new Map<Day, PricedDay[]>()
  for (const [day, { price, text }] of prices) {
    if (price === null) continue
    const month = months.get(monthOf(day)) ?? []
    months.set(monthOf(day), month)
    month.push({ day, price, text })
  }
  return new Set([...months.values()].flatMap(cheapestOf))
}

interface PricedDay {
  day: Day
  price: number
  text: string
}

function cheapestOf(month: PricedDay[]): Day[] {
  const sorted = month.toSorted((one, other) => one.price - other.price)
  const limit = sorted[Math.ceil(sorted.length * CHEAP_SHARE) - 1]!
  const cheap = sorted.filter(({ price, text }) => price <= limit.price || text === limit.text)
  return cheap.length === month.length ? [] : cheap.map(({ day }) => day)
}
