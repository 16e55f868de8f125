/**
 * Puts the rows of a finished build into their final order.
 *
 * Hotels come in any order, and only when the last has come is it known where each belongs. The
 * large tables are rearranged plane by plane: one day of all room types is 3 MB, so the copy that
 * each step needs stays in the cache and the memory that the build needs stays flat.
 */
import { allocate, columnsPer, type EngineColumns } from './engine-columns.ts'

/** The present row of each hotel in the final order: by place, then by id. */
export function finalOrder({ place, hotelId }: EngineColumns): Int32Array {
  const order = Int32Array.from(hotelId, (_, row) => row)
  return order.toSorted(
    (one, other) => place[one]! - place[other]! || hotelId[one]! - hotelId[other]!,
  )
}

/** `stride` is how far apart the planes of the large tables are. */
export function putInOrder(
  columns: EngineColumns,
  order: Int32Array,
  stride: number,
): { roomOrder: Int32Array } {
  const roomOrder = orderOfParts(order, columns.roomCount)
  const planOrder = orderOfParts(order, columns.planCount)
  for (const name of columnsPer('hotel')) reorder(columns[name], order)
  for (const name of columnsPer('roomType')) reorder(columns[name], roomOrder)
  for (const name of columnsPer('ratePlan')) reorder(columns[name], planOrder)
  if (!isInOrder(roomOrder))
    for (const name of ['states', 'priceTotals'] as const)
      reorderPlanes(columns[name], roomOrder, stride)
  columns.roomStart = startsOf('roomStart', columns.roomCount)
  columns.planStart = startsOf('planStart', columns.planCount)
  for (let row = 0; row < order.length; row++)
    columns.roomHotel.fill(row, columns.roomStart[row], columns.roomStart[row + 1])
  return { roomOrder }
}

export function startsOf(
  name: 'roomStart' | 'planStart' | 'changeStart',
  counts: Uint16Array | Uint8Array,
): Int32Array {
  const starts = allocate(name, counts.length + 1)
  for (let row = 0; row < counts.length; row++) starts[row + 1] = starts[row]! + counts[row]!
  return starts
}

/** The present position of each part (room type or rate plan) of hotels in their final order. */
export function orderOfParts(order: Int32Array, counts: Uint16Array | Uint8Array): Int32Array {
  const starts = new Int32Array(counts.length + 1)
  for (let row = 0; row < counts.length; row++) starts[row + 1] = starts[row]! + counts[row]!
  const parts = new Int32Array(starts[counts.length]!)
  let at = 0
  for (const row of order)
    for (let part = starts[row]!; part < starts[row + 1]!; part++) parts[at++] = part
  return parts
}

function reorder(column: { [index: number]: number; slice(): typeof column }, order: Int32Array) {
  const before = column.slice()
  for (let row = 0; row < order.length; row++) column[row] = before[order[row]!]!
}

function reorderPlanes(column: Uint16Array, order: Int32Array, stride: number): void {
  const before = new Uint16Array(order.length)
  for (let start = 0; start < column.length; start += stride) {
    const plane = column.subarray(start, start + order.length)
    before.set(plane)
    for (let room = 0; room < order.length; room++) plane[room] = before[order[room]!]!
  }
}

function isInOrder(order: Int32Array): boolean {
  return order.every((from, at) => from === at)
}
