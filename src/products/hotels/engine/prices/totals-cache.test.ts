import { expect, test } from 'vitest'
import { markRoomsChanged, writeVersioned } from '../columns/calendar-versions.ts'
import type { EngineColumns } from '../columns/engine-columns.ts'
import { emptyBlock } from '../columns/hotel-block.ts'
import { TotalsCache } from './totals-cache.ts'

const versions = () =>
  ({ calendarVersions: new Int32Array(2), roomVersions: new Int32Array(2) }) as EngineColumns

function asked(
  kept: TotalsCache,
  columns: EngineColumns,
  stay: string,
  hotels = 100,
  first = 0,
): number {
  const block = emptyBlock()
  block.count = hotels
  for (let at = 0; at < hotels; at++) block.rows[at] = first + at
  let computed = 0
  kept.fill(columns, stay, block, () => {
    computed++
    block.totals.fill(7)
  })
  expect(new Set(block.totals.subarray(0, hotels))).toEqual(new Set([7]))
  return computed
}

test('a stay is priced once, until something is written in the neighbourhood', () => {
  const [kept, columns] = [new TotalsCache(), versions()]
  expect(asked(kept, columns, 'weekend')).toBe(1)
  expect(asked(kept, columns, 'weekend')).toBe(0)
  expect(asked(kept, columns, 'week')).toBe(1)
  expect(asked(kept, columns, 'weekend', 99)).toBe(1)
  markRoomsChanged(columns, 5)
  expect(asked(kept, columns, 'weekend')).toBe(1)
  expect(asked(kept, columns, 'weekend')).toBe(0)
  writeVersioned(columns, 1_000, () => undefined)
  expect(asked(kept, columns, 'weekend')).toBe(1)
  markRoomsChanged(columns, 1_024)
  expect(asked(kept, columns, 'weekend')).toBe(0)
})

test('when there is no more room all is forgotten, and nothing is wrong', () => {
  const [kept, columns] = [new TotalsCache(), versions()]
  for (let stay = 0; stay < 4_200; stay++)
    expect(asked(kept, columns, `stay ${stay}`, 1_024)).toBe(1)
  expect(asked(kept, columns, 'stay 0', 1_024)).toBe(1)
  expect(asked(kept, columns, 'stay 4199', 1_024)).toBe(0)
})

test('few hotels are not kept', () => {
  const [kept, columns] = [new TotalsCache(), versions()]
  expect(asked(kept, columns, 'weekend', 15)).toBe(1)
  expect(asked(kept, columns, 'weekend', 15)).toBe(1)
})

test('hotels of two neighbourhoods are not kept, since either may change', () => {
  const [kept, columns] = [new TotalsCache(), versions()]
  expect(asked(kept, columns, 'weekend', 100, 1_000)).toBe(1)
  expect(asked(kept, columns, 'weekend', 100, 1_000)).toBe(1)
})
