/** The lowest price for each day on which a stay could begin, for the days of a date picker. */
import { setImmediate } from 'node:timers/promises'
import { writeDay } from '../../../../site/calendar-day.ts'
import { formatMoney, isPriceShown } from '../../../../site/money.ts'
import {
  type PriceAnswer,
  type PriceDays,
  type PriceQuestion,
  type PriceOfDay,
  readPriceQuestion,
} from '../../../../search/rules/price-calendar.ts'
import { todayIn } from '../../../../http/clock.ts'
import { cheapestStay, engineDestination } from './destinations-prices.ts'
import type { SearchMemory } from '../../service/search-memory.ts'
import type { Handler, Visit } from '../../../../http/visit.ts'
import { pricedFor } from '../../rates/routes/priced-for.ts'

const KEEP_SECONDS = 300

/**
 * A town's two months are priced in a millisecond or two, a continent's take seconds. Other visitors
 * wait no longer than one slice, and an answer ends early rather than take more than the budget:
 * the calendar then asks for the rest.
 */
const SLICE_MS = 10
const BUDGET_MS = 200

export function calendarPrices(memory: () => SearchMemory): Handler {
  return async (visit) => {
    const { site, query, problems } = visit
    const read = readPriceQuestion(query, todayIn(site.edition.timeZone))
    if (!read.ok) return problems(read.problems)
    const answer: PriceAnswer = {
      prices: await pricesOf(pricedFor(memory(), visit), site, read.value),
    }
    return visit.ownData(answer, KEEP_SECONDS)
  }
}

async function pricesOf(
  memory: SearchMemory,
  site: Visit['site'],
  asked: PriceQuestion & PriceDays,
): Promise<PriceOfDay[]> {
  const { nights, rooms, firstDay, days } = asked
  const hotels = engineDestination(asked)
  const today = todayIn(site.edition.timeZone)
  const { currency } = site.edition
  const prices: PriceOfDay[] = []
  let [spent, sliceStart] = [0, performance.now()]
  for (let checkIn = firstDay; checkIn < firstDay + days; checkIn++) {
    const stay = { checkIn, checkOut: checkIn + nights }
    const total = cheapestStay(memory, site, hotels, { stay, rooms }, today)
    const price = isPriceShown(total) ? total / nights / rooms.length : null
    const text = price === null ? '' : formatMoney(price, currency)
    prices.push({ day: writeDay(checkIn), price, text })
    const slice = performance.now() - sliceStart
    if (spent + slice > BUDGET_MS) break
    if (slice > SLICE_MS) {
      await setImmediate()
      ;[spent, sliceStart] = [spent + slice, performance.now()]
    }
  }
  return prices
}
