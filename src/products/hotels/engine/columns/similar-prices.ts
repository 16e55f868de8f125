/** What hotels with as many stars in the same city usually ask; see recommendation.ts. */
import { categoryOf } from '../../catalogue/rules/categories.ts'
import type { EngineColumns } from './engine-columns.ts'
import { pointsPerUnit } from '../search/recommendation.ts'

/**
 * Only prices in one currency are compared. The hotels of a city stand together, so one small table
 * is enough, emptied at each city's end.
 */
export function fillSimilarPrices(columns: EngineColumns, categories: readonly string[]): void {
  const { city, category, currency, typicalPrice, pricePointsPerUnit } = columns
  const stars = categories.map((id) => categoryOf(id).count)
  const kindOf = (row: number) => stars[category[row]!]! * 256 + currency[row]!
  let first = 0
  for (let row = 1; row <= city.length; row++) {
    if (row < city.length && city[row] === city[first]) continue
    const sums = new Map<number, { total: number; count: number }>()
    for (let at = first; at < row; at++) {
      const sum = sums.get(kindOf(at)) ?? { total: 0, count: 0 }
      sum.total += typicalPrice[at]!
      sum.count += 1
      sums.set(kindOf(at), sum)
    }
    for (let at = first; at < row; at++) {
      const { total, count } = sums.get(kindOf(at))!
      pricePointsPerUnit[at] = pointsPerUnit(Math.max(1, Math.round(total / count)))
    }
    first = row
  }
}
