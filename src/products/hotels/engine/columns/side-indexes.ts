/** Ways into the columns other than by destination: by id, by chain, by point of interest. */
import { allocate, type EngineColumns } from './engine-columns.ts'
import type { EnginePoints } from './engine-geography.ts'
import { rowsWithin } from './geo-grid.ts'

/** A hotel is at a point of interest when it is a short walk away. */
const NEAR_POINT_KM = 1

export function orderOfIds(
  name: 'hotelOrder' | 'roomTypeOrder',
  ids: Int32Array | Float64Array,
): Int32Array {
  const order = allocate(name, ids.length)
  const rows = Int32Array.from(ids, (_, row) => row)
  order.set(rows.toSorted((one, other) => ids[one]! - ids[other]!))
  return order
}

/** The row with an id, or −1. */
export function rowOfId(order: Int32Array, ids: Int32Array | Float64Array, id: number): number {
  let low = 0
  let high = order.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (ids[order[middle]!]! < id) low = middle + 1
    else high = middle
  }
  const row = low < order.length ? order[low]! : -1
  return row >= 0 && ids[row] === id ? row : -1
}

/** The hotels of each chain, rows ascending. */
export function indexChains(
  chain: Uint16Array,
  chains: number,
): Pick<EngineColumns, 'chainStart' | 'chainRows'> {
  const chainStart = allocate('chainStart', chains + 1)
  for (const position of chain) chainStart[position + 1]!++
  for (let position = 0; position < chains; position++)
    chainStart[position + 1]! += chainStart[position]!
  const chainRows = allocate('chainRows', chain.length)
  const next = chainStart.slice()
  chain.forEach((position, row) => (chainRows[next[position]!++] = row))
  return { chainStart, chainRows }
}

/**
 * The hotels near each point, rows ascending. Counting a point's hotels is then a walk over its
 * list instead of a distance for every pair of hotel and point.
 */
export function indexPoints(
  columns: Pick<EngineColumns, 'latitude' | 'longitude' | 'gridStart' | 'gridRows'>,
  points: EnginePoints,
): Pick<EngineColumns, 'pointStart' | 'pointRows'> {
  const pointStart = allocate('pointStart', points.id.length + 1)
  const near: Int32Array[] = []
  let total = 0
  for (let point = 0; point < points.id.length; point++) {
    const centre = { latitude: points.latitude[point]!, longitude: points.longitude[point]! }
    const rows = Int32Array.from(rowsWithin(columns, centre, NEAR_POINT_KM)).toSorted()
    near.push(rows)
    total += rows.length
    pointStart[point + 1] = total
  }
  const pointRows = allocate('pointRows', total)
  near.forEach((rows, point) => pointRows.set(rows, pointStart[point]!))
  return { pointStart, pointRows }
}
