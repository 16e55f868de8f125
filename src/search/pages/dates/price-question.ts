/** What a calendar asks about prices, and where. */
import {
  type PriceDays,
  type PriceQuestion,
  writePriceQuestion,
} from '../../rules/price-calendar.ts'
import { pathOf } from '../../../site/routes.ts'
import type { Site } from '../../../site/site.ts'

export type { PriceQuestion }

export function pricesPath(site: Site, question: PriceQuestion, days: PriceDays): string {
  const query = new URLSearchParams(writePriceQuestion(question, days))
  return `${pathOf(site, 'calendarPrices')}?${query}`
}
