/** Prices of days as far as they were asked for, kept while the page is open. */
import { type Day, readDay } from '../../../site/calendar-day.ts'
import {
  MAX_PRICE_DAYS,
  type PriceAnswer,
  type PriceDays,
  type PriceOfDay,
  type PriceQuestion,
  writePriceQuestion,
} from '../../rules/price-calendar.ts'
import type { Site } from '../../../site/site.ts'
import { pathOf } from '../../../site/routes.ts'

export type DayPrices = ReadonlyMap<Day, PriceOfDay>

/** As long as the server lets its answers be kept. */
const KEEP_MS = 300_000
const MAX_QUESTIONS = 20

interface Kept {
  askedAt: number
  prices: Map<Day, PriceOfDay>
}

const kept = new Map<string, Kept>()

export function questionKey(question: PriceQuestion): string {
  return JSON.stringify([question.kind, question.id, question.nights, question.rooms])
}

export function knownPrices(key: string, now: number): Map<Day, PriceOfDay> {
  const found = kept.get(key)
  if (found && now - found.askedAt < KEEP_MS) return found.prices
  const oldest = kept.keys().next().value
  if (kept.size >= MAX_QUESTIONS && oldest !== undefined) kept.delete(oldest)
  const prices = new Map<Day, PriceOfDay>()
  kept.delete(key)
  kept.set(key, { askedAt: now, prices })
  return prices
}

/**
 * Asks for what is missing between two days, two months at a time. An answer may end early, then
 * the rest is asked for again; one that adds nothing ends the asking.
 */
export async function askPrices(
  site: Site,
  question: PriceQuestion,
  span: { first: Day; last: Day },
  known: Map<Day, PriceOfDay>,
  { signal, onPrices }: { signal: AbortSignal; onPrices: () => void },
): Promise<void> {
  for (;;) {
    const firstDay = firstMissing(span.first, span.last, known)
    if (firstDay === null) return
    const days = Math.min(MAX_PRICE_DAYS, span.last - firstDay + 1)
    const answer = await fetch(pricesPath(site, question, { firstDay, days }), { signal })
    if (!answer.ok) return
    const { prices } = (await answer.json()) as PriceAnswer
    for (const price of prices) {
      const day = readDay(price.day)
      if (day !== null) known.set(day, price)
    }
    onPrices()
    if (!known.has(firstDay)) return
  }
}

function firstMissing(first: Day, last: Day, known: DayPrices): Day | null {
  for (let day = first; day <= last; day++) if (!known.has(day)) return day
  return null
}

/** What a calendar asks about prices, and where. */
export type { PriceQuestion }

function pricesPath(site: Site, question: PriceQuestion, days: PriceDays): string {
  const query = new URLSearchParams(writePriceQuestion(question, days))
  return `${pathOf(site, 'calendarPrices')}?${query}`
}
