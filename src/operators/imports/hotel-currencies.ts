/** Remembers hotels and their currencies: rows ask for the same few again and again. */
import type { CurrencyCode } from '../../site/money.ts'
import type { CatalogueSink } from './catalogue-sink.ts'

const MOST_REMEMBERED = 50_000

export function hotelCurrencies(
  sink: CatalogueSink,
): (operatorId: string) => Promise<CurrencyCode | null> {
  const remembered = new Map<string, CurrencyCode | null>()
  return async (operatorId) => {
    const known = remembered.get(operatorId)
    if (known !== undefined) return known
    const currency = await sink.hotelCurrency(operatorId)
    if (remembered.size >= MOST_REMEMBERED) remembered.clear()
    remembered.set(operatorId, currency)
    return currency
  }
}
