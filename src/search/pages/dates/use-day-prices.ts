/** The prices under the days of a calendar, loaded for the months that it shows. */
import { useEffect, useState } from 'react'
import type { Day } from '../../../site/calendar-day.ts'
import { canAskPrices } from '../../rules/price-calendar.ts'
import { usePage } from '../../../ui/page-context.tsx'
import { askPrices, type DayPrices, knownPrices, questionKey } from './price-cache.ts'
import type { PriceQuestion } from './price-question.ts'

const NO_PRICES: DayPrices = new Map()

export function useDayPrices(
  question: PriceQuestion | null | undefined,
  first: Day,
  last: Day,
): DayPrices {
  const { site } = usePage()
  const [prices, show] = useState(NO_PRICES)
  const asked = question && canAskPrices(question) ? question : null
  const key = asked && questionKey(asked)

  useEffect(() => {
    if (!asked || !key) return show(NO_PRICES)
    const known = knownPrices(key, Date.now())
    const onPrices = () => show(new Map(known))
    onPrices()
    const stop = new AbortController()
    // Prices are an extra: without an answer the calendar simply shows none.
    askPrices(site, asked, { first, last }, known, { signal: stop.signal, onPrices }).catch(
      () => {},
    )
    return () => stop.abort()
    // The key stands for the question, which is a new object at every rendering.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [site, key, first, last])

  return prices
}
